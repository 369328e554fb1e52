import type { Memory, Scope } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Store, Version, Where } from "../../contract/store.ts"
import { each, pages } from "../../turn/pages.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"

/** One earlier or present state of a memory. The newest says who made it and when; what it says is the memory itself. */
export type ExportedVersion = Omit<Version, "id">

/** A memory with everything that is known of it. `history` is oldest first and ends with the present state; empty where the store keeps none. */
export interface ExportedMemory {
  readonly memory: Memory
  readonly history: readonly ExportedVersion[]
}

/** Every memory of a scope, oldest first, whatever its status. What was deleted is not among them, also in the history of none. */
export async function* exported(store: Store, scope: Scope, where: Where = {}): AsyncGenerator<ExportedMemory> {
  const query = { oldestFirst: true, where: { ...where, status: STATUSES } }
  for await (const memories of pages((page) => store.list(scope, { ...query, ...page }))) {
    yield* await Promise.all(memories.map(async (memory) => ({ memory, history: await historyOf(store, memory) })))
  }
}

async function historyOf({ history }: Store, newest: Memory): Promise<ExportedMemory["history"]> {
  const { id, revision } = newest
  const scope = scopeOf(poolOf(newest))
  const versions: ExportedVersion[] = []
  for await (const { id: _, memory, ...version } of each((page) => history?.versions(scope, id, page))) {
    if (version.revision > revision) continue
    versions.push(version.revision === revision || memory === undefined ? version : { ...version, memory })
  }
  return versions.reverse()
}

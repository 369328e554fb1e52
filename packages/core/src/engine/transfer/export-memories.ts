import { type Memory, type Scope, STATUSES, type Store, type Version, type Where } from "../../contract/index.ts"
import { each, pages } from "../../turn/pages.ts"
import { poolOf, scopeOf } from "../../turn/pools.ts"

/** A version of a memory. The newest has no memory of its own, because it is the exported one. */
export type ExportedVersion = Omit<Version, "id">

/** A memory with its history: oldest first, ending with the current version; empty if the store has no history. */
export interface ExportedMemory {
  readonly memory: Memory
  readonly history: readonly ExportedVersion[]
}

/** Yields every memory of a scope, oldest first, of any status. Excludes deleted memories, also from the histories. */
export async function* exportMemories(store: Store, scope: Scope, where: Where = {}): AsyncGenerator<ExportedMemory> {
  const query = { oldestFirst: true, where: { ...where, status: STATUSES } }
  for await (const memories of pages((page) => store.list(scope, { ...query, ...page }))) {
    yield* await Promise.all(memories.map(async (memory) => ({ memory, history: await readHistory(store, memory) })))
  }
}

async function readHistory({ history }: Store, newest: Memory): Promise<ExportedMemory["history"]> {
  const { id, revision } = newest
  const scope = scopeOf(poolOf(newest))
  const versions: ExportedVersion[] = []
  for await (const { id: _, memory, ...version } of each((page) => history?.versions(scope, id, page))) {
    if (version.revision > revision) continue
    versions.push(version.revision === revision || memory === undefined ? version : { ...version, memory })
  }
  return versions.reverse()
}

import {
  type CallOptions,
  MemoryError,
  type MemoryId,
  type Pool,
  type Scope,
  type Store,
} from "../../contract/index.ts"
import { each } from "../pages.ts"

/**
 * Throws `conflict` if another pool of the tenant has or had a memory under one of these ids. The store answers such a
 * write like one to a deleted memory, which is left out; here nothing was deleted, so leaving it out would lose it.
 */
export async function rejectTakenIds(
  store: Store,
  pool: Pool,
  ids: readonly MemoryId[],
  call?: CallOptions,
): Promise<void> {
  if (ids.length === 0) return
  const scope = { tenant: pool.tenant, pools: "all" } as const
  const stored = await store.read(scope, ids, call)
  for (const [place, id] of ids.entries()) {
    const poolName = stored[place]?.pool ?? (await lastPoolOf(store, scope, id))
    if (poolName === undefined || poolName === pool.name) continue
    throw new MemoryError("conflict", "The id of this memory is taken by a memory of another owner", {
      remedy: "Find the memory with this id as an administrator, delete it there, then retry the job.",
    })
  }
}

/** The pool of the newest version of an id. */
async function lastPoolOf({ history }: Store, scope: Scope, id: MemoryId): Promise<string | undefined> {
  for await (const { memory } of each((page) => history?.versions(scope, id, page))) {
    if (memory !== undefined) return memory.pool
  }
  return undefined
}

import type { CallOptions, Change, MemoryId, Store, Tenant, WriteOptions } from "../contract/index.ts"
import { each } from "../turn/pages.ts"
import { writeAll } from "../turn/write-all.ts"

/**
 * Erases memories from a copy after the original store has erased them and replaced the name of their pool. Looks up
 * each memory's pool in the copy, deleted memories included. Ids are unique in a tenant.
 */
export async function eraseInAnyPool(
  store: Store,
  tenant: Tenant,
  ids: readonly MemoryId[],
  options: WriteOptions,
): Promise<void> {
  const everywhere = { tenant, pools: "all" } as const
  const call: CallOptions = options.signal === undefined ? {} : { signal: options.signal }
  const memories = await store.read(everywhere, ids, call)
  const erasures = new Map<string, Change[]>()
  for (const [place, id] of ids.entries()) {
    const pool = memories[place]?.pool ?? (await poolOfDeleted(id))
    if (pool !== undefined) erasures.set(pool, [...(erasures.get(pool) ?? []), { op: "erase", id }])
  }
  for (const [name, changes] of erasures) await writeAll(store, { tenant, name }, changes, options)

  async function poolOfDeleted(id: MemoryId): Promise<string | undefined> {
    for await (const { memory } of each((page) => store.history?.versions(everywhere, id, page, call))) {
      if (memory !== undefined) return memory.pool
    }
    return undefined
  }
}

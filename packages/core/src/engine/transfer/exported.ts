import type { Memory, Pool, Scope } from "../../contract/memory.ts"
import type { Cursor, Store, Version, Where } from "../../contract/store.ts"
import { ANY_STATUS } from "../../turn/neighbours.ts"

/** One earlier or present state of a memory. The newest says who made it and when; what it says is the memory itself. */
export type ExportedVersion = Omit<Version, "id">

/** A memory with everything that is known of it. `history` is oldest first and ends with the present state; empty where the store keeps none. */
export interface Exported {
  readonly memory: Memory
  readonly history: readonly ExportedVersion[]
}

const PAGE = 200

/** Every memory of a scope, oldest first, whatever its status. What was deleted is not among them, also in the history of none. */
export async function* exported(store: Store, scope: Scope, where: Where = {}): AsyncGenerator<Exported> {
  let cursor: Cursor | undefined
  do {
    const query = { limit: PAGE, oldestFirst: true, where: { ...where, status: ANY_STATUS } }
    const page = await store.list(scope, { ...query, ...(cursor !== undefined && { cursor }) })
    yield* await Promise.all(page.items.map(async (memory) => ({ memory, history: await historyOf(store, memory) })))
    cursor = page.next
  } while (cursor !== undefined)
}

async function historyOf({ history }: Store, { id, owner, pool, revision }: Memory): Promise<Exported["history"]> {
  if (history === undefined) return []
  const scope: Scope = { tenant: owner.tenant, pools: [pool] }
  const versions: ExportedVersion[] = []
  let cursor: Cursor | undefined
  do {
    const page = await history.versions(scope, id, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    for (const { id: _, memory, ...version } of page.items) {
      if (version.revision > revision) continue
      versions.push(version.revision === revision || memory === undefined ? version : { ...version, memory })
    }
    cursor = page.next
  } while (cursor !== undefined)
  return versions.reverse()
}

/** Every tenant that holds anything, Keepsake's own left out. */
export async function tenantsOf(store: Store): Promise<readonly Pool["tenant"][]> {
  const tenants = new Set<Pool["tenant"]>()
  let cursor: Cursor | undefined
  do {
    const page = await store.pools(undefined, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    for (const { tenant } of page.items) if (!tenant.startsWith("keepsake:")) tenants.add(tenant)
    cursor = page.next
  } while (cursor !== undefined)
  return [...tenants]
}

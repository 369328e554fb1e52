import type { Tenant } from "../../contract/memory.ts"
import type { Store } from "../../contract/store.ts"
import { ANY_STATUS } from "../../turn/neighbours.ts"

const PAGE = 500

/** How many memories a store holds, of every tenant and status. */
export async function countOf(store: Store): Promise<number> {
  const tenants = new Set<Tenant>()
  let cursor: string | undefined
  do {
    const page = await store.pools(undefined, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    for (const { tenant } of page.items) tenants.add(tenant)
    cursor = page.next
  } while (cursor !== undefined)
  let count = 0
  for (const tenant of tenants) count += await countIn(store, tenant)
  return count
}

async function countIn(store: Store, tenant: Tenant): Promise<number> {
  const scope = { tenant, pools: "all" } as const
  const where = { status: ANY_STATUS }
  if (store.tally !== undefined) return (await store.tally.count(scope, where)).total
  let count = 0
  let cursor: string | undefined
  do {
    const page = await store.list(scope, { limit: PAGE, where, ...(cursor !== undefined && { cursor }) })
    count += page.items.length
    cursor = page.next
  } while (cursor !== undefined)
  return count
}

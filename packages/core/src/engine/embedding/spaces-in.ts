import type { Tenant } from "../../contract/memory.ts"
import type { Store } from "../../contract/store.ts"

const PAGE = 200

/** Every embedding space of which a store holds a vector, of whomever. */
export async function spacesIn(store: Store): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const tenant of await tenantsIn(store)) {
    for (const { space } of (await store.vector?.spaces({ tenant, pools: "all" })) ?? []) found.add(space)
  }
  return found
}

/** Every tenant that has a pool. */
export async function tenantsIn(store: Store): Promise<ReadonlySet<Tenant>> {
  const tenants = new Set<Tenant>()
  let cursor: string | undefined
  do {
    const page = await store.pools(undefined, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    for (const pool of page.items) tenants.add(pool.tenant)
    cursor = page.next
  } while (cursor !== undefined)
  return tenants
}

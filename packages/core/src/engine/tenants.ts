import type { Tenant } from "../contract/memory.ts"
import type { Store } from "../contract/store.ts"
import { each } from "../turn/pages.ts"

/** Whether a tenant is Keepsake's own, which no customer may be named as and no count of customers holds. */
export function isReserved(tenant: string): boolean {
  return tenant.startsWith("keepsake:")
}

/** Every tenant that has a pool, Keepsake's own included. */
export async function tenantsIn(store: Store): Promise<ReadonlySet<Tenant>> {
  const tenants = new Set<Tenant>()
  for await (const { tenant } of each((page) => store.pools(undefined, page))) tenants.add(tenant)
  return tenants
}

/** Every customer that has a pool: the tenants that are not Keepsake's own. */
export async function customersIn(store: Store): Promise<readonly Tenant[]> {
  return [...(await tenantsIn(store))].filter((tenant) => !isReserved(tenant))
}

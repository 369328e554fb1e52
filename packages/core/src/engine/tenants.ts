import type { Store, Tenant } from "../contract/index.ts"
import { each } from "../turn/pages.ts"

/** Whether a tenant is reserved for Keepsake: no customer can use its name, and counts of customers exclude it. */
export function isReserved(tenant: string): boolean {
  return tenant.startsWith("keepsake:")
}

/** Lists every tenant with a pool, reserved ones included. */
export async function listTenants(store: Store): Promise<ReadonlySet<Tenant>> {
  const tenants = new Set<Tenant>()
  for await (const { tenant } of each((page) => store.pools(undefined, page))) tenants.add(tenant)
  return tenants
}

/** Lists every tenant with a pool except reserved ones. */
export async function listCustomers(store: Store): Promise<readonly Tenant[]> {
  return [...(await listTenants(store))].filter((tenant) => !isReserved(tenant))
}

import type { Store } from "../../contract/store.ts"
import { tenantsIn } from "../tenants.ts"

/** Every embedding space of which a store holds a vector, of whomever. */
export async function spacesIn(store: Store): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (const tenant of await tenantsIn(store)) {
    for (const { space } of (await store.vector?.spaces({ tenant, pools: "all" })) ?? []) found.add(space)
  }
  return found
}

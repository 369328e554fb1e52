import type { Scope, Tenant } from "../../contract/memory.ts"
import { STATUSES } from "../../contract/memory.ts"
import type { Store } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import { count } from "../counting.ts"
import { tenantsIn } from "../tenants.ts"

/** How many memories have their vector in the embedder's space, of how many there are, whatever their status. */
export interface Coverage {
  readonly space: string
  readonly embedded: number
  readonly memories: number
}

/** Counts the vectors of one tenant, or of all. */
export async function coverage(store: Store, { space }: Embedder, tenant?: Tenant): Promise<Coverage> {
  let [embedded, memories] = [0, 0]
  for (const one of tenant === undefined ? await tenantsIn(store) : [tenant]) {
    const scope: Scope = { tenant: one, pools: "all" }
    const spaces = (await store.vector?.spaces(scope)) ?? []
    embedded += spaces.find((held) => held.space === space)?.memories ?? 0
    memories += (await count(store, scope, { status: STATUSES })).total
  }
  return { space, embedded, memories }
}

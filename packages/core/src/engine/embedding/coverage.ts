import { type Embedder, type Scope, STATUSES, type Store, type Tenant } from "../../contract/index.ts"
import { count } from "../counting.ts"
import { listTenants } from "../tenants.ts"

/** How many memories of any status have a vector in a space. */
export interface Coverage {
  readonly space: string
  readonly embedded: number
  readonly memories: number
}

/** Counts the memories with a vector in the embedder's space, of one tenant or of all. */
export async function coverage(store: Store, { space }: Embedder, tenant?: Tenant): Promise<Coverage> {
  let [embedded, memories] = [0, 0]
  for (const one of tenant === undefined ? await listTenants(store) : [tenant]) {
    const scope: Scope = { tenant: one, pools: "all" }
    const spaces = (await store.vector?.spaces(scope)) ?? []
    embedded += spaces.find((held) => held.space === space)?.memories ?? 0
    memories += (await count(store, scope, { status: STATUSES })).total
  }
  return { space, embedded, memories }
}

/** Lists every embedding space in which the store holds a vector of any tenant. */
export async function listAllSpaces(store: Store): Promise<ReadonlySet<string>> {
  const spaces = new Set<string>()
  for (const tenant of await listTenants(store)) {
    for (const { space } of (await store.vector?.spaces({ tenant, pools: "all" })) ?? []) spaces.add(space)
  }
  return spaces
}

import type { Scope, Tenant } from "../../contract/memory.ts"
import type { Store, Where } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import { tenantsIn } from "./spaces-in.ts"

/** How many memories have their vector in the embedder's space, of how many there are, whatever their status. */
export interface Coverage {
  readonly space: string
  readonly embedded: number
  readonly memories: number
}

const PAGE = 200
const EVERY: Where = { status: ["active", "quarantined", "superseded", "archived"] }

/** Of one tenant, or of all. */
export async function coverage(store: Store, { space }: Embedder, tenant?: Tenant): Promise<Coverage> {
  let [embedded, memories] = [0, 0]
  for (const one of tenant === undefined ? await tenantsIn(store) : [tenant]) {
    const scope: Scope = { tenant: one, pools: "all" }
    const spaces = (await store.vector?.spaces(scope)) ?? []
    embedded += spaces.find((held) => held.space === space)?.memories ?? 0
    memories += await countOf(store, scope)
  }
  return { space, embedded, memories }
}

async function countOf(store: Store, scope: Scope): Promise<number> {
  if (store.tally !== undefined) return (await store.tally.count(scope, EVERY)).total
  let count = 0
  let cursor: string | undefined
  do {
    const page = await store.list(scope, { limit: PAGE, where: EVERY, ...(cursor !== undefined && { cursor }) })
    count += page.items.length
    cursor = page.next
  } while (cursor !== undefined)
  return count
}

import type { Scope } from "../contract/memory.ts"
import { STATUSES } from "../contract/memory.ts"
import type { Store, Tally, TallyBy, Where } from "../contract/store.ts"
import { groupOf } from "../plugin/group-of.ts"
import { each } from "../turn/pages.ts"
import { tenantsIn } from "./tenants.ts"

export type Counts = Awaited<ReturnType<Tally["count"]>>

/** How many memories `where` takes, in all and by group; by listing where the store does not count. */
export async function count(store: Store, scope: Scope, where: Where, by?: TallyBy): Promise<Counts> {
  if (store.tally !== undefined) return store.tally.count(scope, where, by)
  const groups: Record<string, number> = {}
  let total = 0
  for await (const memory of each((page) => store.list(scope, { ...page, where }))) {
    total++
    const group = by && groupOf(memory, by)
    if (group !== undefined) groups[group] = (groups[group] ?? 0) + 1
  }
  return { total, groups }
}

/** How many memories a store holds, of every tenant and status. */
export async function countAll(store: Store): Promise<number> {
  let total = 0
  for (const tenant of await tenantsIn(store)) {
    total += (await count(store, { tenant, pools: "all" }, { status: STATUSES })).total
  }
  return total
}

import { type Scope, STATUSES, type Store, type Tally, type TallyBy, type Where } from "../contract/index.ts"
import { groupOf } from "../plugin/group-of.ts"
import { each } from "../turn/pages.ts"
import { listTenants } from "./tenants.ts"

export type Counts = Awaited<ReturnType<Tally["count"]>>

/** Counts the matching memories, in total and by group. Lists them if the store cannot count. */
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

/** Counts the memories of all tenants and statuses. */
export async function countAll(store: Store): Promise<number> {
  let total = 0
  for (const tenant of await listTenants(store)) {
    total += (await count(store, { tenant, pools: "all" }, { status: STATUSES })).total
  }
  return total
}

import type { MemoryId, Range, Scope, Where } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { keyword, metadataKeyword } from "./fields.ts"
import { pointOf } from "./point-names.ts"

export type Condition = Schemas["FieldCondition"] | Schemas["HasIdCondition"]
/** All that must and must not hold; it stands at the root of every request. */
export interface Filter {
  must: Condition[]
  must_not: Condition[]
}

export function is(key: string, value: string | number | boolean): Condition {
  return { key, match: { value } }
}

export function within(key: string, range: Schemas["Range"]): Condition {
  return { key, range }
}

/** Both, as one. */
export function and(filter: Filter, ...must: readonly Condition[]): Filter {
  return { must: [...filter.must, ...must], must_not: filter.must_not }
}

/** What stands today in these pools of this tenant, and in no others. */
export function liveIn(scope: Scope): Filter {
  return and(inScope(scope), is("live", true))
}

export function inScope({ tenant, pools }: Scope): Filter {
  const must: Condition[] = [is("tenant", keyword(tenant))]
  if (pools !== "all") must.push({ key: "pool", match: { any: pools.map(keyword) } })
  return { must, must_not: [] }
}

/** Every field of `where` as conditions; `undefined` where nothing can hold, as in a list of no types. */
export function whereFilter(scope: Scope, where: Where, exclude: readonly MemoryId[] = []): Filter | undefined {
  const filter = liveIn(scope)
  const lists = {
    type: where.type,
    category: where.category,
    origin: where.origin,
    status: where.status ?? ["active"],
  }
  for (const [key, values] of Object.entries(lists)) {
    if (values === undefined) continue
    if (values.length === 0) return undefined
    filter.must.push({ key, match: { any: values.map(keyword) } })
  }
  for (const key of ["user", "agent", "session", "key"] as const) {
    const value = where[key]
    if (value !== undefined) filter.must.push(is(key, keyword(value)))
  }
  for (const key of ["importance", "createdAt", "updatedAt", "position"] as const) {
    const range = bounds(where[key])
    if (range !== undefined) filter.must.push(within(key, range))
  }
  if (where.pinned !== undefined) filter.must.push(is("pinned", where.pinned))
  for (const [name, value] of Object.entries(where.metadata ?? {})) {
    filter.must.push(is("metadata", metadataKeyword(name, value)))
  }
  if (where.at !== undefined) {
    filter.must_not.push(
      within("expiresAt", { lte: where.at }),
      within("validFrom", { gt: where.at }),
      within("validUntil", { lte: where.at }),
    )
  }
  if (exclude.length > 0) filter.must_not.push({ has_id: exclude.map((id) => pointOf(scope.tenant, id)) })
  return filter
}

function bounds(range: Range | undefined): Schemas["Range"] | undefined {
  if (range?.from === undefined && range?.below === undefined) return undefined
  return { ...(range.from !== undefined && { gte: range.from }), ...(range.below !== undefined && { lt: range.below }) }
}

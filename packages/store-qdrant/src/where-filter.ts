import type { MemoryId, Range, Scope, Where } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { metadataKeyword, toKeyword } from "./fields.ts"
import { pointIdOf } from "./point-ids.ts"

export type FilterCondition = Schemas["FieldCondition"] | Schemas["HasIdCondition"]
/** The conditions of a request. All `must` conditions match and no `must_not` condition does. */
export interface Filter {
  must: FilterCondition[]
  must_not: FilterCondition[]
}

export function equals(key: string, value: string | number | boolean): FilterCondition {
  return { key, match: { value } }
}

export function inRange(key: string, range: Schemas["Range"]): FilterCondition {
  return { key, range }
}

/** A copy of the filter with further `must` conditions. */
export function and(filter: Filter, ...must: readonly FilterCondition[]): Filter {
  return { must: [...filter.must, ...must], must_not: filter.must_not }
}

/** Matches the current memories of a scope, without tombstones. */
export function liveFilter(scope: Scope): Filter {
  return and(scopeFilter(scope), equals("live", true))
}

export function scopeFilter({ tenant, pools }: Scope): Filter {
  const must: FilterCondition[] = [equals("tenant", toKeyword(tenant))]
  if (pools !== "all") must.push({ key: "pool", match: { any: pools.map(toKeyword) } })
  return { must, must_not: [] }
}

/** Translates `where` into a filter; `undefined` if nothing can match, as with an empty list of types. */
export function whereFilter(scope: Scope, where: Where, exclude: readonly MemoryId[] = []): Filter | undefined {
  const filter = liveFilter(scope)
  const lists = {
    type: where.type,
    category: where.category,
    origin: where.origin,
    status: where.status ?? ["active"],
    review: where.review,
  }
  for (const [key, values] of Object.entries(lists)) {
    if (values === undefined) continue
    if (values.length === 0) return undefined
    filter.must.push({ key, match: { any: values.map(toKeyword) } })
  }
  const texts = {
    user: where.user,
    agent: where.agent,
    session: where.session,
    key: where.key,
    aboutSubject: where.about?.subject,
    aboutAttribute: where.about?.attribute,
  }
  for (const [key, value] of Object.entries(texts)) {
    if (value !== undefined) filter.must.push(equals(key, toKeyword(value)))
  }
  for (const key of ["importance", "createdAt", "updatedAt", "position"] as const) {
    const range = bounds(where[key])
    if (range !== undefined) filter.must.push(inRange(key, range))
  }
  if (where.exceptCategory !== undefined && where.exceptCategory.length > 0) {
    filter.must_not.push({ key: "category", match: { any: where.exceptCategory.map(toKeyword) } })
  }
  if (where.pinned !== undefined) filter.must.push(equals("pinned", where.pinned))
  for (const [name, value] of Object.entries(where.metadata ?? {})) {
    filter.must.push(equals("metadata", metadataKeyword(name, value)))
  }
  if (where.at !== undefined) {
    filter.must_not.push(
      inRange("expiresAt", { lte: where.at }),
      inRange("validFrom", { gt: where.at }),
      inRange("validUntil", { lte: where.at }),
    )
  }
  if (exclude.length > 0) filter.must_not.push({ has_id: exclude.map((id) => pointIdOf(scope.tenant, id)) })
  return filter
}

function bounds(range: Range | undefined): Schemas["Range"] | undefined {
  if (range?.from === undefined && range?.below === undefined) return undefined
  return { ...(range.from !== undefined && { gte: range.from }), ...(range.below !== undefined && { lt: range.below }) }
}

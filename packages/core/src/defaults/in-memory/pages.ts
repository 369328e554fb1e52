import type { Memory, MemoryId, Pool, Scope, Tenant } from "../../contract/memory.ts"
import type { ListQuery, Page, PageQuery, Version } from "../../contract/store.ts"
import { cursorAt, isNumber, isText, pageOf, placeOf } from "../../plugin/cursor.ts"
import { matches } from "../../plugin/matches.ts"
import { inScope, type Rows, readRow } from "./rows.ts"

/** By creation, ties by id; oldest first is newest first read from its other end. */
export function listPage(rows: Rows, scope: Scope, query: ListQuery): Page<Memory> {
  return byCreation([...rows.live(scope)].map(readRow), ["list", scope], query)
}

/** The version at that moment of every memory that exists now, by creation. */
export function asOf(rows: Rows, scope: Scope, at: number, query: ListQuery): Page<Memory> {
  return byCreation(
    [...rows.live(scope)].flatMap((row) => row.versions.findLast((version) => version.at <= at)?.memory ?? []),
    ["asOf", scope, at],
    query,
  )
}

/** Oldest first, those without a vector in this space. */
export function listMissing(rows: Rows, pool: Pool, space: string, page: PageQuery): Page<Memory> {
  const scope: Scope = { tenant: pool.tenant, pools: [pool.name] }
  const without = [...rows.live(scope)].filter((row) => !row.vectors.has(space)).map(readRow)
  return sortByCreation(without, ["missing", pool, space], { ...page, oldestFirst: true })
}

/** Newest first; nothing for an id outside the scope. */
export function versions(rows: Rows, scope: Scope, id: MemoryId, page: PageQuery): Page<Version> {
  const row = rows.find(scope.tenant, id)
  const question = ["versions", scope, id]
  const below = page.cursor === undefined ? Infinity : placeOf(question, page.cursor, isNumber)[0]
  const all = row !== undefined && inScope(row, scope) ? row.versions.toReversed() : []
  return pageOf(
    all.filter(({ revision }) => revision < below),
    page.limit,
    ({ revision }) => cursorAt(question, [revision]),
  )
}

/** Those that hold a memory or a version of one, by tenant and name. */
export function pools(rows: Rows, tenant: Tenant | undefined, page: PageQuery): Page<Pool> {
  const question = ["pools", tenant]
  const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isText)[0]
  const poolsByKey = new Map<string, Pool>()
  for (const row of rows.all(tenant)) if (row.versions.length > 0) poolsByKey.set(poolKey(row.pool), row.pool)
  const rest = [...poolsByKey]
    .filter(([key]) => after === undefined || key > after)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, pool]) => pool)
  return pageOf(rest, page.limit, (pool) => cursorAt(question, [poolKey(pool)]))
}

/** NUL comes before every other character, so that the order is by tenant first. */
function poolKey(pool: Pool): string {
  return `${pool.tenant}\0${pool.name}`
}

function byCreation(memories: readonly Memory[], asked: readonly unknown[], query: ListQuery): Page<Memory> {
  const where = query.where ?? {}
  return sortByCreation(
    memories.filter((memory) => matches(memory, where)),
    [...asked, where],
    query,
  )
}

function sortByCreation(memories: readonly Memory[], asked: readonly unknown[], query: ListQuery): Page<Memory> {
  const question = [...asked, query.oldestFirst ?? false]
  const direction = query.oldestFirst === true ? 1 : -1
  const sorted = memories.toSorted((one, other) => direction * compare(placeIn(one), placeIn(other)))
  const last = query.cursor === undefined ? undefined : placeOf(question, query.cursor, isCreation)
  return pageOf(
    last === undefined ? sorted : sorted.filter((memory) => direction * compare(placeIn(memory), last) > 0),
    query.limit,
    (memory) => cursorAt(question, placeIn(memory)),
  )
}

type Creation = readonly [at: number, id: string]

function placeIn({ createdAt, id }: Memory): Creation {
  return [createdAt, id]
}

function isCreation(place: readonly unknown[]): place is Creation {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

function compare([at, id]: Creation, [otherAt, otherId]: Creation): number {
  return at - otherAt || (id === otherId ? 0 : id < otherId ? -1 : 1)
}

import type { Schemas } from "@qdrant/js-client-rest"
import type { Collection } from "../collection.ts"
import { Failure, wrongInput } from "../failure.ts"
import { isObject } from "../payload-path.ts"
import type { Point } from "../point.ts"
import { ordered } from "../reads.ts"
import type { Expression, Prefetch, Query, QueryVector } from "../shapes/query.ts"
import { smallerIsNearer } from "../similarity.ts"
import { checkFilter, checkLimit } from "../strict-mode.ts"
import { diversify } from "./diversify.ts"
import { evaluate } from "./formula.ts"
import { byDistribution, reciprocalRank } from "./fusion.ts"
import { nearest } from "./nearest.ts"
import { byScore, type ScoredPoint } from "./scored.ts"

type Filter = Schemas["Filter"]
type Kind = Exclude<Query, QueryVector>

const DEFAULT_LIMIT = 10
const DEFAULT_DIVERSITY = 0.5

/** The best `limit` points after the first `offset`. A filter at the root holds in every prefetch too. */
export function runQuery(collection: Collection, asked: Prefetch, offset = 0): readonly ScoredPoint[] {
  const limit = asked.limit ?? DEFAULT_LIMIT
  checkLimit(collection, "max_query_limit", "limit", limit)
  return found(collection, asked, [], limit + offset).slice(offset)
}

function found(
  collection: Collection,
  asked: Prefetch,
  outer: readonly Filter[],
  limit: number,
): readonly ScoredPoint[] {
  checkFilter(collection, asked.filter, "retrieve")
  const filters = asked.filter == null ? outer : [...outer, asked.filter]
  const inner = asked.prefetch == null ? [] : isMany(asked.prefetch) ? asked.prefetch : [asked.prefetch]
  const lists = inner.map((one) => {
    const most = one.limit ?? DEFAULT_LIMIT
    checkLimit(collection, "max_query_limit", "limit", most)
    return found(collection, one, filters, most)
  })
  const points = inner.length > 0 ? distinct(lists) : inAll(collection, filters)
  return withThreshold(scored(collection, asked, points, lists, limit), asked, collection).slice(0, limit)
}

function scored(
  collection: Collection,
  { query, using, params }: Prefetch,
  points: readonly Point[],
  lists: readonly (readonly ScoredPoint[])[],
  limit: number,
): readonly ScoredPoint[] {
  if (query == null) {
    if (lists.length > 0) return lists.flat()
    return points.map((point) => ({ point: { ...point, version: 0 }, score: 1 }))
  }
  const name = using ?? ""
  const corpus = isObject(params?.idf) ? params.idf.corpus : undefined
  if (!isKind(query)) return nearest(collection, points, query, { using: name, corpus })
  if ("nearest" in query) {
    const near = nearest(collection, points, query.nearest, { using: name, corpus })
    const dense = collection.dense(name)
    if (query.mmr == null || dense === undefined) return near
    const { diversity, candidates_limit } = query.mmr
    return diversify(near.slice(0, candidates_limit ?? limit), limit, diversity ?? DEFAULT_DIVERSITY, name, dense)
  }
  if ("order_by" in query) {
    return ordered(collection, points, query.order_by).map(({ point, value }) => ({
      point: { ...point, version: 0 },
      score: 1,
      order: value,
    }))
  }
  if ("sample" in query) {
    const shuffled = points.map((point) => ({ point: { ...point, version: 0 }, score: 1, at: Math.random() }))
    return shuffled.sort((one, other) => one.at - other.at)
  }
  if (lists.length === 0) {
    const what = "formula" in query ? "Formula" : "Fusion"
    throw wrongInput(`Validation failed: cannot apply ${what} without prefetches`)
  }
  if ("fusion" in query) return query.fusion === "rrf" ? reciprocalRank(lists, {}) : byDistribution(lists)
  if ("rrf" in query) return reciprocalRank(lists, query.rrf)
  return points
    .map((point) => {
      const scores = lists.map((list) => list.find((one) => one.point.id === point.id)?.score)
      // Checked to be an expression by the shape of the request.
      const expression = query.formula as Expression
      return { point, score: evaluate(expression, { collection, point, scores, defaults: query.defaults ?? {} }) }
    })
    .sort(byScore)
}

function inAll(collection: Collection, filters: readonly Filter[]): readonly Point[] {
  return collection.points().filter((point) => filters.every((filter) => collection.matches(point, filter)))
}

function distinct(lists: readonly (readonly ScoredPoint[])[]): readonly Point[] {
  return [...new Map(lists.flat().map(({ point }) => [point.id, point])).values()]
}

function withThreshold(
  list: readonly ScoredPoint[],
  { score_threshold: threshold, using }: Prefetch,
  collection: Collection,
): readonly ScoredPoint[] {
  if (threshold == null) return list
  const dense = collection.dense(using ?? "")
  const below = dense !== undefined && smallerIsNearer(dense.distance)
  return list.filter(({ score }) => (below ? score <= threshold : score >= threshold))
}

function isMany(prefetch: Prefetch | readonly Prefetch[]): prefetch is readonly Prefetch[] {
  return Array.isArray(prefetch)
}

function isKind(query: Query): query is Kind {
  if (typeof query !== "object" || Array.isArray(query)) return false
  return !("indices" in query) && !("text" in query)
}

/** Points by a payload value, at most `size` of each, the groups in the order of their best. */
export function runGroups(
  collection: Collection,
  asked: Prefetch,
  { by, size, limit }: { readonly by: string; readonly size: number; readonly limit: number },
  valuesOf: (point: Point, key: string) => readonly unknown[],
): readonly { readonly id: string | number; readonly hits: readonly ScoredPoint[] }[] {
  checkLimit(collection, "max_query_limit", "limit", limit)
  if (by === "") throw new Failure(422, "Validation error in JSON body: [group_by: length is lower than 1]")
  const groups = new Map<string | number, ScoredPoint[]>()
  for (const one of found(collection, asked, [], Infinity)) {
    for (const value of valuesOf(one.point, by)) {
      if (typeof value !== "string" && typeof value !== "number") continue
      const hits = groups.get(value) ?? []
      if (groups.size === limit && !groups.has(value)) continue
      if (hits.length < size) hits.push(one)
      groups.set(value, hits)
    }
  }
  return [...groups].map(([id, hits]) => ({ id, hits }))
}

import type { Schemas } from "@qdrant/js-client-rest"
import type { Collection } from "../collection.ts"
import { isRecord } from "../payload-path.ts"
import { isSparse, type Point } from "../point.ts"
import { inputError, QdrantError } from "../qdrant-error.ts"
import { orderByPayload } from "../reads.ts"
import type { DenseParams } from "../shapes/collections.ts"
import type { Expression, Prefetch, QdrantQuery, QueryVector } from "../shapes/query.ts"
import { isLowerBetter, vectorScore } from "../similarity.ts"
import { checkStrictFilter, checkStrictLimit } from "../strict-mode.ts"
import { evaluateFormula } from "./formula.ts"
import { fuseByDistribution, fuseByRank } from "./fusion.ts"
import { compareByScore, type ScoredPoint } from "./scored-point.ts"
import { searchNearest } from "./search-nearest.ts"

type Filter = Schemas["Filter"]
type QueryObject = Exclude<QdrantQuery, QueryVector>

const DEFAULT_LIMIT = 10
const DEFAULT_DIVERSITY = 0.5

/** The best `limit` points after the first `offset`. A filter at the root also applies to every prefetch. */
export function runQuery(collection: Collection, asked: Prefetch, offset = 0): readonly ScoredPoint[] {
  const limit = asked.limit ?? DEFAULT_LIMIT
  checkStrictLimit(collection, "max_query_limit", "limit", limit)
  return findPoints(collection, asked, [], limit + offset).slice(offset)
}

function findPoints(
  collection: Collection,
  asked: Prefetch,
  outer: readonly Filter[],
  limit: number,
): readonly ScoredPoint[] {
  checkStrictFilter(collection, asked.filter, "retrieve")
  const filters = asked.filter == null ? outer : [...outer, asked.filter]
  const inner = asked.prefetch == null ? [] : isList(asked.prefetch) ? asked.prefetch : [asked.prefetch]
  const lists = inner.map((one) => {
    const most = one.limit ?? DEFAULT_LIMIT
    checkStrictLimit(collection, "max_query_limit", "limit", most)
    return findPoints(collection, one, filters, most)
  })
  const points = inner.length > 0 ? distinctPoints(lists) : matchingAll(collection, filters)
  return applyThreshold(scorePoints(collection, asked, points, lists, limit), asked, collection).slice(0, limit)
}

function scorePoints(
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
  const corpus = isRecord(params?.idf) ? params.idf.corpus : undefined
  if (!isQueryObject(query)) return searchNearest(collection, points, query, { using: name, corpus })
  if ("nearest" in query) {
    const near = searchNearest(collection, points, query.nearest, { using: name, corpus })
    const dense = collection.dense(name)
    if (query.mmr == null || dense === undefined) return near
    const { diversity, candidates_limit } = query.mmr
    return selectByMmr(near.slice(0, candidates_limit ?? limit), limit, diversity ?? DEFAULT_DIVERSITY, name, dense)
  }
  if ("order_by" in query) {
    return orderByPayload(collection, points, query.order_by).map(({ point, value }) => ({
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
    throw inputError(`Validation failed: cannot apply ${what} without prefetches`)
  }
  if ("fusion" in query) return query.fusion === "rrf" ? fuseByRank(lists, {}) : fuseByDistribution(lists)
  if ("rrf" in query) return fuseByRank(lists, query.rrf)
  return points
    .map((point) => {
      const scores = lists.map((list) => list.find((one) => one.point.id === point.id)?.score)
      // Validated by the request's schema.
      const expression = query.formula as Expression
      return {
        point,
        score: evaluateFormula(expression, { collection, point, scores, defaults: query.defaults ?? {} }),
      }
    })
    .sort(compareByScore)
}

function matchingAll(collection: Collection, filters: readonly Filter[]): readonly Point[] {
  return collection.points().filter((point) => filters.every((filter) => collection.matches(point, filter)))
}

function distinctPoints(lists: readonly (readonly ScoredPoint[])[]): readonly Point[] {
  return [...new Map(lists.flat().map(({ point }) => [point.id, point])).values()]
}

function applyThreshold(
  list: readonly ScoredPoint[],
  { score_threshold: threshold, using }: Prefetch,
  collection: Collection,
): readonly ScoredPoint[] {
  if (threshold == null) return list
  const dense = collection.dense(using ?? "")
  const below = dense !== undefined && isLowerBetter(dense.distance)
  return list.filter(({ score }) => (below ? score <= threshold : score >= threshold))
}

function isList(prefetch: Prefetch | readonly Prefetch[]): prefetch is readonly Prefetch[] {
  return Array.isArray(prefetch)
}

function isQueryObject(query: QdrantQuery): query is QueryObject {
  if (typeof query !== "object" || Array.isArray(query)) return false
  return !("indices" in query) && !("text" in query)
}

/** Groups points by a payload value, at most `size` per group. Groups are ordered by their best point. */
export function runGroups(
  collection: Collection,
  asked: Prefetch,
  { by, size, limit }: { readonly by: string; readonly size: number; readonly limit: number },
  valuesOf: (point: Point, key: string) => readonly unknown[],
): readonly { readonly id: string | number; readonly hits: readonly ScoredPoint[] }[] {
  checkStrictLimit(collection, "max_query_limit", "limit", limit)
  if (by === "") throw new QdrantError(422, "Validation error in JSON body: [group_by: length is lower than 1]")
  const groups = new Map<string | number, ScoredPoint[]>()
  for (const one of findPoints(collection, asked, [], Infinity)) {
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

/** Maximal marginal relevance (Carbonell and Goldstein 1998): starts with the best and then prefers candidates near the query and far from those selected. Scores are unchanged. */
function selectByMmr(
  candidates: readonly ScoredPoint[],
  limit: number,
  diversity: number,
  using: string,
  { distance }: DenseParams,
): readonly ScoredPoint[] {
  const sign = isLowerBetter(distance) ? -1 : 1
  const left = [...candidates]
  const taken = left.splice(0, 1)
  while (taken.length < limit && left.length > 0) {
    const gains = left.map(
      (one) =>
        (1 - diversity) * sign * one.score - diversity * Math.max(...taken.map((other) => sign * likeness(one, other))),
    )
    taken.push(...left.splice(gains.indexOf(Math.max(...gains)), 1))
  }
  return taken

  function likeness(one: ScoredPoint, other: ScoredPoint): number {
    const [first, second] = [one.point.vectors.get(using), other.point.vectors.get(using)]
    if (first === undefined || second === undefined || isSparse(first) || isSparse(second)) return 0
    return vectorScore(first, second, distance)
  }
}

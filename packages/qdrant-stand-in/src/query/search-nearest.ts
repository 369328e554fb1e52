import type { Schemas } from "@qdrant/js-client-rest"
import { bm25Vector } from "../bm25.ts"
import type { Collection } from "../collection.ts"
import { isSparse, type Point, type SparseVector, type Vector } from "../point.ts"
import { inputError, notFoundError } from "../qdrant-error.ts"
import type { QueryVector } from "../shapes/query.ts"
import { isLowerBetter, normalizeVector, sparseDot, vectorScore } from "../similarity.ts"
import { compareByScore, type ScoredPoint } from "./scored-point.ts"

interface SearchTarget {
  readonly using: string
  /** Filter for the documents over which idf is computed; defaults to the whole collection. */
  readonly corpus: Schemas["Filter"] | undefined
}

/** Ranks all of the points that have the vector. A query by id excludes that point. */
export function searchNearest(
  collection: Collection,
  points: readonly Point[],
  query: QueryVector,
  { using, corpus }: SearchTarget,
): readonly ScoredPoint[] {
  const dense = collection.dense(using)
  if (dense === undefined && collection.sparse(using) === undefined) {
    throw inputError(`Not existing vector name error: ${using}`)
  }
  const excludedId = typeof query === "string" || typeof query === "number" ? query : undefined
  const vector = toQueryVector(collection, query, using)
  if (dense !== undefined) {
    if (isSparse(vector)) throw inputError("Conversion between sparse and regular vectors failed")
    if (vector.length !== dense.size) {
      throw inputError(`Vector dimension error: expected dim: ${dense.size}, got ${vector.length}`)
    }
    const sign = isLowerBetter(dense.distance) ? -1 : 1
    return points
      .flatMap((point): ScoredPoint[] => {
        const held = point.vectors.get(using)
        if (held === undefined || isSparse(held) || point.id === excludedId) return []
        return [{ point, score: vectorScore(vector, held, dense.distance) }]
      })
      .sort((one, other) => sign * compareByScore(one, other))
  }
  if (!isSparse(vector)) throw inputError("Conversion between sparse and regular vectors failed")
  const weighted =
    collection.sparse(using)?.modifier === "idf" ? weightByIdf(collection, vector, using, corpus) : vector
  return points
    .flatMap((point): ScoredPoint[] => {
      const held = point.vectors.get(using)
      const score =
        held !== undefined && isSparse(held) && point.id !== excludedId ? sparseDot(weighted, held) : undefined
      return score === undefined ? [] : [{ point, score }]
    })
    .sort(compareByScore)
}

function toQueryVector(collection: Collection, query: QueryVector, using: string): Vector {
  if (Array.isArray(query)) return normalizeVector(query, collection.dense(using)?.distance ?? "Dot")
  if (typeof query === "object") return "text" in query ? bm25Vector(query, "query") : query
  const vector = collection.mustGet(query).vectors.get(using)
  if (vector === undefined) throw notFoundError(`No vector ${using} of point ${query} found`)
  return vector
}

/** Multiplies each weight by its idf: ln((N - n + 0.5) / (n + 0.5) + 1), where N counts the points that have the vector. */
function weightByIdf(
  collection: Collection,
  { indices, values }: SparseVector,
  using: string,
  corpus: Schemas["Filter"] | undefined,
): SparseVector {
  const documents = collection.points(corpus).flatMap((point) => {
    const vector = point.vectors.get(using)
    return vector !== undefined && isSparse(vector) ? [new Set(vector.indices)] : []
  })
  const idf = (index: number): number => {
    const documentFrequency = documents.filter((one) => one.has(index)).length
    return Math.log((documents.length - documentFrequency + 0.5) / (documentFrequency + 0.5) + 1)
  }
  return { indices, values: indices.map((index, place) => (values[place] ?? 0) * idf(index)) }
}

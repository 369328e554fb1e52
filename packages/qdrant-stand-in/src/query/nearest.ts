import type { Schemas } from "@qdrant/js-client-rest"
import { bm25 } from "../bm25.ts"
import type { Collection } from "../collection.ts"
import { notFound, wrongInput } from "../failure.ts"
import { isSparse, type Point, type SparseVector, type Vector } from "../point.ts"
import type { QueryVector } from "../shapes/query.ts"
import { nearness, smallerIsNearer, sparseDot, stored } from "../similarity.ts"
import { byScore, type ScoredPoint } from "./scored.ts"

interface Asked {
  readonly using: string
  /** Where word statistics are counted; the whole collection unless said. */
  readonly corpus: Schemas["Filter"] | undefined
}

/** Every one of these points that has the vector, nearest first. A query by id leaves that point out. */
export function nearest(
  collection: Collection,
  points: readonly Point[],
  query: QueryVector,
  { using, corpus }: Asked,
): readonly ScoredPoint[] {
  const dense = collection.dense(using)
  if (dense === undefined && collection.sparse(using) === undefined) {
    throw wrongInput(`Not existing vector name error: ${using}`)
  }
  const own = typeof query === "string" || typeof query === "number" ? query : undefined
  const vector = queryVector(collection, query, using)
  if (dense !== undefined) {
    if (isSparse(vector)) throw wrongInput("Conversion between sparse and regular vectors failed")
    if (vector.length !== dense.size) {
      throw wrongInput(`Vector dimension error: expected dim: ${dense.size}, got ${vector.length}`)
    }
    const sign = smallerIsNearer(dense.distance) ? -1 : 1
    return points
      .flatMap((point): ScoredPoint[] => {
        const held = point.vectors.get(using)
        if (held === undefined || isSparse(held) || point.id === own) return []
        return [{ point, score: nearness(vector, held, dense.distance) }]
      })
      .sort((one, other) => sign * byScore(one, other))
  }
  if (!isSparse(vector)) throw wrongInput("Conversion between sparse and regular vectors failed")
  const weighed = collection.sparse(using)?.modifier === "idf" ? withRarity(collection, vector, using, corpus) : vector
  return points
    .flatMap((point): ScoredPoint[] => {
      const held = point.vectors.get(using)
      const score = held !== undefined && isSparse(held) && point.id !== own ? sparseDot(weighed, held) : undefined
      return score === undefined ? [] : [{ point, score }]
    })
    .sort(byScore)
}

function queryVector(collection: Collection, query: QueryVector, using: string): Vector {
  if (Array.isArray(query)) return stored(query, collection.dense(using)?.distance ?? "Dot")
  if (typeof query === "object") return "text" in query ? bm25(query, "query") : query
  const vector = collection.mustGet(query).vectors.get(using)
  if (vector === undefined) throw notFound(`No vector ${using} of point ${query} found`)
  return vector
}

/** Each weight by how rare its index is: ln((N - n + 0.5) / (n + 0.5) + 1), N counting the points that have the vector. */
function withRarity(
  collection: Collection,
  { indices, values }: SparseVector,
  using: string,
  corpus: Schemas["Filter"] | undefined,
): SparseVector {
  const held = collection.points(corpus).flatMap((point) => {
    const vector = point.vectors.get(using)
    return vector !== undefined && isSparse(vector) ? [new Set(vector.indices)] : []
  })
  const rarity = (index: number): number => {
    const holders = held.filter((one) => one.has(index)).length
    return Math.log((held.length - holders + 0.5) / (holders + 0.5) + 1)
  }
  return { indices, values: indices.map((index, place) => (values[place] ?? 0) * rarity(index)) }
}

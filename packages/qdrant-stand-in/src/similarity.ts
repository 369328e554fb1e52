import type { Schemas } from "@qdrant/js-client-rest"
import type { SparseVector } from "./point.ts"

/** The vector as it is stored: normalized to length 1 for cosine, unless it is a zero vector. */
export function normalizeVector(values: readonly number[], distance: Schemas["Distance"]): Float32Array {
  const vector = Float32Array.from(values)
  if (distance !== "Cosine") return vector
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (length < Number.EPSILON || Math.abs(length - 1) < 1e-6) return vector
  return vector.map((value) => value / length)
}

/** The score of two stored vectors, as the server reports it. Distances are positive, and lower is better. */
export function vectorScore(one: Float32Array, other: Float32Array, distance: Schemas["Distance"]): number {
  let sum = 0
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? 0
    if (distance === "Euclid") sum += (value - against) ** 2
    else if (distance === "Manhattan") sum += Math.abs(value - against)
    else sum += value * against
  }
  return Math.fround(distance === "Euclid" ? Math.sqrt(sum) : sum)
}

export function isLowerBetter(distance: Schemas["Distance"]): boolean {
  return distance === "Euclid" || distance === "Manhattan"
}

/** The dot product; `undefined` if the vectors share no index. */
export function sparseDot(query: SparseVector, stored: SparseVector): number | undefined {
  const weights = new Map(query.indices.map((index, place) => [index, query.values[place] ?? 0]))
  let shared = false
  let sum = 0
  for (const [place, index] of stored.indices.entries()) {
    const weight = weights.get(index)
    if (weight === undefined) continue
    shared = true
    sum += weight * (stored.values[place] ?? 0)
  }
  return shared ? Math.fround(sum) : undefined
}

import { softmax } from "./attribute-model.ts"

/** A softmax regression over hashed features. The weights of a bucket stand together, in the order of the classes. */
export interface ClassModel {
  readonly bias: readonly number[]
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

/** The probability of each class; `buckets` is a power of two. */
export function scoreClasses(
  features: readonly number[],
  buckets: number,
  { bias, scale, weights }: ClassModel,
): readonly number[] {
  const sums = bias.map(() => 0)
  for (const hash of features) {
    const from = (hash & (buckets - 1)) * sums.length
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
  }
  const size = scale / Math.sqrt(Math.max(1, features.length))
  return softmax(Float64Array.from(sums, (sum, at) => (bias[at] ?? 0) + sum * size))
}

/** The likeliest class of a sentence with its probability, 0 to 1. */
export interface ReadClass<Class> {
  readonly is: Class
  readonly chance: number
}

export function likeliestClass<Class>(
  classes: readonly Class[],
  chances: readonly number[],
  none: Class,
): ReadClass<Class> {
  const chance = Math.max(...chances)
  return { is: classes[chances.indexOf(chance)] ?? none, chance }
}

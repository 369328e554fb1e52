import { bytesOf } from "./clause-model.ts"

/** A logistic regression over hashed features. The weights are bytes where it is shipped, numbers while it is fitted. */
export interface BucketModel {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

/** A model whose weights are written in the source in base64. */
export function readModel(bias: number, scale: number, weights: string): BucketModel {
  return { bias, scale, weights: bytesOf(weights) }
}

/** The probability, 0 to 1, of a text with these features. */
export function probabilityOf(features: readonly number[], { bias, scale, weights }: BucketModel): number {
  const sum = features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-bias - (scale * sum) / Math.sqrt(Math.max(1, features.length))))
}

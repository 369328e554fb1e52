import { bytesOf } from "../../text/spans/clause-model.ts"
import { wishFeatures, wishWindows } from "./not-kept-features.ts"
import { NOT_KEPT_BIAS, NOT_KEPT_SCALE, NOT_KEPT_WEIGHTS } from "./not-kept-weights.ts"

export interface WishWeights {
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

const model: WishWeights = { bias: NOT_KEPT_BIAS, scale: NOT_KEPT_SCALE, weights: bytesOf(NOT_KEPT_WEIGHTS) }

/** From this probability on a stretch asks not to keep its message: a lost message is worse than one that is kept. */
const ASKS_FROM = 0.85
/** Longer messages, in characters, are texts. */
const MAX_MESSAGE = 1_200

/** How likely a stretch asks, from 0 to 1. */
export function scoreWish(features: readonly number[], { bias, scale, weights }: WishWeights): number {
  const sum = features.reduce((all, bucket) => all + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-bias - (scale * sum) / Math.sqrt(Math.max(1, features.length))))
}

/** Where the stretches of a message begin that ask not to keep it, in words that no form has. */
export function findWishes(message: string): readonly { readonly start: number; readonly text: string }[] {
  if (message.length > MAX_MESSAGE) return []
  return wishWindows(message).filter(({ text }) => scoreWish(wishFeatures(text), model) >= ASKS_FROM)
}

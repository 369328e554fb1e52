import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { OWN_BIAS, OWN_SCALE, OWN_WEIGHTS } from "./own-question-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const OWN_QUESTION_BUCKETS = 131_072
/** The end of a request asks; of a longer one the beginning is not read. */
const MAX_CHARACTERS = 160

/**
 * The buckets of a request's features: of its end, character n-grams of 2 to 4, words, pairs of neighbouring words and
 * the first word, each number as 0; and its length and number of lines.
 */
export function ownQuestionFeatures(request: string): readonly number[] {
  const words = request
    .slice(-2 * MAX_CHARACTERS)
    .toLowerCase()
    .normalize("NFC")
    .replace(/[’]/g, "'")
    .replace(/\p{N}+/gu, "0")
    .replace(/[\s\p{P}]+/gu, " ")
    .trim()
    .slice(-MAX_CHARACTERS)
  const buckets = new Set<number>()
  const text = `^${words}$`
  for (let size = 2; size <= 4; size++)
    for (let at = 0; at + size <= text.length; at++) buckets.add(bucketOf(text.slice(at, at + size)))
  let previous = "^"
  for (const word of words.split(" ")) {
    buckets.add(bucketOf(`word ${word}`))
    buckets.add(bucketOf(`pair ${previous} ${word}`))
    previous = word
  }
  buckets.add(bucketOf(`first ${words.split(" ", 1)[0]}`))
  buckets.add(bucketOf(`length ${Math.min(10, Math.floor(request.length / 16))}`))
  buckets.add(bucketOf(`lines ${Math.min(3, request.split("\n", 4).length)}`))
  return [...buckets]
}

/** FNV-1a, 32 bits, folded. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (OWN_QUESTION_BUCKETS - 1)
}

const model = readModel(OWN_BIAS, OWN_SCALE, OWN_WEIGHTS)

/**
 * The probability, 0 to 1, that a request asks about the user's own life, so that only somebody who knows the user
 * could answer it. A logistic regression for any language; `scripts/train-own-questions.mjs` fits and measures it.
 */
export function ownQuestionProbability(request: string): number {
  return probabilityOf(ownQuestionFeatures(request), model)
}

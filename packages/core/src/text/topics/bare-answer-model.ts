import { rememberRecent } from "../remember-recent.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { clauseFeatures } from "../spans/clause-model.ts"
import { ALLERGEN_BIAS, ALLERGEN_SCALE, ALLERGEN_WEIGHTS } from "./bare-answer-weights.ts"

/** Number of buckets of the hashed features of an answer, a power of two. */
export const ALLERGEN_BUCKETS = 16_384

/** The features of an answer. */
export const allergenFeatures = (answer: string): readonly number[] => [
  ...new Set(clauseFeatures(answer).map((bucket) => bucket & (ALLERGEN_BUCKETS - 1))),
]

const model = readModel(ALLERGEN_BIAS, ALLERGEN_SCALE, ALLERGEN_WEIGHTS)

/**
 * The probability, 0 to 1, that a few words name what somebody may be allergic to: "peanuts", but not "rather not say".
 * `scripts/train-bare-answers.mjs` fits the model.
 */
export const allergenProbability = rememberRecent((answer: string): number =>
  probabilityOf(allergenFeatures(answer), model),
)

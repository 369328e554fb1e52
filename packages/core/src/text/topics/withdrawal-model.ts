import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { type ClassModel, likeliestClass, type ReadClass, scoreClasses } from "./class-model.ts"
import { endingFeatures } from "./ending-model.ts"
import { WITHDRAWN_BIAS, WITHDRAWN_SCALE, WITHDRAWN_WEIGHTS } from "./withdrawal-weights.ts"

/** What a sentence may withdraw: an allergy that its speaker no longer has or never had, or a medicine that they stopped. */
export const WITHDRAWALS = ["nothing", "allergy", "medicine"] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

/** Number of buckets of the hashed features, a power of two. */
export const WITHDRAWN_BUCKETS = 16_384

const withdrawn: ClassModel = { bias: WITHDRAWN_BIAS, scale: WITHDRAWN_SCALE, weights: bytesOf(WITHDRAWN_WEIGHTS) }

/** Reads what a sentence of the user's withdraws: "Ya no soy alérgico a las nueces". `scripts/train-withdrawals.mjs` fits and measures it. */
const readWithdrawal = rememberRecent(
  (sentence: string): ReadClass<Withdrawal> =>
    likeliestClass(WITHDRAWALS, scoreClasses(endingFeatures(sentence), WITHDRAWN_BUCKETS, withdrawn), "nothing"),
  64,
)

/** From this probability on a sentence withdraws something. */
const WITHDRAWS_FROM = 0.5

/** What a sentence withdraws, if it surely does. */
export function withdrawalIn(said: string): Withdrawal {
  const { is, chance } = readWithdrawal(said)
  return chance >= WITHDRAWS_FROM ? is : "nothing"
}

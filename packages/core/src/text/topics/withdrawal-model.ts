import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { type ClassModel, likeliestClass, type ReadClass, scoreClasses } from "./class-model.ts"
import { endingFeatures } from "./ending-model.ts"
import { WITHDRAWN_BIAS, WITHDRAWN_SCALE, WITHDRAWN_WEIGHTS } from "./withdrawal-weights.ts"

/**
 * What a sentence may withdraw: an allergy or illness that its speaker no longer has or never had, a medicine or treatment
 * that ended, a way to eat. Of `meat`, `dairy`, `gluten` and `alcohol` they have some now, of `smoking` none any more; `birth`: they are not
 * pregnant any more. Wishes for answers are read by a model of their own.
 */
export const WITHDRAWALS = [
  "nothing",
  "allergy",
  "medicine",
  "treatment",
  "illness",
  "diet",
  "meat",
  "dairy",
  "gluten",
  "alcohol",
  "smoking",
  "birth",
] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

/** Number of buckets of the hashed features, a power of two. */
export const WITHDRAWN_BUCKETS = 16_384

const withdrawn: ClassModel = { bias: WITHDRAWN_BIAS, scale: WITHDRAWN_SCALE, weights: bytesOf(WITHDRAWN_WEIGHTS) }

/** Reads what a sentence of the user's withdraws: "Ya no soy alérgico a las nueces". `scripts/train-withdrawals.mjs` fits and measures it. */
const readWithdrawal = rememberRecent(
  (sentence: string): ReadClass<Withdrawal> =>
    likeliestClass(WITHDRAWALS, scoreClasses(endingFeatures(sentence), WITHDRAWN_BUCKETS, withdrawn), "nothing"),
)

/** From this probability on a sentence withdraws something. */
const WITHDRAWS_FROM = 0.5
/** The same for an allergy that it does not name: a missed one harms. */
const DISPROVES_FROM = 0.7

/** What a sentence withdraws, if it likely does. */
export function withdrawalIn(said: string): Withdrawal {
  const { is, chance } = readWithdrawal(said)
  return chance >= WITHDRAWS_FROM ? is : "nothing"
}

/** Whether a sentence reports that an allergy is none even where it does not name it. */
export function disproves(said: string): boolean {
  const { is, chance } = readWithdrawal(said)
  return is === "allergy" && chance >= DISPROVES_FROM
}

const SURELY_FROM = 0.9

/** Whether a sentence surely reports that an allergy is none, also in the words of a test: "It says I'm not allergic to cats". */
export function surelyDisproves(said: string): boolean {
  const { is, chance } = readWithdrawal(said)
  return is === "allergy" && chance >= SURELY_FROM
}

/** Whether a sentence surely withdraws nothing. */
export function surelyWithdrawsNothing(said: string): boolean {
  const { is, chance } = readWithdrawal(said)
  return is === "nothing" && chance >= SURELY_FROM
}

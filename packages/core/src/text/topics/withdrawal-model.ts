import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { softmax } from "./attribute-model.ts"
import { endingFeatures } from "./ending-model.ts"
import {
  WISHED_BIAS,
  WISHED_SCALE,
  WISHED_WEIGHTS,
  WITHDRAWN_BIAS,
  WITHDRAWN_SCALE,
  WITHDRAWN_WEIGHTS,
} from "./withdrawal-weights.ts"

/** What a sentence may withdraw: an allergy that its speaker no longer has or never had, a medicine that they stopped, a standing wish. */
export const WITHDRAWALS = ["nothing", "allergy", "medicine", "wish"] as const
export type Withdrawal = (typeof WITHDRAWALS)[number]

/** What a wish for answers is about. `form`: formal or informal pronouns; `name`: what to call the user; `units`: measures. */
export const WISHED = [
  "language",
  "emojis",
  "length",
  "form",
  "name",
  "format",
  "tone",
  "units",
  "temperature",
  "currency",
  "other",
] as const
export type Wished = (typeof WISHED)[number]

/** Numbers of buckets of the hashed features, powers of two. */
export const WITHDRAWN_BUCKETS = 16_384
export const WISHED_BUCKETS = 4096

/** A softmax regression over hashed features. The weights of a bucket stand together, in the order of the classes. */
export interface ClassModel {
  readonly bias: readonly number[]
  readonly scale: number
  readonly weights: Int8Array | Float64Array
}

/** The probability of each class. */
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

const withdrawn: ClassModel = { bias: WITHDRAWN_BIAS, scale: WITHDRAWN_SCALE, weights: bytesOf(WITHDRAWN_WEIGHTS) }
const wished: ClassModel = { bias: WISHED_BIAS, scale: WISHED_SCALE, weights: bytesOf(WISHED_WEIGHTS) }

/** The likeliest class of a sentence with its probability, 0 to 1. */
interface Read<Class> {
  readonly is: Class
  readonly chance: number
}

function likeliest<Class>(classes: readonly Class[], chances: readonly number[], none: Class): Read<Class> {
  const chance = Math.max(...chances)
  return { is: classes[chances.indexOf(chance)] ?? none, chance }
}

/** Reads what a sentence of the user's withdraws: "Ya no soy alérgico a las nueces", "You can use emojis again". `scripts/train-withdrawals.mjs` fits and measures it. */
const readWithdrawal = rememberRecent(
  (sentence: string): Read<Withdrawal> =>
    likeliest(WITHDRAWALS, scoreClasses(endingFeatures(sentence), WITHDRAWN_BUCKETS, withdrawn), "nothing"),
  64,
)

/** From this probability on a sentence withdraws something. */
const WITHDRAWS_FROM = 0.5

/** What a sentence withdraws, if it surely does. */
export function withdrawalIn(said: string): Withdrawal {
  const { is, chance } = readWithdrawal(said)
  return chance >= WITHDRAWS_FROM ? is : "nothing"
}

/** Reads what a standing wish, or a sentence that withdraws one, is about. */
export const readWished = rememberRecent(
  (wish: string): Read<Wished> =>
    likeliest(WISHED, scoreClasses(endingFeatures(wish), WISHED_BUCKETS, wished), "other"),
  256,
)

/** From this probability on a sentence surely takes back a wish, and the matter of it is known. */
const SURELY_FROM = 0.9

/** Whether a sentence surely takes back a wish for answers: "Ya puedes responder más largo". */
export function surelyWithdrawsWish(said: string): boolean {
  const [withdrawn, about] = [readWithdrawal(said), readWished(said)]
  return withdrawn.is === "wish" && about.is !== "other" && Math.min(withdrawn.chance, about.chance) >= SURELY_FROM
}

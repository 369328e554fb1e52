import { analyse } from "../analyse.ts"
import { commonness } from "../background-frequency.ts"
import { isForOneText } from "../one-text.ts"
import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { type ClassModel, likeliestClass, type ReadClass, scoreClasses } from "./class-model.ts"
import { bucketOf } from "./folded-words.ts"
import { PERSONAL_WISH_BIAS, PERSONAL_WISH_SCALE, PERSONAL_WISH_WEIGHTS } from "./personal-wish-weights.ts"
import { standingWishFeatures } from "./wish-features.ts"
import { isWishOfLife } from "./wish-model.ts"

/**
 * What a sentence wishes for its speaker. `wish`: how the assistant treats or answers them: "be more direct with me".
 * `name`: what they are called: "everybody calls me Jojo". Wishes for one answer, one text or of somebody else are
 * neither.
 */
export const PERSONAL_WISHES = ["nothing", "wish", "name"] as const
export type PersonalWish = (typeof PERSONAL_WISHES)[number]

/** The number of buckets of the hashed features, a power of two. */
export const PERSONAL_WISH_BUCKETS = 32_768

const model: ClassModel = {
  bias: PERSONAL_WISH_BIAS,
  scale: PERSONAL_WISH_SCALE,
  weights: bytesOf(PERSONAL_WISH_WEIGHTS),
}

/** From these probabilities on a sentence is a wish, or says a name. Many a short statement about a rare word resembles a name. */
export const PERSONAL_WISH_FROM: Readonly<Record<PersonalWish, number>> = { nothing: 0, wish: 0.7, name: 0.6 }

const read = rememberRecent(
  (sentence: string): ReadClass<PersonalWish> =>
    likeliestClass(
      PERSONAL_WISHES,
      scoreClasses(personalWishFeatures(sentence), PERSONAL_WISH_BUCKETS, model),
      "nothing",
    ),
)

/** How likely it is, from 0 to 1, that a sentence says how the assistant should treat or answer its speaker. */
export const personalWishChance = (sentence: string): number =>
  scoreClasses(personalWishFeatures(sentence), PERSONAL_WISH_BUCKETS, model)[PERSONAL_WISHES.indexOf("wish")] ?? 0

/** What a sentence surely wishes for its speaker. `scripts/train-personal-wishes.mjs` fits and measures the model. */
export function personalWish(sentence: string): PersonalWish {
  const { is, chance } = read(sentence)
  if (isForOneText(sentence) || (is === "wish" && isWishOfLife(sentence))) return "nothing"
  return chance >= PERSONAL_WISH_FROM[is] ? is : "nothing"
}

/** Whether a sentence likely wishes something for its speaker. */
export const resemblesPersonalWish = (sentence: string): boolean => read(sentence).is !== "nothing"

/** More of a sentence, in characters, is not read. */
const LONGEST = 200
/** Words that fewer of a thousand messages contain may be names, so that only their place counts. */
const RARE_BELOW = 0.0015
const TOKEN =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Han}|\p{Script=Hiragana}|[\p{L}\p{M}\p{N}'’]+|[.,;:?!"“”„«»。？！，、「」]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}]/u
const LONGEST_RUN = 4

/**
 * The hashes of what a wish about its speaker has: the features of a standing wish, and runs of its words in which a
 * rare word counts as a possible name.
 */
export function personalWishFeatures(sentence: string): readonly number[] {
  const tokens = [...sentence.slice(0, LONGEST).normalize("NFC").matchAll(TOKEN)].map(({ 0: token, index }) =>
    placeholder(token, index === 0),
  )
  const framed = ["^", ...tokens, "$"]
  const buckets = new Set(standingWishFeatures(sentence))
  for (const at of framed.keys()) {
    for (let size = 2; size <= LONGEST_RUN && at + size <= framed.length; size++)
      buckets.add(bucketOf("places", framed.slice(at, at + size).join(" ")))
  }
  return [...buckets]
}

function placeholder(token: string, isFirst: boolean): string {
  if (UNSPACED.test(token) || /^\P{L}/u.test(token)) return token
  if (/^\p{Script=Katakana}/u.test(token)) return "<name>"
  const word = token.toLowerCase().replaceAll("’", "'")
  if (!isFirst && /^\p{Lu}/u.test(token) && word.length > 1) return "<name>"
  return commonness(analyse(word)[0] ?? word) < RARE_BELOW ? "<rare>" : word
}

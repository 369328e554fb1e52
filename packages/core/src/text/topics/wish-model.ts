import { isForOneText } from "../one-text.ts"
import { expression } from "../regex.ts"
import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { type ClassModel, likeliestClass, type ReadClass, scoreClasses } from "./class-model.ts"
import { mayLast, standingWishFeatures } from "./wish-features.ts"
import {
  STANCE_BIAS,
  STANCE_SCALE,
  STANCE_WEIGHTS,
  WISH_MATTER_BIAS,
  WISH_MATTER_SCALE,
  WISH_MATTER_WEIGHTS,
} from "./wish-weights.ts"

/**
 * What a sentence does to standing wishes for answers. `sets`: it states one, or puts one in the place of another.
 * `lifts`: it only takes one back or allows what one forbade. Wishes for one answer, one text or of somebody else do
 * nothing.
 */
export const WISH_STANCES = ["nothing", "sets", "lifts"] as const
type WishStance = (typeof WISH_STANCES)[number]

/**
 * What a standing wish is about; a newer one about the same takes the place of an older one. `form`: formal or informal
 * pronouns; `layout`: lists, tables or prose; `script`: spelling or characters; `sayings`: quotes, proverbs and the like at the end; `other`: everything
 * else, and wishes for some answers alone.
 */
export const WISH_MATTERS = [
  "language",
  "script",
  "form",
  "tone",
  "frankness",
  "humour",
  "emojis",
  "length",
  "level",
  "layout",
  "markup",
  "name",
  "units",
  "temperature",
  "currency",
  "clock",
  "sources",
  "questions",
  "summary",
  "examples",
  "sayings",
  "persona",
  "greetings",
  "praise",
  "warnings",
  "code style",
  "code comments",
  "programming",
  "other",
] as const
export type WishMatter = (typeof WISH_MATTERS)[number]

/** Numbers of buckets of the hashed features, powers of two. */
export const STANCE_BUCKETS = 16_384
export const WISH_MATTER_BUCKETS = 4096

const stances: ClassModel = { bias: STANCE_BIAS, scale: STANCE_SCALE, weights: bytesOf(STANCE_WEIGHTS) }
const matters: ClassModel = {
  bias: WISH_MATTER_BIAS,
  scale: WISH_MATTER_SCALE,
  weights: bytesOf(WISH_MATTER_WEIGHTS),
}

/** Reads whether a sentence sets or lifts a standing wish: "From now on in German, please". `scripts/train-wishes.mjs` fits and measures it. */
const readStance = rememberRecent(
  (sentence: string): ReadClass<WishStance> =>
    likeliestClass(WISH_STANCES, scoreClasses(standingWishFeatures(sentence), STANCE_BUCKETS, stances), "nothing"),
)

/** The probability of each matter that a wish may be about. */
const readMatters = rememberRecent((wish: string): readonly number[] =>
  scoreClasses(standingWishFeatures(wish), WISH_MATTER_BUCKETS, matters),
)

/** From this probability on a sentence sets or lifts a wish, and two wishes are about the same. */
const LIKELY_FROM = 0.7
/** The same where nothing else tells it. */
const SURELY_FROM = 0.95
/** The same for what another model takes for a wish or for a request to forget. */
const SURELY_CHANGES_FROM = 0.9
/** From this probability on it is known what a wish is about. */
const KNOWN_FROM = 0.6
/** From this product of probabilities on two wishes are about the same matter. */
const SAME_FROM = 0.3

/** How likely it is, from 0 to 1, that a sentence sets a standing wish, whatever else it may be. */
export const setsWishChance = (said: string): number =>
  scoreClasses(standingWishFeatures(said), STANCE_BUCKETS, stances)[WISH_STANCES.indexOf("sets")] ?? 0

/** What a sentence likely does to standing wishes. */
export function wishStance(said: string, from = LIKELY_FROM): WishStance {
  const { is, chance } = readStance(said)
  if (chance < from || isForOneText(said)) return "nothing"
  if (OF_LIFE.test(said) && !OF_PERSON.has(wishMatter(said))) return "nothing"
  // "Half as long" is about the answer before it.
  return is === "sets" && !mayLast(said) && !OF_PERSON.has(wishMatter(said)) ? "nothing" : is
}

/** How to address somebody is never a wish for one answer. */
const OF_PERSON: ReadonlySet<WishMatter> = new Set(["form", "name"])

/** What somebody wants, with nothing said to the assistant or of its answers: "I want a long holiday from now on". */
const OF_LIFE = expression("iu")`
  ^(?!.{0,200}(?<!\p{L})(?:you|your|yours|u|answer\p{L}*|repl\p{L}+|respon\p{L}+|r[ée]pon\p{L}+|dir?|dich|dein\p{L}*|sie|ihr\p{L}*|antwort\p{L}*|tu|te|toi|ton|ta|tes|vous|votre|vos|respuest\p{L}*|contest\p{L}*|que|che|tue|tuoi|tua|tuo|rispost\p{L}*|rispond\p{L}*|respost\p{L}*|emojis?|bullet\p{L}*)(?!\p{L}))
  (?:(?:i|we) (?:want|need|wish for)|(?:i|we)(?: would|'d) (?:like|love|prefer|rather)|(?:ich|wir) (?:will|wollen|möchte\p{L}*|hätten?|brauchen?)|je (?:veux|voudrais|préfère)|(?:yo )?(?:quiero|quisiera|prefiero|necesito)|(?:io )?(?:voglio|vorrei|preferisco)|(?:eu )?(?:quero|queria|prefiro|preciso))(?!\p{L})
  |^(?!.{0,200}(?:你|您|回答|回复|回覆))我.{0,6}(?:想要|想|要)
  |^(?!.{0,200}(?:回答|答え|返事|返信|て(?:ほしい|欲しい|ください))).{1,40}が(?:ほしい|欲しい)
`

/** Whether a sentence says what its speaker wants, with nothing said to the assistant or of its answers. */
export const isWishOfLife = (sentence: string): boolean => OF_LIFE.test(sentence)

/** Whether a sentence likely sets or lifts a standing wish, and it is known in what. */
export const changesWishes = (said: string): boolean => wishStance(said, LIKELY_FROM) !== "nothing" && isKnown(said)

/** Whether a sentence surely changes no wish: it is about one text, the moment or somebody else. */
export function surelyNoWish(said: string): boolean {
  const { is, chance } = readStance(said)
  return is === "nothing" && chance >= SURELY_CHANGES_FROM
}

/** Whether a sentence surely states how answers should be from now on, and it is known in what. */
export function surelySetsWish(said: string): boolean {
  return wishStance(said, SURELY_FROM) === "sets" && isKnown(said)
}

function isKnown(wish: string): boolean {
  const { is, chance } = likeliestClass(WISH_MATTERS, readMatters(wish), "other")
  return chance >= KNOWN_FROM && (is !== "other" || wishStance(wish) === "lifts")
}

/** From this probability on what may be a wish is one, if it is known what of answers it is about. */
const OF_ANSWERS_FROM = 0.6
/** Whether a sentence that may be a wish is known to be about answers: "no emojis", not "no sugar". */
export function isOfAnswers(wish: string): boolean {
  const { is, chance } = likeliestClass(WISH_MATTERS, readMatters(wish), "other")
  return chance >= KNOWN_FROM && is !== "other" && is !== "name" && setsWishChance(wish) >= OF_ANSWERS_FROM
}

/** What a wish is most likely about. */
export function wishMatter(wish: string): WishMatter {
  return likeliestClass(WISH_MATTERS, readMatters(wish), "other").is
}

/** Whether two wishes are about the same matter. */
export function sharesMatter(wish: string, other: string): boolean {
  const chances = readMatters(other)
  const same = readMatters(wish).map((chance, at) => (WISH_MATTERS[at] === "other" ? 0 : chance * (chances[at] ?? 0)))
  return Math.max(...same) >= SAME_FROM
}

/** Whether a part of a wish is surely about another matter than a wish. */
export function isOfOtherMatter(part: string, wish: string): boolean {
  const { is, chance } = likeliestClass(WISH_MATTERS, readMatters(part), "other")
  return is !== "other" && chance >= KNOWN_FROM && !sharesMatter(part, wish)
}

/** Whether a sentence surely takes back or replaces a wish for answers: "Ya puedes responder más largo". */
export function surelyChangesWish(said: string): boolean {
  return wishStance(said, SURELY_CHANGES_FROM) !== "nothing" && isKnown(said)
}

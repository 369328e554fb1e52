import { rememberRecent } from "../remember-recent.ts"
import { isSameStem } from "../same-stem.ts"
import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { bucketOf, foldedWords } from "../topics/folded-words.ts"
import { personalWishChance } from "../topics/personal-wish-model.ts"
import { standingWishFeatures } from "../topics/wish-features.ts"
import { setsWishChance, sharesMatter, wishMatter } from "../topics/wish-model.ts"
import {
  ACKNOWLEDGED_FACTORS,
  ACKNOWLEDGED_WISH_BIAS,
  ACKNOWLEDGED_WISH_SCALE,
  ACKNOWLEDGED_WISH_WEIGHTS,
} from "./acknowledged-wish-weights.ts"
import { commonWords, readReplyEnds } from "./read-reply.ts"

/** Number of buckets of the hashed features, a power of two. */
export const ACKNOWLEDGED_WISH_BUCKETS = 16_384
/** From this probability on a reply takes a sentence for a wish that holds from now on. */
export const ACKNOWLEDGED_FROM = 0.6

/** A sentence of a message of the user, and the reply to that message. */
export interface Replied {
  readonly sentence: string
  readonly message: string
  readonly reply: string
}

const model = readModel(ACKNOWLEDGED_WISH_BIAS, ACKNOWLEDGED_WISH_SCALE, ACKNOWLEDGED_WISH_WEIGHTS)

/**
 * How likely it is, from 0 to 1, that a reply takes a sentence for a wish that holds from now on: "keep it brief" and
 * "Brief it is." Whoever answers understood the sentence, in whatever words it is. `scripts/train-acknowledged.mjs`
 * fits the model.
 */
export function acknowledgedChance(replied: Replied): number {
  if (!repeats(replied)) return 0
  const factors = acknowledgedFactors(replied, probabilityOf(acknowledgedFeatures(replied), model))
  const sum = factors.reduce((all, factor, at) => all + factor * (ACKNOWLEDGED_FACTORS[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a reply surely takes a sentence for a wish that holds from now on. */
export const isAcknowledgedWish = (replied: Replied): boolean => acknowledgedChance(replied) >= ACKNOWLEDGED_FROM

/** The hashes of runs of words of the reply and the sentence, and of what the sentence may wish. */
export function acknowledgedFeatures({ sentence, message, reply }: Replied): readonly number[] {
  const { first, last = first.at(-1) ?? "" } = readReplyEnds(reply)
  const [shared, echo] = mostShared(sentence, [...first, last])
  const level = String(Math.min(4, Math.ceil(shared * 2)))
  const isSameMatter = String([...first, last].some((one) => sharesMatter(sentence, one)))
  const length = String(Math.min(5, Math.floor(reply.length / 80)))
  const beginning = sentence.slice(0, MAX_READ)
  const sentences = sentencesIn(message)
  const hashes = [
    ...runsOf("first", first[0] ?? "", 3),
    ...runsOf("next", first.slice(1).join(" "), 3),
    ...runsOf("last", last, 3),
    ...(shared > 0 ? runsOf(`shared ${level}`, echo, 3) : []),
    ...runsOf("said", beginning, 2),
    ...standingWishFeatures(beginning),
    bucketOf("shared", level),
    bucketOf("matter", isSameMatter),
    bucketOf("both", `${level} ${isSameMatter}`),
    bucketOf("which", `${isSameMatter} ${wishMatter(beginning)}`),
    bucketOf("of", String(Math.min(3, sentences.length))),
    bucketOf("asks", String(ASKS.test(sentence))),
    bucketOf("asks else", String(sentences.some((one) => one !== sentence && ASKS.test(one)))),
    bucketOf("gives", String(GIVES.test(first[0] ?? ""))),
    bucketOf("lines", String(reply.includes("\n"))),
    bucketOf("length", length),
  ]
  return [...new Set(hashes.map((hash) => hash & (ACKNOWLEDGED_WISH_BUCKETS - 1)))]
}

/** What a small regression weighs: how much the reply repeats, what other models say of the sentence, and `chance`, the probability by the features. */
export function acknowledgedFactors({ sentence, message, reply }: Replied, chance: number): readonly number[] {
  const { first, last } = readReplyEnds(reply)
  const opening = first.slice(0, 2)
  const all = last === undefined ? opening : [...opening, last]
  const beginning = sentence.slice(0, MAX_READ)
  const echo = Math.max(0, ...opening.map((one) => echoOf(beginning, one)))
  return [
    1,
    Math.min(3, mostShared(beginning, all)[0]) / 2,
    echo,
    (first[0] ?? "").length < SHORT_REPLY ? echo : 0,
    all.some((one) => sharesMatter(beginning, one)) ? 1 : 0,
    logOdds(setsWishChance(beginning)),
    logOdds(personalWishChance(beginning)),
    sentencesIn(message).length === 1 ? 1 : 0,
    GIVES.test(first[0] ?? "") ? 1 : 0,
    ASKS.test(sentence) ? 1 : 0,
    logOdds(chance),
  ]
}

/** Whether a reply shows what it takes note of. "OK." answers a pasted text as well. */
export function repeats({ sentence, reply }: Replied): boolean {
  const { first, last } = readReplyEnds(reply)
  const all = last === undefined ? first : [...first, last]
  return mostShared(sentence.slice(0, MAX_READ), all)[0] > 0 || all.some((one) => sharesMatter(sentence, one))
}

const ASKS = /[?？]\s*$/u
/** What was asked for follows: "Sure, shorter:" */
const GIVES = /[:：][*_\s]*$/u
const sentencesIn = rememberRecent((message: string): readonly string[] =>
  sentencesOf(message.slice(0, MAX_MESSAGE)).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text] : [])),
)
/** More of a message, in characters, does not count. */
const MAX_MESSAGE = 4_000
/** More of a sentence, in characters, is not read. */
const MAX_READ = 300
/** A shorter first sentence, in characters, does little else than repeat: "Inches it is." */
const SHORT_REPLY = 45
const LONGEST_ECHO = 14
const SYLLABIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** A shorter word says too little to be shared, in letters. */
const MIN_WORD = 4

const logOdds = (chance: number): number => Math.log((chance + 0.01) / (1.01 - chance)) / 3

function runsOf(kind: string, text: string, longest: number): readonly number[] {
  const words = ["^", ...commonWords(text), "$"]
  return [...words.keys()].flatMap((at) =>
    Array.from({ length: Math.min(longest, words.length - at) }, (_, more) =>
      bucketOf(kind, words.slice(at, at + more + 1).join(" ")),
    ),
  )
}

/** How many words that say something a sentence shares with the sentence of a reply with which it shares most, and that. */
function mostShared(sentence: string, replied: readonly string[]): readonly [shared: number, most: string] {
  const words = tellingWords(sentence)
  return replied.reduce<readonly [number, string]>(
    (most, one) => {
      const shared = countShared(words, tellingWords(one))
      return shared > most[0] ? [shared, one] : most
    },
    [0, ""],
  )
}

/** Words of some length, and pairs of characters where words have none between them. */
function tellingWords(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  return new Set(
    words.flatMap((word, at) => {
      if (!SYLLABIC.test(word)) return word.length >= MIN_WORD ? [word] : []
      const next = words[at + 1]
      return next !== undefined && SYLLABIC.test(next) ? [word + next] : []
    }),
  )
}

function countShared(words: ReadonlySet<string>, replied: ReadonlySet<string>): number {
  let shared = 0
  for (const word of words) {
    if (SYLLABIC.test(word)) shared += replied.has(word) ? 0.5 : 0
    else if ([...replied].some((one) => isSameStem(word, one))) shared += 1
  }
  return shared
}

/** The share of the words of a reply's sentence that a sentence has as well. */
function echoOf(sentence: string, replied: string): number {
  const own = foldedWords(sentence)
  const words = foldedWords(replied).slice(0, LONGEST_ECHO)
  const repeated = words.filter((word) =>
    SYLLABIC.test(word) ? own.includes(word) : own.some((one) => isSameStem(one, word)),
  )
  return repeated.length / Math.max(1, words.length)
}

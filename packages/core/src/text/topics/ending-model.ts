import { changeKindsIn } from "../change-kinds.ts"
import { rememberRecent } from "../remember-recent.ts"
import { bytesOf } from "../spans/clause-model.ts"
import { softmax } from "./attribute-model.ts"
import { cuesInUnspaced, cuesOfWord } from "./cue-words.ts"
import { ENDS_BIAS, ENDS_SCALE, ENDS_WEIGHTS, MATTER_BIAS, MATTER_SCALE, MATTER_WEIGHTS } from "./ending-weights.ts"
import { bucketOf, foldedWords, speakerOf } from "./folded-words.ts"
import { subtopicsIn } from "./topic-words.ts"

/**
 * What a sentence may report the end of, by the matter that it ends. `love`: a
 * relationship ended; `bond`: one began, so that nobody is single any more; `birth`: a pregnancy ended; `loss`:
 * somebody died, ran away or was given away; `degree`: studies ended; `plan`: an appointment or a subscription changed.
 */
export const ENDINGS = [
  "work",
  "home",
  "love",
  "bond",
  "loss",
  "birth",
  "diet",
  "habit",
  "medicine",
  "study",
  "degree",
  "thing",
  "pay",
  "weight",
  "contact",
  "plan",
] as const
export type Ending = (typeof ENDINGS)[number]

/** Numbers of buckets of the hashed features, powers of two: of whether a sentence ends something, and of what. */
export const ENDS_BUCKETS = 65_536
export const MATTER_BUCKETS = 4096

/** More of a sentence, in characters, is not read. */
const LONGEST = 200
const STEM = 5
const APART = 4
const TOKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}']+|[,;:?!"“”„«»。？！，、]/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** The hashes of a sentence's features: its words and their stems, runs of two and three, pairs of stems that are near, and how it begins and ends. */
export function endingFeatures(sentence: string): readonly number[] {
  const folded = sentence.slice(0, LONGEST).normalize("NFC").toLowerCase().replace(/[’‘]/g, "'")
  const tokens = ["^", ...(folded.match(TOKEN) ?? []).map((token) => token.replace(/\p{N}+/gu, "0")), "$"]
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value))
  const stems = tokens.map((token) => token.slice(0, STEM))
  for (const [at, token] of tokens.entries()) {
    const longest = UNSPACED.test(token) ? 4 : 3
    for (let size = 1; size <= longest; size++) {
      if (at + size <= tokens.length) add(`run ${size}`, tokens.slice(at, at + size).join(" "))
    }
    add("stem", stems[at] ?? "")
    for (let far = 2; far <= APART; far++) if (at + far < tokens.length) add("pair", `${stems[at]} ${stems[at + far]}`)
  }
  add("begins", stems.slice(1, 3).join(" "))
  const words = foldedWords(sentence)
  const whose = speakerOf(words)
  const cues = new Set([...words.flatMap(cuesOfWord), ...cuesInUnspaced(sentence).map(([cue]) => cue)])
  const signs = [...changeKindsIn(sentence), ...cues].sort()
  const topics = subtopicsIn(words, sentence).slice(0, 4)
  add("whose", whose)
  for (const sign of signs) {
    add("sign", sign)
    add("sign whose", `${sign} ${whose}`)
    for (const topic of topics) add("topic sign", `${topic} ${sign}`)
  }
  for (const topic of topics) {
    add("topic", topic)
    add("topic again", topic)
  }
  add("length", String(Math.min(6, tokens.length >> 2)))
  return [...buckets]
}

type Weights = Int8Array | Float64Array

/** The probability, 0 to 1, that a sentence ends something. */
export function scoreEnds(features: readonly number[], bias: number, scale: number, weights: Weights): number {
  const sum = features.reduce((total, hash) => total + (weights[hash & (ENDS_BUCKETS - 1)] ?? 0), 0)
  return 1 / (1 + Math.exp(-(bias + (scale * sum) / Math.sqrt(Math.max(1, features.length)))))
}

/** The probabilities of what it ends, if it ends something, in the order of `ENDINGS`. */
export function scoreMatters(
  features: readonly number[],
  bias: readonly number[],
  scale: number,
  weights: Weights,
): readonly number[] {
  const sums = ENDINGS.map(() => 0)
  for (const hash of features) {
    const from = (hash & (MATTER_BUCKETS - 1)) * ENDINGS.length
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[from + at] ?? 0)
  }
  const size = scale / Math.sqrt(Math.max(1, features.length))
  return softmax(Float64Array.from(sums, (sum, at) => (bias[at] ?? 0) + sum * size))
}

const endsWeights = bytesOf(ENDS_WEIGHTS)
const matterWeights = bytesOf(MATTER_WEIGHTS)

/** From this probability on a sentence may end a matter. */
const MATTER_FROM = 0.2

/** The matters that a sentence may end, the likeliest first, and the probability that it ends something, from 0 to 1. */
export interface ReadEnding {
  readonly endings: readonly Ending[]
  readonly chance: number
}

/**
 * Reads what a sentence of the user's reports the end of: "Got fired from Lidl". Logistic and softmax regressions for
 * any language; `scripts/train-endings.mjs` fits and measures them.
 */
export const readEnding = rememberRecent((sentence: string): ReadEnding => {
  const features = endingFeatures(sentence)
  const chances = scoreMatters(features, MATTER_BIAS, MATTER_SCALE, matterWeights)
  const likely = ENDINGS.map((ending, at) => ({ ending, chance: chances[at] ?? 0 }))
    .filter(({ chance }) => chance >= MATTER_FROM)
    .toSorted((one, other) => other.chance - one.chance)
  const ends = scoreEnds(features, ENDS_BIAS, ENDS_SCALE, endsWeights)
  return { endings: likely.map(({ ending }) => ending), chance: likely.length === 0 ? 0 : ends }
})

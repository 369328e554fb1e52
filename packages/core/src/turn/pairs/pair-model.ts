import { ADDS, CHANGES, PAST_ONLY, UNCERTAIN } from "../../text/change-cues.ts"
import { bytesOf } from "../../text/spans/clause-model.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { cuesInUnspaced, cuesOfWord } from "../../text/topics/cue-words.ts"
import { bucketOf, foldedWords, speakerOf } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"
import { PAIR_BIAS, PAIR_SCALE, PAIR_WEIGHTS } from "./pair-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const PAIR_BUCKETS = 8192

/** A statement as pairs are read: in its words, with the time at which it was made. */
export interface PairStatement {
  readonly content: string
  readonly at: number
}

/** What a statement's pairs have in common, read once. */
export interface ReadStatement {
  readonly at: number
  readonly words: readonly string[]
  readonly names: ReadonlySet<string>
  readonly topics: ReadonlySet<string>
  readonly cues: ReadonlySet<string>
  readonly whose: string
  readonly numbers: ReadonlySet<string>
  readonly signs: readonly string[]
}

const STEM = 6
const HOUR = 3_600_000
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u

/** Reads a statement for its pairs. */
export function readForPairs({ content, at }: PairStatement): ReadStatement {
  const words = foldedWords(content)
  const cues = new Set([...words.flatMap(cuesOfWord), ...cuesInUnspaced(content).map(([cue]) => cue)])
  const names = new Set<string>()
  for (const [place, word] of words.entries()) {
    if (UNSPACED.test(word + (words[place + 1] ?? ""))) names.add(word + words[place + 1])
    else if (word.length >= 3 && word !== "0" && cuesOfWord(word).length === 0 && !isStopWord(word))
      names.add(word.slice(0, STEM))
  }
  const signs = [
    ...(CHANGES.test(content) ? ["change"] : []),
    ...(ADDS.test(content) ? ["add"] : []),
    ...(PAST_ONLY.test(content) ? ["past"] : []),
    ...(UNCERTAIN.test(content) ? ["uncertain"] : []),
    ...(/\d/.test(content) ? ["number"] : []),
    ...(/\d[:.]\d\d|\b\d{1,2} ?(?:uhr|h|am|pm)\b|点/iu.test(content) ? ["clock"] : []),
    ...(/[€$£¥]|\beuro|元|块|pesos|reais/iu.test(content) ? ["money"] : []),
    ...(cues.has("day") ? ["day"] : []),
  ]
  return {
    at,
    words,
    names,
    topics: new Set(subtopicsIn(words, content)),
    cues,
    whose: speakerOf(words),
    numbers: new Set(content.match(/\d+(?:[.,:]\d+)*/gu) ?? []),
    signs,
  }
}

/** The buckets of a pair's features: what both hold, whose they are, the signs of change, and the time between. */
export function pairFeatures(later: ReadStatement, earlier: ReadStatement): readonly number[] {
  const buckets = new Set<number>()
  const add = (kind: string, value: string): void => void buckets.add(bucketOf(kind, value) & (PAIR_BUCKETS - 1))
  const topics = [...later.topics].filter((topic) => earlier.topics.has(topic))
  const names = [...later.names].filter((name) => earlier.names.has(name))
  const numbers = [...later.numbers].filter((number) => earlier.numbers.has(number))
  const signs = earlier.signs.filter((sign) => later.signs.includes(sign) && KINDS.has(sign))
  const shared = `${Math.min(2, topics.length)} ${Math.min(2, names.length)}`
  const change = later.signs.includes("change") || later.cues.has("change") ? "change" : "none"
  const adds = later.signs.includes("add") ? "adds" : ""
  const share = (part: number, one: number, other: number): string =>
    String(Math.min(4, Math.floor((5 * part) / Math.max(1, Math.min(one, other)))))
  add("shared", shared)
  add("shared change", `${shared} ${change} ${adds}`)
  add("names", share(names.length, later.names.size, earlier.names.size))
  add("names change", `${share(names.length, later.names.size, earlier.names.size)} ${change}`)
  add("topics", share(topics.length, later.topics.size, earlier.topics.size))
  add("topics change", `${share(topics.length, later.topics.size, earlier.topics.size)} ${change} ${adds}`)
  for (const topic of topics) {
    add("topic", topic)
    add("topic change", `${topic} ${change} ${adds}`)
    for (const sign of signs) add("topic sign", `${topic} ${sign}`)
  }
  const [one] = later.topics
  const [other] = earlier.topics
  if (topics.length === 0) add("apart", `${one} ${other}`)
  add("signs", `${[...signs].sort().join(" ")} ${change}`)
  add("numbers", `${Math.min(2, numbers.length)} ${change}`)
  add("whose", `${later.whose} ${earlier.whose}`)
  add("whose shared", `${later.whose === earlier.whose} ${shared}`)
  for (const sign of later.signs) add("later", sign)
  for (const sign of earlier.signs) add("earlier", sign)
  if (later.cues.has("not")) add("not", `${shared} ${change}`)
  for (const name of names) {
    const place = later.words.findIndex((word) => word.slice(0, STEM) === name)
    const near = later.words.slice(Math.max(0, place - 4), place + 6).flatMap(cuesOfWord)
    add(
      "near",
      near.includes("not") ? "not" : near.includes("change") ? "change" : near.includes("past") ? "past" : "none",
    )
  }
  for (const word of later.words) add("word", word.slice(0, STEM))
  const hours = (later.at - earlier.at) / HOUR
  add("hours", String(hours < 0.1 ? 0 : hours < 2 ? 1 : hours < 24 ? 2 : hours < 96 ? 3 : hours < 240 ? 4 : 5))
  add("length", `${Math.min(4, later.words.length >> 2)} ${Math.min(4, earlier.words.length >> 2)}`)
  return [...buckets]
}

/** Signs of a kind of value. */
const KINDS: ReadonlySet<string> = new Set(["number", "clock", "money", "day"])

const weights = bytesOf(PAIR_WEIGHTS)

/**
 * The probability, 0 to 1, that a later statement ends or replaces what an earlier one states. A logistic regression for
 * any language; `scripts/train-pairs.mjs` fits and measures it. Too few of its verdicts are right to replace anything.
 */
export function changeProbability(later: ReadStatement, earlier: ReadStatement): number {
  const sum = pairFeatures(later, earlier).reduce((total, bucket) => total + (weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-(PAIR_BIAS + PAIR_SCALE * sum)))
}

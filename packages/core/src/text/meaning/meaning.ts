import { analyse } from "../analyse.ts"
import { commonness } from "../background-frequency.ts"
import { RecentMap } from "../recent-map.ts"
import { MEANING_WEIGHTS } from "./meaning-weights.ts"

/** Number of buckets of the hashed features, a power of two. */
export const MEANING_BUCKETS = 32_768
export const MEANING_DIMENSIONS = 64
/** A longer text is read to here. */
const MAX_CHARACTERS = 400
const [SHORTEST, LONGEST] = [3, 6]
const WORD = /[\p{L}\p{N}]+/gu
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/

/**
 * The direction of a text's meaning, of length 1: the sum of what its words and their groups of characters mean, as
 * `scripts/train-meaning.mjs` learned it. All zeros for a text without a known part.
 */
export function meaningOf(text: string): Float32Array {
  const sum = new Float32Array(MEANING_DIMENSIONS)
  for (const word of wordsOf(text)) {
    const meaning = known.get(word) ?? meaningOfWord(word)
    for (let at = 0; at < MEANING_DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + (meaning[at] ?? 0)
  }
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((value) => value / length)
}

/** Words repeat, and reading the parts of one takes most of the time. */
const known = new RecentMap<string, Float32Array>(20_000)
/** A longer word is no word of a language. */
const MAX_KNOWN_LENGTH = 40
let weights: Int8Array | undefined

function meaningOfWord(word: string): Float32Array {
  weights ??= new Int8Array(Buffer.from(MEANING_WEIGHTS, "base64"))
  const sum = new Float32Array(MEANING_DIMENSIONS)
  for (const [bucket, weight] of wordFeatures(word)) {
    const start = bucket * MEANING_DIMENSIONS
    for (let at = 0; at < MEANING_DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + weight * (weights[start + at] ?? 0)
  }
  if (word.length <= MAX_KNOWN_LENGTH) known.set(word, sum)
  return sum
}

/** A word with the direction of its meaning. */
export interface WordMeaning {
  readonly meaning: Float32Array
  /** The square of its idf in texts in general, in nats: common words say little. */
  readonly weight: number
}

/** The share of texts of a word too rare to be counted, and the one that a sign which no search reads counts with. */
const [RARE, UNREAD] = [1e-5, 0.6]
const knownWords = new RecentMap<string, WordMeaning>(20_000)

/** The distinct words of a text with their meanings; in scripts without spaces its pairs of characters. */
export function wordMeaningsOf(text: string): readonly WordMeaning[] {
  const words = wordsOf(text).flatMap((word) => (UNSPACED.test(word) && word.length > 1 ? pairsOf(word) : [word]))
  return [...new Set(words)].map((word) => knownWords.get(word) ?? readWord(word))
}

function readWord(word: string): WordMeaning {
  const terms = analyse(word)
  const share = terms.length === 0 ? UNREAD : Math.min(...terms.map(commonness))
  const read = { meaning: meaningOf(word), weight: Math.log(Math.max(share, RARE)) ** 2 }
  if (word.length <= MAX_KNOWN_LENGTH) knownWords.set(word, read)
  return read
}

/** The direction of what a text is about: its rare words count more than in `meaningOf`. */
export function meaningOfSubject(text: string): Float32Array {
  const sum = new Float32Array(MEANING_DIMENSIONS)
  for (const { meaning, weight } of wordMeaningsOf(text))
    for (let at = 0; at < MEANING_DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + weight * (meaning[at] ?? 0)
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((value) => value / length)
}

function pairsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

const wordsOf = (text: string): readonly string[] =>
  text.slice(0, MAX_CHARACTERS).normalize("NFKC").toLowerCase().match(WORD) ?? []

/** The buckets of a text's parts with their weights. */
export function meaningFeatures(text: string): ReadonlyMap<number, number> {
  const features = new Map<number, number>()
  for (const word of wordsOf(text))
    for (const [bucket, weight] of wordFeatures(word)) features.set(bucket, (features.get(bucket) ?? 0) + weight)
  return features
}

/** A word and its groups of three to six characters; for scripts without spaces characters and pairs of them. */
function wordFeatures(word: string): readonly (readonly [bucket: number, weight: number])[] {
  if (UNSPACED.test(word)) {
    const letters = [...word]
    return letters.flatMap((letter, at) => {
      const single = [bucketOf(`c${letter}`), 0.5] as const
      return at === 0 ? [single] : [single, [bucketOf(`b${letters[at - 1]}${letter}`), 1] as const]
    })
  }
  const groups = groupsOf(`<${word}>`)
  const share = 1 / Math.sqrt(groups.length)
  return [[bucketOf(`w${word}`), 1], ...groups.map((bucket) => [bucket, share] as const)]
}

const encoder = new TextEncoder()
const BASIS = 0x811c9dc5
const hashByte = (hash: number, byte: number): number => Math.imul(hash ^ byte, 0x01000193)
const placeOf = (hash: number): number => (hash >>> 0) & (MEANING_BUCKETS - 1)

/** FNV-1a over the bytes of a text. */
function bucketOf(text: string): number {
  return placeOf(encoder.encode(text).reduce(hashByte, BASIS))
}

/** The buckets of all groups of three to six characters. */
function groupsOf(edged: string): readonly number[] {
  const bytes = encoder.encode(edged)
  // Where each character begins: all bytes but those that continue one.
  const begins = [...bytes.keys()].filter((at) => ((bytes[at] ?? 0) & 0xc0) !== 0x80)
  const groups: number[] = []
  for (let first = 0; first + SHORTEST <= begins.length; first++) {
    let hash = BASIS
    let at = begins[first] ?? 0
    for (let size = 1; size <= LONGEST && first + size <= begins.length; size++) {
      const end = begins[first + size] ?? bytes.length
      for (; at < end; at++) hash = hashByte(hash, bytes[at] ?? 0)
      if (size >= SHORTEST) groups.push(placeOf(hash))
    }
  }
  return groups
}

/** The cosine of two meanings, -1 to 1. */
export function likenessOf(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < MEANING_DIMENSIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

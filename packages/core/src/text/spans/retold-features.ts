import { cuesOfWord } from "../topics/cue-words.ts"
import { foldSpelling } from "../topics/folded-words.ts"

/** Number of buckets of the hashed features, a power of two. */
export const RETOLD_BUCKETS = 16_384

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{M}\p{N}]+|[,;:.?!"“”„«»「」、。，：；！？–—\n-]/gu

/** Tokens on either side of a place that are read. */
const MAX_BEFORE = 14
const MAX_AFTER = 6
/** Tokens next to a place whose order counts. */
const NEAR = 3
/** What a token begins with stands for its forms. */
const STEM = 4

/** A word, a mark, or a sign of a script without spaces. */
export interface RetoldToken {
  readonly at: number
  readonly word: string
  /** What it does in its clause: the name of a cue, `N` for a name, the mark itself. */
  readonly shape: string
}

/** The tokens of a text. Linear. */
export function retoldTokens(text: string): readonly RetoldToken[] {
  return [...text.matchAll(TOKEN)].map(({ 0: token, index }, place) => {
    const word = foldSpelling(token)
    const cue = cuesOfWord(word)[0]
    const isName = place > 0 && /^\p{Lu}\p{Ll}/u.test(token)
    return { at: index, word, shape: cue ?? (/[\p{L}\p{N}]/u.test(token) ? (isName ? "N" : "w") : token) }
  })
}

/** The buckets of a place between tokens: what leads up to it, what follows, and in Japanese how its sentence ends. */
export function retoldFeatures(tokens: readonly RetoldToken[], place: number): readonly number[] {
  const buckets = new Set<number>()
  const add = (feature: string): void => void buckets.add(bucketOf(feature))
  const before = tokens.slice(Math.max(0, place - MAX_BEFORE), place).reverse()
  const after = tokens.slice(place, place + MAX_AFTER)
  const next = shapesOf(after, 1)
  for (const [at, { word, shape }] of before.entries()) {
    const following = before[at - 1]
    add(`b ${word}`)
    add(`b ${word.slice(0, STEM)}|${next}`)
    add(`b ${shape} ${following?.shape ?? "$"}`)
    add(`b ${word} ${following?.word ?? "$"}`)
    add(`x ${shape} ${next}`)
    if (at < NEAR) add(`b${at} ${word}`)
  }
  for (let size = 1; size <= 6; size++) add(`bs ${shapesOf(before, size)}`)
  add(`b3 ${wordsOf(before, 2)}`)
  add(`b3 ${wordsOf(before, 3)}`)
  add(`first ${wordsOf(before.slice(-2), 2)}`)
  if (before.length === place) add(`start ${wordsOf(tokens, 1)}`)
  for (const [at, { word }] of after.entries()) {
    add(`a ${word.slice(0, STEM)}`)
    add(`a ${word} ${after[at + 1]?.word ?? "$"}`)
    if (at < NEAR) add(`a${at} ${word}`)
  }
  for (let size = 1; size <= 4; size++) add(`as ${shapesOf(after, size)}`)
  add(`j ${wordsOf(before, 1)} ${wordsOf(after, 1)}`)
  const last = tokens.slice(place).findLastIndex(({ word }) => UNSPACED.test(word))
  if (last >= 0) {
    const end = tokens.slice(Math.max(place, place + last - 4), place + last + 1).reverse()
    for (let size = 1; size <= 5; size++) add(`e ${wordsOf(end, size)}`)
  }
  return [...buckets]
}

const shapesOf = (tokens: readonly RetoldToken[], size: number): string =>
  tokens
    .slice(0, size)
    .map(({ shape }) => shape)
    .join(" ")
const wordsOf = (tokens: readonly RetoldToken[], size: number): string =>
  tokens
    .slice(0, size)
    .map(({ word }) => word)
    .join(" ")

function bucketOf(feature: string): number {
  let hash = Math.imul(0x811c9dc5 ^ 103, 0x01000193)
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (RETOLD_BUCKETS - 1)
}

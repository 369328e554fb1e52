import { UNSPACED } from "../text/unspaced.ts"
import { MEANINGS } from "./memory-request-features.ts"

/** Rows of the table of features; a power of two. */
export const REQUEST_BUCKETS = 4096

const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'])+|[.,!?;:。！？，、…\n()"“”]/gu
/** Of a longer text its beginning and its end are read, in characters and in tokens. */
const MAX_CHARACTERS = 1_500
const MAX_HEAD = 44
const MAX_TAIL = 28
/** In characters: more of a word is an ending. */
const MAX_WORD = 18
const ROOT = 5

/**
 * The words and marks of a text, each as the buckets of its features: itself, its groups of three and four characters,
 * its root, and what it means in a request to memory. In scripts without spaces each character is a word, with its next ones.
 */
export function requestTokens(text: string): readonly (readonly number[])[] {
  const lower = text
    .slice(0, MAX_CHARACTERS)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\p{N}+/gu, "0")
  const meanings = meaningsIn(lower)
  const all = [...lower.matchAll(TOKEN)]
  const isCut = all.length > MAX_HEAD + MAX_TAIL
  const read = isCut ? [...all.slice(0, MAX_HEAD), ...all.slice(-MAX_TAIL)] : all
  return read.map(({ 0: word, index }) => {
    const buckets = new Set([bucketOf(word, 1)])
    for (let at = index; at < index + word.length; at++)
      for (const meaning of meanings.get(at) ?? []) buckets.add(bucketOf(`c${meaning}`, 2))
    if (UNSPACED.test(word)) addNext(buckets, lower, index, word)
    else if (/\p{L}/u.test(word)) addGroups(buckets, word)
    return [...buckets]
  })
}

/** Which meanings begin at which character. */
function meaningsIn(lower: string): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>()
  for (const [meaning, [, pattern]] of MEANINGS.entries())
    for (const { index } of lower.matchAll(pattern)) found.set(index, [...(found.get(index) ?? []), meaning])
  return found
}

function addNext(buckets: Set<number>, text: string, at: number, word: string): void {
  const [next = "", second = ""] = [...text.slice(at + word.length, at + word.length + 4)]
  if (!UNSPACED.test(next)) return
  buckets.add(bucketOf(word + next, 3))
  if (UNSPACED.test(second)) buckets.add(bucketOf(word + next + second, 4))
}

function addGroups(buckets: Set<number>, word: string): void {
  const marked = `^${word.slice(0, MAX_WORD)}$`
  for (let size = 3; size <= 4; size++)
    for (let at = 0; at + size <= marked.length; at++) buckets.add(bucketOf(marked.slice(at, at + size), 5))
  const bare = word.normalize("NFD").replace(/\p{M}/gu, "")
  if (bare.length >= ROOT) buckets.add(bucketOf(bare.slice(0, ROOT), 6))
}

/** FNV-1a. */
function bucketOf(text: string, kind: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193)
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (REQUEST_BUCKETS - 1)
}

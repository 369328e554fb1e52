import type { QueryWord, Words } from "@keepsake/core/plugin"
import { BooleanQuery, MatchQuery, Occur } from "@lancedb/lancedb"

/** The column of the full text index. */
export const TERMS = "terms"

/**
 * The terms of a memory as the full text index takes them: each replaced by a hash, because the index splits at spaces and drops long words, and a term may
 * be any text. Terms of the content come twice, so that they count more than those of the speaker and the adjacent messages. `null` without terms.
 */
export function toTermText({ text, speaker, before, after }: Words): string | null {
  const own = termsOf(text)
  const hashes = [...own, ...own, ...[speaker, before, after].flatMap(termsOf)].map(hashTerm)
  return hashes.length === 0 ? null : hashes.join(" ")
}

/** Weights below this share of the greatest count as this share. */
const MIN_WEIGHT = 1 / 8

/**
 * A search for any of the words, each with its weight as a power of two of the greatest; `undefined` without words. Each different weight is a search of its
 * own, which reads every row that the index does not have yet, and the engine ranks what is found by the exact weights.
 */
export function toTermQuery(words: readonly QueryWord[]): BooleanQuery | undefined {
  const weights = new Map<string, number>()
  for (const { word, weight } of words) {
    if (word === "") continue
    const term = hashTerm(word)
    weights.set(term, Math.max(weights.get(term) ?? 0, weight))
  }
  if (weights.size === 0) return undefined
  const greatest = Math.max(...weights.values())
  const byWeight = Map.groupBy(weights, ([, weight]) => roundWeight(weight / greatest))
  return new BooleanQuery(
    [...byWeight].map(([boost, those]) => [
      Occur.Should,
      new MatchQuery(those.map(([term]) => term).join(" "), TERMS, { boost }),
    ]),
  )
}

/** One of four weights. */
function roundWeight(share: number): number {
  return 2 ** Math.round(Math.log2(Math.max(share, MIN_WEIGHT)))
}

function termsOf(text: string): readonly string[] {
  return text.split(" ").filter((word) => word !== "")
}

/** 64 bits in hexadecimal: two FNV-1a hashes (Fowler, Noll, Vo; RFC 9923) over the UTF-16 code units in both directions. */
function hashTerm(word: string): string {
  let [forward, backward] = [0x811c9dc5, 0x811c9dc5]
  for (let at = 0; at < word.length; at++) {
    forward = addUnit(forward, word.charCodeAt(at))
    backward = addUnit(backward, word.charCodeAt(word.length - 1 - at))
  }
  return [forward, backward].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("")
}

function addUnit(hash: number, unit: number): number {
  const low = Math.imul(hash ^ (unit & 0xff), 0x01000193)
  return Math.imul(low ^ (unit >>> 8), 0x01000193)
}

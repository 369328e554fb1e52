import type { QueryWord, Words } from "@keepsake/core/plugin"

export interface WordVector {
  readonly indices: number[]
  readonly values: number[]
}

/** Term weights: in the text itself, in the speaker's name, and in the adjacent messages. */
const FIELD_WEIGHTS = { text: 1, speaker: 0.5, before: 0.4, after: 0.25 } as const
/** BM25's saturation and length norm (Robertson and Zaragoza 2009), at their usual values. */
const K1 = 1.2
const B = 0.75
/** Assumed mean document length in terms. The true mean of a pool changes with every write; a fixed one cost 0.1 to 0.6 points of recall on conversations. */
const MEAN_LENGTH = 40

/** A memory's terms as a sparse vector of BM25 term weights, without idf, by which the server multiplies. `undefined` without terms. */
export function toWordVector(words: Words): WordVector | undefined {
  const counts = new Map<number, number>()
  let length = 0
  for (const field of ["text", "speaker", "before", "after"] as const) {
    for (const word of words[field].split(" ")) {
      if (word === "") continue
      const index = hashTerm(word)
      counts.set(index, (counts.get(index) ?? 0) + FIELD_WEIGHTS[field])
      length++
    }
  }
  if (counts.size === 0) return undefined
  const norm = K1 * (1 - B + (B * length) / MEAN_LENGTH)
  return {
    indices: [...counts.keys()],
    values: [...counts.values()].map((count) => (count * (K1 + 1)) / (count + norm)),
  }
}

/** Each term once, with the largest of its weights. */
export function toQueryVector(words: readonly QueryWord[]): WordVector {
  const weights = new Map<number, number>()
  for (const { word, weight } of words) {
    if (word === "") continue
    const index = hashTerm(word)
    weights.set(index, Math.max(weights.get(index) ?? 0, weight))
  }
  return { indices: [...weights.keys()], values: [...weights.values()] }
}

/** FNV-1a, 32 bits (Fowler, Noll, Vo; RFC 9923), over UTF-16 code units. */
function hashTerm(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >>> 8), 0x01000193)
  }
  return hash >>> 0
}

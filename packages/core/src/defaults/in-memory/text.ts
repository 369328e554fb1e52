import type { QueryWord, TextStatistics, Words } from "../../contract/index.ts"
import { inverseDocumentFrequency } from "../../plugin/search-terms.ts"
import type { IndexedWords, LiveRow } from "./rows.ts"

/** Weights of the fields: the text itself, the speaker's name, and the neighbouring messages. */
const fields = { text: 1, speaker: 0.5, before: 0.4, after: 0.25 } as const

export function indexedWords(words: Words): IndexedWords {
  const weights = new Map<string, number>()
  let length = 0
  for (const [field, weight] of [
    [words.text, fields.text],
    [words.speaker, fields.speaker],
    [words.before, fields.before],
    [words.after, fields.after],
  ] as const) {
    for (const word of split(field)) {
      weights.set(word, (weights.get(word) ?? 0) + weight)
      length++
    }
  }
  return { words: Object.freeze({ ...words }), length, weights }
}

function split(field: string): readonly string[] {
  return field.split(" ").filter((word) => word !== "")
}

/** How many memories of a scope have words, their mean length, and how many hold each word of the query. */
export function countWords(rows: readonly LiveRow[], query: readonly string[]): TextStatistics {
  const indexed = rows.flatMap((row) => row.words ?? [])
  const total = indexed.reduce((sum, { length }) => sum + length, 0)
  return {
    memories: indexed.length,
    meanLength: indexed.length === 0 ? 0 : total / indexed.length,
    documentFrequency: Object.fromEntries(
      query.map((word) => [word, indexed.filter(({ weights }) => weights.has(word)).length]),
    ),
  }
}

/** Saturation and length normalisation of BM25 (Robertson and Zaragoza 2009), at their usual values. */
const K1 = 1.2
const B = 0.75

/** BM25 over weighted term counts; `undefined` where no term of the query occurs. */
export function scoreOf(
  { length, weights }: IndexedWords,
  query: readonly QueryWord[],
  { memories, meanLength, documentFrequency }: TextStatistics,
): number | undefined {
  const matching = query.filter(({ word }) => weights.has(word))
  if (matching.length === 0) return undefined
  const norm = K1 * (1 - B + (B * length) / meanLength)
  return matching.reduce((sum, { word, weight }) => {
    const count = weights.get(word) ?? 0
    const frequency = documentFrequency[word] ?? 0
    const rarity = inverseDocumentFrequency(frequency, memories)
    return sum + (weight * rarity * count * (K1 + 1)) / (count + norm)
  }, 0)
}

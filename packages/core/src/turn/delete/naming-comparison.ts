import { relatedByTopic } from "../recall/related-words.ts"
import type { ComparedText } from "./compared-text.ts"
import { createMatterMatch } from "./matter-match.ts"
import { isSameWord } from "./named-statements.ts"

/** The words of a request that may name what is meant, and what the statements that it may mean hold of them. */
interface NamingWords {
  readonly words: readonly string[]
  /** How likely each word names what is meant. */
  readonly chances: ReadonlyMap<string, number>
  /** How many statements hold each word. */
  readonly counts: ReadonlyMap<string, number>
  /** How rare each word and each pair of characters is among the statements, 0 to 1. */
  readonly ofWords: ReadonlyMap<string, number>
  readonly ofPairs: ReadonlyMap<string, number>
}

/** No word surely names what is meant, or surely does not. */
const [MIN_CHANCE, MAX_CHANCE] = [0.01, 0.95]
const [MAX_PAIRS, LARGE_EVIDENCE] = [3, 4]

/** Whether a pair of characters stands in a word or reaches into it. */
const touches = (pair: string, word: string): boolean =>
  word.includes(pair) || pair.includes(word) || pair.startsWith(word.slice(-1)) || pair.endsWith(word.slice(0, 1))

/**
 * Compares one of so many statements with a request by the words that name what is meant: of "delete what I told you
 * about the psychologist, my family uses this account" one word counts, and the reason does not.
 */
export function createNamingComparison(
  asked: ComparedText,
  { words, chances, counts, ofWords, ofPairs }: NamingWords,
): (text: ComparedText, statements: number) => readonly number[] {
  const chanceOf = (word: string): number => Math.min(MAX_CHANCE, Math.max(MIN_CHANCE, chances.get(word) ?? 0))
  const ofAll = words.reduce((sum, word) => sum + chanceOf(word), 0) || 1
  const matterOf = createMatterMatch(
    words.toSorted((one, other) => chanceOf(other) - chanceOf(one)),
    (word) => chanceOf(word) / ofAll,
  )
  const pairs = new Map(
    [...asked.pairs].map((pair) => [pair, Math.max(0, ...words.filter((word) => touches(pair, word)).map(chanceOf))]),
  )
  const related = words.map((word) => ({ chance: chanceOf(word) / ofAll, words: relatedByTopic([{ word }]) }))
  return (text, statements) => {
    const shared = words.filter((word) => text.words.some((own) => isSameWord(word, own)))
    const missing = words.filter((word) => !shared.includes(word))
    const ofShared = shared.map((word) => chanceOf(word) * (ofWords.get(word) ?? 0))
    const ratioOf = (word: string): number => (chanceOf(word) * statements) / (counts.get(word) ?? 1)
    const evidence =
      shared.reduce((sum, word) => sum + Math.log(Math.max(1, ratioOf(word))), 0) +
      missing.reduce((sum, word) => sum + Math.log(1 - chanceOf(word)), 0)
    const ofSharedPairs = [...text.pairs].map((pair) => (pairs.get(pair) ?? 0) * (ofPairs.get(pair) ?? 0))
    return [
      ofShared.reduce((sum, one) => sum + one, 0) / ofAll,
      Math.max(0, ...ofShared),
      evidence / LARGE_EVIDENCE,
      Math.max(0, ...missing.map(chanceOf)),
      matterOf(text.words).otherwise,
      Math.min(
        MAX_PAIRS,
        ofSharedPairs.reduce((sum, one) => sum + one, 0),
      ),
      Math.max(0, ...related.map((one) => (text.words.some((word) => one.words.has(word)) ? one.chance : 0))),
      text.confided,
    ]
  }
}

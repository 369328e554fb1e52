import { analyse } from "./analyse.ts"
import { commonness } from "./background-frequency.ts"
import { isStopWord, namesIn } from "./stop-words.ts"

const MAX_WORDS = 32
const MAX_CHARACTERS = 8_000

/**
 * The search words of a text: analysed, distinct, rarest first by general frequency, at most 32; stop words only if
 * there is nothing else. Of a longer text the first and last 4,000 characters count, where a request surrounds pasted
 * text.
 */
export function queryWords(text: string): string[] {
  return topicWords(text)
    .map((word) => ({ word, share: commonness(word) }))
    .sort((one, other) => one.share - other.share)
    .slice(0, MAX_WORDS)
    .map(({ word }) => word)
}

/** The same words in the order of the text, uncut. */
export function topicWords(text: string): string[] {
  const near = clipText(text)
  const all = analyse(near)
  const names = namesIn(near)
  const telling = all.filter((word) => !isStopWord(word) || names.has(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

/** Tells whether a text has every word of the query, compared as `topicWords` reads them; no text has those of a query without words. */
export function createWordsTest(query: string): (text: string) => boolean {
  const words = topicWords(query)
  return (text) => {
    const own = new Set(topicWords(text))
    return words.length > 0 && words.every((word) => own.has(word))
  }
}

function clipText(text: string): string {
  return text.length <= MAX_CHARACTERS
    ? text
    : `${text.slice(0, MAX_CHARACTERS / 2)}\n${text.slice(-MAX_CHARACTERS / 2)}`
}

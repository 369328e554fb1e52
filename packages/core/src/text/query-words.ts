import { analyse } from "./analyse.ts"
import { backgroundFrequency } from "./background-frequency.ts"
import { isStopWord, namesIn } from "./stop-words.ts"

const MAX_WORDS = 32
const MAX_CHARACTERS = 8_000

/** The words a text is searched by: analysed, no stop words unless there is nothing else, each once, rarest first by the general table, at most 32.
 *  Of a longer text the first and the last 4,000 characters count, where a request stands beside what was pasted. */
export function queryWords(text: string): string[] {
  return topicWords(text)
    .map((word) => ({ word, share: backgroundFrequency(word) }))
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

function clipText(text: string): string {
  return text.length <= MAX_CHARACTERS
    ? text
    : `${text.slice(0, MAX_CHARACTERS / 2)}\n${text.slice(-MAX_CHARACTERS / 2)}`
}

import { analyse } from "./analyse.ts"
import { shareOf } from "./rarity.ts"
import { isStopWord, namesIn } from "./stop-words.ts"

const MOST = 32
const CONSIDERED = 8_000

/** The words a text is searched by: analysed, no stop words unless there is nothing else, each once, rarest first by the general table, at most 32.
 *  Of a longer text the first and the last 4,000 characters count, where a request stands beside what was pasted. */
export function queryWords(text: string): string[] {
  return topicWords(text)
    .map((word) => ({ word, share: shareOf(word) }))
    .sort((one, other) => one.share - other.share)
    .slice(0, MOST)
    .map(({ word }) => word)
}

/** The same words in the order of the text, uncut. */
export function topicWords(text: string): string[] {
  const near = considered(text)
  const all = analyse(near)
  const names = namesIn(near)
  const telling = all.filter((word) => !isStopWord(word) || names.has(word))
  return [...new Set(telling.length > 0 ? telling : all)]
}

function considered(text: string): string {
  return text.length <= CONSIDERED ? text : `${text.slice(0, CONSIDERED / 2)}\n${text.slice(-CONSIDERED / 2)}`
}

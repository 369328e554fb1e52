import type { Draft } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { SALUTATION } from "../../text/spans/sure-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"

/** A longer message is no row of plain statements, in characters. */
const MAX_MESSAGE = 300
/** A longer sentence tells more than a newcomer's "I'm allergic to strawberries", in characters. */
const MAX_SENTENCE = { spaced: 36, unspaced: 14 }
const MAX_GREETING = 16

/** What an extractor may read from a sentence in which somebody says what they are, have or like. */
const OF_LIFE: ReadonlySet<string> = new Set(["identity", "constraint", "relationship", "preference", "fact"])

/** Whether each sentence of a message is short and gave a fact of its sender's life, but for a greeting, and none a wish. */
export function statesAll(text: string, drafts: readonly Draft[]): boolean {
  if (text.length > MAX_MESSAGE || drafts.some(({ category }) => !OF_LIFE.has(category))) return false
  const quotes = drafts.flatMap(({ quote }) => (quote === undefined || quote.trim() === "" ? [] : [quote.trim()]))
  const isStated = (sentence: string): boolean =>
    isShort(sentence) && quotes.some((quote) => sentence.includes(quote) || quote.includes(sentence))
  return sentencesOf(text).every(
    ({ text: sentence }, at) =>
      isStated(sentence) || (at === 0 && sentence.length <= MAX_GREETING && SALUTATION.test(sentence)),
  )
}

const isShort = (sentence: string): boolean =>
  sentence.length <= MAX_SENTENCE[UNSPACED.test(sentence) ? "unspaced" : "spaced"]

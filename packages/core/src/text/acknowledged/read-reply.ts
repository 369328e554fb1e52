import { analyse } from "../analyse.ts"
import { commonness } from "../background-frequency.ts"
import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"

/** So much of the beginning and of the end of a reply is read, in characters. */
const [MAX_HEAD, MAX_TAIL] = [700, 400]
/** Sentences at its beginning that are read, and characters of each. */
const [SENTENCES, MAX_SENTENCE] = [3, 200]

/** Where a reply says what it takes note of: in its first sentences, or in its last one. */
export interface ReplyEnds {
  readonly first: readonly string[]
  /** `undefined` where it is one of the first. */
  readonly last: string | undefined
}

export const readReplyEnds = rememberRecent((reply: string): ReplyEnds => {
  const first = sentencesIn(reply.slice(0, MAX_HEAD)).slice(0, SENTENCES)
  const last = sentencesIn(reply.slice(-MAX_TAIL)).at(-1)
  return { first, last: last !== undefined && first.includes(last) ? undefined : last }
})

const sentencesIn = (text: string): readonly string[] =>
  sentencesOf(text).flatMap(({ text }) => (/[\p{L}\p{N}]/u.test(text) ? [text.slice(0, MAX_SENTENCE)] : []))

const TOKEN =
  /\p{Script=Katakana}[\p{Script=Katakana}ー]*|\p{Script=Han}|\p{Script=Hiragana}|[\p{L}\p{M}\p{N}'’]+|[.,;:?!"“”„«»。？！，、「」*#]/gu
/** A word that fewer of a thousand chat messages contain counts as any rare word. */
const RARE_BELOW = 0.0015

/** The words and marks of a text in lower case. All rare words are the same one, and so are all numbers. */
export const commonWords = rememberRecent((text: string): readonly string[] =>
  [...text.normalize("NFC").matchAll(TOKEN)].map(([token]) => {
    if (/^\p{N}/u.test(token)) return "0"
    if (/^[\p{Script=Han}\p{Script=Hiragana}]|^\P{L}/u.test(token)) return token
    const word = token.toLowerCase().replaceAll("’", "'")
    return /^\p{Script=Katakana}/u.test(token) || commonness(analyse(word)[0] ?? word) < RARE_BELOW ? "<rare>" : word
  }),
)

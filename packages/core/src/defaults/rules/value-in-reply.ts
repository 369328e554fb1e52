import { sentencesOf } from "../../text/sentences.ts"
import { speaksToUser } from "../../text/speaks-to-user.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { valuePlace } from "./contrast.ts"

/** More of a reply is not read, in characters. */
const MAX_REPLY = 2_000
const QUESTION = /[?？]\s*$/u
/** Letters that two forms of a word share at least, and those in which they differ at most: "wohne" and "wohnst". */
const [MIN_SHARED, MAX_ENDING] = [3, 3]
/** Shorter words say too little of a statement. */
const MIN_WORD = 4
/** Japanese repeats without a word for the user: "京都にお住まいなんですね。" */
const [POLITE_END, REPEATED_END] = [/(?:です|ます|だ)(?:よ?ね|か)?[。！!？?]?$/u, /ね[。！!]?$/u]

/**
 * What a reply does with a value of a statement that the user denies behind it: it repeats what was told of the user
 * ("Got it, you live in York."), or uses the value for something else ("A hotel in York?", "Should the hero be called
 * Tom?"). `undefined` where it does not have the value.
 */
export function useOfValue(reply: string, said: string, denied: string): "repeated" | "other" | undefined {
  const value = UNSPACED.test(denied) ? denied : (denied.split(/\s+/u).at(-1) ?? denied)
  const uses = sentencesOf(reply.slice(0, MAX_REPLY)).filter(({ text }) => valuePlace(text, value) >= 0)
  if (uses.length === 0) return undefined
  return uses.some(({ text }) => repeats(text.trim(), said, value)) ? "repeated" : "other"
}

function repeats(sentence: string, said: string, value: string): boolean {
  if (isAddressed(sentence, value)) return true
  const asks = QUESTION.test(sentence)
  if (POLITE_END.test(sentence)) return !asks && REPEATED_END.test(sentence)
  const own = new Set(foldedWords(value))
  const stated = foldedWords(said).filter((word) => !own.has(word) && saysEnough(word))
  const isStated = (word: string): boolean => stated.some((one) => isSameStem(one, word))
  if (speaksToUser(sentence)) return foldedWords(sentence).some(isStated)
  // "Noted: allergic to celery", "Vale, vives en Lugo".
  const last = sentence.slice(sentence.search(/(?<=[:,]\s?)[^\s:,][^:,]*$/u))
  return !asks && foldedWords(last).slice(0, 1).some(isStated)
}

/** "Nice to meet you, Tom!" */
const isAddressed = (sentence: string, value: string): boolean =>
  /^\p{Lu}/u.test(value) && sentence.replace(/[\s.!?]{1,9}$/u, "").endsWith(`, ${value}`)

const saysEnough = (word: string): boolean => (UNSPACED.test(word) ? !/[我是的]/u.test(word) : word.length >= MIN_WORD)

function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared++
  return shared >= MIN_SHARED && Math.max(one.length, other.length) - shared <= MAX_ENDING
}

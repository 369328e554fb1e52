import { isSameStem } from "../../text/same-stem.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { clauseFeatures } from "../../text/spans/clause-model.ts"
import { speaksToUser } from "../../text/speaks-to-user.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { valuePlace } from "./contrast.ts"
import { VALUE_REPLY_BIAS, VALUE_REPLY_SCALE, VALUE_REPLY_WEIGHTS } from "./value-reply-weights.ts"

/** More of a reply is not read, in characters. */
const MAX_REPLY = 2_000
const QUESTION = /[?？]\s*$/u
/** Shorter words say too little of a statement. */
const MIN_WORD = 4
/** From this probability on a reply notes the value: "Got it, peanuts." */
const NOTES_FROM = 0.6
/** Japanese repeats without a word for the user: "京都にお住まいなんですね。" */
const [POLITE_END, REPEATED_END] = [/(?:です|ます|だ)(?:よ?ね|か)?[。！!？?]?$/u, /ね[。！!]?$/u]

/**
 * What a reply does with a value of a statement that the user denies behind it: it repeats what was told of the user
 * ("Got it, York.", "So you live in York."), or uses the value for something else ("A hotel in York?", "Should the hero be called
 * Tom?"). `undefined` where it does not have the value.
 */
export function useOfValue(reply: string, said: string, denied: string): "repeated" | "other" | undefined {
  const value = UNSPACED.test(denied) ? denied : (denied.split(/\s+/u).at(-1) ?? denied)
  const uses = sentencesOf(reply.slice(0, MAX_REPLY)).filter(({ text }) => valuePlace(text, value) >= 0)
  if (uses.length === 0) return undefined
  return uses.some(({ text }) => repeats(text.trim(), said, value)) ? "repeated" : "other"
}

function repeats(sentence: string, said: string, value: string): boolean {
  if (isAddressed(sentence, value) || notesValue(withSlot(sentence, value)) >= NOTES_FROM) return true
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

/** Number of buckets of the hashed features of a sentence, a power of two. */
export const VALUE_REPLY_BUCKETS = 16_384
/** Stands in a sentence for the value. */
export const VALUE_SLOT = "zqz"

export const valueReplyFeatures = (sentence: string): readonly number[] => [
  ...new Set(clauseFeatures(sentence).map((bucket) => bucket & (VALUE_REPLY_BUCKETS - 1))),
]

const model = readModel(VALUE_REPLY_BIAS, VALUE_REPLY_SCALE, VALUE_REPLY_WEIGHTS)

/**
 * The probability, 0 to 1, that a sentence of a reply notes the value of which it has the slot, as what its reader told:
 * "Got it, York." or "York is lovely!", but not "A hotel in York?". `scripts/train-value-replies.mjs` fits the model.
 */
const notesValue = (sentence: string): number => probabilityOf(valueReplyFeatures(sentence), model)

/** A sentence with the slot of the model in the place of the value. */
function withSlot(sentence: string, value: string): string {
  const at = valuePlace(sentence, value)
  return `${sentence.slice(0, at)}${VALUE_SLOT}${sentence.slice(at + value.length)}`
}

/** "Nice to meet you, Tom!" */
const isAddressed = (sentence: string, value: string): boolean =>
  /^\p{Lu}/u.test(value) && sentence.replace(/[\s.!?]{1,9}$/u, "").endsWith(`, ${value}`)

const saysEnough = (word: string): boolean => (UNSPACED.test(word) ? !/[我是的]/u.test(word) : word.length >= MIN_WORD)

import { sentencesOf } from "../sentences.ts"
import { BELIEVED_BIAS, BELIEVED_SCALE, BELIEVED_WEIGHTS } from "./believed-weights.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import {
  JOKE_ANSWER_BIAS,
  JOKE_ANSWER_SCALE,
  JOKE_ANSWER_WEIGHTS,
  JOKE_BIAS,
  JOKE_SCALE,
  JOKE_WEIGHTS,
} from "./joke-weights.ts"

const joking = readModel(JOKE_BIAS, JOKE_SCALE, JOKE_WEIGHTS)
/** Behind a question "Spaß" or "a prank" is its answer, and "just kidding" a joke still. */
const jokingBehindQuestion = readModel(JOKE_ANSWER_BIAS, JOKE_ANSWER_SCALE, JOKE_ANSWER_WEIGHTS)
const believed = readModel(BELIEVED_BIAS, BELIEVED_SCALE, BELIEVED_WEIGHTS)
type Model = typeof joking

/** From these probabilities on a sentence takes back what was said before it. */
const [JOKES_FROM, JOKES_BEHIND_QUESTION_FROM] = [0.8, 0.85]
/** A longer sentence says something of its own. */
const MAX_WORDS = 70
/** A longer message is no joke of a sentence. */
const MAX_MESSAGE = 2_000
const LETTER = /\p{L}/u
/** A word that only laughs: what is said before it is still what was said last. */
const LAUGH =
  /^(?:(?:ha|he|hi|ho|ja|je|ah|rs){1,20}h?a?|k{2,}|lo+l|lmao|rofl|xd|mdr|ptdr|w+|[哈嘿呵笑]+|あはは|はは|へへ)$/iu
const MAX_LAUGH = 40
const laughs = (text: string): boolean =>
  text.length <= MAX_LAUGH && (text.match(/\p{L}+/gu) ?? []).every((word) => LAUGH.test(word))
/** Where the end of a sentence may begin that takes back the rest: behind a mark, in brackets, or at a laugh. */
const TAIL =
  /[,;:…(（，、；：]\s?|\.{3}\s?|\s[–—-]{1,2}\s?|\s(?=(?:lol|haha|lmao|jk|j\/k|mdr|ptdr|jaja|ahah|kkk|rsrs|xd|not!)(?!\p{L}))/giu

/** Whether a few words say that what was said before them was a joke: "Just kidding", "Nur Spaß!", "開玩笑的". */
function isJoke(words: string, model: Model): boolean {
  const text = words.trim()
  if (text.length > MAX_WORDS || !LETTER.test(text) || /[?？]/u.test(text) || laughs(text)) return false
  return jokeProbability(text, model) >= (model === joking ? JOKES_FROM : JOKES_BEHIND_QUESTION_FROM)
}

/** The same by the model alone, from 0 to 1. */
const jokeProbability = (said: string, model: Model): number =>
  probabilityOf(clauseFeatures(said.replace(/^[\s(（¡–—-]{1,8}|[\s.!)）。！…~～]{1,8}$/gu, "")), model)

/** Where a sentence begins to take back the rest of it, as in "I'm vegan, just kidding"; 0 if all of it does so. */
function jokeStart(sentence: string, model: Model): number | undefined {
  if (isJoke(sentence, model)) return sentence.split(TAIL).every((part) => mayBeOfJoke(part, model)) ? 0 : undefined
  const not = NOT.exec(sentence)
  if (not !== null) return not.index
  const tails = [...sentence.matchAll(TAIL)]
  const tail = tails.find(({ 0: mark, index }) => isJoke(sentence.slice(index + mark.length), model))
  if (tail === undefined || !saysNothing(sentence.slice(0, tail.index), model)) return tail?.index
  // "Edit: just kidding", but not "Translate: just kidding".
  return /[:：]/u.test(tail[0]) && jokeProbability(sentence, model) < MAY_JOKE_FROM ? undefined : 0
}

/** "Just kidding, sorry", but not "Just kidding, I'm called Nadia". */
const mayBeOfJoke = (part: string, model: Model): boolean =>
  saysNothing(part, model) || jokeProbability(part, model) >= MAY_JOKE_FROM
const MAY_JOKE_FROM = 0.3

/** "I'm vegan now – not!" */
const NOT = /(?:\s[–—-]{1,2}|\.{3}|…)\s?not!{1,3}$/iu

/** "No, just kidding": one word states nothing. */
const saysNothing = (words: string, model: Model): boolean => {
  const withoutLaughs = words.split(/\s/u).filter((word) => !laughs(word))
  return !MORE.test(withoutLaughs.join(" ")) || isJoke(words, model)
}
const MORE = /\p{L}\p{P}?\s\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u

const worded = (text: string) => sentencesOf(text).filter((one) => LETTER.test(one.text) && !laughs(one.text))

const modelFor = (isAnswer: boolean): Model => (isAnswer ? jokingBehindQuestion : joking)

/** Whether a message begins by taking back what was said before it. `isAnswer`: the reply between them asks something. */
export function opensWithJoke(message: string, isAnswer: boolean): boolean {
  if (message.length > MAX_MESSAGE) return false
  const first = worded(message)[0]
  return first !== undefined && jokeStart(first.text, modelFor(isAnswer)) === 0
}

/**
 * A message without the sentences that it takes back as a joke, and without the words that do: "I live in Leeds. I'm
 * pregnant! Just kidding." What it says last goes with it if the next message takes it back. Linear.
 */
export function withoutJokes(
  message: string,
  { isAnswer, isTakenBack }: { readonly isAnswer: boolean; readonly isTakenBack: boolean },
): string {
  if (message.length > MAX_MESSAGE) return message
  const sentences = worded(message)
  const out = new Set<number>()
  for (const [at, { text }] of sentences.entries()) {
    const joke = jokeStart(text, modelFor(isAnswer && at === 0))
    if (joke !== undefined) out.add(at)
    if (joke === 0 && at > 0) out.add(at - 1).add(lastStatement(sentences.slice(0, at)))
  }
  if (isTakenBack) out.add(lastStatement(sentences))
  let kept = ""
  let from = 0
  for (const [at, { start, end }] of sentences.entries()) {
    if (!out.has(at)) continue
    kept += message.slice(from, start)
    from = end
  }
  return from === 0 ? message : (kept + message.slice(from)).trim()
}

/**
 * The sentence that a joke behind these takes back; -1 if they end with a question that is the joke itself: "I'm
 * allergic to peanuts. Should I eat a whole jar?"
 */
function lastStatement(sentences: readonly { readonly text: string }[]): number {
  const last = sentences.findLastIndex(({ text }) => !asksToBeBelieved(text))
  return ASKS.test(sentences[last]?.text.trim() ?? "") ? -1 : last
}
const ASKS = /[?？]["”’)）]?$/u

/** "Can you believe it?" */
const asksToBeBelieved = (sentence: string): boolean =>
  ASKS.test(sentence.trim()) && probabilityOf(clauseFeatures(sentence.trim()), believed) >= BELIEVED_FROM
const BELIEVED_FROM = 0.9

/** What a message says last, which the next one may take back as a joke. */
export function lastSaidIn(message: string): string | undefined {
  if (message.length > MAX_MESSAGE) return undefined
  const sentences = worded(message)
  return sentences[lastStatement(sentences)]?.text.trim()
}

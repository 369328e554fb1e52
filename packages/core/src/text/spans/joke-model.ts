import { sentencesOf } from "../sentences.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import { JOKE_BIAS, JOKE_SCALE, JOKE_WEIGHTS } from "./joke-weights.ts"

const model = readModel(JOKE_BIAS, JOKE_SCALE, JOKE_WEIGHTS)

/** From this probability on a sentence takes back what was said before it. */
const JOKES_FROM = 0.8
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
export function isJoke(words: string): boolean {
  const text = words.trim()
  if (text.length > MAX_WORDS || !LETTER.test(text) || /[?？]/u.test(text) || laughs(text)) return false
  return jokeProbability(text) >= JOKES_FROM
}

/** The same by the model alone, from 0 to 1. */
const jokeProbability = (said: string): number =>
  probabilityOf(clauseFeatures(said.replace(/^[\s(（¡–—-]{1,8}|[\s.!)）。！…~～]{1,8}$/gu, "")), model)

/** Where a sentence begins to take back the rest of it, as in "I'm vegan, just kidding"; 0 if all of it does so. */
function jokeStart(sentence: string): number | undefined {
  if (isJoke(sentence)) return sentence.split(TAIL).every(mayBeOfJoke) ? 0 : undefined
  const not = NOT.exec(sentence)
  if (not !== null) return not.index
  const tail = [...sentence.matchAll(TAIL)].find(({ 0: mark, index }) => isJoke(sentence.slice(index + mark.length)))
  return tail && (saysNothing(sentence.slice(0, tail.index)) ? 0 : tail.index)
}

/** "Just kidding, sorry", but not "Just kidding, I'm called Nadia". */
const mayBeOfJoke = (part: string): boolean => saysNothing(part) || jokeProbability(part) >= MAY_JOKE_FROM
const MAY_JOKE_FROM = 0.3

/** "I'm vegan now – not!" */
const NOT = /(?:\s[–—-]{1,2}|\.{3}|…)\s?not!{1,3}$/iu

/** "No, just kidding": one word states nothing. */
const saysNothing = (words: string): boolean => {
  const withoutLaughs = words.split(/\s/u).filter((word) => !laughs(word))
  return !MORE.test(withoutLaughs.join(" ")) || isJoke(words)
}
const MORE = /\p{L}\p{P}?\s\p{L}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{3}/u

const worded = (text: string) => sentencesOf(text).filter((one) => LETTER.test(one.text) && !laughs(one.text))

/** Whether a message begins by taking back what was said before it. */
export function opensWithJoke(message: string): boolean {
  if (message.length > MAX_MESSAGE) return false
  const first = worded(message)[0]
  return first !== undefined && jokeStart(first.text) === 0
}

/**
 * A message without the sentences that it takes back as a joke, and without the words that do: "I live in Leeds. I'm
 * pregnant! Just kidding." The last sentence goes with it if the next message takes it back. Linear.
 */
export function withoutJokes(message: string, isTakenBack = false): string {
  if (message.length > MAX_MESSAGE) return message
  const sentences = worded(message)
  const out = new Set<number>()
  for (const [at, { text }] of sentences.entries()) {
    const joke = jokeStart(text)
    if (joke !== undefined) out.add(at)
    if (joke === 0 && at > 0) out.add(at - 1)
  }
  if (isTakenBack && sentences.length > 0) out.add(lastStatement(sentences))
  if (out.size === 0) return message
  let kept = ""
  let from = 0
  for (const [at, { start, end }] of sentences.entries()) {
    if (!out.has(at)) continue
    kept += message.slice(from, start)
    from = end
  }
  return (kept + message.slice(from)).trim()
}

/** The last sentence that asks nothing. */
function lastStatement(sentences: readonly { readonly text: string }[]): number {
  return sentences.findLastIndex(({ text }) => !ASKS.test(text.trim()))
}
const ASKS = /[?？]["”’)）]?$/u

/** What a message says last, which the next one may take back as a joke; a question that follows takes nothing. */
export function lastSaidIn(message: string): string | undefined {
  if (message.length > MAX_MESSAGE) return undefined
  const sentences = worded(message)
  return sentences[lastStatement(sentences)]?.text.trim()
}

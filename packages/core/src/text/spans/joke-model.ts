import { OWN_SUBJECT } from "../half-sentences.ts"
import { isCount, replaceNumber } from "../number-words.ts"
import { sentencesOf } from "../sentences.ts"
import { UNSPACED } from "../unspaced.ts"
import { beforeTail, frameUnspaced, lastIntroduced } from "../value-place.ts"
import { BELIEVED_BIAS, BELIEVED_SCALE, BELIEVED_WEIGHTS } from "./believed-weights.ts"
import { probabilityOf, readModel } from "./bucket-model.ts"
import { clauseFeatures } from "./clause-model.ts"
import { corrects } from "./correction-model.ts"
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

/** What a sentence says instead of what it takes back as a joke: "Just kidding, two". */
interface Instead {
  /** What the sentence says first, if that is the joke: "I have 14 cats" of "I have 14 cats haha no, two". */
  readonly said: string
  readonly rest: string
  /** Whether the extractor reads the words before the rest as a correction, of which it knows the quote. */
  readonly isCorrection: boolean
}

/** What ends words that take something back. */
const LEAD_END = /[,;.!…–—]\s+|[，、；。！]|,(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu
/** Longer words, in characters, say something of their own. */
const MAX_LEAD = 24
/** Words that laugh at what was said before them and take it back. */
const LAUGHS_OFF =
  /(?:(?:^|[\s,;.…–-])(?:(?:ha){2,8}h?|(?:he){2,8}|(?:hi){2,8}|(?:ja){2,8}|(?:je){2,8}|(?:ah){2,8}|k{3,12}|(?:rs){2,6}|lol|lmao|mdr|ptdr|xd)[\s,!.…]{1,3}(?:no|nope|nah|nein|nee|nö|non|nan|não|mais non|ma no)(?!\p{L})|(?:^|[，。,])[哈嘿呵]{2,12}[，,]?(?:不是|没有|不)|(?:^|[、。])(?:笑|w{1,6})[、。]?(?:いや|違う))[\s,!.…，、]{0,3}/iu

function insteadIn(sentence: string, model: Model): Instead | undefined {
  const laugh = LAUGHS_OFF.exec(sentence)
  if (laugh !== null)
    return withRest(sentence.slice(0, laugh.index), sentence.slice(laugh.index + laugh[0].length), false)
  const end = [...sentence.slice(0, MAX_LEAD).matchAll(LEAD_END)].find(({ index }) =>
    isJoke(sentence.slice(0, index), model),
  )
  if (end === undefined) return undefined
  return withRest("", sentence.slice(end.index + end[0].length), corrects(sentence.slice(0, end.index)))
}

/** "Just kidding, sorry" gives nothing. */
function withRest(said: string, rest: string, isCorrection: boolean): Instead | undefined {
  const bare = rest.replace(/[\s.!。！…~～]{1,9}$/u, "")
  return LETTER_OR_NUMBER.test(bare) ? { said: said.trim(), rest: bare, isCorrection } : undefined
}
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u

/** A statement with the value that is told instead of its own: "I live on the moon" and "in Derby". */
function correctJoke(said: string, rest: string): string | undefined {
  const bare = said.replace(/[\s.,;!。，！…]{1,9}$/u, "")
  const counted = replaceNumber(bare, rest)
  if (counted !== undefined || OWN_SUBJECT.test(rest)) return counted
  if (!UNSPACED.test(bare)) {
    const place = rest.replace(OF_COURSE, "")
    return AT_PLACE.test(place) && OF_PLACE.test(bare) ? bare.replace(OF_PLACE, ` ${place}`) : undefined
  }
  const frame = frameUnspaced(bare)
  const value = frame && beforeTail(rest.replace(COPULA, ""), frame.after)
  const isValue = value !== undefined && value !== "" && value.length <= MAX_UNSPACED
  return isValue ? frame?.before + value + frame?.after : undefined
}
/** A place as it stands in a statement, and with a name that takes its place: "on the moon" and "in Derby". */
const OF_PLACE =
  /\s(?:on|in|at|near|auf|im|bei|beim|sur|à|au|aux|dans|en|a|al|sulla|sul|su|nella|nel|na|no|em|sobre)\s(?:\p{L}{1,3}\s)?[\p{L}\p{M}'’-]{1,30}$/u
const AT_PLACE = /^(?:in|at|near|bei|im|à|en|a|ad|em|no|na)\s(?=\p{Lu})[\p{L}\p{M}'’ -]{1,40}$/u
const OF_COURSE = /[\s,]{1,2}(?:of course|actually|natürlich|bien sûr|claro|certo|ovviamente|obviamente)$/iu
const COPULA = /^(?:是|其实是|本当は)|(?:です|だよ?|でした)$/gu
const MAX_UNSPACED = 8

/** Whether a value takes the place of one of the same kind: "I live in Leeds" and "in Hull". */
function isCorrectedBy(said: string, rest: string): boolean {
  if (replaceNumber(said, rest) !== undefined) return true
  if (UNSPACED.test(said) || OWN_SUBJECT.test(rest)) return false
  const at = lastIntroduced(said, rest.split(/\s/u, 1)[0] ?? "")
  return at > 0 && !/\s(?:sur|su|on|auf|sobre)\s$/u.test(said.slice(0, at))
}

/** Whether words tell more than a value. */
const tells = (rest: string): boolean =>
  OWN_SUBJECT.test(rest) || (rest.match(/\p{L}+/gu) ?? []).length > MAX_VALUE_WORDS || UNSPACED_STATEMENT.test(rest)
const MAX_VALUE_WORDS = 2
const UNSPACED_STATEMENT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u

/** Whether a message begins by taking back what was said before it. `isAnswer`: the reply between them asks something. */
export function opensWithJoke(message: string, isAnswer: boolean): boolean {
  if (message.length > MAX_MESSAGE) return false
  const first = worded(message)[0]
  if (first === undefined) return false
  const model = modelFor(isAnswer)
  const instead = insteadIn(first.text, model)
  // A value alone corrects the statement before it.
  if (jokeStart(first.text, model) === 0) return instead === undefined || !isCount(instead.rest)
  return instead?.said === "" && OWN_SUBJECT.test(instead.rest)
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
  /** What sentences say without their jokes. */
  const left = new Map<number, string>()
  for (const [at, { text }] of sentences.entries()) {
    const model = modelFor(isAnswer && at === 0)
    const before = lastStatement(sentences.slice(0, at))
    const instead = insteadIn(text, model)
    const joke = jokeStart(text, model)
    const told = instead === undefined ? undefined : instead.said || sentences[before]?.text
    const corrected = instead === undefined || told === undefined ? undefined : correctJoke(told, instead.rest)
    const isBefore = instead !== undefined && (joke === undefined || (told === undefined && isCount(instead.rest)))
    if (corrected !== undefined || isBefore) {
      // What it takes back may be the message before, whose statement the extractor corrects.
      if (told === undefined || (instead?.isCorrection === true && isCorrectedBy(told, instead.rest))) continue
      const rest = corrected === undefined && tells(instead?.rest ?? "") ? (instead?.rest ?? "") : ""
      if (instead?.said === "") left.set(before, corrected ?? "").set(at, rest)
      else left.set(at, corrected ?? rest)
      continue
    }
    if (joke !== undefined) left.set(at, "")
    if (joke === 0 && at > 0) left.set(at - 1, "").set(before, "")
  }
  if (isTakenBack) left.set(lastStatement(sentences), "")
  let kept = ""
  let from = 0
  for (const [at, { start, end, text }] of sentences.entries()) {
    const words = left.get(at)
    if (words === undefined) continue
    const mark = words === "" ? "" : (/[.!?。！？]$/u.exec(text.trim())?.[0] ?? ".")
    kept += message.slice(from, start) + words + mark
    from = words === "" ? end : start + text.length
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

import { probabilityOf, readModel } from "../../text/spans/bucket-model.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { promisesValue } from "./announced-secret-features.ts"
import { isRemark } from "./no-secret.ts"
import {
  isMark,
  leavesOpen,
  namesOnlyPhrase,
  type SecretContext,
  type SecretToken,
  secretSpanFeatures,
  secretTokens,
  sentencesThatMayTell,
} from "./secret-span-features.ts"
import { SECRET_SPAN_BIAS, SECRET_SPAN_SCALE, SECRET_SPAN_WEIGHTS } from "./secret-span-weights.ts"
import { readSpokenNumbers } from "./spoken-numbers.ts"
import { ORDINARY } from "./told-secret-features.ts"

const model = readModel(SECRET_SPAN_BIAS, SECRET_SPAN_SCALE, SECRET_SPAN_WEIGHTS)

/** From this probability on a token with digits is of a secret. */
const SECRET_FROM = 0.6
/** The same of a token without any, in the sentence that names the secret. */
const WORD_FROM = 0.7
/** The same of one in a later sentence, which may tell anything. */
const LATER_WORD_FROM = 0.75
/** The same where nothing but a thing is named that may be locked. */
const SURE_FROM = 0.9
/** The same beside one that is. */
const NEIGHBOR_FROM = 0.35
/** Tokens between two of one secret, which belong to it. */
const MAX_GAP = 2
/** A recovery phrase is told in at least so many words at once. */
const MIN_PHRASE = 6
/** More stop words than this make a sentence of them. */
const MAX_PHRASE_STOPS = 1
/** Longer messages, in characters, are texts, which the patterns read. */
const MAX_MESSAGE = 1_200
/** Longer sentences, in characters, are no natural language. */
const MAX_SENTENCE = 300

/**
 * The stretches of a message of the user that are a secret by their sentence and by what was said before it: in this
 * message, in the user's previous one and in the assistant's question between them. Also plain words, spelled ones and phrases.
 */
export function findSecretSpans(message: string, question: string, previous: string): readonly string[] {
  if (message.length > MAX_MESSAGE) return []
  return sentencesThatMayTell(message, question, previous).flatMap(({ sentence, context }) =>
    sentence.length > MAX_SENTENCE ? [] : spansOf(sentence, context),
  )
}

/** One word without digits, marks or mixed case may be anything, unless the announcement says that it is the value. */
function isUnpromised(spans: readonly string[], sentence: string, { place, text }: SecretContext): boolean {
  const isBare = /^["'“„«]?(?:\p{Lu}?[\p{Ll}\p{Lo}\p{M}ー]+|\p{Lu}+)[\s.!。！"'”]*$/u.test(sentence)
  return (
    isBare && spans.length > 0 && (place === "same message" || place === "previous message") && !promisesValue(text)
  )
}

function spansOf(sentence: string, context: SecretContext): readonly string[] {
  const tokens = secretTokens(sentence)
  const isOpen = context.place !== "none" || leavesOpen(sentence)
  const scores = secretSpanFeatures(sentence, context).map((features, at) =>
    tokens[at] === undefined || isMark(tokens[at]) || isOfAmount(sentence, tokens[at])
      ? 0
      : probabilityOf(features, model),
  )
  const isCut = scores.map((score, at) => score >= leastScore(tokens[at], isOpen, context))
  for (const step of [1, -1])
    for (let at = step === 1 ? 1 : scores.length - 2; at >= 0 && at < scores.length; at += step)
      if (isCut[at - step] && (scores[at] ?? 0) >= NEIGHBOR_FROM) isCut[at] = true
  const spans: SecretToken[][] = []
  let last = Number.NEGATIVE_INFINITY
  for (const [at, cut] of isCut.entries()) {
    const token = tokens[at]
    if (!cut || token === undefined) continue
    const between = tokens.slice(last + 1, at)
    const span = spans.at(-1)
    if (span && between.length <= MAX_GAP && between.every(({ kind }) => kind !== "redacted")) span.push(token)
    else spans.push([token])
    last = at
  }
  const areTurns = spans.length >= 3
  const isPhrase = namesOnlyPhrase(context.text)
  const found = spans
    .filter((span) => areTurns || isLongEnough(span, context))
    .filter((span) => !isPhrase || mayBePhrase(tokens, span))
    .map((span) => sentence.slice(span[0]?.start, span.at(-1)?.end))
    .filter((span) => !isSaidOfPassword(span))
    .filter((span) => context.place !== "none" || !YEAR.test(readSpokenNumbers(span)?.text ?? ""))
  return isUnpromised(found, sentence, context) ? [] : found
}

/** "My password is outdated", "zu kurz": said of a password, and none. */
function isSaidOfPassword(span: string): boolean {
  const words = span.split(/\s+/)
  return words.length <= 2 && words.every((word) => isRemark(word) || isStopWord(word.toLowerCase()))
}

/** Whether a span may be a part of a recovery phrase: many words that are no sentence. */
function mayBePhrase(tokens: readonly SecretToken[], span: readonly SecretToken[]): boolean {
  const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0]
  const stops = tokens.filter((token) => token.kind === "stop" && token.start >= start && token.end <= end)
  return span.length >= MIN_PHRASE && stops.length <= MAX_PHRASE_STOPS
}

/** Whether digits are a part of an amount: "46,000", "256 GB", "€ 40". */
function isOfAmount(sentence: string, { start, end, text }: SecretToken): boolean {
  const [before, behind] = [sentence.slice(0, start), sentence.slice(end)]
  if (/\p{N}[.,]$|[$€£¥] ?$/u.test(before) || /^[.,]\p{N}|^ ?[$€£¥%]/u.test(behind)) return true
  const [, unit] = /^ (\p{L}{1,5})(?!\p{L})/u.exec(behind) ?? []
  return unit !== undefined && /^\p{N}+$/u.test(text) && ORDINARY.test(text + unit)
}

const YEAR = /^(?:19\d\d|20[0-3]\d)$/

/** From which score on a token is of a secret; never where only a thing is named that may be locked and the token is a plain word. */
function leastScore(token: SecretToken | undefined, isOpen: boolean, { place }: SecretContext): number {
  if (token === undefined) return Number.POSITIVE_INFINITY
  const hasDigits = /\p{N}/u.test(token.text)
  if (isOpen && token.kind !== "year") return hasDigits ? SECRET_FROM : place === "none" ? WORD_FROM : LATER_WORD_FROM
  return hasDigits || token.kind === "joined" ? SURE_FROM : Number.POSITIVE_INFINITY
}

/**
 * One or two digits alone are a count, unless a question or an announcement leaves them open; one number word is one
 * always, and three letters and digits are a road, a gate or a unit.
 */
function isLongEnough(span: readonly SecretToken[], { place }: SecretContext): boolean {
  const [only] = span
  if (span.length > 1 || only === undefined) return true
  if (only.kind === "number" || (only.kind === "made" && only.text.length <= 3)) return false
  return only.text.length >= (place === "none" ? 3 : 2)
}

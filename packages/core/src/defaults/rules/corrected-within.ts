import type { Message, Turn } from "../../contract/index.ts"
import { CORRECTING, MAX_CORRECTION } from "../../text/correction-leads.ts"
import { HAN_OR_KANA, isIntroducing, readHalfSentence } from "../../text/half-sentences.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { surelyChangesWish } from "../../text/topics/wish-model.ts"
import { frameUnspaced, placeHalf } from "../../text/value-place.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { type CorrectedStatement, correctStatement } from "./correction-value.ts"
import { withSubject } from "./dropped-subject.ts"
import type { Fact } from "./fact.ts"
import { parseStatements, type Statement, textRead } from "./statements.ts"
import type { ParsedFact } from "./with-safety.ts"

type FactsOf = (statement: Statement) => readonly Pick<ParsedFact, "category" | "key" | "rule">[]
type WordsOf = (text: string) => string

/** A longer message tells more than the next one corrects. */
const MAX_CORRECTED = 600
/** Its last statements are what the next message corrects. */
const MAX_STATEMENTS = 4

/**
 * The statements of a message. One of which the next gives the value again is in the words of both: "I live in Norwich.
 * No, sorry, I meant Ipswich." lives in Ipswich. What else the next one tells is a statement of its own. So is one of the
 * user's message before it. Linear in the message, and in the turn.
 */
export function parseCorrected(
  { text, position }: Message,
  turn: Turn,
  wordsOf: WordsOf,
  factsOf: FactsOf,
): readonly Statement[] {
  const statements = parseStatements(text, wordsOf)
  const earlier = text.length > MAX_CORRECTION ? undefined : messagesBefore(turn).get(position)
  const again = earlier === undefined ? undefined : parseCorrection(text, earlier, wordsOf, factsOf)
  if (again !== undefined) {
    const { statement, rest } = again
    const behind = statements.filter(({ to }) => to > rest)
    return [
      statement,
      ...behind.map((one) => (one.from < rest ? restOf({ ...one, quote: text.slice(rest, one.to) }, 0) : one)),
    ]
  }
  const corrected: Statement[] = []
  for (const by of statements) {
    const before = corrected.at(-1)
    const isNext = before !== undefined && (by.before?.start === before.from || by.from === before.from)
    const found = isNext && !by.asks ? correctedBy(before, by.quote, by.corrects, factsOf, isPlainWithin) : undefined
    if (before === undefined || found === undefined) {
      corrected.push((isNext && !by.asks ? continuedBy(before, by, factsOf) : undefined) ?? by)
      continue
    }
    corrected[corrected.length - 1] = { ...found.statement, whole: textRead(text).slice(before.from, by.to) }
    if (found.rest !== undefined) corrected.push(restOf(by, found.rest))
  }
  return corrected
}

/** A message of the user's, and whether the reply to it asks something. */
interface AnsweredMessage {
  readonly text: string
  readonly isAsked: boolean
}

const known = new WeakMap<Turn, ReadonlyMap<number, AnsweredMessage>>()

/** The user's message before each of a turn, by position. */
function messagesBefore(turn: Turn): ReadonlyMap<number, AnsweredMessage> {
  const found = known.get(turn) ?? findMessagesBefore(turn)
  known.set(turn, found)
  return found
}

function findMessagesBefore({ before, messages }: Turn): ReadonlyMap<number, AnsweredMessage> {
  const found = new Map<number, AnsweredMessage>()
  let last: Message | undefined
  let isAsked = false
  for (const message of [...before, ...messages]) {
    if (message.role === "assistant") isAsked ||= /[?？]/u.test(message.text)
    if (message.role !== "user") continue
    if (last !== undefined && last.position < message.position)
      found.set(message.position, { text: last.text, isAsked })
    ;[last, isAsked] = [message, false]
  }
  return found
}

/** What takes the place of an allergy, an illness or anything of which people have several has to be plain. */
function isPlainWithin({ correcting, isIntroduced }: CorrectedStatement, category: Fact["category"]): boolean {
  if (category === "identity") return true
  return correcting >= CORRECTING.apology || (correcting === CORRECTING.refusal && isIntroduced)
}

/** In another message "No, …" and "Sorry, …" may be of something else, and answer what the reply asked. */
function isPlainAcross({ correcting, isIntroduced }: CorrectedStatement, isAsked: boolean): boolean {
  return correcting === CORRECTING.plain || (!isAsked && isIntroduced && correcting >= CORRECTING.refusal)
}

/** A statement of an earlier message with the value that a short message gives, and where the rest of that begins. */
function parseCorrection(
  text: string,
  { text: earlier, isAsked }: AnsweredMessage,
  wordsOf: WordsOf,
  factsOf: FactsOf,
): { readonly statement: Statement; readonly rest: number } | undefined {
  // "Stop answering in English, Spanish please" is whole by itself.
  if (earlier.length > MAX_CORRECTED || surelyChangesWish(sentencesOf(text)[0]?.text ?? "")) return undefined
  for (const one of parseStatements(earlier, wordsOf).slice(-MAX_STATEMENTS).toReversed()) {
    const found = correctedBy(one, text, false, factsOf, (found) => isPlainAcross(found, isAsked))
    if (found === undefined) continue
    const { statement, rest = text.length } = found
    const whole = text.slice(0, rest).trim()
    return {
      statement: { ...statement, from: 0, to: rest, whole, opens: false, corrects: true, isEarlier: true },
      rest,
    }
  }
  return undefined
}

function correctedBy(
  before: Statement,
  by: string,
  isCorrection: boolean,
  factsOf: FactsOf,
  isPlain: (found: CorrectedStatement, category: Fact["category"]) => boolean,
): { readonly statement: Statement; readonly rest?: number } | undefined {
  const found = before.asks ? undefined : correctStatement(before.said, by, isCorrection)
  if (found === undefined) return undefined
  const { said, rest } = found
  const statement = { ...before, said, text: said }
  const facts = factsOf(statement)
  if (!givesSame(factsOf(before), facts) || !facts.every(({ category }) => isPlain(found, category))) return undefined
  return { statement, ...(rest !== undefined && { rest }) }
}

/** What half a sentence goes on with: "And to sesame" behind "I'm allergic to peanuts". */
function continuedBy(before: Statement, by: Statement, factsOf: FactsOf): Statement | undefined {
  const said = before.asks ? undefined : continueStatement(before.said, by.quote)
  if (said === undefined || isPredicate(before.said, by, factsOf)) return undefined
  const statement = { ...before, quote: said, text: withSubject(said), said }
  const [facts, earlier] = [factsOf(statement), factsOf(before)]
  if (!givesSame(earlier, facts)) return undefined
  // Of what has a single value, as a home or a name, the other one is no continuation.
  if (facts.some(({ key }) => key !== undefined && earlier.some((one) => one.key === key))) return undefined
  const { from, to, before: previous, quote } = by
  return { ...statement, from, to, whole: quote, continues: true, opens: false, ...(previous && { before: previous }) }
}

/** How people say what they are, by how they began: "Also vegan" behind "I'm allergic to kiwi" is nothing that they are allergic to. */
const BEING: readonly (readonly [begins: RegExp, being: string])[] = [
  [/^(?:i|my)(?![\p{L}])/iu, "I'm"],
  [/^(?:ich|mein\p{L}*|hab)(?!\p{L})/iu, "Ich bin"],
  [/^(?:je|j['’]|mon|ma|mes)/iu, "Je suis"],
  [/^(?:tengo|soy|estoy|no como|no puedo|vivo|mi|yo)(?!\p{L})/iu, "Soy"],
  [/^(?:sono|ho|non|mi[oa]?|il mio|la mia)(?!\p{L})/iu, "Sono"],
  [/^(?:sou|tenho|não|eu|meu|minha)(?!\p{L})/iu, "Sou"],
]

/** What people are, and not what they have or cannot stand. */
const STATES = wholeWords(
  `schwanger|vegetarisch|vegan|zuckerkrank|diabetisch|blind|taub|enceinte|végétarienn?e?|végane?|diabétique|cœliaque|coeliaque|embarazada|vegetarian[oa]|vegan[oa]|diabétic[oa]|celíac[oa]
  |incinta|diabetic[oa]|celiac[oa]|grávida|intolerant[e]?|intolérante?|intolleranti?|laktoseintolerant|glutenintolerant|pregnant|diabetic|c[o]?eliac`,
  "怀孕|妊娠|妊婦|素食|糖尿",
)

/** Whether half a sentence says by itself what its speaker is, in a form that a rule knows. */
function isPredicate(said: string, by: Statement, factsOf: FactsOf): boolean {
  const isRuled = (statement: Statement): boolean =>
    factsOf(statement).some(({ category, rule }) => category === "constraint" && rule !== "reader" && rule !== "safety")
  const value = readHalfSentence(by.quote)?.value
  const being = BEING.find(([begins]) => begins.test(said))?.[1]
  if (value === undefined || isIntroducing(value.split(/\s/u)[0] ?? "")) return false
  if (STATES.test(value) || isRuled(by)) return true
  const told = `${being} ${value}`
  return being !== undefined && isRuled({ ...by, quote: told, text: told, said: told })
}

/** A longer statement, in characters, tells more than one value. */
const MAX_CONTINUED = 90

/**
 * A statement in its own words with the value of half a sentence behind it that goes on: "I'm allergic to peanuts" and
 * "And to sesame" is "I'm allergic to sesame". `undefined` where nothing says that it goes on, or where it is not clear
 * what the value takes the place of. Linear in both.
 */
function continueStatement(said: string, by: string): string | undefined {
  const half = said.length > MAX_CONTINUED ? undefined : readHalfSentence(by)
  if (half === undefined || HAN_OR_KANA.test(said) !== HAN_OR_KANA.test(half.value)) return undefined
  const frame = HAN_OR_KANA.test(said) ? frameUnspaced(said) : undefined
  if (frame !== undefined) return frame.before + half.value + frame.after
  return HAN_OR_KANA.test(said) ? undefined : placeHalf(said, half)
}

/** Whether two statements give facts of the same, so that the value of one may take the place of the other's. */
function givesSame(one: readonly Pick<Fact, "category">[], other: readonly Pick<Fact, "category">[]): boolean {
  const [before, now] = [one.at(-1), other.at(-1)]
  return now !== undefined && one.length === other.length && before?.category === now.category
}

/** What a correction tells behind the value. */
function restOf(by: Statement, at: number): Statement {
  const said = by.quote.slice(at).replace(/[.!。！…\s]{1,10}$/u, "")
  return { ...by, quote: by.quote.slice(at), said, text: said, greeted: false }
}

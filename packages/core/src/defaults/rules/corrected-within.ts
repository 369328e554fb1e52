import type { Message } from "../../contract/index.ts"
import { CORRECTING, MAX_CORRECTION, mayCorrect } from "../../text/correction-leads.ts"
import { asksSomething } from "../../text/questions.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { corrects } from "../../text/spans/correction-model.ts"
import { surelyChangesWish } from "../../text/topics/wish-model.ts"
import { asksForMore, continueBy, continueEarlier, givesSame } from "./continued-statement.ts"
import { type CorrectedStatement, correctStatement, isBareCorrection } from "./correction-value.ts"
import type { Fact } from "./fact.ts"
import type { SaidMessages } from "./question-before.ts"
import { parseStatements, type Statement, textRead } from "./statements.ts"
import { useOfValue } from "./value-in-reply.ts"
import type { ParsedFact } from "./with-safety.ts"

type FactsOf = (statement: Statement) => readonly Pick<ParsedFact, "category" | "key" | "rule">[]
type WordsOf = (text: string) => string
/** What a bare answer, or another in its place, states with the question that it answers. */
type InFull = (message: Message, answer?: string) => string | undefined

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
  turn: SaidMessages,
  wordsOf: WordsOf,
  factsOf: FactsOf,
  inFull: InFull,
): readonly Statement[] {
  const statements = parseStatements(text, wordsOf)
  const isBare = (by: Statement): boolean => isBareCorrection(by.quote, by.corrects)
  const last = messagesBefore(turn).get(position)
  const earlier = text.length > MAX_CORRECTION ? undefined : last
  const again = earlier === undefined ? undefined : parseCorrection(text, earlier, wordsOf, factsOf, inFull)
  if (again !== undefined) {
    const { statement, rest } = again
    const behind = statements.filter(({ to }) => to > rest)
    return [
      statement,
      ...behind.map((one) => (one.from < rest ? restOf({ ...one, quote: text.slice(rest, one.to) }, 0) : one)),
    ]
  }
  const more = statements.length === 1 ? continueLast(statements[0], last, wordsOf, factsOf) : undefined
  if (more !== undefined) return [more]
  const corrected: Statement[] = []
  for (const by of statements) {
    const before = corrected.at(-1)
    const isNext = before !== undefined && (by.before?.start === before.from || by.from === before.from)
    const found = isNext && !by.asks ? correctedBy(before, by.quote, by.corrects, factsOf, isPlainWithin) : undefined
    if (before === undefined || found === undefined) {
      const next = by.asks
        ? undefined
        : continueBy(isNext ? before : undefined, by, factsOf, last !== undefined || before !== undefined)
      if (next !== "nothing" && !(next === undefined && isBare(by))) corrected.push(next ?? by)
      continue
    }
    corrected[corrected.length - 1] = { ...found.statement, whole: textRead(text).slice(before.from, by.to) }
    if (found.rest !== undefined) corrected.push(restOf(by, found.rest))
  }
  return corrected
}

/** The statements of the user's messages before one, of which it may go on to tell; the nearest last. `isUnasked`: no reply between them asks something. */
export function statementsBefore(
  { position }: Message,
  turn: SaidMessages,
  wordsOf: WordsOf,
  isUnasked: boolean,
): readonly Statement[] {
  const statements: Statement[] = []
  let at: number | undefined = position
  for (let back = 0; back < MAX_BACK && at !== undefined; back++) {
    const earlier: AnsweredMessage | undefined = messagesBefore(turn).get(at)
    if (isUnasked && earlier?.reply.isAsked === true) break
    if (earlier !== undefined && earlier.text.length <= MAX_CORRECTED)
      statements.unshift(...parseStatements(earlier.text, wordsOf).slice(-MAX_STATEMENTS))
    at = earlier?.position
  }
  return statements
}
const MAX_BACK = 2

/** A message of the user's with the reply to it, and whether that asks something. */
interface AnsweredMessage {
  readonly message: Message
  readonly text: string
  readonly position: number
  readonly reply: Reply
}

interface Reply {
  readonly text: string
  readonly isAsked: boolean
}

const known = new WeakMap<SaidMessages, ReadonlyMap<number, AnsweredMessage>>()

/** The user's message before each of a turn, by position. */
function messagesBefore(turn: SaidMessages): ReadonlyMap<number, AnsweredMessage> {
  const found = known.get(turn) ?? findMessagesBefore(turn)
  known.set(turn, found)
  return found
}

function findMessagesBefore({ before, messages }: SaidMessages): ReadonlyMap<number, AnsweredMessage> {
  const found = new Map<number, AnsweredMessage>()
  let last: Message | undefined
  let isAsked = false
  let reply = ""
  for (const message of [...before, ...messages]) {
    if (message.role === "assistant") {
      isAsked ||= asksSomething(message.text)
      reply += message.text
    }
    if (message.role !== "user") continue
    if (last !== undefined && last.position < message.position)
      found.set(message.position, {
        message: last,
        text: last.text,
        position: last.position,
        reply: { text: reply, isAsked },
      })
    ;[last, isAsked, reply] = [message, false, ""]
  }
  return found
}

/** What takes the place of an allergy, an illness or anything of which people have several has to be plain. */
function isPlainWithin({ correcting, isIntroduced }: CorrectedStatement, category: Fact["category"]): boolean {
  if (category === "identity") return true
  return correcting >= CORRECTING.apology || (correcting === CORRECTING.refusal && isIntroduced)
}

/**
 * In another message "No, …" and "Sorry, …" may be of something else, and answer what the reply asked. So may a denial of
 * a value that the reply has, unless it repeats what was told: "Should the hero be called Tom?" and "Not Tom but Max".
 */
function isPlainAcross({ correcting, isIntroduced, denied }: CorrectedStatement, said: string, reply: Reply): boolean {
  if (correcting === CORRECTING.plain) return true
  const use = denied === undefined ? undefined : useOfValue(reply.text, said, denied)
  if (use === "repeated") return true
  if (use === "other" && (reply.isAsked || correcting < CORRECTING.apology)) return false
  const isAsked = reply.isAsked && !(denied !== undefined && asksForMore(reply.text))
  return !isAsked && isIntroduced && correcting >= CORRECTING.refusal
}

/** A statement of an earlier message with the value that a short message gives, and where the rest of that begins. */
function parseCorrection(
  text: string,
  { message, text: earlier, reply }: AnsweredMessage,
  wordsOf: WordsOf,
  factsOf: FactsOf,
  inFull: InFull,
): { readonly statement: Statement; readonly rest: number } | undefined {
  // "Stop answering in English, Spanish please" is whole by itself.
  if (earlier.length > MAX_CORRECTED || surelyChangesWish(sentencesOf(text)[0]?.text ?? "")) return undefined
  const answered = correctAnswer(text, message, reply, inFull)
  if (answered !== undefined) return { statement: answered, rest: text.length }
  for (const one of parseStatements(earlier, wordsOf).slice(-MAX_STATEMENTS).toReversed()) {
    const found = correctedBy(one, text, false, factsOf, (correction) => isPlainAcross(correction, one.said, reply))
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

/**
 * A bare answer with the value that a short message gives: "Soy" and "Sorry, I meant sulfites". Only its question says
 * what it states, and what is no answer to that corrects nothing: "Sorry, I meant to ask about dinner".
 */
function correctAnswer(text: string, message: Message, reply: Reply, inFull: InFull): Statement | undefined {
  if (!mayCorrect(text) && !corrects(text)) return undefined
  const [told] = parseStatements(inFull(message) ?? "")
  if (told === undefined) return undefined
  const answer = message.text.charAt(0).toLowerCase() + message.text.slice(1).replace(/[.!。！\s]{1,9}$/u, "")
  const found = correctStatement(LEAD + answer, text, false)
  const said =
    found?.said.startsWith(LEAD) === true ? inFull(message, asWritten(found.said.slice(LEAD.length), text)) : undefined
  if (found === undefined || said === undefined || !isPlainAcross({ ...found, isIntroduced: true }, told.said, reply))
    return undefined
  return {
    ...told,
    said,
    text: said,
    from: 0,
    to: text.length,
    whole: text.trim(),
    opens: false,
    corrects: true,
    isEarlier: true,
  }
}
/** A value with the capitals that it has in a text: "Sellerie". */
function asWritten(value: string, text: string): string {
  const at = text.toLowerCase().indexOf(value.toLowerCase())
  return at < 0 ? value : text.slice(at, at + value.length)
}
/** A value is corrected within a statement. */
const LEAD = "It is "

/** What half a sentence alone in a message states behind the end of the message before it. */
function continueLast(
  by: Statement | undefined,
  earlier: AnsweredMessage | undefined,
  wordsOf: WordsOf,
  factsOf: FactsOf,
): Statement | undefined {
  if (by === undefined || by.asks || earlier === undefined || earlier.text.length > MAX_CORRECTED) return undefined
  const last = parseStatements(earlier.text, wordsOf).at(-1)
  const isEnd = last !== undefined && earlier.text.slice(last.to).trim() === ""
  return isEnd && !last.asks ? continueEarlier(last, by, earlier.reply.text, factsOf) : undefined
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

/** What a correction tells behind the value. */
function restOf(by: Statement, at: number): Statement {
  const said = by.quote.slice(at).replace(/[.!。！…\s]{1,10}$/u, "")
  return { ...by, quote: by.quote.slice(at), said, text: said, greeted: false }
}

import type { Draft, Extractor, Message, Turn } from "../contract/index.ts"
import { yieldToEventLoop } from "../plugin/event-loop.ts"
import { USER_SUBJECT } from "../text/attributes.ts"
import { accompaniesWish, withoutJoin } from "../text/half-sentences.ts"
import { letterBody } from "../text/letter-form.ts"
import { answersAboutMatter, outlastsMatter } from "../text/matter-at-hand.ts"
import { surelyOwnWords } from "../text/own-words.ts"
import { rememberRecent } from "../text/remember-recent.ts"
import { sentencesOf } from "../text/sentences.ts"
import { findLead } from "../text/spans/lead-model.ts"
import { findRetold } from "../text/spans/retold-model.ts"
import { speaksOfText } from "../text/spans/segmenter.ts"
import { toldWords } from "../text/surely-own.ts"
import { opensWithRelative } from "../text/topics/clause-features.ts"
import { otherSubjectIn } from "../text/unspaced-subject.ts"
import { isSureWish, isWishDraft, wishesInRow } from "../text/wish-rows.ts"
import { factOfCalledName, replyTo, withAcknowledgedWish } from "./rules/acknowledged.ts"
import { factAddress, ownAddress, takesPlace } from "./rules/address.ts"
import { answersForOther, answersForSelf, endOfAskedContent, wordsAboutOther } from "./rules/answered-for.ts"
import { type StatedInFull, stateInFull } from "./rules/bare-answers.ts"
import { safetyNextTo } from "./rules/clause-facts.ts"
import { parseCorrected, statementsBefore } from "./rules/corrected-within.ts"
import { capitalize } from "./rules/fact.ts"
import { continueIntroduction, MAX_OPENING } from "./rules/introductions.ts"
import { isLimitedFact, limitedDraft } from "./rules/limited-facts.ts"
import { namesSpeaker } from "./rules/names-speaker.ts"
import { SOMEBODY_ELSE } from "./rules/of-speaker.ts"
import { withPersonalWish } from "./rules/personal-wishes.ts"
import { placeInTurn, questionBefore, type SaidMessages } from "./rules/question-before.ts"
import { correctionMarks, parseStatements, textRead } from "./rules/statements.ts"
import { type StatementClassifier, TELLING } from "./rules/telling.ts"
import {
  factsOfHousehold,
  introductionsOf,
  ofAnswered,
  ofOthers,
  ofRetold,
  ofWhom,
  withIntroduction,
} from "./rules/told-of-others.ts"
import { validUntil } from "./rules/validity.ts"
import { toRemember, withLearnedWish } from "./rules/wishes.ts"
import { factsIn } from "./sentence-facts.ts"

/** Most drafts of one message: more is a pasted document in the first person. */
const MAX_DRAFTS = 24

/**
 * Extracts what users state about themselves without a model: identity, constraints, preferences, decisions, habits,
 * experiences, relationships, standing wishes, and what they ask to remember. Reads only the user's messages, without
 * questions, requests, hypotheticals, reported speech, quotations, code and pasted text. Each draft is a
 * self-contained sentence. Linear in the text, of which the last 64 KiB are read.
 */
export const rulesExtractor: Extractor = rulesExtractorWith(TELLING)

/** The same with other weights, to measure them before they are shipped. */
export function rulesExtractorWith(telling: StatementClassifier): Extractor {
  return {
    name: "rules",
    version: 1,
    per: "turn",
    obeys: (text) =>
      parseStatements(text, surelyOwnWords).some(({ text, asks }) => !asks && toRemember(text) !== undefined),
    extract: async (turns) => {
      const drafts: Draft[] = []
      for (const turn of turns) {
        for (const message of turn.messages) {
          await yieldToEventLoop()
          drafts.push(...draftsOf(message, turn, telling))
        }
      }
      return drafts
    },
  }
}

/** What a message of the user states, as `rulesExtractor` reads it. */
export function draftsOf(
  letter: Message,
  turn: SaidMessages & Pick<Turn, "at" | "reply">,
  telling: StatementClassifier = TELLING,
): readonly Draft[] {
  if (letter.role !== "user") return []
  const message = { ...letter, text: letterBody(letter.text) }
  const question = questionBefore(message, turn)
  const drafts = new Map<string, Draft>()
  const names = new Set<number>()
  const statements = parseCorrected(
    message,
    turn,
    toldAlone,
    (one) => factsIn(one, "", telling, false),
    (one, said) => answerInFull(one, turn, said),
  )
  const introductions = introductionsOf(
    statements,
    (isUnasked) => statementsBefore(message, turn, toldAlone, isUnasked),
    (one) => factsIn(one, "", telling, false),
  )
  const text = textRead(message.text)
  // "A bit about me: …" is nobody else's speech.
  const retold = findLead(text)?.isCertain === true ? [] : findRetold(text)
  const other = wordsAboutOther(message, turn)
  const ownFrom = endOfAskedContent(message, turn)
  const replied = { message: text, reply: replyTo(message, turn) }
  const [isTyped, mayWish] = [!mayQuote(message.text), !mayHandOver(message.text)]
  for (const [place, alone] of statements.entries()) {
    if (alone.from < ownFrom && alone.isEarlier !== true) continue
    const read = factsIn(alone, alone.opens ? question : "", telling, place < MAX_OPENING)
    const introduction = introductions[place]
    const factsOf = (clause: string) =>
      factsIn({ ...alone, quote: clause, text: clause, said: clause, asks: false }, "", telling, false)
    const household = introduction === undefined ? [] : factsOfHousehold(alone, introduction, factsOf)
    const own = household.length > 0 ? household : mayWish ? [...read, ...safetyNextTo(alone, read)] : read
    const all = mayWish ? withLearnedWish(own, alone.text) : own
    const statement = introduction === undefined ? alone : withIntroduction(alone, introduction, text)
    const { said } = statement
    const speech = retold.find(({ start, end }) => start < alone.to && end > alone.from)
    const isFirst = introduction === undefined && alone.isEarlier !== true
    const isOfOther = other !== undefined && isFirst && !namesSpeaker(alone.quote, `${other} ${message.text}`)
    const isForOther = !isOfOther && isFirst && answersForOther(said, alone.opens ? question : "")
    const ofFirst = isForOther ? ofOthers(all, said) : ofWhom(all, said, introduction)
    const ofSubject = isOfOther ? ofAnswered(all, said, other) : ofFirst
    const isOwn = isTyped && !isOfOther && !isForOther && introduction === undefined
    const isTold = speech === undefined && !isOfOther && !isForOther && introduction === undefined
    const personal = isOwn ? withPersonalWish(ofSubject, alone) : ofSubject
    const wished = isTold ? withAcknowledgedWish(personal, alone, replied) : personal
    const facts = speech === undefined ? wished : ofRetold(all, alone, speech)
    if (facts.some(({ rule }) => rule === "introduction")) names.add(place)
    const continues = facts.length === 1 && introduction === undefined && (names.has(place - 1) || names.has(place - 2))
    for (const { rule, ...parsed } of facts) {
      if (isLimitedFact(statement, parsed)) {
        drafts.set(said.toLowerCase(), limitedDraft(statement, parsed, rule, message.position, turn.at))
        continue
      }
      const fact = continues && rule !== "introduction" ? continueIntroduction(parsed) : parsed
      const until = fact.category === "instruction" ? undefined : validUntil(fact.content, turn.at)
      const validity = until === undefined ? {} : { validUntil: until }
      const from = { from: message.position, quote: statement.whole ?? statement.quote }
      const isOthers = rule === SOMEBODY_ELSE
      const isRelatives = fact.category === "constraint" && opensWithRelative(fact.content)
      const hasOther = isOthers || isRelatives || otherSubjectIn(said) !== undefined
      const about = fact.about ?? (hasOther ? undefined : (factAddress(fact) ?? ownAddress(fact)))
      const address = about === undefined ? {} : { about }
      const { key, ...unkeyed } = fact
      const keyed = key === undefined || !takesPlace(key, fact.content, statement.quote) ? unkeyed : { ...unkeyed, key }
      const metadata = { rule, ...correctionMarks(statement), ...(isOthers && { others: true }) }
      drafts.set(fact.content.toLowerCase(), { ...keyed, ...address, ...validity, ...from, metadata })
    }
    if (drafts.size >= MAX_DRAFTS) break
  }
  const called = other === undefined ? calledIn(message, replied.reply, [...drafts.values()]) : undefined
  if (called !== undefined) drafts.set(called.content.toLowerCase(), called)
  const isOfUser = other === undefined && ownFrom === 0
  const mayAnswer = isOfUser && statements.length <= 2
  const answer = mayAnswer ? stateInFull(message.text, question) : undefined
  if (answer === undefined) {
    const row = isOfUser ? readWishRow(message, turn, telling) : []
    const beside = [...drafts.values()].filter(({ quote }) => !row.some((wish) => isSameQuote(wish.quote, quote)))
    return withoutWishesForMatter([...beside, ...row], message, turn)
  }
  // Nobody knows whose "Peanuts" are.
  if (!answersForSelf(message, turn)) return []
  return [
    {
      ...readAnswer(answer, telling),
      from: message.position,
      quote: message.text.trim(),
      metadata: { rule: "answer" },
    },
  ]
}

/** The statement that an answer of the user, or another in its place, stands for. */
function answerInFull(message: Message, turn: SaidMessages, said = message.text): string | undefined {
  const answer = stateInFull(said, questionBefore(message, turn))
  return answer !== undefined && answersForSelf(message, turn) ? answer.statement : undefined
}

/** The name that the reply calls the user by, unless a draft says it. */
function calledIn(message: Message, reply: string, drafts: readonly Draft[]): Draft | undefined {
  const own = toldAlone(message.text)
  const fact = factOfCalledName(own, reply)
  if (fact === undefined || drafts.some(({ about }) => about?.subject === USER_SUBJECT && about.attribute === "name"))
    return undefined
  const { rule, ...named } = fact
  const name = fact.content.split(" ").at(-1)?.toLowerCase() ?? ""
  const quote = sentencesOf(own).find(({ text }) => text.toLowerCase().includes(name))?.text ?? own
  return { ...named, from: message.position, quote, metadata: { rule } }
}

/** The wishes of a message of several sentences that are wishes alone. "Und keine Emojis" is one without its first word. */
function readWishRow(message: Message, { at }: Pick<Turn, "at">, telling: StatementClassifier): readonly Draft[] {
  const readAlone = rememberRecent((text: string): readonly Draft[] => {
    const alone = { ...message, text: withoutJoin(text) }
    return draftsOf(alone, { at, before: [], messages: [alone] }, telling).filter(isWishDraft)
  })
  const read = (text: string): readonly Draft[] => {
    const stated = readAlone(text)
    return stated.length > 0 ? stated : readAccompanyingWish({ ...message, text: withoutJoin(text) })
  }
  const wishes = wishesInRow(message.text, ({ text }) => {
    const drafts = read(text)
    return drafts.length === 0 ? undefined : isSureWish(text, drafts) ? "sure" : "likely"
  })
  return wishes.some(({ text }) => readAlone(text).length > 0) ? wishes.flatMap(({ text }) => read(text)) : []
}

/** Leaves out wishes for what was asked for that say nothing of all answers. */
function withoutWishesForMatter(drafts: readonly Draft[], message: Message, turn: SaidMessages): readonly Draft[] {
  if (!drafts.some(({ category }) => category === "instruction")) return drafts
  const { all, at } = placeInTurn(message, turn)
  if (!answersAboutMatter(all, at)) return drafts
  return drafts.filter(({ category, quote }) => category !== "instruction" || outlastsMatter(quote ?? ""))
}

/** "Keine Fremdwörter" is a wish beside one. */
function readAccompanyingWish({ text, position }: Message): readonly Draft[] {
  const content = capitalize(text.trim().replace(/^(?:please|bitte) (?=.)|[.!。！…\s]{1,10}$/giu, ""))
  if (!accompaniesWish(content) || content.length > MAX_ACCOMPANYING) return []
  const metadata = { rule: "beside a wish" }
  return [
    { type: "procedural", category: "instruction", content, importance: 0.85, from: position, quote: text, metadata },
  ]
}
/** In characters. */
const MAX_ACCOMPANYING = 40

const isSameQuote = (one = "", other = ""): boolean => one.includes(other) || other.includes(one)

/** What a bare answer gives, by the statement that it stands for: only that says what "Eggs" are to its speaker. */
function readAnswer({ attribute, statement }: StatedInFull, telling: StatementClassifier): Omit<Draft, "from"> {
  const [parsed] = parseStatements(statement)
  const facts = parsed === undefined ? [] : factsIn(parsed, "", telling, false)
  const read = facts.find(({ category }) => category === "constraint")
  const { rule: _, ...fact } = read ?? { ...UNREAD, content: capitalize(statement) }
  return { ...fact, about: { subject: USER_SUBJECT, attribute } }
}
const UNREAD = { rule: "answer", type: "factual", category: "constraint", importance: 0.9 } as const

/** Whose words they are in their conversation is decided later. */
const toldAlone = rememberRecent((text) => toldWords([{ role: "user", text }], 0))

/** A longer message, or one with marks of a quotation, may hold what somebody else wrote. */
const mayQuote = (message: string): boolean =>
  message.length > MAX_TYPED || surelyOwnWords(message).trim() !== message.trim() || /[:："“„«「\n]/u.test(message)
/** So may one that speaks of a text. "Be more direct with me" sounds like it. */
const mayHandOver = (message: string): boolean => mayQuote(message) || speaksOfText(message)
const MAX_TYPED = 200

import type { Draft, Extractor, Message, Turn } from "../contract/index.ts"
import { yieldToEventLoop } from "../plugin/event-loop.ts"
import { omitUndefined } from "../plugin/omit-undefined.ts"
import { isForOneText } from "../text/one-text.ts"
import { surelyOwnWords } from "../text/own-words.ts"
import { queryWords } from "../text/query-words.ts"
import { expression } from "../text/regex.ts"
import { rememberRecent } from "../text/remember-recent.ts"
import { findRetold } from "../text/spans/retold-model.ts"
import { speaksOfText } from "../text/spans/segmenter.ts"
import { toldWords } from "../text/surely-own.ts"
import { opensWithRelative, speaksOfOwn } from "../text/topics/clause-features.ts"
import { readEnding } from "../text/topics/ending-model.ts"
import { otherSubjectIn } from "../text/unspaced-subject.ts"
import { assertionProbability } from "./reader/assertion-model.ts"
import { readSafety } from "./reader/read-safety.ts"
import { readStatement, type StatedFact, statesNothing } from "./reader/read-statement.ts"
import { readClause } from "./reader/reader-model.ts"
import { readBehindOpener, restsOf } from "./reader/stated-behind.ts"
import { factAddress, ownAddress, takesPlace } from "./rules/address.ts"
import { withoutAttachedRequest } from "./rules/attached-request.ts"
import { constraints } from "./rules/constraints.ts"
import { parseCorrected } from "./rules/corrected-within.ts"
import { CZECH_OR_POLISH, PASSING_CZECH_OR_POLISH } from "./rules/czech-and-polish.ts"
import { decisionsAndPatterns } from "./rules/decisions.ts"
import { withSubject } from "./rules/dropped-subject.ts"
import { capitalize, type Fact, firstFact, type Rule } from "./rules/fact.ts"
import { householdsElsewhere } from "./rules/households.ts"
import { identities } from "./rules/identity.ts"
import { continueIntroduction, MAX_OPENING, readIntroduction } from "./rules/introductions.ts"
import { clausesOfNow, MAX_CLAUSES, namesValue, tellingClauses } from "./rules/joined-clauses.ts"
import { ELSEWHERE, otherLanguages, PASSING_ELSEWHERE, tellsOfSpeaker, withoutAdverb } from "./rules/languages.ts"
import { isLimitedFact, limitedDraft } from "./rules/limited-facts.ts"
import { SOMEBODY_ELSE } from "./rules/of-speaker.ts"
import { factOfOther } from "./rules/other-subjects.ts"
import { statesNothingOwn } from "./rules/passing-wishes.ts"
import { plainStatement } from "./rules/plain-statements.ts"
import { preferences } from "./rules/preferences.ts"
import { questionBefore } from "./rules/question-before.ts"
import { lives, namings, relationships } from "./rules/relationships.ts"
import { correctionMarks, parseStatements, type Statement, textRead } from "./rules/statements.ts"
import { HYPOTHETICAL, isOwnPassing, isPassing, MADE_UP, type StatementClassifier, TELLING } from "./rules/telling.ts"
import { introductionsOf, ofRetold, ofWhom, withIntroduction } from "./rules/told-of-others.ts"
import { validUntil } from "./rules/validity.ts"
import { OF_NOW, standingWish, toRemember, withLearnedWish } from "./rules/wishes.ts"
import { type ParsedFact, withSafety } from "./rules/with-safety.ts"

/** Most drafts of one message: more is a pasted document in the first person. */
const MAX_DRAFTS = 24

/** Rules by name; the first that matches wins. The name is stored with the draft. */
const FAMILIES: readonly (readonly [rule: string, rules: readonly Rule[]])[] = [
  ["constraint", constraints],
  ["identity", identities],
  ["preference", preferences],
  ["decision or pattern", decisionsAndPatterns],
  ["name of a thing", namings],
  ["relationship", relationships],
  ["life", lives],
  ["household", householdsElsewhere],
  [SOMEBODY_ELSE, [{ pattern: /^.+$/u, read: ([statement]) => factOfOther(statement) }]],
  ["other language", otherLanguages],
]

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

function draftsOf(message: Message, turn: Turn, telling: StatementClassifier): readonly Draft[] {
  if (message.role !== "user") return []
  const question = questionBefore(message, turn)
  const drafts = new Map<string, Draft>()
  const names = new Set<number>()
  const statements = parseCorrected(message, turn, toldAlone, (one) => factsIn(one, "", telling, false))
  const introductions = introductionsOf(statements)
  const text = textRead(message.text)
  const retold = findRetold(text)
  for (const [place, alone] of statements.entries()) {
    const read = factsIn(alone, alone.opens ? question : "", telling, place < MAX_OPENING)
    const all = mayHandOver(message.text) ? read : withLearnedWish([...read, ...safetyNextTo(alone, read)], alone.text)
    const introduction = introductions[place]
    const statement = introduction === undefined ? alone : withIntroduction(alone, introduction, text)
    const { said } = statement
    const speech = retold.find(({ start, end }) => start < alone.to && end > alone.from)
    const facts = speech === undefined ? ofWhom(all, said, introduction) : ofRetold(all, alone, speech)
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
      const isOfOther = isOthers || isRelatives || otherSubjectIn(said) !== undefined
      const about = fact.about ?? (isOfOther ? undefined : (factAddress(fact) ?? ownAddress(fact)))
      const address = about === undefined ? {} : { about }
      const { key, ...unkeyed } = fact
      const keyed = key === undefined || !takesPlace(key, fact.content, statement.quote) ? unkeyed : { ...unkeyed, key }
      const metadata = { rule, ...correctionMarks(statement), ...(isOthers && { others: true }) }
      drafts.set(fact.content.toLowerCase(), { ...keyed, ...address, ...validity, ...from, metadata })
    }
    if (drafts.size >= MAX_DRAFTS) break
  }
  return [...drafts.values()]
}

/** Whose words they are in their conversation is decided later. */
const toldAlone = rememberRecent((text) => toldWords([{ role: "user", text }], 0))

function factsIn(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  opens: boolean,
): readonly ParsedFact[] {
  if (statesNothingOwn(statement.quote)) return []
  const all = factsInSentence(statement, before, telling, opens)
  const facts = isForOneText(statement.quote) ? all.filter(({ category }) => category !== "instruction") : all
  if (!facts.every(({ category }) => OF_PROFILE.has(category))) return facts
  const told = withoutAttachedRequest(statement.said, assertionProbability(statement.quote) >= ASSERTS_FROM)
  if (told === undefined) return facts
  const alone = { ...statement, quote: told, text: withSubject(told), said: told, asks: false }
  const without = factsInSentence(alone, before, telling, opens)
  return without.length === 0 ? facts : without
}

function factsInSentence(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  opens: boolean,
): readonly ParsedFact[] {
  const assertion = assertionProbability(statement.quote)
  const asserts = assertion >= ASSERTS_FROM
  if (statement.asks) return asserts ? factsInQuestion(statement, before, telling) : []
  const facts = factsInStatement(statement, before, telling, { opens, asserts })
  const behind = facts.length === 0 && tells(statement.quote) ? factsBehindOpener(statement) : facts
  const all = behind.length === 0 ? endingIn(statement) : behind
  const isNamed = speaksOfOwn(statement.said) || CZECH_OR_POLISH.test(statement.text)
  const isSure = isNamed || assertion >= ASSERTS_UNNAMED_FROM
  const sure = isSure ? all : all.filter(({ category }) => category !== "constraint")
  return asserts ? withSafety(statement, sure) : sure
}

/** From this probability on a sentence is kept for what it ends: "got fired from Lidl". */
const ENDS_FROM = 0.8

function endingIn({ text, quote }: Statement): readonly ParsedFact[] {
  if (text.includes("[redacted:") || readEnding(quote).chance < ENDS_FROM) return []
  if (HYPOTHETICAL.test(text) || OF_NOW.test(text) || MADE_UP.test(text) || isOwnPassing(text)) return []
  // A sentence without its subject looks like part of a question.
  if (assertionProbability(text) < ASSERTS_FROM) return []
  return [{ ...createPlainFact(text), rule: "ending" }]
}

/** What a sentence about the home, the name or the work tells of health in a clause of its own, so that it holds after a move: "I live in Trier and I'm diabetic". */
function safetyNextTo(statement: Statement, facts: readonly ParsedFact[]): readonly ParsedFact[] {
  if (facts.length === 0 || facts.some(({ category }) => category !== "identity")) return []
  const clauses = statement.said.split(JOINED).slice(0, MAX_CLAUSES)
  if (clauses.length === 1 || !tells(statement.quote)) return []
  for (const clause of clauses) {
    if (assertionProbability(clause) < ASSERTS_NEXT_TO_FROM || opensWithRelative(clause) || WHO.test(clause)) continue
    const told = { ...statement, quote: clause, text: withSubject(clause), said: clause, greeted: false }
    const ruled = ruledFacts(told, undefined).filter(({ category }) => category === "constraint")
    if (ruled.length > 0) return ruled
    const read = readSafety(clause, false)
    if (read !== undefined) return [{ ...read, rule: "safety" }]
  }
  return []
}

/** A longer message, or one that speaks of a text, may hold what somebody else wrote. */
const mayHandOver = (message: string): boolean =>
  message.length > MAX_TYPED ||
  surelyOwnWords(message).trim() !== message.trim() ||
  /[:："“„«「\n]/u.test(message) ||
  speaksOfText(message)
const MAX_TYPED = 200
/** The same for a clause next to one that is surely the speaker's. */
const ASSERTS_NEXT_TO_FROM = 0.33
/** A clause about somebody who was named before it. */
const WHO = /^(?:who|whose|die|der|das|qui|dont|che|que|quien)\s/iu
const JOINED = /[,，、;；]\s?|\s(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|mas)\s/u

function factsInStatement(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  { opens, asserts }: { readonly opens: boolean; readonly asserts: boolean },
): readonly ParsedFact[] {
  const text = statement.text.replace(THEN_ASKS, "")
  // A statement about a secret is worthless without it.
  if (text.includes("[redacted:")) return []
  const toKeep = toRemember(text)
  if (toKeep !== undefined) return [{ ...createRememberedFact(toKeep), rule: "remember" }]
  const { said } = statement
  const wish = standingWish(text)
  if (wish && tellingClauses(text).length === 1) return [{ ...wish, rule: "standing wish" }]
  const ruled = ruledFacts({ ...statement, text }, wish).filter(({ category }) => asserts || category === "instruction")
  const isNamed = ruled.some(({ key }) => key === "identity:name") || otherSubjectIn(said) !== undefined
  const introduced = isNamed ? undefined : readIntroduction(said, opens)
  // "I'm Jewish" has the form of an introduction, too.
  if (introduced && ruled.some((fact) => hasSameTerms(fact, introduced)))
    return ruled.map((fact) => ({ ...fact, ...omitUndefined({ about: fact.about ?? introduced.about }) }))
  if (introduced) return [{ rule: "introduction", ...introduced }, ...ruled]
  if (ruled.length > 0)
    return ruled.every(({ rule }) => rule === "relationship") && statesNothing(said, before, "relationship")
      ? []
      : ruled
  if (OF_NOW.test(said) || MADE_UP.test(text)) return []
  const read = readStatement(said.replace(THEN_ASKS, ""), before)
  // A standing wish sounds like a request.
  if (read?.category === "instruction") return [{ ...read, rule: "reader" }]
  if (!asserts) return []
  if (read && isSafety(read)) return [{ ...read, rule: "reader" }]
  if (HYPOTHETICAL.test(text) || isPassing(text) || PASSING_ELSEWHERE.test(text)) return []
  if (PASSING_CZECH_OR_POLISH.test(text)) return []
  if (read) return [{ ...read, rule: "reader" }]
  const plain = plainStatement(text, telling) ?? parsePlural(text, telling)
  // The reader knows little Japanese and Korean.
  const isKnown = tellsOfSpeaker(text) && !KANA_OR_HANGUL.test(text)
  if (plain && statesNothing(said, before, isKnown ? "elsewhere" : "plain")) return []
  if (plain) return [{ ...plain, rule: "plain statement" }]
  return statement.corrects && (/\d/.test(text) || tells(statement.quote))
    ? [{ ...createPlainFact(text), rule: "correction" }]
    : []
}

/**
 * What a sentence that surely asserts something states for every conversation behind words that lead up to it: "as I
 * said, …", "the doctor told me …". No list knows all of them; the models know where a statement begins.
 */
function factsBehindOpener(statement: Statement): readonly ParsedFact[] {
  const { text } = statement
  if (text.includes("[redacted:") || OF_NOW.test(text) || isOwnPassing(text) || CZECH_OR_POLISH.test(text)) return []
  const rests = restsOf(statement.said).filter(({ text }) => tells(text))
  for (const { text, isClause } of rests) {
    const told = withSubject(text)
    // "Muslims don't eat pork" has a subject.
    if (told !== text && !isClause) continue
    const facts = ruledFacts({ ...statement, text: told, greeted: false }, undefined)
    if (facts.some(({ category }) => OF_QUESTIONS.has(category))) return facts
  }
  const read = readBehindOpener(rests)
  return read === undefined ? [] : [{ ...read, rule: "reader" }]
}

function hasSameTerms(one: Fact, other: Fact): boolean {
  const [terms, others] = [new Set(queryWords(one.content)), new Set(queryWords(other.content))]
  return terms.size === others.size && [...terms].every((term) => others.has(term))
}

/** What a question tells beside what it asks: one of its clauses, or what its author must not get. */
function factsInQuestion(statement: Statement, before: string, classifier: StatementClassifier): readonly ParsedFact[] {
  if (statement.text.includes("[redacted:")) return []
  const clauses = statement.said.split(BETWEEN_CLAUSES).slice(0, MAX_CLAUSES)
  const telling = clauses.length === 1 ? [] : clauses.filter((clause) => MORE_THAN_A_WORD.test(clause) && tells(clause))
  for (const clause of telling.toSorted((one, other) => readClause(other).lasting - readClause(one).lasting)) {
    const told = { ...statement, quote: clause, text: withSubject(clause), said: clause, asks: false }
    const facts = factsIn(told, before, classifier, false).filter(({ category }) => OF_QUESTIONS.has(category))
    if (facts.length > 0) return facts
  }
  const safety = readSafety(statement.quote, true)
  return safety ? [{ ...safety, rule: "safety" }] : []
}

const OF_PROFILE = new Set(["constraint", "identity", "relationship"])
/** What every conversation carries: of anything else a question has hardly more than what it is about. */
const OF_QUESTIONS = new Set(["constraint", "identity"])
const BETWEEN_CLAUSES = /[,;:，、；：]\s?|\s[–—-]\s/u
const MORE_THAN_A_WORD = /\S\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** From this probability on a question, or a clause of it, tells something of its speaker. */
const TELLS_FROM = 0.6
const tells = (clause: string): boolean => assertionProbability(clause) >= TELLS_FROM
/** Below this probability a sentence asks, wishes, imagines or repeats what it says of its speaker, whatever it is about. */
const ASSERTS_FROM = 0.2

/** From this probability on a sentence tells of its speaker's health without a word for them: "allergic to cats". "Vegan lasagne" and "running with asthma is possible" do not. */
const ASSERTS_UNNAMED_FROM = 0.8

/** What somebody must not get: it is read although it stands in a request. */
function isSafety({ category, about, importance }: StatedFact): boolean {
  const isAllergy = about?.subject === "user" && about.attribute === "allergy"
  return category === "constraint" && (isAllergy || importance >= SAFETY_FROM)
}

const SAFETY_FROM = 0.78

const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** What statements of a known form say. */
function ruledFacts({ text, greeted }: Statement, wish: Fact | undefined): readonly ParsedFact[] {
  const isOfSomebody = OF_SOMEBODY.test(text) || ELSEWHERE.test(text) || CZECH_OR_POLISH.test(text)
  if (HYPOTHETICAL.test(text) || !isOfSomebody || isPassing(text)) return []
  const name = greeted ? parseIntroduction(text) : undefined
  if (name) return [{ ...name, rule: "introduction" }]
  const clauses = tellingClauses(text)
  const parts = clauses.map(wishOrFact)
  if (clauses.length > 1 && parts.every((part) => part !== undefined)) return parts
  if (wish) return [{ ...wish, rule: "standing wish" }]
  const ruled = DANGLING.test(text) ? undefined : (ruledFact(text) ?? factOfNow(text))
  return ruled ? [ruled] : []
}

/** "Casei-me e agora chamo-me …": what holds now takes the place of what did, in the words of the whole sentence. */
function factOfNow(text: string): ParsedFact | undefined {
  const facts = clausesOfNow(text).filter(namesValue).map(ruledFact)
  const fact = facts.find((one) => one?.category === "identity" && one.key !== undefined)
  return fact && { ...fact, content: capitalize(text) }
}

/** "We have two cats": what holds for us holds for me; kept in its wording. */
function parsePlural(text: string, telling: StatementClassifier): Fact | undefined {
  const mine = text
    .replace(/^we're\b/i, "I'm")
    .replace(/^we are\b/i, "I am")
    .replace(/^we\b/i, "I")
  if (mine === text || isPassing(mine)) return undefined
  const ruled = ruledFact(singularCondition(mine))
  if (ruled)
    return { type: ruled.type, category: ruled.category, content: capitalize(text), importance: ruled.importance }
  const plain = plainStatement(mine, telling)
  return plain && { ...plain, content: capitalize(text) }
}

/** "We're vegetarians". */
const singularCondition = (text: string): string =>
  text.replace(/^I'm (all |both )?(vegetarian|vegan|pescatarian|diabetic)s\b/i, "I'm $2")

function createPlainFact(text: string): Fact {
  return { type: "factual", category: "fact", content: capitalize(text), importance: 0.5 }
}

/** "Call me Theo, I'm a paramedic": a wish next to a fact. */
function wishOrFact(clause: string): ParsedFact | undefined {
  const wish = standingWish(clause)
  return wish ? { ...wish, rule: "standing wish" } : ruledFact(clause)
}

function ruledFact(text: string): ParsedFact | undefined {
  for (const [rule, rules] of FAMILIES) {
    const fact = firstFact(rules, text)
    if (fact) return { ...fact, rule }
  }
  const plainer = withoutAdverb(text)
  const fact = plainer === text ? undefined : firstFact(otherLanguages, plainer)
  return fact && { ...fact, rule: "other language" }
}

/** "I'm a teacher, explain photosynthesis to my students": the request after the statement. */
const THEN_ASKS = expression("i")`
  (?<=^(?:I|I'm|I've|we|my)\b.{3,200})(?:[,;–—]|,? (?:and|so|but))(?: so| and| then| now)?,? (?:please
  |(?:explain|write|help|give|tell|show|make|create|suggest|list|recommend|summari[sz]e|translate|draft|generate|describe|plan|find) (?:me|us|a|an
  |the|my|some|\w+)\b|(?:I )?(?:need|want|would like|am looking for) (?:a|an|some|you|to know|help|ideas)\b).*$
`

/** Keeps the wording; the content decides category and key. */
function createRememberedFact(toKeep: string): Fact {
  const fact = ruledFact(toKeep) ?? standingWish(toKeep)
  return {
    type: fact?.type ?? "factual",
    category: fact?.category ?? "fact",
    ...(fact?.key !== undefined && { key: fact.key }),
    content: capitalize(toKeep),
    importance: 0.9,
  }
}

/** "Hi, I'm Sam": after a greeting a single capitalised word is a name. */
function parseIntroduction(text: string): Fact | undefined {
  const name = /^(?:I'm|I am|this is|it's) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)$/u.exec(text)?.[1]
  if (name === undefined) return undefined
  return { type: "factual", category: "identity", key: "identity:name", content: `Name is ${name}`, importance: 0.9 }
}

/** English rules only read sentences about the speaker. */
const OF_SOMEBODY = /\b(?:I|im|me|my|mine|we|our|us)\b|^the\b/i

/** A wish or thought about what was said before, which says nothing alone. */
const DANGLING =
  /^(?:I|we) (?:\w+ ){0,2}(?:love|like|enjoy|prefer|hate|use|picked|chose) (?:it|that|this|them|those|these)\b/i

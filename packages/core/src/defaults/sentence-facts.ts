import { omitUndefined } from "../plugin/omit-undefined.ts"
import { asksToConfirm } from "../text/before-question.ts"
import { isForOneText } from "../text/one-text.ts"
import { queryWords } from "../text/query-words.ts"
import { expression } from "../text/regex.ts"
import { findLead } from "../text/spans/lead-model.ts"
import { speaksOfOwn } from "../text/topics/clause-features.ts"
import { readEnding } from "../text/topics/ending-model.ts"
import { withdrawalIn } from "../text/topics/withdrawal-model.ts"
import { otherSubjectIn } from "../text/unspaced-subject.ts"
import { assertionProbability, tells } from "./reader/assertion-model.ts"
import { readStatement, type StatedFact, statesNothing } from "./reader/read-statement.ts"
import { readBehindOpener, restsOf } from "./reader/stated-behind.ts"
import { withoutAttachedRequest } from "./rules/attached-request.ts"
import { factsInQuestion, OF_QUESTIONS } from "./rules/clause-facts.ts"
import { CZECH_OR_POLISH, PASSING_CZECH_OR_POLISH } from "./rules/czech-and-polish.ts"
import { withSubject } from "./rules/dropped-subject.ts"
import { capitalize, type Fact } from "./rules/fact.ts"
import { readIntroduction } from "./rules/introductions.ts"
import { tellingClauses } from "./rules/joined-clauses.ts"
import { PASSING_ELSEWHERE, tellsOfSpeaker } from "./rules/languages.ts"
import { statesNothingOwn } from "./rules/passing-wishes.ts"
import { plainStatement } from "./rules/plain-statements.ts"
import { presents } from "./rules/presented.ts"
import { ruledFact, ruledFacts } from "./rules/ruled-facts.ts"
import type { Statement } from "./rules/statements.ts"
import { HYPOTHETICAL, isOwnPassing, isPassing, MADE_UP, type StatementClassifier } from "./rules/telling.ts"
import { OF_NOW, standingWish, toRemember } from "./rules/wishes.ts"
import { type ParsedFact, withSafety } from "./rules/with-safety.ts"

/** Below this probability a sentence asks, wishes, imagines or repeats what it says of its speaker, whatever it is about. */
const ASSERTS_FROM = 0.2
/** From this probability on a sentence tells of its speaker's health without a word for them: "allergic to cats". "Vegan lasagne" and "running with asthma is possible" do not. */
const ASSERTS_UNNAMED_FROM = 0.8
/** From this probability on a sentence is kept for what it ends: "got fired from Lidl". */
const ENDS_FROM = 0.8
const OF_PROFILE = new Set(["constraint", "identity", "relationship"])
const KANA_OR_HANGUL = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** "I'm a teacher, explain photosynthesis to my students": the request after the statement. */
const THEN_ASKS = expression("i")`
  (?<=^(?:I|I'm|I've|we|my)\b.{3,200})(?:[,;–—]|,? (?:and|so|but))(?: so| and| then| now)?,? (?:please
  |(?:explain|write|help|give|tell|show|make|create|suggest|list|recommend|summari[sz]e|translate|draft|generate|describe|plan|find) (?:me|us|a|an
  |the|my|some|\w+)\b|(?:I )?(?:need|want|would like|am looking for) (?:a|an|some|you|to know|help|ideas)\b).*$
`

/** The facts that a sentence states, asks beside or ends with, each with its rule. `before`: the question that it answers; `opens`: it stands at the beginning of its message. */
export function factsIn(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  opens: boolean,
): readonly ParsedFact[] {
  if (statesNothingOwn(statement.quote) || asksWhetherOver(statement.quote)) return []
  const introduced = opens ? behindOwnLead(statement) : undefined
  if (introduced !== undefined) return factsIn(introduced, before, telling, false)
  const all = factsInSentence(statement, before, telling, opens)
  const facts = isForOneText(statement.quote) ? all.filter(({ category }) => category !== "instruction") : all
  if (!facts.every(({ category }) => OF_PROFILE.has(category))) return facts
  const told = withoutAttachedRequest(statement.said, assertionProbability(statement.quote) >= ASSERTS_FROM)
  if (told === undefined) return facts
  const alone = { ...statement, quote: told, text: withSubject(told), said: told, asks: false }
  const without = factsInSentence(alone, before, telling, opens)
  return without.length === 0 ? facts : without
}

/** Whether a sentence asks whether an allergy or the like is over: "I'm not allergic to nuts, right?". */
const asksWhetherOver = (sentence: string): boolean => asksToConfirm(sentence) && withdrawalIn(sentence) !== "nothing"

/** What a message introduces as its sender's own: "About me: …". What is to be remembered has rules of its own. */
function behindOwnLead(statement: Statement): Statement | undefined {
  const lead = findLead(statement.said)
  if (lead?.isCertain !== true || toRemember(statement.text) !== undefined) return undefined
  const rest = statement.said.slice(lead.end).trim()
  return { ...statement, quote: rest, text: withSubject(rest), said: rest, greeted: true }
}

function factsInSentence(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  opens: boolean,
): readonly ParsedFact[] {
  const assertion = assertionProbability(statement.quote)
  const asserts = assertion >= ASSERTS_FROM || presents(statement.text)
  if (statement.asks)
    return asserts ? factsInQuestion(statement, (clause) => factsIn(clause, before, telling, false)) : []
  const facts = factsInStatement(statement, before, telling, { opens, asserts })
  const behind = facts.length === 0 && tells(statement.quote) ? factsBehindOpener(statement) : facts
  const all = behind.length === 0 ? endingIn(statement) : behind
  const isNamed = speaksOfOwn(statement.said) || CZECH_OR_POLISH.test(statement.text)
  const isSure = isNamed || assertion >= ASSERTS_UNNAMED_FROM || all.some(({ rule }) => rule === "remember")
  const sure = isSure ? all : all.filter(({ category }) => category !== "constraint")
  return asserts ? withSafety(statement, sure) : sure
}

function endingIn({ text, quote }: Statement): readonly ParsedFact[] {
  if (text.includes("[redacted") || readEnding(quote).chance < ENDS_FROM) return []
  if (HYPOTHETICAL.test(text) || OF_NOW.test(text) || MADE_UP.test(text) || isOwnPassing(text)) return []
  // A sentence without its subject looks like part of a question.
  if (assertionProbability(text) < ASSERTS_FROM) return []
  return [{ ...createPlainFact(text), rule: "ending" }]
}

function factsInStatement(
  statement: Statement,
  before: string,
  telling: StatementClassifier,
  { opens, asserts }: { readonly opens: boolean; readonly asserts: boolean },
): readonly ParsedFact[] {
  const text = statement.text.replace(THEN_ASKS, "")
  // A statement about a secret is worthless without it.
  if (text.includes("[redacted")) return []
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
  if (text.includes("[redacted") || OF_NOW.test(text) || isOwnPassing(text) || CZECH_OR_POLISH.test(text)) return []
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

const SAFETY_FROM = 0.78
/** What somebody must not get: it is read although it stands in a request. */
function isSafety({ category, about, importance }: StatedFact): boolean {
  const isAllergy = about?.subject === "user" && about.attribute === "allergy"
  return category === "constraint" && (isAllergy || importance >= SAFETY_FROM)
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

/** What the models place in the profile. */
function readPlaced(text: string): StatedFact | undefined {
  const read = readStatement(text, "")
  return read !== undefined && OF_PROFILE.has(read.category) ? read : undefined
}

/** Keeps the wording; the content decides category and key. */
function createRememberedFact(toKeep: string): Fact {
  const fact = ruledFact(toKeep) ?? standingWish(toKeep) ?? readPlaced(toKeep)
  return {
    type: fact?.type ?? "factual",
    category: fact?.category ?? "fact",
    ...(fact?.key !== undefined && { key: fact.key }),
    content: capitalize(toKeep),
    importance: 0.9,
  }
}

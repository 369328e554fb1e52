import { opensWithRelative } from "../../text/topics/clause-features.ts"
import { assertionProbability, tells } from "../reader/assertion-model.ts"
import { readSafety } from "../reader/read-safety.ts"
import { readClause } from "../reader/reader-model.ts"
import { isCzechOrPolish } from "./czech-and-polish.ts"
import { withSubject } from "./dropped-subject.ts"
import { contrastedIn, MAX_CLAUSES } from "./joined-clauses.ts"
import { SOMEBODY_ELSE } from "./of-speaker.ts"
import { ruledFacts } from "./ruled-facts.ts"
import type { Statement } from "./statements.ts"
import type { ParsedFact } from "./with-safety.ts"

/** What a question tells beside what it asks: one of its clauses, as `factsIn` reads it alone, or what its author must not get. */
export function factsInQuestion(
  statement: Statement,
  factsIn: (clause: Statement) => readonly ParsedFact[],
): readonly ParsedFact[] {
  if (statement.text.includes("[redacted")) return []
  const clauses = statement.said.split(BETWEEN_CLAUSES).slice(0, MAX_CLAUSES)
  const telling = clauses.length === 1 ? [] : clauses.filter((clause) => MORE_THAN_A_WORD.test(clause) && tells(clause))
  for (const clause of telling.toSorted((one, other) => readClause(other).lasting - readClause(one).lasting)) {
    const told = { ...statement, quote: clause, text: withSubject(clause), said: clause, asks: false }
    const facts = factsIn(told).filter(({ category }) => OF_QUESTIONS.has(category))
    if (facts.length > 0) return facts
  }
  const safety = readSafety(statement.quote, true)
  return safety ? [{ ...safety, rule: "safety" }] : []
}

/** What every conversation carries: of anything else a question has hardly more than what it is about. */
export const OF_QUESTIONS = new Set(["constraint", "identity"])
const BETWEEN_CLAUSES = /[,;:，、；：]\s?|\s[–—-]\s/u
const MORE_THAN_A_WORD = /\S\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * What a sentence about the home, the name or the work tells of health in a clause of its own, so that it holds after a
 * move ("I live in Trier and I'm diabetic"), or any other behind a word of contrast: "I love dogs but I'm allergic to cats".
 */
export function safetyNextTo(statement: Statement, facts: readonly ParsedFact[]): readonly ParsedFact[] {
  if (facts.length === 0 || facts.some(({ category }) => category === "constraint")) return []
  if (facts.every(({ category }) => category === "identity")) {
    const clauses = statement.said.split(JOINED).slice(0, MAX_CLAUSES)
    return clauses.length === 1 || !tells(statement.quote) ? [] : safetyIn(clauses, statement)
  }
  const contrasted = contrastedIn(statement.said)
  const isOwn = facts.every(({ category, rule }) => LIVES.has(category) && rule !== SOMEBODY_ELSE)
  if (contrasted === undefined || !isOwn || opensWithRelative(statement.said)) return []
  if (assertionProbability(statement.quote) < ASSERTS_NEXT_TO_FROM) return []
  // "我喜欢狗，但是对猫过敏" leaves the subject out.
  const clause = OPENS_HAN.test(statement.said) && !OPENS_HAN.test(contrasted) ? `我${contrasted}` : contrasted
  const safety = safetyIn([clause], statement)
  return facts.some(({ category }) => category === "fact")
    ? safety.filter(({ rule }) => rule !== "safety")
    : safety.map((fact) => (fact.content === clause ? { ...fact, content: contrasted } : fact))
}

const OPENS_HAN = /^我/u
const LIVES: ReadonlySet<string> = new Set(["preference", "pattern", "decision", "fact"])

function safetyIn(clauses: readonly string[], statement: Statement): readonly ParsedFact[] {
  for (const clause of clauses) {
    // "Mam" is "I have" in Polish, too.
    const isOfRelative = opensWithRelative(clause) && !isCzechOrPolish(clause)
    if (assertionProbability(clause) < ASSERTS_NEXT_TO_FROM || isOfRelative || WHO.test(clause)) continue
    const told = { ...statement, quote: clause, text: withSubject(clause), said: clause, greeted: false }
    const ruled = ruledFacts(told, undefined).filter(({ category }) => category === "constraint")
    if (ruled.length > 0) return ruled
    const read = readSafety(clause, false)
    if (read !== undefined) return [{ ...read, rule: "safety" }]
  }
  return []
}

/** The same for a clause next to one that is surely the speaker's. */
const ASSERTS_NEXT_TO_FROM = 0.33
/** A clause about somebody who was named before it. */
const WHO = /^(?:who|whose|die|der|das|qui|dont|che|que|quien)\s/iu
const JOINED = /[,，、;；]\s?|\s(?:and|but|und|aber|et|mais|y|pero|e|ed|ma|mas)\s/u

import { speaksOfText } from "../../text/spans/segmenter.ts"
import { ATTRIBUTES, type Attribute, attributeChances } from "../../text/topics/attribute-model.ts"
import { speaksOfOwn } from "../../text/topics/clause-features.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { capitalize, type Fact } from "../rules/fact.ts"
import { assertionProbability } from "./assertion-model.ts"
import { placeInProfile } from "./place-model.ts"
import { LEAD, LONGEST_STATEMENT, placedCategory } from "./read-statement.ts"
import { readClause } from "./reader-model.ts"
import { requestProbability, safetyProbability } from "./safety-model.ts"

/** From these probabilities on a clause tells something of safety: `alone`, or where its attributes make health likely, too. */
const SAFETY_FROM = { alone: 0.85, healthy: 0.65 } as const
/** From this probability on all attributes of health together are likely. */
const HEALTH_FROM = 0.3
const HEALTH: readonly Attribute[] = ["health", "allergy", "medication", "diet"]
/** Below this probability what a rule takes for a constraint is a figure of speech, or about somebody else. */
const NO_SAFETY_BELOW = 0.2
/** Below this probability a clause is no request. */
const REQUEST_FROM = 0.5
/** From this probability on a clause asserts something; without a word for its speaker it has to be surer. */
const ASSERTS_FROM = { own: 0.3, unnamed: 0.6 } as const
/** Where a sentence and what it tells may part. */
const MARK = /(?<=[,，、;；:：–—])\s?|\s-+\s/u
const MAX_PARTS = 8
/** From this probability on a question belongs to the safety of the profile. */
const PLACED_FROM = 0.4

/**
 * What a sentence tells of what its speaker must not get, has or takes: all of it, or, beside something else, in as few
 * of its clauses as tell it. `undefined` if nothing.
 */
export function readSafety(sentence: string, asks: boolean): Fact | undefined {
  if (sentence.length > LONGEST_STATEMENT || speaksOfText(LEAD.exec(sentence)?.[0] ?? "")) return undefined
  const parts = sentence.split(MARK).slice(0, MAX_PARTS)
  const clauses = asks ? parts : [sentence, ...parts]
  const told = clauses.find(tellsSafety) ?? (asks && asksWithSafety(sentence) ? sentence : undefined)
  if (told === undefined) return undefined
  const [category, importance] = placedCategory({ part: "safety", chance: safetyProbability(told) }, true)
  return {
    type: "factual",
    category,
    content: capitalize(told.replace(/[,，、;；:：–—?？\s]{1,10}$/u, "")),
    importance,
  }
}

function tellsSafety(clause: string): boolean {
  return isSafety(clause) && requestProbability(clause) < REQUEST_FROM && asserts(clause)
}

/** A word or two are told by their attributes alone: "Ich hab" begins many a statement about health. */
function isSafety(clause: string): boolean {
  const safety = safetyProbability(clause)
  if (safety < SAFETY_FROM.healthy) return false
  if (safety >= SAFETY_FROM.alone && isLongEnough(clause)) return true
  const chances = attributeChances(clause)
  return HEALTH.reduce((sum, attribute) => sum + (chances[ATTRIBUTES.indexOf(attribute)] ?? 0), 0) >= HEALTH_FROM
}

const isLongEnough = (clause: string): boolean => clause.trim().length >= (UNSPACED.test(clause) ? 4 : 12)

function asserts(clause: string): boolean {
  return assertionProbability(clause) >= ASSERTS_FROM[speaksOfOwn(clause) ? "own" : "unnamed"]
}

/** "Can I drink that with my metformin?", of which the reader knows more than of a clause. */
function asksWithSafety(question: string): boolean {
  if (assertionProbability(question) < ASSERTS_FROM.unnamed || !speaksOfOwn(question)) return false
  const { part, chance } = placeInProfile(question, readClause(question).scores, attributeChances(question))
  return isSafety(question) || (part === "safety" && chance >= PLACED_FROM)
}

/** Whether what a rule took for a constraint is a figure of speech or somebody else's matter, in all of these words for it. */
export function isNoSafety(wordings: readonly string[]): boolean {
  return wordings.every((text) =>
    [text, ...text.split(MARK)].every((part) => safetyProbability(part) < NO_SAFETY_BELOW),
  )
}

import { attributeChances, softmax } from "../../text/topics/attribute-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { capitalize } from "../rules/fact.ts"
import { lastingChance } from "./lasting-model.ts"
import { placeInProfile } from "./place-model.ts"
import { belongsInProfile, placedCategory, readStatement, type StatedFact } from "./read-statement.ts"
import { CLAUSE_LABELS, readClause } from "./reader-model.ts"

/** The end of a sentence behind words that may lead up to what it states. */
export interface Rest {
  readonly text: string
  /** It begins the sentence or follows a mark, so that it reads as a sentence of its own. */
  readonly isClause: boolean
}

/** Words, and characters of unspaced scripts, that may lead up to a statement. */
const MAX_WORDS = 9
const MAX_CHARACTERS = 14
const WORD = /(?<=^|[\s,，、:：;；])[^\s,，、:：;；]/gu
const MARK = /[,，、:：;；–—]\s?$/u

/** The ends of a sentence, the longest first. */
export function restsOf(sentence: string): readonly Rest[] {
  const starts = UNSPACED.test(sentence)
    ? Array.from({ length: Math.min(MAX_CHARACTERS, sentence.length) }, (_, at) => at)
    : [...sentence.matchAll(WORD)].slice(0, MAX_WORDS).map(({ index }) => index)
  return starts
    .map((at) => ({ text: sentence.slice(at), isClause: at === 0 || MARK.test(sentence.slice(0, at)) }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text.slice(0, 1)))
}

/**
 * What the ends of a sentence state of their author's safety, in the words of the last clause in which they all are; or
 * what the clause behind a short one states, if its address is certain.
 */
export function readBehindOpener(rests: readonly Rest[]): StatedFact | undefined {
  let clause = rests[0]?.text ?? ""
  if (isElse(clause)) return undefined
  let best: { readonly fact: StatedFact; readonly score: number } | undefined
  for (const { text, isClause } of rests) {
    if (isClause) clause = text
    const reading = readClause(text)
    const chances = attributeChances(text)
    const lasting = lastingChance(text, reading, chances)
    const place = placeInProfile(text, reading.scores, chances)
    const score = lasting * place.chance
    if (place.part !== "safety" || !belongsInProfile({ ...reading, lasting }, place) || score <= (best?.score ?? 0))
      continue
    const [category, importance] = placedCategory(place, true)
    best = { fact: { type: "factual", category, content: capitalize(clause), importance }, score }
  }
  if (best !== undefined) return best.fact
  const behind = rests.slice(1).find(({ isClause }) => isClause)
  const read = behind && readStatement(behind.text, "")
  return read?.about === undefined ? undefined : read
}

/** What happened, somebody else's life and a task begin with nothing that could be left out. */
const ELSE: readonly (typeof CLAUSE_LABELS)[number][] = ["event", "other", "task"]

function isElse(sentence: string): boolean {
  const chances = softmax(readClause(sentence).scores.subarray(0, CLAUSE_LABELS.length))
  return ELSE.reduce((sum, label) => sum + (chances[CLAUSE_LABELS.indexOf(label)] ?? 0), 0) >= 0.5
}

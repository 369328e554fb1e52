import { breaksOffAt } from "../breaks-off.ts"
import { mayCorrect } from "../correction-leads.ts"
import { rememberRecent } from "../remember-recent.ts"
import { sentencesOf } from "../sentences.ts"
import { readerFeatures, relativeIn } from "../topics/clause-features.ts"
import { cuesInUnspaced } from "../topics/cue-words.ts"
import { UNSPACED } from "../unspaced.ts"
import { type BucketModel, probabilityOf, readModel } from "./bucket-model.ts"
import { type FirstClause, firstClause } from "./lead-model.ts"
import { returnsToWriter } from "./made-up-model.ts"
import {
  EXERCISE_END_BIAS,
  EXERCISE_END_SCALE,
  EXERCISE_END_WEIGHTS,
  HEADING_LEAD_BIAS,
  HEADING_LEAD_SCALE,
  HEADING_LEAD_WEIGHTS,
  ORDER_LEAD_BIAS,
  ORDER_LEAD_SCALE,
  ORDER_LEAD_WEIGHTS,
  UNSURE_LEAD_BIAS,
  UNSURE_LEAD_SCALE,
  UNSURE_LEAD_WEIGHTS,
} from "./material-weights.ts"
import { textCue } from "./text-cues.ts"

/** Number of buckets of the hashed features of a clause, a power of two. */
export const MATERIAL_BUCKETS = 16_384

const order = readModel(ORDER_LEAD_BIAS, ORDER_LEAD_SCALE, ORDER_LEAD_WEIGHTS)
const heading = readModel(HEADING_LEAD_BIAS, HEADING_LEAD_SCALE, HEADING_LEAD_WEIGHTS)
const unsure = readModel(UNSURE_LEAD_BIAS, UNSURE_LEAD_SCALE, UNSURE_LEAD_WEIGHTS)
const end = readModel(EXERCISE_END_BIAS, EXERCISE_END_SCALE, EXERCISE_END_WEIGHTS)

/** From these probabilities on a first clause orders work on a text, heads an exercise or asks for a correction, and a last sentence belongs to an exercise. */
const MATERIAL_FROM = { order: 0.85, heading: 0.8, end: 0.8, unsure: 0.85 }
/** A shorter text behind "Correct:", in characters, may be what somebody corrects or confirms of themselves. */
const MIN_FIXED = { spaced: 50, unspaced: 20 }
const QUESTION = /[?？]/u
const QUOTES = /["“”„«»「」『』]|(?<!\p{L})['‘]/u
const FINAL_MARKS = /[\s.!?。！？]{1,9}$/u
const QUOTED = /^\s*(?:"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|「([^」]+)」|『([^』]+)』)/u

interface Said {
  readonly role: string
  readonly text: string
}

/** Words of a message that its user handed over to be worked on. */
export interface Material {
  readonly from: number
  readonly to: number
  /** Whether they surely say nothing of the user. Otherwise only the profile must not take them. */
  readonly isSure: boolean
}

export const materialFeatures = (clause: string): readonly number[] =>
  readerFeatures(clause.replace(FINAL_MARKS, ""), "", MATERIAL_BUCKETS)

/**
 * The material of a user's message, which its first words announce: "Translate into French: My name is Omar.", "Homework:
 * … How old is she?". It ends with its paragraph, or where the user speaks for themselves again. What answers a question
 * of the assistant is material only behind a plain order. `scripts/train-material.mjs` fits the models.
 */
export function findMaterial(messages: readonly Said[], at: number): Material | undefined {
  const message = messages[at]
  if (message?.role !== "user") return undefined
  const clause = firstClause(message.text)
  if (clause === undefined || !mayAnnounce(clause)) return undefined
  const from = clause.start
  const to = clause.end + endOfMaterial(message.text.slice(clause.end))
  const text = message.text.slice(clause.end, to)
  const ending = endOf(text)
  if (ending === "own") return undefined
  if (scoreOrder(clause.lead) >= MATERIAL_FROM.order) return { from, to, isSure: !namesRelative(clause.lead) }
  if (QUESTION.test(messages[at - 1]?.text ?? "")) return undefined
  const isExercise = ending === "exercise" && scoreHeading(clause.lead) >= MATERIAL_FROM.heading
  if (isExercise) return { from, to, isSure: true }
  const isFirst = !messages.slice(0, at).some(({ role }) => role === "user")
  const mayGive = isFirst && scoreUnsure(clause.lead) >= MATERIAL_FROM.unsure && isNoCorrection(text)
  return mayGive ? { from, to, isSure: false } : undefined
}

/** A dash rather joins what somebody says, a first line need not announce the next, and a quotation in the first words is the material. */
function mayAnnounce({ lead, mark }: FirstClause): boolean {
  if (QUOTES.test(lead)) return false
  return /[:：]/u.test(mark) || (mark === "\n" && textCue(lead) >= 0)
}

/** Where the paragraph ends, the quotation that it begins with, or what precedes a sentence of the user's own. */
function endOfMaterial(rest: string): number {
  const quoted = QUOTED.exec(rest)
  if (quoted !== null) return quoted[0].length
  const start = rest.length - rest.trimStart().length
  const blank = /\n\s*\n/.exec(rest.slice(start))
  const paragraph = blank === null ? rest : rest.slice(0, start + blank.index)
  const [, ...others] = sentencesOf(paragraph)
  const own = others.find(({ text }) => ASIDE.test(text) || returnsToWriter(text))
  return Math.min(paragraph.length, breaksOffAt(paragraph), own?.start ?? paragraph.length)
}

/** Whose values a form for a relative has, a fact may tell. */
const namesRelative = (lead: string): boolean =>
  relativeIn(lead) !== undefined || cuesInUnspaced(lead).some(([cue]) => cue === "kin")

/** Words at the end of a sentence that is none of the material. */
const ASIDE = /[\s,](?:by the way|btw|übrigens|au fait|por cierto|a proposito|a propósito|aliás)[.!]?$/iu

/** Whether a text ends with a sentence of an exercise, or with a question that a user asks for themselves: "What can I bake?" */
function endOf(text: string): "exercise" | "own" | undefined {
  const sentences = sentencesOf(text)
  const last = sentences.at(-1)?.text ?? ""
  const score = scoreEnd(last)
  if (score >= MATERIAL_FROM.end && sentences.length > 1) return "exercise"
  return score < MATERIAL_FROM.end && QUESTION.test(last) ? "own" : undefined
}

/** Whether somebody who corrects a statement of theirs would say less, or say that they correct it. */
function isNoCorrection(text: string): boolean {
  const isLong = text.trim().length >= MIN_FIXED[UNSPACED.test(text) ? "unspaced" : "spaced"]
  return (
    (isLong || sentencesOf(text).length > 1) &&
    !QUESTION.test(text) &&
    !sentencesOf(text).some((one) => mayCorrect(one.text))
  )
}

const scored = (model: BucketModel): ((clause: string) => number) =>
  rememberRecent((clause) => probabilityOf(materialFeatures(clause), model))
/** The messages of a conversation are read again with each of its turns. */
const [scoreOrder, scoreHeading, scoreUnsure, scoreEnd] = [scored(order), scored(heading), scored(unsure), scored(end)]

import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { readerFeatures } from "./clause-features.ts"
import { SUBJECT_BIAS, SUBJECT_SCALE, SUBJECT_WEIGHTS } from "./subject-weights.ts"

/** Number of buckets of the hashed features of each of both sentences, a power of two. */
const BUCKETS = 16_384
export const SUBJECT_BUCKETS = 2 * BUCKETS
/** A final mark says nothing of the subject. */
const MARKS = /[.。!！…\s]{1,4}$/u

/** The features of a statement and, in buckets of their own, those of what precedes it. */
export function subjectFeatures(before: string, statement: string): readonly number[] {
  return [
    ...readerFeatures(statement.replace(MARKS, ""), "", BUCKETS),
    ...readerFeatures(before.replace(MARKS, ""), "", BUCKETS).map((bucket) => BUCKETS + bucket),
  ]
}

const model = readModel(SUBJECT_BIAS, SUBJECT_SCALE, SUBJECT_WEIGHTS)

/** From this probability on a statement is about somebody whom the words before it introduced. */
const OTHERS_FROM = 0.4
/** Longer sentences, in characters, have subjects of their own. */
const MAX_STATEMENT = 120
const MAX_BEFORE = 160

/**
 * Whether a statement is about somebody whom the words before it introduced: "My brother is visiting." and "Lives in
 * Oslo now." A logistic regression for any language; `scripts/train-subjects.mjs` fits and measures it.
 */
export function takesSubjectOf(before: string, statement: string): boolean {
  if (statement.length > MAX_STATEMENT || before.length > MAX_BEFORE) return false
  return probabilityOf(subjectFeatures(before, statement), model) >= OTHERS_FROM
}

import { bytesOf } from "../../text/spans/clause-model.ts"
import { softmax } from "../../text/topics/attribute-model.ts"
import { readerFeatures } from "../../text/topics/clause-features.ts"
import { PLACE_WEIGHTS, READER_HEADS, READER_SCALE, READER_WEIGHTS } from "./reader-weights.ts"

/** What a clause is. Only a fact or a wish holds beyond the moment; somebody else's life is `other`. */
export const CLAUSE_LABELS = [
  "fact",
  "wish",
  "event",
  "moment",
  "other",
  "hearsay",
  "hypothetical",
  "request",
  "question",
  "task",
  "forget",
] as const

/** Numbers that stand for a clause between its features and the heads. */
export const DIMENSIONS = 12
/** The outputs after the labels: whether it holds beyond the moment, and whether it is about the user themselves. */
export const LASTING_AT = CLAUSE_LABELS.length
export const SELF_AT = LASTING_AT + 1
/** Then to which part of the profile it belongs, the first to none. */
export const PARTS = ["none", "name", "safety", "style", "identity", "household"] as const
export type ProfilePart = (typeof PARTS)[number]
export const PARTS_AT = SELF_AT + 1
export const OUTPUTS = PARTS_AT + PARTS.length

export interface ReaderWeights {
  /** For each bucket a vector; `scale` is the value of 1. */
  readonly vectors: Int8Array | Float32Array
  readonly scale: number
  /** For each output a weight per dimension, and its bias. */
  readonly heads: readonly number[] | Float32Array
}

/** The shared layer of a clause, and the scores of all outputs before they are normalized. */
export function scoreOutputs(
  features: readonly number[],
  { vectors, scale, heads }: ReaderWeights,
): { readonly hidden: Float64Array; readonly scores: Float64Array } {
  const hidden = new Float64Array(DIMENSIONS + 1)
  for (const bucket of features) {
    for (let at = 0; at < DIMENSIONS; at++) hidden[at] = (hidden[at] ?? 0) + (vectors[bucket * DIMENSIONS + at] ?? 0)
  }
  const size = scale / Math.sqrt(Math.max(1, features.length))
  for (let at = 0; at < DIMENSIONS; at++) hidden[at] = Math.tanh((hidden[at] ?? 0) * size)
  hidden[DIMENSIONS] = 1
  const scores = new Float64Array(OUTPUTS)
  for (let output = 0; output < OUTPUTS; output++) {
    let sum = 0
    for (let at = 0; at <= DIMENSIONS; at++) sum += (heads[output * (DIMENSIONS + 1) + at] ?? 0) * (hidden[at] ?? 0)
    scores[output] = sum
  }
  return { hidden, scores }
}

/** What a clause states, with probabilities from 0 to 1. */
export interface Reading {
  /** It holds beyond the moment and is about the user, their people or their things. */
  readonly lasting: number
  /** If it holds: it is a wish for the assistant's answers. */
  readonly wish: number
  /** It happened once. */
  readonly event: number
  /** It is about the user themselves. */
  readonly self: number
  /** All outputs before they are normalized. */
  readonly scores: Float64Array
}

const model: ReaderWeights = {
  vectors: bytesOf(READER_WEIGHTS),
  scale: READER_SCALE,
  heads: READER_HEADS.split(" ").map(Number),
}

/**
 * Reads what a clause states. `before` is `A: ` and the assistant's question that it answers, if there is one. A shared
 * layer of averaged feature vectors with linear heads, for any language; `scripts/train-reader.mjs` fits and measures it.
 */
export function readClause(clause: string, before = ""): Reading {
  return readingOf(scoreOutputs(readerFeatures(clause, before), model).scores)
}

/** The reading that a model's scores stand for. */
export function readingOf(scores: Float64Array): Reading {
  const [fact = 0, wish = 0, event = 0] = softmax(scores.subarray(0, LASTING_AT))
  return {
    lasting: (logistic(scores[LASTING_AT] ?? 0) + fact + wish) / 2,
    wish: wish / Math.max(1e-9, fact + wish),
    event,
    self: logistic(scores[SELF_AT] ?? 0),
    scores,
  }
}

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score))

/** So rare an attribute is as good as none. */
const RAREST = 1e-3

/** What decides about the place: the scores of the reader, and the logarithms of the attributes' probabilities. */
export function placeFields(scores: Float64Array, attributes: readonly number[]): readonly number[] {
  return [...scores, ...attributes.map((chance) => Math.log(chance + RAREST))]
}

/** Scores by a softmax regression: for each output a weight per field, then its bias. */
export function regressionScores(fields: readonly number[], weights: readonly number[]): readonly number[] {
  const width = fields.length + 1
  return Array.from({ length: weights.length / width }, (_, output) =>
    fields.reduce(
      (sum, field, at) => sum + field * (weights[output * width + at] ?? 0),
      weights[output * width + fields.length] ?? 0,
    ),
  )
}

const placeWeights = PLACE_WEIGHTS.split(" ").map(Number)

/**
 * How likely a statement belongs to each part of the profile by the outputs of both models, which saw nothing of the
 * people that this regression learned from; `scripts/train-reader.mjs` fits it.
 */
export function placeByOutputs(scores: Float64Array, attributes: readonly number[]): readonly number[] {
  return softmax(Float64Array.from(regressionScores(placeFields(scores, attributes), placeWeights)))
}

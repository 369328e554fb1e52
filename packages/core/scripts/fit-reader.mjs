// Fits the reader of statements and the model of attributes on labelled clauses.

import {
  CLAUSE_LABELS,
  DIMENSIONS,
  LASTING_AT,
  logistic,
  OUTPUTS,
  PARTS,
  PARTS_AT,
  SELF_AT,
  scoreOutputs,
} from "../src/defaults/reader/reader-model.ts"
import {
  ATTRIBUTE_BUCKETS,
  ATTRIBUTES,
  attributeFeatures,
  scoreAttributes,
  softmax,
} from "../src/text/topics/attribute-model.ts"
import { READER_BUCKETS, readerFeatures } from "../src/text/topics/clause-features.ts"
import { classOf } from "./reader-clauses.mjs"
import { randomFrom } from "./spans/messages.mjs"

const EPOCHS = 7
const RATE = 0.15
/** The share of features that is hidden from each step, so that none is relied on alone. */
const DROPPED = 0.5
const WIDTH = DIMENSIONS + 1

/** Voices that were collected for their changes hold few clauses that state nothing: only attributes are learned from them. */
const isOfChanges = ({ voice = "" }) => /-c-/.test(voice)

/** A clause as written, in lower case without its mark, and as a sentence of its own. */
function variantsOf(clause) {
  const bare = clause.text.replace(/[.!。]+$/u, "")
  const sentence = `${bare.slice(0, 1).toUpperCase()}${bare.slice(1)}${/[?？]$/.test(bare) ? "" : "."}`
  return [...new Set([clause.text, bare.toLowerCase(), sentence])].map((text) => withTargets({ ...clause, text }))
}

/** What the outputs should be; an output without a target does not learn from the clause. */
function withTargets(clause) {
  const { text, before, label, lasting, subject, part } = clause
  return {
    ...clause,
    features: readerFeatures(text, before),
    part: part === undefined ? -1 : PARTS.indexOf(part),
    right: label === undefined ? -1 : CLAUSE_LABELS.indexOf(label),
    chances: [
      ...(lasting === undefined ? [] : [[LASTING_AT, Number(lasting)]]),
      ...(lasting && subject !== undefined ? [[SELF_AT, Number(subject === "user")]] : []),
    ],
  }
}

/** From this share of the steps on weights are averaged over this many moments: one seed is like another then. */
const AVERAGED_FROM = 0.8
const MOMENTS = 30

/** The mean of weights over the moments of a fit. */
class Mean {
  constructor(...parts) {
    this.parts = parts
    this.sums = parts.map(({ length }) => new Float64Array(length))
    this.count = 0
  }

  /** Adds the weights as they are now, if the step of all is one of the moments. */
  observe(step, steps) {
    const every = Math.max(1, Math.floor((steps * (1 - AVERAGED_FROM)) / MOMENTS))
    if (step < steps * AVERAGED_FROM || step % every !== 0) return
    for (const [at, part] of this.parts.entries())
      for (let place = 0; place < part.length; place++) this.sums[at][place] += part[place]
    this.count++
  }

  /** Writes the mean over the weights. */
  settle() {
    for (const [at, part] of this.parts.entries())
      for (let place = 0; place < part.length; place++) part[place] = this.sums[at][place] / this.count
  }
}

/** Vectors and heads by Adagrad, one clause at a time, of clauses that are no collected changes. */
export function fitReader(examples, seed) {
  const clauses = examples.filter((one) => !isOfChanges(one)).flatMap(variantsOf)
  const random = randomFrom(seed)
  const vectors = Float32Array.from({ length: READER_BUCKETS * DIMENSIONS }, () => (random() - 0.5) * 0.3)
  const heads = Float32Array.from({ length: OUTPUTS * WIDTH }, () => (random() - 0.5) * 0.3)
  const squares = {
    vectors: new Float32Array(vectors.length).fill(0.1),
    heads: new Float32Array(heads.length).fill(0.1),
  }
  const mean = new Mean(vectors, heads)
  const steps = clauses.length * EPOCHS
  for (let step = 0; step < steps; step++) {
    mean.observe(step, steps)
    const clause = clauses[Math.floor(random() * clauses.length)]
    const rate = RATE * (1 - (0.95 * step) / steps)
    const features = clause.features.filter(() => random() >= DROPPED)
    if (features.length === 0) continue
    const { hidden, scores } = scoreOutputs(features, { vectors, scale: 1, heads })
    const errors = errorsOf(clause, scores)
    const below = new Float64Array(WIDTH)
    for (let output = 0; output < OUTPUTS; output++) {
      const error = errors[output]
      if (error === 0) continue
      for (let at = 0; at < WIDTH; at++) {
        const place = output * WIDTH + at
        below[at] += error * heads[place]
        learn(heads, squares.heads, place, { slope: error * hidden[at] + 1e-5 * heads[place], rate })
      }
    }
    for (let at = 0; at < DIMENSIONS; at++) below[at] *= (1 - hidden[at] ** 2) / Math.sqrt(features.length)
    for (const bucket of features)
      for (let at = 0; at < DIMENSIONS; at++)
        learn(vectors, squares.vectors, bucket * DIMENSIONS + at, { slope: below[at], rate })
  }
  mean.settle()
  return { vectors, scale: 1, heads }
}

function learn(weights, squares, place, { slope, rate }) {
  squares[place] += slope * slope
  weights[place] -= (rate * slope) / Math.sqrt(squares[place])
}

function errorsOf({ right, chances, part }, scores) {
  const errors = new Float64Array(OUTPUTS)
  if (right >= 0)
    for (const [at, share] of softmax(scores.subarray(0, LASTING_AT)).entries())
      errors[at] = share - Number(at === right)
  if (part >= 0)
    for (const [at, share] of softmax(scores.subarray(PARTS_AT)).entries())
      errors[PARTS_AT + at] = share - Number(at === part)
  for (const [at, target] of chances) errors[at] = logistic(scores[at]) - target
  return errors
}

const ATTRIBUTE_EPOCHS = 6
const ATTRIBUTE_DROPPED = 0.3

/**
 * A softmax regression from facts to attributes by Adagrad. It does not learn from introductions yet: the models of
 * pairs, lines and requests to forget were fitted on what it says without them.
 */
export function fitAttributes(clauses, seed) {
  const random = randomFrom(seed)
  const facts = clauses.flatMap((clause) => {
    const attribute = clause.introduces === true ? -1 : attributeIn(clause)
    return attribute < 0 ? [] : [{ attribute, features: attributeFeatures(clause.text, clause.before) }]
  })
  const count = ATTRIBUTES.length
  const weights = new Float32Array(ATTRIBUTE_BUCKETS * count)
  const squares = new Float32Array(weights.length).fill(1)
  const mean = new Mean(weights)
  const steps = facts.length * ATTRIBUTE_EPOCHS
  for (let step = 0; step < steps; step++) {
    mean.observe(step, steps)
    const { attribute, features: all } = facts[Math.floor(random() * facts.length)]
    const features = all.filter(() => random() >= ATTRIBUTE_DROPPED)
    const shares = softmax(scoreAttributes(features, weights))
    for (const bucket of features)
      for (const [at, share] of shares.entries()) {
        const place = bucket * count + at
        learn(weights, squares, place, { slope: share - Number(at === attribute) + 0.03 * weights[place], rate: 0.2 })
      }
  }
  mean.settle()
  return weights
}

/** The attribute of a fact or wish as a number; -1 without one. */
export function attributeIn({ lasting, label, attribute }) {
  if (!lasting || (attribute === undefined && label !== "wish")) return -1
  return label === "wish" ? ATTRIBUTES.indexOf("answer style") : classOf(attribute)
}

// Trains the model that reads what a typed clause states, and measures it on voices that were left out.
//
//   node packages/core/scripts/train-reader.mjs [DIR] [--measure] [--frames]
//
// Learns from talk/clauses, talk/questions, talk/tune, talk/matters/tune, scripts/spans and the labelled turns in DIR, which
// fit-telling.ts learns from as well, and writes src/defaults/reader/reader-weights.ts and src/text/topics/attribute-weights.ts.
// --measure leaves one voice of each language out at a time first, which takes some minutes. --frames
// learns from talk/frames as well; the weights of the repository do not. The same data gives the same
// bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { READER_BUCKETS, readerFeatures } from "../src/defaults/reader/clause-features.ts"
import {
  CLAUSE_LABELS,
  DIMENSIONS,
  LASTING_AT,
  logistic,
  OUTPUTS,
  readingOf,
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
import {
  classOf,
  readFrames,
  readLabelledClauses,
  readMatters,
  readOthers,
  readTalkSentences,
  readTurns,
} from "./reader-clauses.mjs"
import { quantize } from "./spans/fit-clauses.mjs"
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
  const { text, before, label, lasting, subject } = clause
  return {
    ...clause,
    features: readerFeatures(text, before),
    right: label === undefined ? -1 : CLAUSE_LABELS.indexOf(label),
    chances: [
      [LASTING_AT, Number(lasting)],
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

/** Vectors and heads by Adagrad, one clause at a time. */
function fit(clauses, seed) {
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

function errorsOf({ right, chances }, scores) {
  const errors = new Float64Array(OUTPUTS)
  if (right >= 0)
    for (const [at, share] of softmax(scores.subarray(0, LASTING_AT)).entries())
      errors[at] = share - Number(at === right)
  for (const [at, target] of chances) errors[at] = logistic(scores[at]) - target
  return errors
}

const ATTRIBUTE_EPOCHS = 6
const ATTRIBUTE_DROPPED = 0.3

/** A softmax regression from facts to attributes by Adagrad. */
function fitAttributes(clauses, seed) {
  const random = randomFrom(seed)
  const facts = clauses.flatMap((clause) => {
    const attribute = attributeIn(clause)
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
function attributeIn({ lasting, label, attribute }) {
  if (!lasting || (attribute === undefined && label !== "wish")) return -1
  return label === "wish" ? ATTRIBUTES.indexOf("answer style") : classOf(attribute)
}

/** The share of pairs of a lasting clause and another one that the scores put in order. */
function areaUnderCurve(list) {
  const sorted = list.toSorted((one, other) => one.chance - other.chance)
  let ranks = 0
  let lasting = 0
  for (const [rank, one] of sorted.entries()) {
    if (!one.lasting) continue
    ranks += rank + 1
    lasting++
  }
  return (ranks - (lasting * (lasting + 1)) / 2) / (lasting * (sorted.length - lasting))
}

function report(name, list) {
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
  const at = [0.5, 0.7, 0.9].map((limit) => {
    const kept = list.filter(({ chance }) => chance >= limit)
    const right = kept.filter(({ lasting }) => lasting).length
    return `from ${limit} ${percent(right, kept.length)} right, ${percent(right, list.filter(({ lasting }) => lasting).length)} found`
  })
  console.log(`${name}: AUC ${areaUnderCurve(list).toFixed(3)} of ${list.length}; ${at.join("; ")}`)
}

function measure(clauses, others) {
  const languages = Map.groupBy(new Set(clauses.map(({ voice }) => voice)), (voice) => voice.slice(0, 2))
  const rounds = Math.max(...[...languages.values()].map((voices) => voices.length))
  const judged = []
  for (let round = 0; round < rounds; round++) {
    const out = new Set([...languages.values()].flatMap((voices) => voices.slice(round, round + 1)))
    const trained = [...clauses.filter(({ voice }) => !out.has(voice)), ...others]
    const model = fit(trained.filter((one) => !isOfChanges(one)).flatMap(variantsOf), round + 1)
    const attributes = fitAttributes(trained, round + 1)
    for (const clause of clauses.filter(({ voice }) => out.has(voice))) {
      const { scores } = scoreOutputs(readerFeatures(clause.text, clause.before), model)
      const labels = scores.subarray(0, LASTING_AT)
      const about = softmax(scoreAttributes(attributeFeatures(clause.text, clause.before), attributes))
      judged.push({
        ...clause,
        chance: readingOf(scores).lasting,
        read: CLAUSE_LABELS[labels.indexOf(Math.max(...labels))],
        attributeChance: Math.max(...about),
        isRight: about.indexOf(Math.max(...about)) === attributeIn(clause),
      })
    }
  }
  report("all voices, each left out", judged)
  for (const [language, list] of Map.groupBy(judged, ({ voice }) => voice.slice(0, 2))) report(language, list)
  for (const [voice, list] of Map.groupBy(judged, ({ voice }) => voice)) report(voice, list)
  console.table(
    Object.fromEntries(
      CLAUSE_LABELS.map((label) => [
        label,
        Object.fromEntries(
          CLAUSE_LABELS.map((read) => [read, judged.filter((one) => one.label === label && one.read === read).length]),
        ),
      ]),
    ),
  )
  for (const limit of [0, 0.4, 0.6]) {
    const facts = judged.filter((one) => attributeIn(one) >= 0 && one.attributeChance >= limit)
    const right = facts.filter(({ isRight }) => isRight)
    console.log(
      `attribute from ${limit}: ${((100 * right.length) / facts.length).toFixed(1)} % of ${facts.length} right`,
    )
  }
}

const clauses = readLabelledClauses()
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--"))
const others = [
  ...readOthers(),
  ...(process.argv.includes("--frames") ? readFrames() : []),
  ...readMatters(),
  ...readTalkSentences(new URL("../talk/tune/", import.meta.url)),
  ...(folder === undefined ? [] : readTurns(pathToFileURL(`${resolve(folder)}/`))),
]
if (process.argv.includes("--measure")) measure(clauses, others)
const { vectors, heads } = fit([...clauses.filter((one) => !isOfChanges(one)), ...others].flatMap(variantsOf), 99)
const reader = quantize({ weights: vectors })
const attributes = quantize({ weights: fitAttributes([...clauses, ...others], 99) })
const textOf = ({ weights }) => Buffer.from(weights.buffer).toString("base64")
writeFileSync(
  new URL("../src/defaults/reader/reader-weights.ts", import.meta.url),
  `// Written by scripts/train-reader.mjs.
export const READER_HEADS: string =
  "${Array.from(heads, (weight) => Number(weight.toPrecision(4))).join(" ")}"
export const READER_SCALE = ${reader.scale}
export const READER_WEIGHTS: string =
  "${textOf(reader)}"
`,
)
writeFileSync(
  new URL("../src/text/topics/attribute-weights.ts", import.meta.url),
  `// Written by scripts/train-reader.mjs.
export const ATTRIBUTE_SCALE = ${attributes.scale}
export const ATTRIBUTE_WEIGHTS: string =
  "${textOf(attributes)}"
`,
)
console.log(`${clauses.length} clauses and ${others.length} others learned`)

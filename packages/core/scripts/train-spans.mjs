// Trains the segmenter that says whose words the stretches of a message are, and measures it.
//
//   node packages/core/scripts/train-spans.mjs
//
// Learns from the clauses in scripts/spans and from messages composed of them, and writes src/text/spans/clause-weights.ts and chain-weights.ts.
// The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import {
  CHAIN_SIZE,
  HIDDEN,
  HIDDEN_BIAS_FROM,
  LABELS,
  LABELS_FROM,
  labelProbabilities,
  passChain,
  TRANSITIONS_FROM,
  transitionOf,
} from "../src/text/spans/chain-model.ts"
import { CLAUSE_ROLES, clauseFeatures, scoreClause, scoreFeatures } from "../src/text/spans/clause-model.ts"
import { findJoint } from "../src/text/spans/joint.ts"
import { FIELDS, fieldsOf, VALUES } from "../src/text/spans/unit-features.ts"
import { cutMessage, GAPS } from "../src/text/spans/units.ts"
import { fitClauses, quantize } from "./spans/fit-clauses.mjs"
import { readLabelledMessages } from "./spans/labelled.mjs"
import { composer, FOLDS, hashOf, randomFrom, readClauses, readTalk } from "./spans/messages.mjs"
import {
  composeSituations,
  composeTyped,
  readSentences,
  readSituations,
  readTyped,
  sentencesIn,
} from "./spans/situations.mjs"

const MESSAGES = Number(process.env.MESSAGES ?? 48_000)
/** How often whole messages of other writers are repeated, with a paste and without one. The weights of the repository learned from none. */
const PASTES = Number(process.env.PASTES ?? 0)
const TYPED = Number(process.env.TYPED ?? 0)
/** Messages composed of talk/situations; with them the sentences of talk/clauses, talk/typed and of pasted texts are learned too. */
const SITUATIONS = Number(process.env.SITUATIONS ?? 0)
const CLAUSE_EPOCHS = Number(process.env.CLAUSE_EPOCHS ?? 25)
const CHAIN_EPOCHS = Number(process.env.EPOCHS ?? 6)
const out = new URL("../src/text/spans/", import.meta.url)

/** Variants of a clause: as written, in lower case, with and without its mark. */
function variantsOf(clause) {
  const bare = clause.text.replace(/[.!]$/, "")
  const texts = new Set([clause.text, `${bare}.`, bare.toLowerCase()])
  return [...texts].map((text) => ({ ...clause, text, features: clauseFeatures(text) }))
}

function unitsOf(message, model) {
  const cut = cutMessage(message.text, (sentence, atEnd) => findJoint(sentence, atEnd, model))
  const scores = cut.units.map(({ text }) => scoreClause(text, model))
  const labels = cut.units.map(({ start, end }) => {
    const share = [0, 0, 0]
    for (const { from, to, label } of message.ranges)
      share[label] += Math.max(0, Math.min(end, to) - Math.max(start, from))
    return share.indexOf(Math.max(...share))
  })
  return {
    fields: fieldsOf(cut, scores),
    gaps: cut.units.map(({ gap }) => GAPS.indexOf(gap)),
    labels,
    units: cut.units,
    message,
  }
}

const BATCH = 16
const MODELS = 3

/** A hidden layer and a conditional random field, by Adam over small batches. */
function fitChain(examples, seed) {
  const random = randomFrom(seed)
  const weights = new Float64Array(CHAIN_SIZE)
  for (let at = 0; at < TRANSITIONS_FROM; at++) weights[at] = (random() - 0.5) * (at < HIDDEN_BIAS_FROM ? 0.1 : 0.5)
  const slopes = new Float64Array(CHAIN_SIZE)
  const means = new Float64Array(CHAIN_SIZE)
  const squares = new Float64Array(CHAIN_SIZE)
  const steps = Math.floor((CHAIN_EPOCHS * examples.length) / BATCH)
  for (let step = 1; step <= steps; step++) {
    slopes.fill(0)
    for (let one = 0; one < BATCH; one++)
      addSlopes(examples[Math.floor(random() * examples.length)], weights, slopes, random)
    const rate = 0.004 * Math.min(1, step / 200) * (1 - (0.95 * step) / steps)
    const first = 1 - 0.9 ** step
    const second = 1 - 0.999 ** step
    for (let at = 0; at < CHAIN_SIZE; at++) {
      const slope = slopes[at] / BATCH
      means[at] = 0.9 * means[at] + 0.1 * slope
      squares[at] = 0.999 * squares[at] + 0.001 * slope * slope
      weights[at] -=
        (rate * (means[at] / first)) / (Math.sqrt(squares[at] / second) + 1e-7) + rate * 0.003 * weights[at]
    }
  }
  return weights
}

/** Fields that are hidden from a message at random, so that none is relied on alone. */
const DROPPED = 0.04

const below = new Float64Array(HIDDEN)

function addSlopes({ fields: all, gaps, labels }, weights, slopes, random) {
  const fields = all.map((one) => one.map((value) => (random() < DROPPED ? VALUES - 1 : value)))
  const pass = passChain(fields, gaps, weights)
  const { hidden, emissions, forward, backward, total } = pass
  for (const [at, shares] of labelProbabilities(pass).entries()) {
    const errors = shares.map((share, label) => share - (labels[at] === label ? 1 : 0))
    for (let unit = 0; unit < HIDDEN; unit++) {
      const value = hidden[at][unit]
      below[unit] = 0
      if (value === 0) continue
      for (let label = 0; label < LABELS; label++) {
        const place = LABELS_FROM + unit * LABELS + label
        slopes[place] += errors[label] * value
        below[unit] += errors[label] * weights[place]
      }
      slopes[HIDDEN_BIAS_FROM + unit] += below[unit]
    }
    // Row by row, which is how the weights lie in memory.
    for (let field = 0; field < FIELDS; field++) {
      const row = (field * VALUES + fields[at][field]) * HIDDEN
      for (let unit = 0; unit < HIDDEN; unit++) slopes[row + unit] += below[unit]
    }
    if (at === 0) continue
    for (let from = 0; from < LABELS; from++)
      for (let to = 0; to < LABELS; to++) {
        const share = Math.exp(
          forward[at - 1][from] +
            transitionOf(gaps[at], from, to, weights) +
            emissions[at][to] +
            backward[at][to] -
            total,
        )
        slopes[TRANSITIONS_FROM + (gaps[at] * LABELS + from) * LABELS + to] +=
          share - (labels[at - 1] === from && labels[at] === to ? 1 : 0)
      }
  }
}

function quantizeChain(weights) {
  const rows = quantize({ weights: weights.slice(0, LABELS_FROM) })
  const rest = quantize({ weights: weights.slice(LABELS_FROM) })
  const bytes = Int8Array.from([...rows.weights, ...rest.weights])
  return {
    rowsScale: rows.scale,
    scale: rest.scale,
    bytes,
    weights: Float32Array.from(bytes, (byte, at) => byte * (at < LABELS_FROM ? rows.scale : rest.scale)),
  }
}

const base64 = (name, bytes) => [
  `export const ${name}: string =`,
  `  "${Buffer.from(bytes.buffer).toString("base64")}"`,
]

function write(file, lines) {
  writeFileSync(new URL(file, out), `${["// Written by scripts/train-spans.mjs.", ...lines].join("\n")}\n`)
}

function report(title, examples, chain) {
  const wrong = { typed: 0, typedUnsure: 0, pasted: 0, pastedUnsure: 0 }
  let typed = 0
  let pasted = 0
  for (const { fields, gaps, labels } of examples) {
    if (fields.length === 0) continue
    const all = chain.map((weights) => labelProbabilities(passChain(fields, gaps, weights)))
    const shares = labels.map((_, at) =>
      [0, 1, 2].map((label) => all.reduce((sum, one) => sum + one[at][label], 0) / all.length),
    )
    for (const [at, share] of shares.entries()) {
      if (labels[at] === 2) {
        pasted++
        if (share[2] < 0.5) wrong.pasted++
        if (share[2] < 0.15) wrong.pastedUnsure++
      } else {
        typed++
        if (share[2] >= 0.5) wrong.typed++
        if (share[2] >= 0.15) wrong.typedUnsure++
      }
    }
  }
  const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)} %`
  console.log(
    `${title}: typed taken for pasted ${percent(wrong.typed, typed)} (or unsure ${percent(wrong.typedUnsure, typed)}) of ${typed}; pasted taken for typed ${percent(wrong.pasted, pasted)} (surely ${percent(wrong.pastedUnsure, pasted)}) of ${pasted}`,
  )
}

/** What people type around a paste, as clauses. A third of the messages is left out with `DEV=1`, to measure on them. */
const isLeftOut = ({ text }) => process.env.DEV === "1" && hashOf(`${text} left out`) % 3 === 0
const labelled = PASTES + TYPED === 0 ? [] : readLabelledMessages()
const ROLES = ["request", "statement"]
const around = labelled
  .filter((message) => !message.typed && !isLeftOut(message))
  .flatMap(({ text, ranges, language, fold }) =>
    ranges.flatMap(({ from, to, label }) =>
      label === 2 ? [] : [{ role: ROLES[label], language, text: text.slice(from, to).trim(), fold }],
    ),
  )
  .filter(({ text }) => text.length > 1)
const situations = SITUATIONS === 0 ? [] : readSituations()
const fromSituations = situations.flatMap(({ language, paste, asks, owns, fold }) => [
  ...asks.map((text) => ({ role: "request", language, text, fold })),
  ...owns.map((text) => ({ role: "statement", language, text, fold })),
  ...sentencesIn(paste).map((text) => ({ role: "document", language, text, fold })),
])
/** Sentences of texts that other people pasted. */
const pastedSentences = labelled
  .filter((message) => SITUATIONS > 0 && !message.typed && !message.anew && !isLeftOut(message))
  .flatMap(({ text, ranges, language, fold }) =>
    ranges.flatMap(({ from, to, label }) =>
      label === 2
        ? sentencesIn(text.slice(from, to)).map((one) => ({ role: "document", language, text: one, fold }))
        : [],
    ),
  )
const said = SITUATIONS === 0 ? [] : readSentences().map((one) => ({ ...one, features: clauseFeatures(one.text) }))
const clauses = [...[...readClauses(), ...around, ...fromSituations, ...pastedSentences].flatMap(variantsOf), ...said]
console.time("clauses")
const byFold = Array.from({ length: FOLDS }, (_, fold) =>
  quantize(
    fitClauses(
      clauses.filter((one) => one.fold !== fold),
      CLAUSE_ROLES,
      fold + 1,
      { epochs: CLAUSE_EPOCHS },
    ),
  ),
)
const clauseModel = quantize(fitClauses(clauses, CLAUSE_ROLES, 99, { epochs: CLAUSE_EPOCHS }))
console.timeEnd("clauses")
for (const role of CLAUSE_ROLES) {
  const those = clauses.filter((one) => one.role === role)
  const right = those.filter((one) => {
    const scores = scoreFeatures(one.features, byFold[one.fold])
    return scores.indexOf(Math.max(...scores)) === CLAUSE_ROLES.indexOf(role)
  })
  console.log(
    `${role}: ${((100 * right.length) / those.length).toFixed(1)} % of ${those.length} found in the fold that was left out`,
  )
}
const compose = composer(readClauses(), 20_261_122)
console.time("messages")
const examples = Array.from({ length: MESSAGES }, (_, at) => {
  const message = compose(at % FOLDS)
  return unitsOf(message, byFold[message.fold])
})
const talk = readTalk().map((message) => unitsOf(message, byFold[message.fold]))
const learnable = labelled
  .filter((message) => !isLeftOut(message))
  .map((message) => unitsOf(message, byFold[message.fold]))
const placed = composeSituations(SITUATIONS, 17, situations).map((message) => unitsOf(message, byFold[message.fold]))
const allTyped =
  SITUATIONS === 0
    ? []
    : [
        ...composeTyped(SITUATIONS, 19, situations),
        ...readTyped().map(({ language, text }) => ({
          language,
          text,
          ranges: [{ from: 0, to: text.length, label: 1 }],
          fold: hashOf(text) % FOLDS,
        })),
      ].map((message) => unitsOf(message, byFold[message.fold]))
const labelledOut = labelled.filter(isLeftOut).map((message) => unitsOf(message, clauseModel))
console.timeEnd("messages")
const held = examples.filter((_, at) => at % 10 === 0)
const learned = [
  ...examples.filter((_, at) => at % 10 !== 0),
  ...Array.from({ length: Number(process.env.TALK ?? 10) }, () => talk).flat(),
  ...Array.from({ length: PASTES }, () => learnable.filter(({ message }) => !message.typed)).flat(),
  ...Array.from({ length: TYPED }, () => learnable.filter(({ message }) => message.typed)).flat(),
  ...placed,
  ...allTyped,
]
console.time("chain")
const fitted = Array.from({ length: MODELS }, (_, at) =>
  quantizeChain(
    fitChain(
      learned.filter(({ labels }) => labels.length > 0),
      5 + at,
    ),
  ),
)
const chain = fitted.map(({ weights }) => weights)
console.timeEnd("chain")
report("learned", learned, chain)
report("left out", held, chain)
report("talk", talk, chain)
report("situations", placed, chain)
report("all typed", allTyped, chain)
for (const isTyped of [true, false]) {
  const of = (list) => list.filter(({ message }) => message.typed === isTyped)
  report(`labelled, ${isTyped ? "all typed" : "with a paste"}`, of(learnable), chain)
  if (labelledOut.length > 0) report("… left out", of(labelledOut), chain)
}
if (process.env.DEV === "1") process.exit()
write("clause-weights.ts", [
  `export const CLAUSE_BIAS: readonly number[] = [${clauseModel.bias.join(", ")}]`,
  `export const CLAUSE_SCALE = ${clauseModel.scale}`,
  ...base64("CLAUSE_WEIGHTS", clauseModel.weights),
])
write("chain-weights.ts", [
  `export const CHAIN_SCALES: readonly (readonly [rows: number, rest: number])[] = [${fitted.map(({ rowsScale, scale }) => `[${rowsScale}, ${scale}]`).join(", ")}]`,
  ...base64("CHAIN_WEIGHTS", Int8Array.from(fitted.flatMap(({ bytes }) => [...bytes]))),
])

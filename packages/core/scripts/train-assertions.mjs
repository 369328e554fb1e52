// Fits the model that tells whether a sentence asserts something of its speaker or asks, wishes, imagines, doubts, repeats or translates it.
//
//   node packages/core/scripts/train-assertions.mjs
//
// Trains on talk/unstated/frames, talk/safety, talk/clauses, talk/coexisting and the halves for tuning of talk/introductions and talk/matters, measures on talk/unstated/tune and on people
// left out, and writes src/defaults/reader/assertion-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { assertionFeatures, ASSERTION_BUCKETS as BUCKETS } from "../src/defaults/reader/assertion-model.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { readFrames } from "./frames.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const EPOCHS = 6
const RATE = 0.3
const DECAY = 0.00002
/** Sentences drawn of each frame. */
const DRAWN = 120
const DRAWN_OF_SAFETY = 40
/** A sentence of a frame counts less than one that somebody typed. */
const WEIGHTS = { frame: 0.3, typed: 1, asked: 0.1 }
const FOLDS = 5

const sentencesIn = (text) => sentencesOf(text).map((one) => one.text)

/** What a clause is, as far as it decides. */
const OF_LABEL = { fact: 1, event: 1, question: 0, hypothetical: 0, hearsay: 0 }

function readClauses() {
  return filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(`clauses/${name}`).flatMap((line) => {
        const { text, label } = JSON.parse(line)
        return label in OF_LABEL ? [{ kind: "typed", label: OF_LABEL[label], text, group: name }] : []
      }),
    )
}

function readIntroductions() {
  return filesIn("introductions/tune/").flatMap((name) =>
    linesOf(`introductions/tune/${name}`).flatMap((line, at) => {
      const person = JSON.parse(line)
      const group = `${name} ${at}`
      const told = ["hello", "safety", "life"].flatMap((field) => {
        const spans = (person[`${field}Facts`] ?? []).map(({ span }) => span)
        return sentencesIn(person[field] ?? "")
          .filter((text) => spans.some((span) => text.includes(span)))
          .map((text) => ({ kind: "typed", label: 1, text, group }))
      })
      const untold = ["question", "general", "imagined", "hearsay"].flatMap((field) =>
        sentencesIn(person[field] ?? "")
          .slice(0, 1)
          .map((text) => ({ kind: "typed", label: 0, text, group })),
      )
      return [...told, ...untold]
    }),
  )
}

/** What people tell of a matter, and how they ask for it. */
function readMatters() {
  return filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { tell, span, change, ask } = JSON.parse(line)
      const told = [
        ...sentencesIn(tell).filter((text) => text.includes(span)),
        ...sentencesIn(change ?? "").slice(0, 1),
      ]
      return [
        ...told.map((text) => ({ kind: "typed", label: 1, text, group: name })),
        ...ask.slice(0, 2).map((text) => ({ kind: "asked", label: 0, text, group: name })),
      ]
    }),
  )
}

/** Statements in pairs, and questions about the own life. */
function readCoexisting() {
  return filesIn("coexisting/").flatMap((name) =>
    linesOf(`coexisting/${name}`).flatMap((line) =>
      line
        .split("\t")
        .slice(0, 2)
        .map((text) => ({ kind: "typed", label: 1, text, group: name })),
    ),
  )
}

const readTuned = () =>
  filesIn("unstated/tune/").flatMap((name) =>
    linesOf(`unstated/tune/${name}`).map((line) => ({
      kind: "typed",
      label: line[0] === "+" ? 1 : 0,
      text: line.slice(2).split(" | ")[0],
      group: name,
    })),
  )

const withFeatures = (all) => all.map((one) => ({ ...one, features: assertionFeatures(one.text) }))

const chance = ({ weights, bias }, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). Both labels weigh the same in all. */
function fit(all) {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(0.01)
  let [bias, biasSquares] = [0, 0.01]
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.label === label ? WEIGHTS[one.kind] : 0), 0))
  const share = totals.map((total) => (totals[0] + totals[1]) / (2 * total))
  const random = randomFrom(5)
  const order = [...all.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const at of order) {
      const { label, kind, features } = all[at]
      const error = (chance({ weights, bias }, features) - label) * WEIGHTS[kind] * share[label]
      for (const bucket of features) {
        const slope = error / Math.sqrt(features.length) + DECAY * weights[bucket]
        squares[bucket] += slope * slope
        weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
      }
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

function report(name, model, all) {
  for (const limit of [0.1, 0.2, 0.3, 0.5, 0.7]) {
    const rate = (label) => {
      const those = all.filter((one) => one.label === label)
      const below = those.filter(({ features }) => chance(model, features) < limit)
      return `${below.length}/${those.length}`
    }
    console.log(`${name} below ${limit}: ${rate(0)} that assert nothing, ${rate(1)} that do`)
  }
}

const typed = withFeatures([...readClauses(), ...readIntroductions(), ...readMatters(), ...readCoexisting()])
const frames = withFeatures(
  [...readFrames("unstated/frames/", DRAWN), ...readFrames("safety/", DRAWN_OF_SAFETY)].map(({ sign, ...one }) => ({
    ...one,
    kind: "frame",
    label: sign === "+" || sign === "." ? 1 : 0,
  })),
)
const tuned = withFeatures(readTuned())
if (process.argv.includes("--left-out")) {
  const model = fit([...frames, ...typed.filter(({ group }) => hashOf(group) % FOLDS !== 0)])
  report(
    "people left out",
    model,
    typed.filter(({ group }) => hashOf(group) % FOLDS === 0),
  )
}
const model = fit([...frames, ...typed])
const scale = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const small = Int8Array.from(model.weights, (weight) => Math.round(weight / scale))
const [rounded, bias] = [Number(scale.toPrecision(6)), Number(model.bias.toPrecision(6))]
writeFileSync(
  new URL("../src/defaults/reader/assertion-weights.ts", import.meta.url),
  `// Written by scripts/train-assertions.mjs.\nexport const ASSERTION_BIAS = ${bias}\nexport const ASSERTION_SCALE = ${rounded}\nexport const ASSERTION_WEIGHTS: string =\n  "${Buffer.from(small.buffer).toString("base64")}"\n`,
)
const written = { weights: Float64Array.from(small, (weight) => weight * rounded), bias }
report("frames", written, frames)
report("tune", written, tuned)
if (process.argv.includes("--show"))
  for (const { label, text, features } of tuned) {
    const value = chance(written, features)
    if (label === 1 ? value < 0.6 : value > 0.25) console.log(label, value.toFixed(2), text)
  }

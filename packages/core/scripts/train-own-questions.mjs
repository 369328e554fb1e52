// Fits the model that tells a question about the user's own life from any other request, and measures it.
//
//   node packages/core/scripts/train-own-questions.mjs
//
// Trains on talk/questions, talk/clauses and talk/tune, measures on talk/judge, and writes
// src/turn/recall/own-question-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { OWN_QUESTION_BUCKETS as BUCKETS, ownQuestionFeatures } from "../src/turn/recall/own-question-model.ts"

const STEPS = 1_200
const RATE = 8
const L2 = 0.0001

/** Of "## own …" and "## other …" with a request a line below. */
function written() {
  const folder = new URL("../talk/questions/", import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    let label = 0
    const requests = []
    for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
      if (line.startsWith("## ")) label = line.startsWith("## own") ? 1 : 0
      else if (line.trim() !== "" && !line.startsWith("#")) requests.push({ label, group: name, text: line.trim() })
    }
    return requests
  })
}

/** The questions of a talk, and the messages of it that need no memory. */
function talk(half) {
  const folder = new URL(`../talk/${half}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(`${name}/talk.jsonl`, folder), "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
      .flatMap((line) => {
        if (line.ask !== undefined) return [{ label: 1, group: name, text: line.ask }]
        if (line.generic !== undefined) return [{ label: 0, group: name, text: line.generic }]
        return line.forget === undefined ? [{ label: 0, group: name, text: line.user }] : []
      }),
  )
}

/** Clauses that people type, of which none asks about the user's own life. */
function clauses() {
  const folder = new URL("../talk/clauses/", import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      readFileSync(new URL(name, folder), "utf8")
        .trim()
        .split("\n")
        .map((line) => ({ label: 0, group: name.slice(0, 2), text: JSON.parse(line).text })),
    )
}

const withFeatures = (requests) =>
  requests.map((request) => ({ ...request, features: ownQuestionFeatures(request.text) }))

const chance = (weights, bias, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

function fit(requests) {
  const weights = new Float64Array(BUCKETS)
  let bias = 0
  // Both labels count the same, however many there are of each.
  const ones = requests.filter(({ label }) => label === 1).length
  const share = [requests.length / (2 * (requests.length - ones)), requests.length / (2 * ones)]
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(BUCKETS)
    let biasSlope = 0
    for (const { label, features } of requests) {
      const error = (chance(weights, bias, features) - label) * share[label]
      biasSlope += error
      for (const bucket of features) slope[bucket] += error / Math.sqrt(features.length)
    }
    for (let at = 0; at < BUCKETS; at++) weights[at] -= RATE * ((slope[at] / requests.length) * 10 + L2 * weights[at])
    bias -= (RATE * biasSlope) / requests.length
  }
  return { weights, bias }
}

const trained = withFeatures([...written(), ...clauses(), ...talk("tune")])
const { weights, bias } = fit(trained)
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
const rounded = Number(scale.toPrecision(6))
const whole = Number(bias.toPrecision(6))
writeFileSync(
  new URL("../src/turn/recall/own-question-weights.ts", import.meta.url),
  `// Written by scripts/train-own-questions.mjs.\nexport const OWN_BIAS = ${whole}\nexport const OWN_SCALE = ${rounded}\nexport const OWN_WEIGHTS: string =\n  "${Buffer.from(small.buffer).toString("base64")}"\n`,
)
const back = Float64Array.from(small, (weight) => weight * rounded)
const judged = withFeatures(talk("judge"))
const rows = [
  ["trained", trained],
  ["judged", judged],
  ...[...new Set(judged.map(({ group }) => group))].map((name) => [name, judged.filter(({ group }) => group === name)]),
]
for (const [name, requests] of rows)
  for (const limit of [0.3, 0.5, 0.7, 0.9]) {
    const rate = (label) => {
      const those = requests.filter((request) => request.label === label)
      return `${((100 * those.filter(({ features }) => chance(back, whole, features) >= limit).length) / those.length).toFixed(1)} % of ${those.length}`
    }
    console.log(`${name} from ${limit}: ${rate(1)} questions about the user found, ${rate(0)} others taken for one`)
  }

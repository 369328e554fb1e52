// Fits the model that tells a request about a text from any other clause, and measures it.
//
//   node packages/core/scripts/train-work-request.mjs
//
// Learns from the voices dev and student of work-requests.txt, judges by elder and business, and writes
// src/text/work-request-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readFileSync, writeFileSync } from "node:fs"
import { BUCKETS, requestFeatures } from "../src/text/work-request-model.ts"

const STEPS = 400
const RATE = 4
const L2 = 0.0003
const JUDGED = new Set(["elder", "business"])

/** Of "## text en dev" with the clauses of this kind, language and voice below it. */
function readClauses() {
  let head = []
  const clauses = []
  for (const line of readFileSync(new URL("./work-requests.txt", import.meta.url), "utf8").split("\n")) {
    if (line.startsWith("## ")) head = line.slice(3).split(" ")
    else if (line.trim() !== "" && !line.startsWith("#"))
      clauses.push({ label: head[0] === "text" ? 1 : 0, language: head[1], voice: head[2], text: line.trim() })
  }
  return clauses.map((clause) => ({ ...clause, features: requestFeatures(clause.text) }))
}

const chance = (weights, bias, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

function fit(clauses) {
  const weights = new Float64Array(BUCKETS)
  let bias = 0
  // Both kinds count the same, however many there are of each.
  const ones = clauses.filter(({ label }) => label === 1).length
  const share = [clauses.length / (2 * (clauses.length - ones)), clauses.length / (2 * ones)]
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(BUCKETS)
    let biasSlope = 0
    for (const { label, features } of clauses) {
      const error = (chance(weights, bias, features) - label) * share[label]
      biasSlope += error
      for (const bucket of features) slope[bucket] += error / Math.sqrt(features.length)
    }
    for (let at = 0; at < BUCKETS; at++) weights[at] -= RATE * ((slope[at] / clauses.length) * 10 + L2 * weights[at])
    bias -= (RATE * biasSlope) / clauses.length
  }
  return { weights, bias }
}

const all = readClauses()
const learned = all.filter(({ voice }) => !JUDGED.has(voice))
const judged = all.filter(({ voice }) => JUDGED.has(voice))
const { weights, bias } = fit(learned)
const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
const rounded = Number(scale.toPrecision(6))
const whole = Number(bias.toPrecision(6))
writeFileSync(
  new URL("../src/text/work-request-weights.ts", import.meta.url),
  `// Written by scripts/train-work-request.mjs.\nexport const REQUEST_BIAS = ${whole}\nexport const REQUEST_SCALE = ${rounded}\nexport const REQUEST_WEIGHTS =\n  "${Buffer.from(small.buffer).toString("base64")}"\n`,
)
const back = Float64Array.from(small, (weight) => weight * rounded)
for (const [name, clauses] of [
  ["learned", learned],
  ["judged", judged],
])
  for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const rate = (label) => {
      const those = clauses.filter((clause) => clause.label === label)
      return `${((100 * those.filter(({ features }) => chance(back, whole, features) >= limit).length) / those.length).toFixed(1)} % of ${those.length}`
    }
    console.log(`${name} from ${limit}: ${rate(1)} about a text found, ${rate(0)} others taken for one`)
  }

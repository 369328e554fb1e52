// Fits the model that tells a question about the user's own life from any other request, and measures it.
//
//   node packages/core/scripts/train-own-questions.mjs
//
// Trains on talk/questions, talk/requests, talk/clauses, talk/tune and talk/matters/tune, measures on the other halves, and writes
// src/turn/recall/own-question-weights.ts. With --left-out FILE it writes instead the probability of what each person for
// tuning types, by a model that has seen a third of the other people less, for scripts/train-gate.mjs. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { OWN_QUESTION_BUCKETS as BUCKETS, ownQuestionFeatures } from "../src/turn/recall/own-question-model.ts"

const EPOCHS = 5
const RATE = 0.5
const DECAY = 0.00001
/** Parts of the people of which one is left out. */
const FOLDS = 3
/** A request that needs nothing of the user counts more, and what people tell less, because only requests are doubtful. */
const WEIGHTS = { general: 3, told: 0.6, own: 1, other: 1 }

const linesOf = (url) => readFileSync(url, "utf8").trim().split("\n")

/** Of "## own …" and "## other …" with a request a line below. */
function written() {
  const folder = new URL("../talk/questions/", import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    let label = 0
    const requests = []
    for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
      if (line.startsWith("## ")) label = line.startsWith("## own") ? 1 : 0
      else if (line.trim() !== "" && !line.startsWith("#"))
        requests.push({ kind: label === 1 ? "own" : "general", group: name, text: line.trim() })
    }
    return requests
  })
}

/** The questions of a talk, and the messages of it that need no memory. */
function talk(half) {
  const folder = new URL(`../talk/${half}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) =>
    linesOf(new URL(`${name}/talk.jsonl`, folder))
      .map((line) => JSON.parse(line))
      .flatMap((line) => {
        if (line.ask !== undefined) return [{ kind: "own", group: name, text: line.ask }]
        if (line.generic !== undefined) return [{ kind: "other", group: name, text: line.generic }]
        return line.forget === undefined ? [{ kind: "other", group: name, text: line.user }] : []
      }),
  )
}

/** Clauses that people type, of which none asks about the user's own life. */
function clauses() {
  const folder = new URL("../talk/clauses/", import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(new URL(name, folder)).map((line) => ({
        kind: "told",
        group: name.slice(0, 2),
        text: JSON.parse(line).text,
      })),
    )
}

/** What people of the matters ask, by the matter's name and by its purpose, and what else they type. */
function matters(half) {
  const folder = new URL(`../talk/matters/${half}/`, import.meta.url)
  return readdirSync(folder).flatMap((group) =>
    linesOf(new URL(group, folder))
      .map((line) => JSON.parse(line))
      .flatMap(({ ask, general, tell, change, beside, nearForget }) => [
        ...ask.map((text) => ({ kind: "own", group, text })),
        { kind: "general", group, text: general },
        ...[tell, change, beside, nearForget].map((text) => ({ kind: "told", group, text })),
      ]),
  )
}

/** Requests on one topic that need to know the user, and that do not. */
function requests() {
  const folder = new URL("../talk/requests/", import.meta.url)
  return readdirSync(folder).flatMap((group) =>
    linesOf(new URL(group, folder))
      .map((line) => JSON.parse(line))
      .flatMap(({ own, general }) => [
        ...own.map((text) => ({ kind: "own", group, text })),
        ...general.map((text) => ({ kind: "general", group, text })),
      ]),
  )
}

/** What was written for no person of the talk. */
const others = () => [...written(), ...requests(), ...clauses()]

const withFeatures = (all) =>
  all.map((one) => ({
    ...one,
    label: one.kind === "own" ? 1 : 0,
    weight: WEIGHTS[one.kind],
    features: ownQuestionFeatures(one.text),
  }))

const chance = (weights, bias, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

/** A generator of numbers from 0 to 1 (mulberry32), so that each run draws the same. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). Both labels weigh the same in all. */
function fit(all) {
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(0.01)
  let [bias, biasSquares] = [0, 0.01]
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.label === label ? one.weight : 0), 0))
  const share = totals.map((total) => (totals[0] + totals[1]) / (2 * total))
  const random = createRandom(5)
  const order = [...all.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const at of order) {
      const { label, weight, features } = all[at]
      const error = (chance(weights, bias, features) - label) * weight * share[label]
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

/** Writes the probability of each text of the people by a model that has seen none of this person's. */
function leaveOut(file) {
  const written = withFeatures(others())
  const own = withFeatures([...talk("tune"), ...matters("tune")])
  const names = [...new Set(own.map(({ group }) => group))].sort()
  const foldOf = ({ group }) => names.indexOf(group) % FOLDS
  const chances = {}
  for (let fold = 0; fold < FOLDS; fold++) {
    const { weights, bias } = fit([...written, ...own.filter((one) => foldOf(one) !== fold)])
    for (const { text, features } of own.filter((one) => foldOf(one) === fold))
      chances[text] = Number(chance(weights, bias, features).toPrecision(4))
  }
  writeFileSync(file, JSON.stringify(chances))
}

const at = process.argv.indexOf("--left-out")
if (at > 0) {
  leaveOut(process.argv[at + 1])
  process.exit()
}
const trained = withFeatures([...others(), ...talk("tune"), ...matters("tune")])
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
const judgedMatters = withFeatures(matters("judge"))
const rows = [
  ["trained", trained],
  ["judged", judged],
  ["judged matters", judgedMatters],
  ...[...Map.groupBy(judged, ({ group }) => group)],
  ...[...Map.groupBy(judgedMatters, ({ group }) => group.slice(0, 2))],
]
for (const [name, all] of rows)
  for (const limit of [0.3, 0.5, 0.7, 0.9]) {
    const rate = (...kinds) => {
      const those = all.filter(({ kind }) => kinds.includes(kind))
      const found = those.filter(({ features }) => chance(back, whole, features) >= limit)
      return `${((100 * found.length) / those.length).toFixed(1)} % of ${those.length}`
    }
    console.log(
      `${name} from ${limit}: ${rate("own")} questions about the user found, ${rate("general")} general requests and ${rate("told", "other")} other messages taken for one`,
    )
  }

// Fits the model of whether a request needs memories, and measures it.
//
//   node packages/core/scripts/train-own-questions.mjs --left-out FILE
//   node packages/core/scripts/train-gate.mjs FILE
//
// FILE has the probability that each request asks about the user's own life, by a model that has not seen its person.
// Replays the talk for tuning and the matters for tuning (of which every fourth is not told), asks their questions, their
// general requests and some of talk/needs in their language with the gate off, and writes the weights into
// src/turn/recall/gate-model.ts; measures the same on the other halves. Needs a built package and Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { GATE_FEATURES } from "../src/turn/recall/gate-model.ts"
import { escaped, readLines, replayTalk } from "./replay-talk.mjs"

/** The last features have weights that are not fitted: the talk has little of what they count, such as questions about third persons by name. */
const FIXED = { coverageBeyondHalf: 8, replyCoverage: 2.5, speaker: 1, takesUp: -1 }
const FITTED = GATE_FEATURES.length - Object.keys(FIXED).length
/** A question whose answer is not among this many candidates counts less: nothing that answers would be given. */
const MAX_RANK = 20
const WEIGHTS = { answered: 1, lost: 0.2, unknown: 0.2, general: 3 }
/** Weight of the people of talk/tune and of talk/matters/tune. */
const PEOPLE = { talk: 3, matters: 0.7 }
/** The log-odds of the fitted model that become 0: at them it leaves more than 90 of 100 general requests closed. A stricter one closes off more answers than it keeps general requests free. */
const THRESHOLD_LOGIT = Math.log(0.33 / 0.67)
/** So many requests of talk/needs that need nothing of the person are asked with each person of the matters. */
const NEEDS_EACH = 12
const PENALTY = 1
const ROUNDS = 50

const leftOut = JSON.parse(readFileSync(process.argv[2], "utf8"))
/** What needs nothing of the person, by language. */
function generalRequests(half) {
  const folder = new URL(`../talk/needs/${half}/`, import.meta.url)
  return new Map(
    readdirSync(folder).map((name) => {
      const [, other] = readFileSync(new URL(name, folder), "utf8").split("## other\n")
      return [name.slice(0, 2), other.trim().split("\n")]
    }),
  )
}

/** The lines of a person of the matters as talk: what they tell, some general requests and changes, then what they ask. */
function matterTalk(all, others) {
  let now = Date.parse("2026-10-01T08:00:00Z")
  const lines = []
  const say = (user, minutes, session) => {
    now += minutes * 60_000
    lines.push({ at: new Date(now).toISOString(), session, user, reply: "OK." })
  }
  const isTold = (at) => at % 4 !== 3
  const isChanged = (at) => at % 3 === 0
  for (const [at, { tell, general }] of all.entries()) {
    if (isTold(at)) say(tell, 600, `told ${at}`)
    if (at % 2 === 1) say(general, 3, `told ${at}`)
    say(all[(at * 7 + 3) % all.length].nearForget, 3, `told ${at}`)
  }
  for (const [at, { beside, change }] of all.entries()) {
    if (!isTold(at)) continue
    say(beside, 700, `changed ${at}`)
    if (isChanged(at)) say(change, 300, `changed ${at}`)
  }
  const end = new Date(now + 3_600_000).toISOString()
  for (const [at, { ask, value, changed, general }] of all.entries()) {
    const holds = isChanged(at) ? changed : value
    if (at % 2 === 0) lines.push({ at: end, generic: general })
    for (const question of ask) {
      if (!isTold(at)) lines.push({ at: end, ask: question, kind: "abstain" })
      else if (holds) lines.push({ at: end, ask: question, want: [escaped(holds)] })
    }
  }
  return [...lines, ...others.map((generic) => ({ at: end, generic }))]
}

/** What a person asks, with the features of the gate and what became of the answer. */
async function replay(lines, weight, isTrained) {
  const rows = []
  await replayTalk("person", lines, async (own, line) => {
    const text = line.ask ?? line.generic
    if (text === undefined || line.kind === "topicless") return
    const { gate, considered } = await own.explain(text)
    if (gate.features === undefined || gate.code === "nothing-asked") return
    const features = GATE_FEATURES.map((name) => gate.features[name])
    if (isTrained && leftOut[text] !== undefined)
      features[0] = Math.max(-5, Math.min(5, Math.log(leftOut[text] / (1 - leftOut[text]))))
    const wanted = (line.want ?? []).map((pattern) => new RegExp(pattern, "iu"))
    const holding = considered.filter(({ memory: { content } }) => wanted.some((pattern) => pattern.test(content)))
    if (line.ask === undefined) rows.push({ kind: "general", features, weight })
    else if (line.kind === "abstain") rows.push({ kind: "unknown", features, weight })
    else if (holding.some(({ rank }) => rank !== undefined && rank <= MAX_RANK))
      rows.push({ kind: "answered", features, weight })
    else if (!holding.some(({ as }) => as.includes("profile"))) rows.push({ kind: "lost", features, weight })
  })
  return rows
}

const offsetOf = (features) =>
  Object.entries(FIXED).reduce((sum, [name, weight]) => sum + weight * features[GATE_FEATURES.indexOf(name)], 0)

/** Logistic regression by Newton's method on standardized features; gives weights of the features as they are. */
function fit(rows) {
  const size = FITTED + 1
  const mean = Array.from(
    { length: FITTED },
    (_, at) => rows.reduce((sum, { features }) => sum + features[at], 0) / rows.length,
  )
  const scale = mean.map(
    (middle, at) =>
      Math.sqrt(rows.reduce((sum, { features }) => sum + (features[at] - middle) ** 2, 0) / rows.length) || 1,
  )
  const inputs = rows.map(({ features, kind, weight }) => ({
    input: [...mean.map((middle, at) => (features[at] - middle) / scale[at]), 1],
    offset: offsetOf(features),
    right: Number(kind === "answered" || kind === "lost"),
    weight: weight * WEIGHTS[kind],
  }))
  const weights = new Array(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at < FITTED ? PENALTY * weight : 0))
    const curve = weights.map((_, row) => weights.map((_, at) => (row === at ? PENALTY : 0)))
    for (const { input, offset, right, weight } of inputs) {
      const chance = 1 / (1 + Math.exp(-input.reduce((sum, value, at) => sum + value * weights[at], offset)))
      const bend = weight * chance * (1 - chance)
      for (let at = 0; at < size; at++) {
        slope[at] += weight * (chance - right) * input[at]
        for (let other = 0; other < size; other++) curve[at][other] += bend * input[at] * input[other]
      }
    }
    const step = solve(curve, slope)
    for (let at = 0; at < size; at++) weights[at] -= step[at]
  }
  const own = weights.slice(0, FITTED).map((weight, at) => weight / scale[at])
  return { bias: weights[FITTED] - own.reduce((sum, weight, at) => sum + weight * mean[at], 0), weights: own }
}

/** Gaussian elimination with the largest pivot. */
function solve(matrix, right) {
  const rows = matrix.map((row, at) => [...row, right[at]])
  for (let at = 0; at < rows.length; at++) {
    const largest = rows
      .slice(at)
      .reduce((best, row, place) => (Math.abs(row[at]) > Math.abs(rows[best][at]) ? at + place : best), at)
    ;[rows[at], rows[largest]] = [rows[largest], rows[at]]
    for (const [place, row] of rows.entries())
      if (place !== at) {
        const share = row[at] / rows[at][at]
        for (let column = at; column <= rows.length; column++) row[column] -= share * rows[at][column]
      }
  }
  return rows.map((row, at) => row[rows.length] / row[at])
}

async function people(half, isTrained) {
  const talk = new URL(`../talk/${half}/`, import.meta.url)
  const matters = new URL(`../talk/matters/${half}/`, import.meta.url)
  const rows = { talk: [], matters: [] }
  for (const name of readdirSync(talk))
    rows.talk.push(...(await replay(readLines(new URL(`${name}/talk.jsonl`, talk)), PEOPLE.talk, isTrained)))
  const general = generalRequests(half)
  for (const [at, name] of readdirSync(matters).entries()) {
    const all = general.get(name.slice(0, 2)) ?? []
    const from = (at * NEEDS_EACH) % Math.max(1, all.length - NEEDS_EACH)
    const talk = matterTalk(readLines(new URL(name, matters)), all.slice(from, from + NEEDS_EACH))
    rows.matters.push(...(await replay(talk, PEOPLE.matters, isTrained)))
  }
  return rows
}

const tune = await people("tune", true)
const fitted = fit([...tune.talk, ...tune.matters])
const bias = Number((fitted.bias - THRESHOLD_LOGIT).toPrecision(4))
const weights = [...fitted.weights.map((weight) => Number(weight.toPrecision(4))), ...Object.values(FIXED)]
const model = new URL("../src/turn/recall/gate-model.ts", import.meta.url)
writeFileSync(
  model,
  readFileSync(model, "utf8")
    .replace(/(?<=const GATE_BIAS = ).*/, String(bias))
    .replace(/(?<=const GATE_WEIGHTS: readonly number\[\] = )\[[^\]]*\]/, `[${weights.join(", ")}]`),
)
const judge = await people("judge", false)
for (const [half, kinds] of Object.entries({ tune, judge }))
  for (const [name, rows] of Object.entries(kinds))
    console.log(
      `${half} ${name}: open for ${Object.keys(WEIGHTS)
        .map((kind) => {
          const those = rows.filter((row) => row.kind === kind)
          const open = those.filter(
            ({ features }) => features.reduce((sum, value, at) => sum + value * weights[at], bias) >= 0,
          )
          return `${((100 * open.length) / those.length).toFixed(1)} % of ${those.length} ${kind}`
        })
        .join(", ")}`,
    )

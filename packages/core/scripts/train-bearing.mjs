// Fits the model of whether a line bears on a question. Replays the talk for tuning and the matters for tuning, asks
// their questions with the gate off, and measures each tenth of the people left out: `node scripts/train-bearing.mjs`.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { BEARING_FEATURES } from "../src/turn/recall/bearing.ts"
import { escaped, readLines, replayTalk } from "./replay-talk.mjs"

const FOLDS = 10
const EPOCHS = 400
const DECAY = 0.0005
/** A line that holds the answer counts this much more. */
const ANSWER = 3
/** A line of the matters counts less, because what was told of them is all that their people say. */
const MATTER = 0.7
/** Questions of the matters that are asked: every fourth. */
const EVERY = 4
const talk = new URL("../talk/tune/", import.meta.url)
const matters = new URL("../talk/matters/tune/", import.meta.url)

/** The lines of a person of the matters as talk: what they tell, general requests and changes, then the questions. */
function matterTalk(file) {
  const all = readLines(new URL(file, matters))
  let now = Date.parse("2026-10-01T08:00:00Z")
  const lines = []
  const say = (user, minutes, session) => {
    now += minutes * 60_000
    lines.push({ at: new Date(now).toISOString(), session, user, reply: "OK." })
  }
  for (const [at, { tell, general }] of all.entries()) {
    say(tell, 600, `told ${at}`)
    say(general, 3, `told ${at}`)
    say(all[(at * 7 + 3) % all.length].nearForget, 3, `told ${at}`)
  }
  for (const [at, { beside, change }] of all.entries()) {
    say(beside, 700, `changed ${at}`)
    if (at % 3 === 0) say(change, 300, `changed ${at}`)
  }
  let asked = 0
  for (const [at, { ask, value, changed, span, tell, change, beside }] of all.entries()) {
    const now = at % 3 === 0 ? changed : value
    if (!now) continue
    const topic = [span, tell, change, beside].filter(Boolean).map((text) => escaped(text.slice(0, 50)))
    for (const question of ask) {
      if (++asked % EVERY !== 0) continue
      lines.push({ ...lines.at(-1), user: undefined, ask: question, want: [escaped(now)], topic: topic.join("|") })
    }
  }
  return lines
}

/** Each question of a person with the features of every line that recall compared, and whether it bears on it. */
async function replay(name, lines, weight) {
  const rows = []
  await replayTalk(name, lines, async (own, line) => {
    if (line.ask === undefined || ["abstain", "topicless"].includes(line.kind)) return
    const { considered } = await own.explain(line.ask)
    const wanted = line.want.map((pattern) => new RegExp(pattern, "iu"))
    const topic = line.topic === undefined ? [] : [new RegExp(line.topic, "iu")]
    const question = rows.length
    for (const { memory, bearing, as, reason } of considered) {
      if (bearing === undefined || as.includes("profile") || ["repeats", "restated"].includes(reason)) continue
      const answers = wanted.some((pattern) => pattern.test(memory.content))
      const right = answers || topic.some((pattern) => pattern.test(memory.content))
      rows.push({
        name,
        question,
        right,
        weight: answers ? weight * (1 + ANSWER) : weight,
        features: bearing.features,
      })
    }
  })
  return rows
}

/** Full-batch logistic regression with momentum on standardized features; gives weights of the features as they are. */
function fit(rows) {
  const size = BEARING_FEATURES.length
  const mean = new Float64Array(size)
  const scale = new Float64Array(size)
  for (const { features } of rows) for (let at = 0; at < size; at++) mean[at] += features[at] / rows.length
  for (const { features } of rows) for (let at = 0; at < size; at++) scale[at] += (features[at] - mean[at]) ** 2
  for (let at = 0; at < size; at++) scale[at] = Math.sqrt(scale[at] / rows.length) || 1
  const inputs = rows.map(({ features }) => features.map((value, at) => (value - mean[at]) / scale[at]))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(size + 1)
  const speed = new Float64Array(size + 1)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const slopes = new Float64Array(size + 1)
    for (const [place, input] of inputs.entries()) {
      let sum = weights[size]
      for (let at = 0; at < size; at++) sum += input[at] * weights[at]
      const error = (rows[place].weight * (1 / (1 + Math.exp(-sum)) - Number(rows[place].right))) / total
      for (let at = 0; at < size; at++) slopes[at] += error * input[at]
      slopes[size] += error
    }
    for (let at = 0; at <= size; at++) {
      speed[at] = 0.9 * speed[at] - 0.5 * (slopes[at] + (at < size ? DECAY * weights[at] : 0))
      weights[at] += speed[at]
    }
  }
  const own = [...weights.subarray(0, size)].map((weight, at) => weight / scale[at])
  return { bias: weights[size] - own.reduce((sum, weight, at) => sum + weight * mean[at], 0), weights: own }
}

const chanceOf = ({ bias, weights }, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * weights[at], bias)))

const people = [
  ...readdirSync(talk).map((name) => [name, readLines(new URL(`${name}/talk.jsonl`, talk)), 1]),
  ...readdirSync(matters).map((file) => [file, matterTalk(file), MATTER]),
]
const rows = []
for (const [name, lines, weight] of people) rows.push(...(await replay(name, lines, weight)))
const fold = new Map(people.map(([name], at) => [name, at % FOLDS]))
const judged = Array.from({ length: FOLDS }, (_, left) => {
  const model = fit(rows.filter(({ name }) => fold.get(name) !== left))
  return rows
    .filter(({ name }) => fold.get(name) === left)
    .map((row) => ({ ...row, chance: chanceOf(model, row.features) }))
}).flat()
console.log(
  `${rows.length} lines of ${people.length} people, ${rows.filter(({ right }) => right).length} bear on the question`,
)
const questions = [...Map.groupBy(judged, ({ name, question }) => `${name} ${question}`).values()]
for (const share of [0.1, 0.15, 0.2, 0.3, 0.5]) {
  const kept = questions.flatMap((lines) => {
    const least = Math.max(0.1, share * Math.max(...lines.map(({ chance }) => chance)))
    return lines.filter(({ chance }) => chance >= least)
  })
  const right = kept.filter((line) => line.right).length
  const all = judged.filter((line) => line.right).length
  console.log(
    `from ${share} of the best: ${(kept.length / questions.length).toFixed(1)} lines a question, ${((100 * right) / kept.length).toFixed(1)} % bear on it, ${((100 * right) / all).toFixed(1)} % of those that do`,
  )
}
const { bias, weights } = fit(rows)
const numbers = weights.map((weight) => `  ${Number(weight.toPrecision(4))},`).join("\n")
const model = new URL("../src/turn/recall/bearing.ts", import.meta.url)
writeFileSync(
  model,
  readFileSync(model, "utf8")
    .replace(/(?<=const BEARING_BIAS = ).*/, String(Number(bias.toPrecision(4))))
    .replace(/(?<=const BEARING_WEIGHTS: readonly number\[\] = )\[[^\]]*\]/, `[\n${numbers}\n]`),
)

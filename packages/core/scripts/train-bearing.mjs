// Fits the model of whether a line bears on a question. Replays the talk for tuning, asks its questions with the gate
// off, and measures each person left out: `node scripts/train-bearing.mjs`. The matters for tuning are left out, because
// the table of meanings was learned from their questions and answers.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { BEARING_FEATURES } from "../src/turn/recall/bearing.ts"
import { readLines, replayTalk } from "./replay-talk.mjs"

const EPOCHS = 400
const DECAY = 0.0005
/** A line that holds the answer counts this much more. */
const ANSWER = 3
const talk = new URL("../talk/tune/", import.meta.url)

/** Each question of a person with the features of every line that recall compared, and whether it bears on it. */
async function replay(name, lines) {
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
        weight: answers ? 1 + ANSWER : 1,
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

const people = readdirSync(talk)
const rows = []
for (const name of people) rows.push(...(await replay(name, readLines(new URL(`${name}/talk.jsonl`, talk)))))
const judged = people.flatMap((left) => {
  const model = fit(rows.filter(({ name }) => name !== left))
  return rows.filter(({ name }) => name === left).map((row) => ({ ...row, chance: chanceOf(model, row.features) }))
})
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

// Trains what scores whether a sentence speaks of a text, a game or what somebody else says.
//
//   node packages/core/scripts/train-text-cues.mjs
//
// Learns from talk/planted, talk/handed, talk/pasted, talk/introductions, talk/letters, talk/tune, talk/clauses, talk/questions and the clauses of scripts/spans
// without what is kept for judging. Writes src/text/spans/text-cue-weights.ts, and for train-sure-words.mjs the models that have not seen one fold each. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { CLAUSE_BUCKETS } from "../src/text/spans/clause-model.ts"
import { readUnits } from "../src/text/spans/segmenter.ts"
import { scoreCue, textCueFeatures } from "../src/text/spans/text-cues.ts"
import { FOLDS, jsonOf, readHanded, readIntroductions, readPlanted, readSessions } from "./spans/conversations.mjs"
import { quantize } from "./spans/fit-clauses.mjs"
import { writeFoldModels } from "./spans/fold-models.mjs"
import { hashOf, randomFrom, readClauses, readPatterns, readTalk } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const handed = readHanded()
const planted = readPlanted("tune")
/** Texts with marks as a text and its stretches. */
function unmark(raw) {
  let text = ""
  const ranges = []
  let label = 1
  for (const piece of raw.split(/(?=[⟦⟧])/)) {
    if (piece.startsWith("⟦")) label = 0
    if (piece.startsWith("⟧")) label = 1
    const bare = piece.replace(/^[⟦⟧]/, "")
    if (bare !== "") ranges.push({ from: text.length, to: text.length + bare.length, label })
    text += bare
  }
  return { text, ranges }
}
const pasted = filesIn("pasted/tune/").flatMap((file) =>
  jsonOf(`pasted/tune/${file}`).map(({ text: raw }, place) => {
    const { text, ranges } = unmark(raw)
    return {
      source: "pasted",
      fold: place % FOLDS,
      hasText: raw.includes("⟦"),
      messages: [{ role: "user", text, ranges }],
    }
  }),
)
const lives = readSessions()

// A bag is right if its likeliest sentence is.
const bags = []
const add = (texts, right, fold, weight) => {
  const parts = texts.filter((text) => text.trim() !== "").map((text) => textCueFeatures(text))
  if (parts.length > 0) bags.push({ parts, right, fold, weight })
}
const sentences = (text) => sentencesOf(text).map((one) => one.text)
const clauses = readClauses()
for (const { role, text, fold } of clauses) {
  if (/[{}]/.test(text)) continue
  if (role === "request") add([text], 1, fold % FOLDS, 1)
  else if (["statement", "task"].includes(role)) add([text], 0, fold % FOLDS, 1)
}
for (const file of ["standing", "series"])
  for (const { role, text, fold } of readPatterns(file, 12))
    if (["hands", "play", "about"].includes(role)) add([text], 1, fold % FOLDS, 0.4)
    else if (role === "other") add([text], 0, fold % FOLDS, 0.2)
const asked = readPatterns("text-questions", 30)
for (const { role, text, fold } of asked) add([text], role === "text" ? 1 : 0, fold % FOLDS, 0.5)
for (const name of filesIn("clauses/"))
  for (const { text, label } of jsonOf(`clauses/${name}`))
    if (label !== "task" && label !== "request" && label !== "hearsay") add([text], 0, hashOf(text) % FOLDS, 1)
for (const name of filesIn("questions/"))
  for (const text of linesOf(`questions/${name}`))
    if (text.trim() !== "" && !text.startsWith("#")) add([text], 0, hashOf(text) % FOLDS, 0.5)
for (const { text, ranges, fold } of readTalk()) {
  const isText = ranges.some(({ label }) => label === 2)
  const typed = ranges.filter(({ label }) => label === 1).flatMap(({ from, to }) => sentences(text.slice(from, to)))
  if (isText) add(typed, 1, fold % FOLDS, 2)
  else for (const one of typed) add([one], 0, fold % FOLDS, 1)
}
for (const { messages, fold, hasText, source } of [...pasted, ...lives])
  for (const { role, text, ranges, hasText: here } of messages) {
    if (role !== "user") continue
    if (source === "lives") {
      if (!here && text.length < 300) for (const one of sentences(text)) add([one], 0, fold, 1)
      continue
    }
    const typed = ranges.filter(({ label }) => label === 1).flatMap(({ from, to }) => sentences(text.slice(from, to)))
    if (hasText) add(typed, 1, fold, 3)
    else for (const one of typed) add([one], 0, fold, 0.5)
  }
for (const { messages, fold, source } of [...handed, ...planted]) {
  const users = messages.filter(({ role }) => role === "user")
  if (source === "handed") {
    const first = users.findIndex(({ label }) => label === 0)
    for (const [at, { text, label }] of users.entries()) {
      if (label !== 1) continue
      if (at === first - 1 || (first === 0 && users[at - 1]?.label === 0)) add(sentences(text), 1, fold, 3)
      else if (first < 0) for (const one of sentences(text)) add([one], 0, fold, 0.5)
    }
  } else if (source === "pastes") {
    for (const { role, text, asks = [] } of messages)
      if (role === "user" && asks.length > 0)
        add(
          asks.map(({ from, to }) => text.slice(from, to)),
          1,
          fold,
          3,
        )
  } else if (source === "planted-series") add(sentences(users[0].text), 1, fold, 4)
  else if (source === "planted-within") {
    const units = readUnits(users[0].text).cut.units.filter(
      ({ start, end }) => !users[0].ranges.some(({ from, to }) => from >= start && to <= end),
    )
    add(
      units.map(({ text }) => text),
      1,
      fold,
      4,
    )
  }
}
for (const { messages, fold } of readIntroductions("tune"))
  for (const { text } of messages) for (const one of sentences(text)) add([one], 0, fold, 1)

const EPOCHS = 14
function fitCues(list, seed) {
  const random = randomFrom(seed)
  const weights = new Float64Array(CLAUSE_BUCKETS)
  const squares = new Float64Array(CLAUSE_BUCKETS).fill(0.05)
  const model = { bias: 0, scale: 1, weights }
  const total = [0, 1].map((right) => list.reduce((sum, one) => sum + (one.right === right ? one.weight : 0), 0))
  const share = [1, Math.sqrt(total[0] / total[1])]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let left = list.length; left > 0; left--) {
      const { parts, right, weight } = list[Math.floor(random() * list.length)]
      let best = parts[0]
      let odds = scoreCue(best, model)
      for (const part of parts.slice(1)) {
        const score = scoreCue(part, model)
        if (score > odds) [best, odds] = [part, score]
      }
      const root = Math.sqrt(best.length)
      const error = (1 / (1 + Math.exp(-odds)) - right) * weight * share[right]
      model.bias -= 0.01 * error
      for (const bucket of best) {
        const slope = error / root + 0.0004 * weights[bucket]
        squares[bucket] += slope * slope
        weights[bucket] -= (0.12 * slope) / Math.sqrt(squares[bucket])
      }
    }
  }
  return model
}
console.log(`${bags.length} bags, ${bags.filter(({ right }) => right === 1).length} of a text`)
const folds = Array.from({ length: FOLDS }, (_, fold) =>
  fitCues(
    bags.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
const fitted = fitCues(bags, 9)
const rounded = ({ bias, weights }) => ({
  ...quantize({ bias: [bias], weights }),
  bias: Number(bias.toPrecision(6)),
})
const cueModel = rounded(fitted)
{
  const scored = bags.map(({ parts, right, fold }) => ({
    right,
    odds: Math.max(...parts.map((one) => scoreCue(one, folds[fold]))),
  }))
  for (const least of [-4, -3, -2, -1, 0])
    console.log(
      `from ${least}: ${[1, 0]
        .map((right) => {
          const all = scored.filter((one) => one.right === right)
          return ((100 * all.filter(({ odds }) => odds >= least).length) / all.length).toFixed(1)
        })
        .join(" % of those about a text, of others ")} %`,
    )
}

writeFoldModels("text-cues", folds.map(rounded))
writeFileSync(
  new URL("../src/text/spans/text-cue-weights.ts", import.meta.url),
  `// Written by scripts/train-text-cues.mjs.
export const CUE_BIAS = ${cueModel.bias}
export const CUE_SCALE = ${cueModel.scale}
export const CUE_WEIGHTS: string =
  "${Buffer.from(cueModel.weights.buffer).toString("base64")}"
`,
)

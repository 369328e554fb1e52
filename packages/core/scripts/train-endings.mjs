// Fits the model that tells which fact of the user's life a sentence ends: "Got fired from Lidl", "Taco passed away".
//
//   node packages/core/scripts/train-endings.mjs [--left-out] [--show]
//
// Trains on talk/endings/frames, talk/clauses and the tuning halves of talk/matters and talk/introductions, measures on people left out (--left-out), and writes
// src/text/topics/ending-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import {
  ENDINGS,
  ENDS_BUCKETS,
  endingFeatures,
  MATTER_BUCKETS,
  scoreEnds,
  scoreMatters,
} from "../src/text/topics/ending-model.ts"
import { fitOutputs } from "./fit-classes.mjs"
import { readLabelledFrames } from "./frames.mjs"
import { hashOf } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const EPOCHS = 15
/** Sentences drawn of each frame. */
const DRAWN = 120
/** What somebody typed counts more than a sentence of a frame, and one of the few endings most. */
const WEIGHTS = {
  frame: () => 0.3,
  typed: (label) => (label === NONE ? 4 : 8),
  other: () => 1,
}
/** The label of what ends nothing. */
const NONE = -1
/** Below this probability it is not known what a sentence ends. */
const MATTER_FROM = 0.2
const FOLDS = 5
const SIZE = ENDINGS.length

/** Sentences of the frames. */
function readFrames() {
  return readLabelledFrames("endings/frames/", DRAWN).map(({ label, text, group }) => ({
    kind: "frame",
    label: ENDINGS.indexOf(label),
    text,
    group,
  }))
}

/** What a change of an attribute ends, by how it changes; those that are not listed teach nothing. */
const OF_CHANGE = {
  "end job": "work",
  "end employer": "work",
  "replace employer": "work",
  "replace home": "home",
  "end partner": "love",
  "end relationship": "love",
  "end marital status": "love",
  "end pet": "loss",
  "end pets": "loss",
  "end diet": "diet",
  "end smoking": "habit",
  "end alcohol": "habit",
  "end medication": "medicine",
  "replace medication": "medicine",
  "end hobby": "study",
  "end sport": "study",
  "end studies": "study",
  "replace studies": "study",
  "end car": "thing",
  "replace car": "thing",
  "replace phone": "thing",
  "replace laptop": "thing",
  "end belongings": "thing",
  "replace salary": "pay",
  "replace weight": "weight",
  "end subscription": "plan",
  "end membership": "plan",
  "replace due date": "plan",
  "replace date": "plan",
  "replace wedding date": "plan",
}
/** Labels of clauses that end nothing, whatever they are about. */
const NOTHING = new Set(["wish", "moment", "hearsay", "hypothetical", "request", "question", "task"])

function readClauses() {
  return filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(`clauses/${name}`).flatMap((line) => {
        const { text, label, subject, attribute, how } = JSON.parse(line)
        const isChange = how === "end" || how === "replace"
        const ending = isChange ? OF_CHANGE[`${how} ${attribute}`] : undefined
        const one = (label) => [{ kind: "typed", label: ENDINGS.indexOf(label), text, group: name }]
        if (NOTHING.has(label)) return one("none")
        if (label !== "fact") return []
        if (!isChange) return one("none")
        if (ending === undefined) return []
        return subject === "user" || subject === undefined ? one(ending) : ending === "loss" ? [] : one("none")
      }),
    )
}

const OF_MATTER = {
  home: "home",
  residence: "home",
  employer: "work",
  diet: "diet",
  medicine: "medicine",
  smoking: "habit",
  car: "thing",
  phone: "thing",
  girlfriend: "love",
  boyfriend: "love",
  subscription: "plan",
}

function readMatters() {
  return filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { about, subject, tell, change, beside, again, ask } = JSON.parse(line)
      const sentences = (text) => sentencesOf(text ?? "").map((one) => one.text)
      const none = [...sentences(tell), ...sentences(beside), ...sentences(again), ...ask.slice(0, 1)]
      const ending = subject === "the user" ? OF_MATTER[about] : undefined
      const told = sentences(change)
      return [
        ...none.map((text) => ({ kind: "typed", label: NONE, text, group: name })),
        ...(ending !== undefined && told.length === 1
          ? [{ kind: "typed", label: ENDINGS.indexOf(ending), text: told[0], group: name }]
          : []),
      ]
    }),
  )
}

/** What an introduction tells of nobody's life, or not of its writer's. */
const OF_NOBODY = ["hearsay", "imagined", "question", "general", "others", "moment"]

function readIntroductions() {
  return filesIn("introductions/tune/").flatMap((name) =>
    linesOf(`introductions/tune/${name}`).flatMap((line) => {
      const row = JSON.parse(line)
      return OF_NOBODY.filter((key) => typeof row[key] === "string")
        .flatMap((key) => sentencesOf(row[key]))
        .map(({ text }) => ({ kind: "other", label: NONE, text: text.trim(), group: name }))
    }),
  )
}

/** Errors weigh as what a sentence is. */
const fit = (all, size, errorsOf) =>
  fitOutputs(all, size, (features, { kind, label }, model) =>
    errorsOf(features, label, model).map((error) => error * WEIGHTS[kind](label)),
  )

/** Both models. Those of endings learn from endings alone what they end. */
const fitBoth = (all) => ({
  ends: fit(all, { buckets: ENDS_BUCKETS, outputs: 1, epochs: EPOCHS }, (features, label, { bias, weights }) => [
    scoreEnds(features, bias[0], 1, weights) - (label === NONE ? 0 : 1),
  ]),
  matter: fit(
    all.filter(({ label }) => label !== NONE),
    { buckets: MATTER_BUCKETS, outputs: SIZE, epochs: EPOCHS },
    (features, label, { bias, weights }) =>
      scoreMatters(features, bias, 1, weights).map((chance, at) => chance - (at === label ? 1 : 0)),
  ),
})

function read({ ends, matter }, features) {
  const chances = scoreMatters(features, matter.bias, matter.scale, matter.weights)
  const best = chances.indexOf(Math.max(...chances))
  const any = scoreEnds(features, ends.bias[0], ends.scale, ends.weights)
  return { best, any, chance: chances[best] >= MATTER_FROM ? any : 0 }
}

function report(name, model, all, show = false) {
  const done = all.map((one) => ({ ...one, ...read(model, one.features) }))
  const [ends, others] = [done.filter(({ label }) => label !== NONE), done.filter(({ label }) => label === NONE)]
  for (const limit of [0.5, 0.7, 0.8, 0.9]) {
    const found = ends.filter(({ chance }) => chance >= limit)
    const right = found.filter(({ label, best }) => label === best).length
    const wrong = others.filter(({ chance }) => chance >= limit).length
    console.log(
      `${name} from ${limit}: ${right} of ${ends.length} endings, ${found.length - right} of another kind; ${wrong} of ${others.length} others`,
    )
  }
  for (const share of [0.002, 0.005, 0.01, 0.03]) {
    const limit = others.map(({ chance }) => chance).sort((a, b) => b - a)[Math.floor(share * others.length)]
    const found = ends.filter(({ chance }) => chance > limit)
    console.log(
      `${name} ${share}: from ${limit.toFixed(2)} ${found.length} found, ${found.filter((one) => one.best === one.label).length} of the right kind`,
    )
  }
  if (!show) return
  for (const { best, chance, text } of others)
    if (chance >= 0.7) console.log("  - ", ENDINGS[best], chance.toFixed(2), text)
  for (const { label, best, any, chance, text } of ends)
    if (chance < 0.7 || best !== label)
      console.log("  + ", ENDINGS[label], ENDINGS[best], any.toFixed(2), chance.toFixed(2), text)
}

const withFeatures = (all) => all.map((one) => ({ ...one, features: endingFeatures(one.text) }))
const frames = withFeatures(readFrames())
const typed = withFeatures([...readClauses(), ...readMatters(), ...readIntroductions()])
console.log(`${frames.length} sentences of frames, ${typed.length} that people typed`)
if (process.argv.includes("--left-out")) {
  const isOut = ({ group }) => hashOf(group) % FOLDS === 0
  report(
    "people left out",
    fitBoth([...frames, ...typed.filter((one) => !isOut(one))]),
    typed.filter(isOut),
    process.argv.includes("--show"),
  )
}
const model = fitBoth([...frames, ...typed])

/** Weights as bytes with one scale. */
function quantized({ bias, weights }) {
  const scale = Number((weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0) / 127).toPrecision(6))
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias: bias.map((one) => Number(one.toPrecision(6))), scale, weights: small }
}

const [ends, matter] = [quantized(model.ends), quantized(model.matter)]
report("frames", { ends, matter }, frames, process.argv.includes("--show-frames"))
report("typed", { ends, matter }, typed)
/** Numbers as the formatter writes them, in lines of at most 120 characters. */
function linesOfNumbers(numbers) {
  const lines = [""]
  for (const number of numbers) {
    const line = lines.at(-1)
    if (line.length + `${number},`.length >= 118) lines.push(`${number},`)
    else lines[lines.length - 1] = `${line} ${number},`.trim()
  }
  return lines.map((line) => `  ${line}\n`).join("")
}
const bytes = ({ weights }) => Buffer.from(weights.buffer).toString("base64")
writeFileSync(
  new URL("../src/text/topics/ending-weights.ts", import.meta.url),
  `// Written by scripts/train-endings.mjs.
export const ENDS_BIAS = ${ends.bias[0]}
export const ENDS_SCALE = ${ends.scale}
export const ENDS_WEIGHTS: string =
  "${bytes(ends)}"
export const MATTER_BIAS: readonly number[] = [
${linesOfNumbers(matter.bias)}]
export const MATTER_SCALE = ${matter.scale}
export const MATTER_WEIGHTS: string =
  "${bytes(matter)}"
`,
)

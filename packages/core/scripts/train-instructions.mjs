// Trains the model that tells instructions to a model from harmless notes among what agents and imports add, and measures it.
//
//   node packages/core/scripts/train-instructions.mjs [--show]
//
// Learns from talk/agent-notes/tune and frames, and as further harmless sentences from talk/clauses and spans/documents.txt.
// Measures each voice of the half for tuning with a model that has not seen it, and talk/agent-notes/judge, whose voices are
// others. `--show` lists the misses of the half for tuning. Writes src/turn/remember/instruction-weights.ts. The same data
// gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import {
  INSTRUCTION_BUCKETS,
  INSTRUCTS_FROM,
  instructionFeatures,
  scoreInstruction,
} from "../src/turn/remember/instruction-model.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 12
/** A sentence of a frame and one of another collection count less than one of the notes. */
const WEIGHTS = { note: 1, frame: 0.5, other: 0.3 }
const EPOCHS = 40
const RATE = 0.1
const DECAY = 0.001
const EVERY_CLAUSE = 15

const talk = new URL("../talk/", import.meta.url)
const linesOf = (url) => readFileSync(url, "utf8").trim().split("\n")
const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()
const withFeatures = (all) => all.map((one) => ({ ...one, features: instructionFeatures(one.text) }))

/** "! " begins an instruction, ". " a note, "~ " a wish for the form of answers, and "# " another voice. */
function readNotes(half) {
  return filesIn(`agent-notes/${half}/`).flatMap((name) => {
    let voice = 0
    return linesOf(new URL(`agent-notes/${half}/${name}`, talk)).flatMap((line) => {
      if (line.startsWith("#")) voice++
      return line.startsWith("#") ? [] : [{ ...labelOf(line), language: name.slice(0, 2), voice, from: "note" }]
    })
  })
}

const labelOf = (line) => ({ kind: line[0], right: line[0] === "!" ? 1 : 0, text: line.slice(2) })

function readFrames() {
  return filesIn("agent-notes/frames/").flatMap((name) =>
    linesOf(new URL(`agent-notes/frames/${name}`, talk)).flatMap((line) => {
      const random = randomFrom(hashOf(line))
      const { text: frame, ...label } = labelOf(line)
      const texts = new Set(Array.from({ length: DRAWN }, () => draw(frame, random)))
      return [...texts].map((text) => ({ ...label, text, from: "frame" }))
    }),
  )
}

function draw(frame, random) {
  const drawn = frame.replace(/\{([^}]*)\}/g, (_, choices) => {
    const all = choices.split("|")
    return all[Math.floor(random() * all.length)]
  })
  return drawn.replace(/ {2,}/g, " ").replace(/ \.$/, ".")
}

/** Statements of people and sentences of documents, which instruct nobody. */
function readOthers() {
  const clauses = filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(new URL(`clauses/${name}`, talk))
        .map((line) => JSON.parse(line))
        .filter(({ label }) => label === "fact" || label === "event")
        .filter((_, at) => at % EVERY_CLAUSE === 0),
    )
  const documents = linesOf(new URL("spans/documents.txt", import.meta.url)).filter((line) => /^[^#{}]+$/.test(line))
  return [...clauses.map(({ text }) => text), ...documents].map((text) => ({
    kind: ".",
    right: 0,
    text,
    from: "other",
  }))
}

/** Logistic regression by AdaGrad. Both labels weigh the same in all. */
function fit(all) {
  const random = randomFrom(1)
  const weights = new Float64Array(INSTRUCTION_BUCKETS)
  const squares = new Float64Array(INSTRUCTION_BUCKETS).fill(0.05)
  const model = { bias: 0, scale: 1, weights }
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.right === label ? WEIGHTS[one.from] : 0), 0))
  for (let step = 0; step < EPOCHS * all.length; step++) {
    const { features, right, from } = all[Math.floor(random() * all.length)]
    const share = (totals[0] + totals[1]) / (2 * totals[right])
    const error = (scoreInstruction(features, model) - right) * WEIGHTS[from] * share
    model.bias -= 0.01 * error
    const root = Math.sqrt(features.length)
    for (const bucket of features) {
      const slope = error / root + DECAY * weights[bucket]
      squares[bucket] += slope * slope
      weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
    }
  }
  return model
}

const NAMES = { "!": "instructions", ".": "notes", "~": "wishes for the form" }
function report(name, all, modelOf, shows = false) {
  const waits = (one) => scoreInstruction(one.features, modelOf(one)) >= INSTRUCTS_FROM
  const rows = Object.entries(NAMES).flatMap(([kind, of]) => {
    const those = all.filter((one) => one.kind === kind)
    return those.length === 0 ? [] : [`${those.filter(waits).length} of ${those.length} ${of}`]
  })
  console.log(`${name} held: ${rows.join(", ")}`)
  if (shows && process.argv.includes("--show"))
    for (const one of all)
      if (waits(one) !== (one.right === 1))
        console.log("  ", one.kind, scoreInstruction(one.features, modelOf(one)).toFixed(2), one.language, one.text)
}

const tune = withFeatures(readNotes("tune"))
const further = withFeatures([...readFrames(), ...readOthers()])
const voices = [...new Set(tune.map(({ voice }) => voice))]
const left = new Map(voices.map((voice) => [voice, fit([...tune.filter((one) => one.voice !== voice), ...further])]))
for (const voice of voices)
  report(
    `voice ${voice} left out`,
    tune.filter((one) => one.voice === voice),
    (one) => left.get(one.voice),
    true,
  )
report("tune left out", tune, (one) => left.get(one.voice))

const fitted = fit([...tune, ...further])
const model = quantize({ bias: [fitted.bias], weights: fitted.weights })
const written = { bias: model.bias[0], scale: model.scale, weights: model.weights }
report("tune", tune, () => written, true)
const judge = withFeatures(readNotes("judge"))
report("judge", judge, () => written)
for (const language of new Set(judge.map((one) => one.language)))
  report(
    `  ${language}`,
    judge.filter((one) => one.language === language),
    () => written,
  )
writeFileSync(
  new URL("../src/turn/remember/instruction-weights.ts", import.meta.url),
  `// Written by scripts/train-instructions.mjs.
export const INSTRUCTION_BIAS = ${written.bias}
export const INSTRUCTION_SCALE = ${written.scale}
export const INSTRUCTION_WEIGHTS: string =
  "${Buffer.from(written.weights.buffer).toString("base64")}"
`,
)

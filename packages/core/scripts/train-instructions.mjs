// Trains the model that tells instructions to a model from harmless notes among what agents and imports add, and measures it.
//
//   node packages/core/scripts/train-instructions.mjs [--show]
//
// Learns from talk/agent-notes/tune and frames, and as further harmless sentences from talk/clauses and spans/documents.txt.
// Measures each voice of the half for tuning with a model that has not seen it, and talk/agent-notes/judge, whose voices are
// others. `--show` lists the misses of the half for tuning. Writes src/turn/remember/instruction-weights.ts. The same data
// gives the same bytes. Needs Node 24.
import { readFileSync } from "node:fs"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { INSTRUCTION_BUCKETS, INSTRUCTS_FROM, instructionFeatures } from "../src/turn/remember/instruction-model.ts"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, talk } from "./talk-files.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 12
/** A sentence of a frame and one of another collection count less than one of the notes. */
const WEIGHTS = { note: 1, frame: 0.5, other: 0.3 }
const EPOCHS = 40
const RATE = 0.1
const DECAY = 0.001
const EVERY_CLAUSE = 15

const linesOf = (url) => readFileSync(url, "utf8").trim().split("\n")
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

function fit(all) {
  const draw = drawBalanced(all, randomFrom(1), ({ from }) => WEIGHTS[from])
  return fitBuckets(draw, { buckets: INSTRUCTION_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

const NAMES = { "!": "instructions", ".": "notes", "~": "wishes for the form" }
function report(name, all, modelOf, shows = false) {
  const waits = (one) => probabilityOf(one.features, modelOf(one)) >= INSTRUCTS_FROM
  const rows = Object.entries(NAMES).flatMap(([kind, of]) => {
    const those = all.filter((one) => one.kind === kind)
    return those.length === 0 ? [] : [`${those.filter(waits).length} of ${those.length} ${of}`]
  })
  console.log(`${name} held: ${rows.join(", ")}`)
  if (shows && process.argv.includes("--show"))
    for (const one of all)
      if (waits(one) !== (one.right === 1))
        console.log("  ", one.kind, probabilityOf(one.features, modelOf(one)).toFixed(2), one.language, one.text)
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

const written = shippedModel(fit([...tune, ...further]))
report("tune", tune, () => written, true)
const judge = withFeatures(readNotes("judge"))
report("judge", judge, () => written)
for (const language of new Set(judge.map((one) => one.language)))
  report(
    `  ${language}`,
    judge.filter((one) => one.language === language),
    () => written,
  )
writeModel(
  new URL("../src/turn/remember/instruction-weights.ts", import.meta.url),
  "train-instructions.mjs",
  "INSTRUCTION",
  written,
)

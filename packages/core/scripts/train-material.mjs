// Fits the models that tell first words which hand over a text or an exercise to be worked on from those behind which
// people speak for themselves, and the last sentence of an exercise from that of a person.
//
//   node packages/core/scripts/train-material.mjs [--left-out]
//
// Learns from the frames of talk/material and from what people type; measures with --left-out on frames and messages
// left out. Writes src/text/spans/material-weights.ts. The same data gives the same bytes. Needs Node 24.
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { findLead, firstClause } from "../src/text/spans/lead-model.ts"
import { MATERIAL_BUCKETS, materialFeatures } from "../src/text/spans/material-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 80
/** What people in talk/introductions type without a text by somebody else. */
const INTRODUCED = "hello safety life more changed again others moment question general wish".split(" ")
const FOLDS = 5

const people = ["tune/", "further/tune/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) => linesOf(`${folder}${name}/talk.jsonl`).map((line) => JSON.parse(line).user)),
)
const introductions = filesIn("introductions/tune/").flatMap((name) =>
  linesOf(`introductions/tune/${name}`).flatMap((line) => {
    const message = JSON.parse(line)
    return INTRODUCED.flatMap((field) => message[field] ?? [])
  }),
)
const told = filesIn("stated/tune/")
  .flatMap((name) => linesOf(`stated/tune/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => line.replace(/^\S+ \S+ /, "").replace(/ \|.*/, ""))
const typed = filesIn("typed/")
  .filter((name) => name.endsWith(".txt"))
  .flatMap((name) => linesOf(`typed/${name}`).map((line) => line.replaceAll("\\n", "\n")))
const matters = filesIn("matters/tune/").flatMap((name) =>
  linesOf(`matters/tune/${name}`).flatMap((line) => {
    const { tell, change, beside } = JSON.parse(line)
    return [tell, change, beside]
  }),
)
const sentences = filesIn("clauses/")
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))
  .filter(({ label }) => ["fact", "event", "moment", "wish"].includes(label))
  .map(({ text }) => text)
const slips = filesIn("slips/").flatMap((name) => linesOf(`slips/${name}`).map((line) => JSON.parse(line).text))
/** First words behind which somebody hands over a text are none that people say of themselves. */
const ordinary = [...people, ...introductions, ...told, ...typed, ...matters, ...sentences, ...slips].filter(
  (text) => text?.trim() && !text.startsWith("#") && findLead(text)?.whose !== "given",
)
const ordinaryLeads = ordinary.flatMap((text) => firstClause(text)?.lead ?? [])
const ordinaryEnds = ordinary.flatMap((text) =>
  sentencesOf(text)
    .slice(-1)
    .map((one) => one.text),
)
const frames = readLabelledFrames("material/", DRAWN)

/** Each model with the labels of what it finds and of what it does not, and what people type that it does not find. */
const MODELS = {
  ORDER_LEAD: { yes: ["order"], no: ["heading", "solve", "fix", "own"], typed: ordinaryLeads },
  HEADING_LEAD: { yes: ["order", "heading", "solve"], no: ["fix", "own"], typed: ordinaryLeads },
  UNSURE_LEAD: { yes: ["fix"], no: ["own", "heading", "solve"], typed: ordinaryLeads },
  EXERCISE_END: { yes: ["end"], no: ["own end"], typed: ordinaryEnds },
}

/** A frame with few alternatives, such as one bare word, counts as much as one with many. */
function fit(all) {
  const sizes = Map.groupBy(all, ({ frame }) => frame)
  const weightOf = ({ frame }) => 3 / Math.sqrt(sizes.get(frame).length)
  return fitBuckets(drawBalanced(all, randomFrom(3), weightOf), {
    buckets: MATERIAL_BUCKETS,
    steps: 60 * all.length,
    rate: 0.25,
    decay: 0.00002,
  })
}
const isLeftOut = ({ frame }) => hashOf(frame) % FOLDS === 0
const models = {}
for (const [name, { yes, no, typed: others }] of Object.entries(MODELS)) {
  const data = [
    ...frames
      .filter(({ label }) => yes.includes(label) || no.includes(label))
      .map((one) => ({ ...one, right: yes.includes(one.label) ? 1 : 0 })),
    ...others.map((text) => ({ text, label: "typed", right: 0, frame: text })),
  ].map((one) => ({ ...one, features: materialFeatures(one.text) }))
  if (process.argv.includes("--left-out")) {
    const model = fit(data.filter((one) => !isLeftOut(one)))
    const scored = data.filter(isLeftOut).map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
    for (const [title, list] of Map.groupBy(scored, ({ label }) => label)) {
      const found = [0.5, 0.7, 0.8, 0.9, 0.95].map((least) => list.filter(({ score }) => score >= least).length)
      console.log(`${name}, ${title}, left out, from 0.5 0.7 0.8 0.9 0.95: ${found.join(" ")} of ${list.length}`)
    }
  }
  models[name] = shippedModel(fit(data))
}
writeModels(new URL("../src/text/spans/material-weights.ts", import.meta.url), "train-material.mjs", models)

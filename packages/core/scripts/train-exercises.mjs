// Fits the model that tells exercises, riddles and texts to correct, which speak in the first person, from what people
// say of themselves.
//
//   node packages/core/scripts/train-exercises.mjs [--left-out]
//
// Learns from the frames of talk/exercises and talk/leads and from what people type; measures with --left-out on frames
// and messages left out. Writes src/text/spans/exercise-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import {
  EXERCISE_BUCKETS,
  exerciseFeatures,
  exerciseParts,
  MAX_ANNOUNCEMENT,
} from "../src/text/spans/exercise-model.ts"
import { findLead } from "../src/text/spans/lead-model.ts"
import { drawAlternatives, readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 60
const WISHES_DRAWN = 12
/** What people in talk/introductions type without a text by somebody else. */
const INTRODUCED = "hello safety life more changed again others moment question general wish".split(" ")
const FOLDS = 5
const WEIGHTS = { framed: 1, typed: 2 }

/** The headings of talk/leads/tune.txt with frames in the same language. */
const HEADINGS = new Map(
  Object.entries({
    English: "en",
    Deutsch: "de",
    Français: "fr",
    Español: "es",
    Italiano: "it",
    Português: "pt",
    Nederlands: "nl",
    Polski: "pl",
    Русский: "ru",
    日本語: "ja",
    中文: "zh",
  }),
)

/** First clauses that hand over a text, or behind which people speak for themselves. */
function readLeads() {
  let group
  return linesOf("leads/tune.txt").flatMap((line) => {
    if (line.startsWith("# ")) group = HEADINGS.get(line.slice(2).trim())
    if (group === undefined || !/^[+=-] /.test(line)) return []
    const texts = drawAlternatives(line.slice(2), line[0] === "+" ? DRAWN : 2 * DRAWN)
    const label = line[0] === "+" ? "given" : "own lead"
    return texts
      .filter((text) => text.trim() !== "")
      .map((text) => ({ label, text: text.trim(), group: `${group}.txt`, frame: text }))
  })
}

/** Wishes that last are no announcement. */
const wishes = readLabelledFrames("standing-wishes/frames/", WISHES_DRAWN)
  .filter(({ label }) => label !== "none")
  .map((one) => ({ ...one, label: "plain order" }))
const frames = [...readLabelledFrames("exercises/", DRAWN), ...readLeads(), ...wishes]

const people = ["tune/", "further/tune/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) => linesOf(`${folder}${name}/talk.jsonl`).map((line) => JSON.parse(line).user)),
)
const told = filesIn("stated/tune/")
  .flatMap((name) => linesOf(`stated/tune/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => line.replace(/^\S+ \S+ /, "").replace(/ \|.*/, ""))
const introductions = filesIn("introductions/tune/").flatMap((name) =>
  linesOf(`introductions/tune/${name}`).flatMap((line) => {
    const message = JSON.parse(line)
    return INTRODUCED.flatMap((field) => message[field] ?? [])
  }),
)
const typed = ["typed/"].flatMap((folder) =>
  filesIn(folder)
    .filter((name) => name.endsWith(".txt"))
    .flatMap((name) => linesOf(`${folder}${name}`).map((line) => line.replaceAll("\\n", "\n"))),
)
const sentences = filesIn("clauses/")
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))
  .filter(({ label }) => ["fact", "event", "moment", "wish"].includes(label))
  .map(({ text }) => text)
const matters = filesIn("matters/tune/").flatMap((name) =>
  linesOf(`matters/tune/${name}`).flatMap((line) => {
    const { tell, change, beside } = JSON.parse(line)
    return [tell, change, beside]
  }),
)
/** First words behind which somebody hands over a text are learned as such. */
const ordinary = [...people, ...told, ...introductions, ...typed, ...sentences, ...matters].filter(
  (text) => text?.trim() && !text.startsWith("#") && findLead(text)?.whose !== "given",
)
/** First words as people type them before the rest. */
function marked({ label, text, ...one }) {
  const bare = text.replace(/\s?[.。:：?？]$/u, "")
  const [colon, mark] = UNSPACED.test(text) ? ["：", "？"] : [":", "?"]
  const marks =
    label === "asks" || /^¿/.test(text) ? [colon, mark] : /[?？]$/u.test(text) ? [mark] : [colon, colon, " -"]
  return marks.map((end) => ({ ...one, label, text: `${bare}${end}` }))
}
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}]/u

const typedAs = (part) =>
  ordinary.flatMap((text) => {
    if (part === "whole") return text.length > MAX_ANNOUNCEMENT ? [] : [{ text, kind: "typed", right: 0, frame: text }]
    const found = exerciseParts(text)[part]
    return found === "" ? [] : [{ text: found, kind: "typed", right: 0, frame: found }]
  })
/** Each model with the labels of what it finds and of what it does not. */
const MODELS = {
  EXERCISE_LEAD: { yes: ["solve", "correct", "asks", "given"], no: ["own lead"], part: "lead" },
  EXERCISE_QUESTION: { yes: ["end", "sum"], no: ["own end"], part: "question" },
  ANNOUNCES: { yes: ["announce"], no: ["plain order", "own lead", "body", "own end"], part: "whole" },
  EXERCISE_END: { yes: ["end"], no: ["own end", "sum", "asks"], part: "question" },
}

const fit = (all) =>
  fitBuckets(
    drawBalanced(all, randomFrom(3), ({ kind }) => WEIGHTS[kind]),
    { buckets: EXERCISE_BUCKETS, steps: 8 * all.length, rate: 0.2, decay: 0.0001 },
  )
const isLeftOut = ({ frame }) => hashOf(frame) % FOLDS === 0
const models = {}
for (const [name, { yes, no, part }] of Object.entries(MODELS)) {
  const framed = frames
    .filter(({ label }) => yes.includes(label) || no.includes(label))
    .flatMap((one) => (part === "lead" ? marked(one) : [one]))
    .map((one) => ({ ...one, kind: "framed", right: yes.includes(one.label) ? 1 : 0 }))
  const data = [...framed, ...typedAs(part)].map((one) => ({ ...one, features: exerciseFeatures(one.text) }))
  if (process.argv.includes("--left-out")) {
    const model = fit(data.filter((one) => !isLeftOut(one)))
    const scored = data.filter(isLeftOut).map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
    for (const [title, list] of Map.groupBy(scored, ({ label = "typed" }) => label)) {
      const found = [0.3, 0.5, 0.7, 0.8, 0.9].map((least) => list.filter(({ score }) => score >= least).length)
      console.log(`${name}, ${title}, left out, from 0.3 0.5 0.7 0.8 0.9: ${found.join(" ")} of ${list.length}`)
    }
  }
  models[name] = shippedModel(fit(data))
}
writeModels(new URL("../src/text/spans/exercise-weights.ts", import.meta.url), "train-exercises.mjs", models)

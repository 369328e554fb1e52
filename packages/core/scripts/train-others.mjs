// Fits the models that tell whether a sentence is about somebody else's life, and whether it is only about this moment.
//
//   node packages/core/scripts/train-others.mjs [--left-out] [--show]
//
// Learns from talk/others, talk/clauses, talk/letters and the halves for tuning of talk/introductions and talk/matters, measures with --left-out on
// files and people left out, and writes src/defaults/reader/others-weights.ts. `--show` lists what people left out state of themselves and the models
// take for neither. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { SAFETY_BUCKETS as BUCKETS, safetyFeatures } from "../src/defaults/reader/safety-model.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { readFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 6
const RATE = 0.15
const DECAY = 0.0001
/** Sentences drawn of each frame. */
const DRAWN = 40
/** A sentence of a frame counts less than one that somebody typed. */
const WEIGHTS = { frame: 0.3, typed: 1 }
const FOLDS = 5

const talk = new URL("../talk/", import.meta.url)
const filesIn = (folder) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
const rowsOf = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const sentencesIn = (text) => sentencesOf(text).map((one) => one.text)
const typed = (text, group, about) => ({ kind: "typed", text, group, about })

/** What a sentence is about, by the label of a clause. What asks states nothing of either. */
const ABOUT = { other: "others", hearsay: "others", moment: "moment", fact: "own", wish: "own", event: "own" }

const readClauses = () =>
  filesIn("clauses/").flatMap((name) =>
    rowsOf(`clauses/${name}`).map(({ text, label }) => typed(text, name, ABOUT[label] ?? "asks")),
  )

/** The words that state something, and the sentences that they stand in. */
const toldIn = (message, spans, group) =>
  spans.flatMap((span) =>
    [span, ...sentencesIn(message).filter((text) => text.includes(span))].map((text) => typed(text, group, "own")),
  )

/** Fields of an introduction of which the first sentence is about something else. */
const FIELDS = {
  others: "others",
  hearsay: "others",
  moment: "moment",
  imagined: "asks",
  question: "asks",
  general: "asks",
}

const readIntroductions = () =>
  filesIn("introductions/tune/").flatMap((name) =>
    rowsOf(`introductions/tune/${name}`).flatMap((person, at) => {
      const group = `${name} ${at}`
      const told = ["hello", "safety", "life"].flatMap((field) =>
        toldIn(
          person[field] ?? "",
          (person[`${field}Facts`] ?? []).map(({ span }) => span),
          group,
        ),
      )
      const others = Object.entries(FIELDS).flatMap(([field, about]) =>
        sentencesIn(person[field] ?? "")
          .slice(0, 1)
          .map((text) => typed(text, group, about)),
      )
      return [...told, ...others]
    }),
  )

const readMatters = () =>
  filesIn("matters/tune/").flatMap((name) =>
    rowsOf(`matters/tune/${name}`).flatMap(({ tell, span }) => toldIn(tell, [span], name)),
  )

const readLetters = () =>
  filesIn("letters/").flatMap((name) =>
    rowsOf(`letters/${name}`).flatMap(({ letterFacts = [] }, at) =>
      letterFacts.map(({ span }) => typed(span, `${name} ${at}`, "own")),
    ),
  )

const SIGNS = { "+": "own", "-": "others", "?": "moment" }
const framed = readFrames("others/", DRAWN).map(({ sign, text, group }) => ({
  kind: "frame",
  text,
  group,
  about: SIGNS[sign],
}))

const data = [...readClauses(), ...readIntroductions(), ...readMatters(), ...readLetters(), ...framed].map((one) => ({
  ...one,
  features: safetyFeatures(one.text),
}))

/** What a model learns: what it finds, among all that is not left open to it. */
const HEADS = { others: () => true, moment: ({ about }) => about !== "asks" && about !== "others" }
const examplesOf = (head) => data.filter(HEADS[head]).map((one) => ({ ...one, right: one.about === head ? 1 : 0 }))

function fit(all) {
  const draw = drawBalanced(all, randomFrom(5), ({ kind }) => WEIGHTS[kind])
  return fitBuckets(draw, { buckets: BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

const isLeftOut = ({ group, kind }) => kind !== "frame" && hashOf(group) % FOLDS === 0

function reportLeftOut(head) {
  const all = examplesOf(head)
  const model = fit(all.filter((one) => !isLeftOut(one)))
  const scored = all.filter(isLeftOut).map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
  for (const limit of [0.5, 0.7, 0.8, 0.9]) {
    const rate = (right) => {
      const those = scored.filter((one) => one.right === right)
      return `${those.filter(({ score }) => score >= limit).length} of ${those.length}`
    }
    console.log(`people left out, ${head} from ${limit}: ${rate(1)} found, ${rate(0)} others`)
  }
  if (process.argv.includes("--show"))
    for (const { score, about, text } of scored)
      if (about === "own" && score >= 0.8) console.log(score.toFixed(2), text)
}

if (process.argv.includes("--left-out")) for (const head of Object.keys(HEADS)) reportLeftOut(head)
writeModels(
  new URL("../src/defaults/reader/others-weights.ts", import.meta.url),
  "train-others.mjs",
  Object.fromEntries(Object.keys(HEADS).map((head) => [head.toUpperCase(), shippedModel(fit(examplesOf(head)))])),
)

// Trains the model that tells what people say and ask of their day from sentences about somebody's words or a part that is played, and measures it.
//
//   node packages/core/scripts/train-everyday.mjs [--show]
//
// Learns from the frames of talk/beside, and from what stands beside pasted texts in the halves for tuning of talk/planted, talk/pasted,
// talk/handed, talk/situations, talk/introductions and talk/letters, against sentences of talk/introductions/tune and
// talk/clauses; from the clauses of scripts/spans both. Measures models that have not seen a fold. `--show` lists the misses of the frames. Writes src/text/spans/everyday-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { EVERYDAY_BUCKETS, everydayFeatures } from "../src/text/spans/everyday-model.ts"
import { readFrames } from "./frames.mjs"
import { jsonIn, readBesideTexts, sentencesIn, without } from "./spans/around-texts.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readClauses, readPatterns } from "./spans/messages.mjs"

const FOLDS = 4
/** Sentences drawn of each frame. */
const DRAWN = 6
const WEIGHTS = { frame: 1, beside: 0.5, around: 1, letter: 0.3, clauses: 0.5, talk: 0.25 }
const EPOCHS = 30
const RATE = 0.1
const DECAY = 0.001
const LEVELS = [0.3, 0.5, 0.7, 0.9]

const labelled = (right, from) => (text) => ({ right, from, text, fold: hashOf(text) % FOLDS })
const frames = readFrames("beside/", DRAWN).map(({ sign, text }) => ({
  ...labelled(sign === "+" ? 1 : 0, "frame")(text),
  fold: hashOf(text.slice(0, 12)) % FOLDS,
}))
const beside = readBesideTexts().map(labelled(1, "beside"))
const people = jsonIn("introductions/tune/")
/** Whole messages of which somebody else wrote a part: what stands around it, and its greetings and wishes. */
const pastes = [...people, ...jsonIn("letters/")].filter(
  ({ beside, pasted }) => beside !== undefined && pasted !== undefined,
)
const spansOf = ({ own = [] }) => own.map(({ span }) => span)
const around = pastes.flatMap((one) => {
  const fold = hashOf(one.beside) % FOLDS
  const lead = without(one.beside, [one.pasted, ...spansOf(one)])
  const rest = without(one.pasted, one.planted ?? [])
  return [
    ...sentencesIn(lead).map((text) => ({ ...labelled(1, "around")(text), fold })),
    ...sentencesIn(rest).map((text) => ({ ...labelled(1, "letter")(text), fold })),
  ]
})
const talked = [
  ...people.flatMap(({ hello, safety, life, moment, question, general }) =>
    [hello, safety, life, moment, question, general].flatMap((one) => (one ? sentencesIn(one) : [])),
  ),
  ...jsonIn("clauses/")
    .filter(({ label }) => ["fact", "event", "moment", "question"].includes(label))
    .flatMap(({ text }) => sentencesIn(text)),
].map(labelled(0, "talk"))
/** Requests about texts, and what people state and ask, of the segmenter. */
const ABOUT = { request: 1, statement: 0, task: 0 }
const clauses = [
  ...readClauses().filter(({ role }) => role in ABOUT),
  ...readPatterns("text-questions", 4).map((one) => ({ ...one, role: "request" })),
].map(({ role, text, fold }) => ({ ...labelled(ABOUT[role], "clauses")(text), fold: fold % FOLDS }))
const data = [...frames, ...beside, ...clauses, ...around, ...talked].map((one) => ({
  ...one,
  features: everydayFeatures(one.text),
}))

const fit = (all, seed) =>
  fitBuckets(
    drawBalanced(all, randomFrom(seed), ({ from }) => WEIGHTS[from]),
    { buckets: EVERYDAY_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY },
  )
const models = fitWithout(data, FOLDS, fit)
for (const from of Object.keys(WEIGHTS))
  for (const right of [0, 1]) {
    const those = data.filter((one) => one.from === from && one.right === right)
    if (those.length > 0)
      console.log(
        `${from} ${right === 1 ? "about words" : "everyday"}: ${countLeftOut(those, models, LEVELS)} of ${those.length} reach ${LEVELS}`,
      )
  }
if (process.argv.includes("--show"))
  for (const one of data.filter(({ from }) => from === "frame")) {
    const chance = probabilityOf(one.features, models[one.fold])
    if (chance >= 0.5 !== (one.right === 1)) console.log(one.right, chance.toFixed(2), one.text)
  }
writeModel(
  new URL("../src/text/spans/everyday-weights.ts", import.meta.url),
  "train-everyday.mjs",
  "EVERYDAY",
  shippedModel(fit(data, 0)),
)

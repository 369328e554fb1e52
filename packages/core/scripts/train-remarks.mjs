// Trains the model that tells what people say behind any statement of theirs, a sigh, a thank-you or a call for advice, and measures it.
//
//   node packages/core/scripts/train-remarks.mjs [--show]
//
// Learns from the frames of talk/remarks, against those about words in talk/beside, what stands beside pasted texts in the halves for tuning of
// talk/planted, talk/pasted, talk/handed and talk/situations, the sentences of these texts, and what is stated, wished and asked in talk/clauses and the clauses of
// scripts/spans, and short statements of talk/frames. Measures models that have not seen a fold. `--show` lists the misses of the frames. Writes src/text/spans/remark-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { EVERYDAY_BUCKETS, everydayFeatures } from "../src/text/spans/everyday-model.ts"
import { readFrames } from "./frames.mjs"
import { jsonIn, readBesideTexts, sentencesIn } from "./spans/around-texts.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readClauses, readPatterns } from "./spans/messages.mjs"
import { readShortStatements } from "./spans/situations.mjs"

const FOLDS = 4
/** Sentences drawn of each frame. */
const DRAWN = 5
const WEIGHTS = {
  frame: 2,
  alike: 6,
  beside: 0.5,
  words: 0.5,
  pasted: 0.25,
  short: 0.3,
  stated: 0.3,
  asked: 0.15,
  clauses: 0.4,
}
const EPOCHS = 25
const RATE = 0.1
const DECAY = 0.0005
const LEVELS = [0.3, 0.5, 0.7, 0.9]
/** Labels of talk/clauses that are no remarks. */
const STATED = new Set(["fact", "wish", "hearsay", "forget", "hypothetical", "event"])

const labelled = (right, from) => (text) => ({ right, from, text, fold: hashOf(text) % FOLDS })
const frames = readFrames("remarks/", DRAWN).map(({ sign, text }) => ({
  ...(sign === "+" ? labelled(1, "frame") : labelled(0, "alike"))(text),
  fold: hashOf(text.slice(0, 12)) % FOLDS,
}))
const known = new Set(frames.filter(({ right }) => right === 1).map(({ text }) => text.toLowerCase()))
const words = readFrames("beside/", DRAWN)
  .filter(({ sign }) => sign === "+")
  .map(({ text }) => labelled(0, "words")(text))
const pasted = [
  ...jsonIn("planted/tune/").flatMap(({ pasted: texts = [] }) => texts),
  ...jsonIn("pasted/tune/").flatMap(({ text }) => text.match(/(?<=⟦)[^⟧]*(?=⟧)/gu) ?? []),
]
const clauses = jsonIn("clauses/")
const others = [
  ...readBesideTexts().map(labelled(0, "beside")),
  ...words,
  ...pasted.flatMap(sentencesIn).map(labelled(0, "pasted")),
  ...readShortStatements().map(({ text }) => labelled(0, "short")(text)),
  ...clauses.filter(({ label }) => STATED.has(label)).map(({ text }) => labelled(0, "stated")(text)),
  ...clauses
    .filter(({ label }) => label === "task" || label === "request")
    .map(({ text }) => labelled(0, "asked")(text)),
  ...[
    ...readClauses().filter(({ role }) => role === "request" || role === "statement"),
    ...readPatterns("text-questions", 4),
  ].map(({ text }) => labelled(0, "clauses")(text)),
].filter(({ text }) => !known.has(text.toLowerCase()))
const data = [...frames, ...others].map((one) => ({ ...one, features: everydayFeatures(one.text) }))

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
        `${from} ${right === 1 ? "remarks" : "others"}: ${countLeftOut(those, models, LEVELS)} of ${those.length} reach ${LEVELS}`,
      )
  }
if (process.argv.includes("--show"))
  for (const one of data.filter(({ from }) => from === "frame" || from === "alike")) {
    const chance = probabilityOf(one.features, models[one.fold])
    if (chance >= 0.5 !== (one.right === 1)) console.log(one.right, chance.toFixed(2), one.text)
  }
writeModel(
  new URL("../src/text/spans/remark-weights.ts", import.meta.url),
  "train-remarks.mjs",
  "REMARK",
  shippedModel(fit(data, 0)),
)

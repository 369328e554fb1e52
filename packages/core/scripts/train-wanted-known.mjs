// Trains what tells a request to forget without a verb of forgetting ("I don't want you to know that …") from what
// somebody wants known, done or in answers ("I want you to know that …", "I'd like you to be more direct"), must not get
// ("I'm pregnant, so nothing with alcohol please") or wants to be rid of ("get rid of my back pain").
//
//   node packages/core/scripts/train-wanted-known.mjs
//
// Learns from the frames of talk/wishes/known and from the requests to forget for tuning, and measures on sentences left
// out. Writes src/turn/delete/wanted-known-weights.ts. The same data gives the same bytes. Needs Node 24.

import { sentencesOf } from "../src/text/sentences.ts"
import { CLAUSE_BUCKETS } from "../src/text/spans/clause-model.ts"
import { memoryRequestFeatures } from "../src/turn/memory-request-features.ts"
import { readFrames } from "./frames.mjs"
import { asked, matters, people, wishes } from "./requests/examples.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const FOLDS = 5
const DRAWN = 30

const framed = readFrames("wishes/known/", DRAWN).map(({ sign, text }) => ({ text, right: sign === "-" ? 1 : 0 }))
const requests = [...wishes("tune"), ...matters("tune"), ...asked("tune"), ...people()]
  .filter(({ role }) => role === "forget")
  .flatMap(({ text }) => [text, ...sentencesOf(text).map((one) => one.text)])
  .filter((text) => text.length <= 160)
const all = [...framed, ...[...new Set(requests)].map((text) => ({ text, right: 0 }))]
const data = all.map((one) => ({
  ...one,
  features: memoryRequestFeatures(one.text),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(`${framed.length} sentences of frames, ${data.length - framed.length} requests`)

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), () => 1),
    { buckets: CLAUSE_BUCKETS, steps: 12 * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
for (const [title, those] of [
  ["wanted known, done or in answers", data.filter(({ right }) => right === 1)],
  ["requests of frames", data.slice(0, framed.length).filter(({ right }) => right === 0)],
  ["requests of people", data.slice(framed.length)],
]) {
  const counts = countLeftOut(those, models, [0.5, 0.7, 0.9])
  console.log(`${title}, left out, from 0.5 0.7 0.9: ${counts.join(" ")} of ${those.length}`)
}
writeModel(
  new URL("../src/turn/delete/wanted-known-weights.ts", import.meta.url),
  "train-wanted-known.mjs",
  "WANTED_KNOWN",
  shippedModel(fit(data, 9)),
)

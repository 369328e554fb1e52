// Trains what tells a request to keep a message ("save this for later") from one not to ("keep this between us").
//
//   node packages/core/scripts/train-keep-requests.mjs
//
// Learns from the frames of talk/wishes/kept and talk/wishes/private and from the requests not to keep a message for
// tuning, and measures on sentences left out. Writes src/turn/remember/keep-request-weights.ts. The same data gives the
// same bytes. Needs Node 24.
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { wishWindows } from "../src/turn/remember/not-kept-features.ts"
import { drawAlternatives } from "./frames.mjs"
import { people, wishes } from "./requests/examples.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
const DRAWN = 40
const FACTS = [
  "my blood type is O negative",
  "ich parke hinten",
  "je suis né à Nantes",
  "vivo en Burgos",
  "sono di Parma",
  "我住在长沙",
]

/** The lines of a folder with a sign, alone and before what is told. */
const framesOf = (folder, sign, right) =>
  filesIn(folder).flatMap((name) =>
    linesOf(`${folder}${name}`)
      .filter((line) => line.startsWith(`${sign} `))
      .flatMap((line) => drawAlternatives(line.slice(2), DRAWN))
      .flatMap((text) => [
        text,
        text[0].toUpperCase() + text.slice(1),
        `${text}: ${FACTS[hashOf(text) % FACTS.length]}`,
      ])
      .map((text) => ({ text, right })),
  )
const kept = framesOf("wishes/kept/", "+", 1)
const privately = framesOf("wishes/private/", "+", 0)
const asked = [...wishes("tune"), ...people()]
  .filter(({ role }) => role === "private")
  .flatMap(({ text }) => wishWindows(text).map((window) => ({ text: window.text, right: 0 })))
const data = [...kept, ...privately, ...asked].map((one) => ({
  ...one,
  features: clauseFeatures(one.text),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(`${kept.length} and ${privately.length} sentences of frames, ${asked.length} windows of people`)

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), () => 1),
    { buckets: CLAUSE_BUCKETS, steps: 10 * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
for (const [title, those] of [
  ["requests to keep", data.slice(0, kept.length)],
  ["frames of requests not to", data.slice(kept.length, kept.length + privately.length)],
  ["people's requests not to", data.slice(kept.length + privately.length)],
]) {
  const counts = countLeftOut(those, models, [0.5, 0.7, 0.9])
  console.log(`${title}, left out, from 0.5 0.7 0.9: ${counts.join(" ")} of ${those.length}`)
}
writeModel(
  new URL("../src/turn/remember/keep-request-weights.ts", import.meta.url),
  "train-keep-requests.mjs",
  "KEEP_REQUEST",
  shippedModel(fit(data, 9)),
)

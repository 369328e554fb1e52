// Trains what tells a message that takes back the request to forget before it ("oh no don't, that's important") from what
// else people say there.
//
//   node packages/core/scripts/train-taken-back.mjs
//
// Learns from the frames of talk/wishes/back, of which every fifth is left out in turn, and from further requests to forget
// and other sentences. Measures on the messages for judging. Writes src/text/keeping/taken-back-weights.ts. The same data gives the same bytes. Needs Node 24.
import { WISH_BUCKETS } from "../src/text/keeping/keeping-features.ts"
import { takenBackFeatures } from "../src/text/keeping/taken-back-model.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { drawAlternatives } from "./frames.mjs"
import { frames, people, requests, sentences } from "./requests/examples.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
const DRAWN = 40
/** A longer request to forget says more than a message that takes one back, in characters. */
const MAX_FORGET = 80

/** The frames with a sign; all that is drawn of one frame is in one fold. */
const framesOf = (sign, right) =>
  filesIn("wishes/back/").flatMap((name) =>
    linesOf(`wishes/back/${name}`)
      .filter((line) => line.startsWith(`${sign} `))
      .flatMap((line) =>
        drawAlternatives(line.slice(2), DRAWN).map((text) => ({ text, right, fold: hashOf(line) % FOLDS })),
      ),
  )
const back = framesOf("+", 1)
const other = framesOf("-", 0)
const alone = (texts) => texts.map((text) => ({ text, right: 0, fold: hashOf(text) % FOLDS }))
const forgetting = alone(
  [...frames, ...requests, ...sentences("direct", "forget"), ...people()]
    .filter(({ role, text }) => role === "forget" && text.length <= MAX_FORGET)
    .map(({ text }) => text),
)
const otherwise = alone(
  filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line).text))
    .filter((_, at) => at % 3 === 0),
)
const data = [...back, ...other, ...forgetting, ...otherwise].map((one) => ({
  ...one,
  features: takenBackFeatures(one.text),
}))

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), () => 1),
    { buckets: WISH_BUCKETS, steps: 10 * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
let from = 0
for (const [title, those] of Object.entries({
  "taken back": back,
  "other messages": other,
  "requests to forget": forgetting,
  "everything else": otherwise,
})) {
  const counts = countLeftOut(data.slice(from, from + those.length), models, [0.5, 0.7, 0.9])
  console.log(`${title}, left out, from 0.5 0.7 0.9: ${counts.join(" ")} of ${those.length}`)
  from += those.length
}
const shipped = fit(data, 9)
for (const [sign, title] of [
  ["+", "taken back"],
  ["-", "other messages"],
]) {
  const judged = linesOf("wishes/judge/back.tsv")
    .map((line) => line.split("\t"))
    .filter(([, one]) => one === sign)
    .map(([, , text]) => probabilityOf(takenBackFeatures(text), shipped))
  const counts = [0.5, 0.7, 0.9].map((least) => judged.filter((chance) => chance >= least).length)
  console.log(`${title} of another writer, judged, from 0.5 0.7 0.9: ${counts.join(" ")} of ${judged.length}`)
}
writeModel(
  new URL("../src/text/keeping/taken-back-weights.ts", import.meta.url),
  "train-taken-back.mjs",
  "TAKEN_BACK",
  shippedModel(shipped),
)

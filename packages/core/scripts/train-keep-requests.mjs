// Trains what tells a request to keep a message ("save this for later") from one not to ("keep this between us") to
// forget ("drop that") and from everything else.
//
//   node packages/core/scripts/train-keep-requests.mjs
//
// Learns from the frames of talk/wishes/kept, talk/wishes/private and talk/wishes/frames and from the requests to forget
// and not to keep a message for tuning, and measures on sentences left out. Writes src/text/keeping/keep-request-weights.ts. The same data gives the
// same bytes. Needs Node 24.
import { WISH_BUCKETS, wishFeatures, wishWindows } from "../src/text/keeping/keeping-features.ts"
import { drawAlternatives } from "./frames.mjs"
import { frames, people, requests, sentences, wishes } from "./requests/examples.mjs"
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
const privately = [...framesOf("wishes/private/", "+", 0), ...framesOf("wishes/kept/", "!", 0)]
const asked = [...wishes("tune"), ...people()]
  .filter(({ role }) => role === "private")
  .flatMap(({ text }) => wishWindows(text).map((window) => ({ text: window.text, right: 0 })))
/** What a request to forget may name, alone in a frame. */
const THAT = { de: "das", en: "that", es: "eso", fr: "ça", it: "questo", ja: "それ", pt: "isso", zh: "这个" }
const MAX_FORGET = 120
const forgotten = [
  ...Object.entries(THAT).flatMap(([language, that]) =>
    linesOf(`wishes/frames/${language}.txt`)
      .filter((line) => line.startsWith("+ "))
      .map((line) => ({ text: line.slice(2).replaceAll("{x}", that) })),
  ),
  ...frames.filter(({ role }) => role === "forget"),
  ...requests.filter(({ role }) => role === "forget"),
  ...sentences("direct", "forget"),
  ...people().filter(({ role }) => role === "forget"),
]
  .filter(({ text }) => text.length <= MAX_FORGET)
  .map(({ text }) => ({ text, right: 0 }))
/** What people say and ask otherwise: of these every third. */
const otherwise = [
  ...framesOf("wishes/kept/", "-", 0),
  ...filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))
    .filter((_, at) => at % 3 === 0)
    .map(({ text }) => ({ text, right: 0 })),
]
const data = [...kept, ...privately, ...asked, ...forgotten, ...otherwise].map((one) => ({
  ...one,
  features: wishFeatures({ text: one.text, context: [] }),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(
  `${kept.length} and ${privately.length} sentences of frames, ${asked.length} windows of people, ${forgotten.length} requests to forget, ${otherwise.length} others`,
)

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), () => 1),
    { buckets: WISH_BUCKETS, steps: 10 * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
for (const [title, those] of [
  ["requests to keep", data.slice(0, kept.length)],
  ["frames of requests not to", data.slice(kept.length, kept.length + privately.length)],
  ["people's requests not to", data.slice(kept.length + privately.length, -forgotten.length - otherwise.length)],
  ["requests to forget", data.slice(-forgotten.length - otherwise.length, -otherwise.length)],
  ["everything else", data.slice(-otherwise.length)],
]) {
  const counts = countLeftOut(those, models, [0.5, 0.7, 0.9])
  console.log(`${title}, left out, from 0.5 0.7 0.9: ${counts.join(" ")} of ${those.length}`)
}
writeModel(
  new URL("../src/text/keeping/keep-request-weights.ts", import.meta.url),
  "train-keep-requests.mjs",
  "KEEP_REQUEST",
  shippedModel(fit(data, 9)),
)

// Trains the model that tells figures of speech in the form of a statement ("I'm allergic to meetings"), and measures it.
//
//   node packages/core/scripts/train-figures.mjs [--left-out] [--show]
//
// Learns from the frames of talk/figures, and as plain statements from those of talk/safety, most of talk/clauses, talk/stated and talk/introductions
// for tuning and talk/slips. `--left-out` measures on words of the frames' lists left out. `--show` lists the misses.
// Writes src/text/spans/figure-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { FIGURE_BUCKETS, FIGURE_FROM, figureFeatures } from "../src/text/figures-of-speech.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { readFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 80
const EPOCHS = 20
const RATE = 0.12
const WEIGHTS = { framed: 1, ordinary: 0.5 }
/** Of ordinary sentences every such one is left for measuring, and so is one in so many words of lists. */
const EVERY = 4
const FOLDS = 5

const talk = new URL("../talk/", import.meta.url)
const rowsIn = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesIn = (folder, end) =>
  readdirSync(new URL(folder, talk))
    .sort()
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}${name}`)
const framed = readFrames("figures/", DRAWN).map(({ sign, text, group }) => ({
  kind: "framed",
  group,
  text,
  right: sign === "+" ? 1 : 0,
}))
const told = [
  ...filesIn("clauses/", ".jsonl")
    .flatMap(rowsIn)
    .map((row) => JSON.parse(row).text),
  ...filesIn("stated/tune/", ".txt")
    .flatMap(rowsIn)
    .filter((row) => row.startsWith("+"))
    .map((row) => row.slice(row.indexOf(" ") + 1).split(" | ")[0]),
  ...filesIn("introductions/tune/", ".jsonl")
    .flatMap(rowsIn)
    .map((row) => JSON.parse(row))
    .flatMap(({ hello = "", safety = "", life = "", again = "" }) => [hello, safety, life, again])
    .flatMap((message) => sentencesOf(message).map(({ text }) => text)),
  ...filesIn("slips/", ".jsonl")
    .flatMap(rowsIn)
    .flatMap((row) => sentencesOf(JSON.parse(row).text).map(({ text }) => text)),
]
const health = readFrames("safety/", DRAWN)
  .filter(({ sign }) => sign === "+")
  .map(({ text, group }) => ({ kind: "framed", group, text, right: 0 }))
const withFeatures = (all) => all.map((one) => ({ ...one, features: figureFeatures(one.text) }))
const ordinary = told.map((text) => ({ kind: "ordinary", text, right: 0 }))
const learned = withFeatures([...framed, ...health, ...ordinary.filter((_, at) => at % EVERY !== 1)])
const unlearned = withFeatures(ordinary.filter((_, at) => at % EVERY === 1))

function fit(all) {
  const draw = drawBalanced(all, randomFrom(1), ({ kind }) => WEIGHTS[kind])
  return fitBuckets(draw, { buckets: FIGURE_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: 0 })
}

function report(of, all, model) {
  for (const right of [1, 0]) {
    const those = all.filter((one) => one.right === right)
    const found = those.filter(({ features }) => probabilityOf(features, model) >= FIGURE_FROM)
    console.log(`${of}, ${right ? "figures" : "others"}: ${found.length} of ${those.length}`)
    if (process.argv.includes("--show"))
      for (const one of those) if (found.includes(one) !== (right === 1)) console.log("  ", one.text)
  }
}

/** Some of what people are allergic to and of what they only say so of. */
const leftOut = filesIn("figures/", ".txt").flatMap((path) =>
  rowsIn(path)
    .filter((row) => /^[ab] = /.test(row))
    .flatMap((row) => row.slice(4).split(" | "))
    .filter((one) => hashOf(one) % FOLDS === 0)
    .map((one) => one.toLowerCase()),
)
if (process.argv.includes("--left-out")) {
  const isLeftOut = ({ kind, text }) =>
    kind === "framed" &&
    leftOut.some((one) => text.toLowerCase().includes(one)) &&
    !health.some((one) => one.text === text)
  report("words left out", learned.filter(isLeftOut), fit(learned.filter((one) => !isLeftOut(one))))
}
const model = shippedModel(fit(learned))
report(
  "frames",
  learned.filter(({ kind }) => kind === "framed"),
  model,
)
report("ordinary sentences that it did not learn", unlearned, model)
writeModel(new URL("../src/text/spans/figure-weights.ts", import.meta.url), "train-figures.mjs", "FIGURE", model)

// Trains what says whether a statement about home, work, name or age is limited: to a time that is over or has not come, to
// a while or a part of the time, or to a game, a document or somebody's opinion.
//
//   node packages/core/scripts/train-limits.mjs [--show]
//
// Learns from the frames of talk/limits and from facts of talk/clauses, which hold without a limit, and measures on
// frames left out. Writes src/defaults/rules/limit-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { readFrames } from "./frames.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const talk = new URL("../talk/", import.meta.url)
const FOLDS = 5
const DRAWN = 160
const ABOUT = new Set(["home", "job", "employer", "name", "age", "studies", "partner", "marital status"])

const framed = readFrames("limits/", DRAWN).map(({ sign, text }) => ({ text, right: sign === "+" ? 1 : 0, weight: 1 }))
const typed = readdirSync(new URL("clauses/", talk))
  .sort()
  .flatMap((name) =>
    readFileSync(new URL(`clauses/${name}`, talk), "utf8")
      .trim()
      .split("\n"),
  )
  .flatMap((line) => {
    const { text, label, attribute, how } = JSON.parse(line)
    const isHeld = label === "fact" && ABOUT.has(attribute) && (how === "new" || how === "replace")
    return isHeld && text.length <= 120 ? [{ text, right: 0, weight: 6 }] : []
  })
const data = [...framed, ...typed].map((one) => ({
  ...one,
  features: clauseFeatures(one.text),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(`${framed.length} sentences of frames, ${typed.length} typed`)

const fit = (all, seed) =>
  fitBuckets(
    drawBalanced(all, randomFrom(seed), ({ weight }) => weight),
    { buckets: CLAUSE_BUCKETS, steps: 25 * all.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
for (const [title, list] of [
  ["limited", data.filter(({ right }) => right === 1)],
  ["others of frames", data.slice(0, framed.length).filter(({ right }) => right === 0)],
  ["typed", data.slice(framed.length)],
]) {
  const counts = countLeftOut(list, models, [0.5, 0.7, 0.9])
  console.log(`${title}, left out, from 0.5 0.7 0.9: ${counts.join(" ")} of ${list.length}`)
}
if (process.argv.includes("--show")) {
  for (const { text, right, features, fold } of data.slice(framed.length)) {
    if (right === 0 && probabilityOf(features, models[fold]) >= 0.7) console.log("  ", text)
  }
}
writeModel(
  new URL("../src/defaults/rules/limit-weights.ts", import.meta.url),
  "train-limits.mjs",
  "LIMIT",
  shippedModel(fit(data, 9)),
)

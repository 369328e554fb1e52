// Trains the model that tells tests, games, fiction and jokes in the first person from what people say of themselves, and measures it.
//
//   node packages/core/scripts/train-made-up.mjs [--show]
//
// Learns from talk/made-up/tune, and as ordinary sentences from every fourth of talk/clauses and from talk/stated/tune. Measures each voice of the
// half for tuning with a model that has not seen it, talk/made-up/judge, whose voices are others, and other sentences of
// talk/clauses. `--show` lists the misses of the half for tuning. Writes src/text/spans/made-up-weights.ts. The same data
// gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { MADE_UP_BUCKETS, madeUpFeatures } from "../src/text/spans/made-up-features.ts"
import { MADE_UP_FROM, scoreMadeUp } from "../src/text/spans/made-up-model.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { randomFrom } from "./spans/messages.mjs"

const WEIGHTS = { labelled: 1, ordinary: 0.15 }
const EVERY = 4
const EPOCHS = 15
const RATE = 0.1
const DECAY = 0.001

const talk = new URL("../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()
const withFeatures = (all) => all.map((one) => ({ ...one, features: madeUpFeatures(one.text) }))

/** "> " begins a sentence that is made up, ". " one that is not, and "# " another voice. */
function readHalf(half) {
  return filesIn(`made-up/${half}/`).flatMap((name) => {
    let voice = 0
    return linesOf(`made-up/${half}/${name}`).flatMap((line) => {
      if (line.startsWith("#")) voice++
      const one = { right: line[0] === ">" ? 1 : 0, text: line.slice(2), language: name.slice(0, 2), voice }
      return line.startsWith("#") ? [] : [{ ...one, from: "labelled" }]
    })
  })
}

const ORDINARY = new Set(["fact", "event", "moment", "wish"])
const clauses = filesIn("clauses/")
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))
  .filter(({ label }) => ORDINARY.has(label))
  .map(({ text }) => ({ right: 0, text, from: "ordinary" }))

/** What people plainly say of themselves. */
const plain = filesIn("stated/tune/")
  .flatMap((name) => linesOf(`stated/tune/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => ({ right: 0, text: line.replace(/^\S+ /, "").replace(/ \|.*/, ""), from: "labelled" }))

/** What stands behind the words that say so is no different from what people tell of themselves. */
const behind = readHalf("tune")
  .filter(({ right }) => right === 1)
  .flatMap(({ text }) => text.match(/(?<=.{12}[:：,，、。] ?)\p{L}.*/u) ?? [])
  .map((text) => ({ right: 0, text, from: "ordinary" }))

/** Logistic regression by AdaGrad. Both labels weigh the same in all. */
function fit(all) {
  const random = randomFrom(1)
  const weights = new Float64Array(MADE_UP_BUCKETS)
  const squares = new Float64Array(MADE_UP_BUCKETS).fill(0.05)
  const model = { bias: 0, scale: 1, weights }
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.right === label ? WEIGHTS[one.from] : 0), 0))
  for (let step = 0; step < EPOCHS * all.length; step++) {
    const { features, right, from } = all[Math.floor(random() * all.length)]
    const share = (totals[0] + totals[1]) / (2 * totals[right])
    const error = (scoreMadeUp(features, model) - right) * WEIGHTS[from] * share
    model.bias -= 0.01 * error
    const root = Math.sqrt(features.length)
    for (const bucket of features) {
      const slope = error / root + DECAY * weights[bucket]
      squares[bucket] += slope * slope
      weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
    }
  }
  return model
}

function report(name, all, model, shows = false) {
  const scoreOf = ({ features }) => scoreMadeUp(features, model)
  const of = (right) => {
    const those = all.filter((one) => one.right === right)
    return `${those.filter((one) => scoreOf(one) >= MADE_UP_FROM).length} of ${those.length}`
  }
  console.log(`${name}: found ${of(1)} made up, ${of(0)} others`)
  if (shows && process.argv.includes("--show"))
    for (const one of all)
      if (scoreOf(one) >= MADE_UP_FROM !== (one.right === 1))
        console.log("  ", one.right, scoreOf(one).toFixed(2), one.language, one.text)
}

const tune = withFeatures(readHalf("tune"))
const ordinary = withFeatures([...clauses.filter((_, at) => at % EVERY === 0), ...plain, ...behind])
for (const voice of new Set(tune.map((one) => one.voice)))
  report(
    `voice ${voice} left out`,
    tune.filter((one) => one.voice === voice),
    fit([...tune.filter((one) => one.voice !== voice), ...ordinary]),
    true,
  )
const fitted = fit([...tune, ...ordinary])
const model = quantize({ bias: [fitted.bias], weights: fitted.weights })
const written = { bias: model.bias[0], scale: model.scale, weights: model.weights }
report("tune", tune, written, true)
const judge = withFeatures(readHalf("judge"))
report("judge", judge, written)
const stated = filesIn("stated/judge/")
  .flatMap((name) => linesOf(`stated/judge/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => ({ right: 0, text: line.replace(/^\S+ /, "").replace(/ \|.*/, "") }))
report("plain statements that it did not learn", withFeatures(stated), written)
report("ordinary sentences that it did not learn", withFeatures(clauses.filter((_, at) => at % EVERY === 1)), written)
writeFileSync(
  new URL("../src/text/spans/made-up-weights.ts", import.meta.url),
  `// Written by scripts/train-made-up.mjs.
export const MADE_UP_BIAS = ${written.bias}
export const MADE_UP_SCALE = ${written.scale}
export const MADE_UP_WEIGHTS: string =
  "${Buffer.from(written.weights.buffer).toString("base64")}"
`,
)

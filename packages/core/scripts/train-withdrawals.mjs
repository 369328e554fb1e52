// Fits the models that tell whether a sentence withdraws an allergy, a medicine or a standing wish, and which matter a wish
// is about.
//
//   node packages/core/scripts/train-withdrawals.mjs [--left-out] [--show]
//
// Trains on talk/withdrawals and on sentences of talk/clauses and of the tuning half of talk/matters, which withdraw
// nothing; measures on frames and people left out (--left-out), and writes src/text/topics/withdrawal-weights.ts. The
// same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { endingFeatures } from "../src/text/topics/ending-model.ts"
import {
  scoreClasses,
  WISHED,
  WISHED_BUCKETS,
  WITHDRAWALS,
  WITHDRAWN_BUCKETS,
} from "../src/text/topics/withdrawal-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 12
const RATE = 0.5
const DECAY = 0.00005
/** Sentences drawn of each frame. */
const DRAWN = 60
/** What somebody typed counts more than a sentence of a frame. */
const TYPED = 2
/** The share of features that a sentence keeps each time, so that no single run of words decides. */
const KEPT = 0.8
const FOLDS = 5
const NOTHING = 0

const talk = new URL("../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()

/** Sentences of the frames: `set` states a wish, another label withdraws what it names, and `none` nothing. */
function readFrames() {
  return readLabelledFrames("withdrawals/frames/", DRAWN).map(({ label, text, frame }) => {
    const of = label.replace(/^set /, "")
    const wished = WISHED.indexOf(of)
    const kind = label.startsWith("set ") || label === "none" ? "nothing" : wished < 0 ? label : "wish"
    return { kind: WITHDRAWALS.indexOf(kind), wished, text, weight: 1, group: frame }
  })
}

const MAY_WITHDRAW = new Set(["allergy", "medication", "health", "answer style"])

function readTyped() {
  const none = (text, group) => ({ kind: NOTHING, wished: -1, text, weight: TYPED, group })
  const clauses = filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(`clauses/${name}`).flatMap((line) => {
        const { text, attribute, how } = JSON.parse(line)
        const isChange = how === "end" || how === "replace"
        return isChange && MAY_WITHDRAW.has(attribute) ? [] : [none(text, name)]
      }),
    )
  const matters = filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { tell, beside, again, ask } = JSON.parse(line)
      return [tell, beside, again, ...ask.slice(0, 1)]
        .flatMap((text) => sentencesOf(text ?? "").map((one) => one.text))
        .map((text) => none(text, name))
    }),
  )
  return [...clauses, ...matters]
}

/** Softmax regression by AdaGrad (Duchi, Hazan and Singer 2011). */
function fit(all, classes, buckets, labelOf) {
  const size = classes.length
  const model = { bias: classes.map(() => 0), scale: 1, weights: new Float64Array(buckets * size) }
  const squares = new Float64Array(buckets * size).fill(0.02)
  const random = randomFrom(7)
  const order = [...all.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const place of order) {
      const one = all[place]
      const features = one.features.filter(() => random() < KEPT)
      const root = Math.sqrt(Math.max(1, features.length))
      for (const [at, chance] of scoreClasses(features, buckets, model).entries()) {
        const error = (chance - (at === labelOf(one) ? 1 : 0)) * one.weight
        model.bias[at] -= 0.01 * error
        for (const hash of features) {
          const slot = (hash & (buckets - 1)) * size + at
          const slope = error / root + DECAY * model.weights[slot]
          squares[slot] += slope * slope
          model.weights[slot] -= (RATE * slope) / Math.sqrt(squares[slot])
        }
      }
    }
  }
  return model
}

const fitBoth = (all) => ({
  withdrawn: fit(all, WITHDRAWALS, WITHDRAWN_BUCKETS, ({ kind }) => kind),
  wished: fit(
    all.filter(({ wished }) => wished >= 0),
    WISHED,
    WISHED_BUCKETS,
    ({ wished }) => wished,
  ),
})

function report(name, { withdrawn, wished }, all) {
  const done = all.map((one) => {
    const chances = scoreClasses(one.features, WITHDRAWN_BUCKETS, withdrawn)
    return { ...one, chances, best: chances.indexOf(Math.max(...chances)) }
  })
  const [ends, others] = [done.filter(({ kind }) => kind !== NOTHING), done.filter(({ kind }) => kind === NOTHING)]
  for (const limit of [0.5, 0.6, 0.8, 0.9]) {
    const right = ends.filter(({ kind, chances }) => chances[kind] >= limit).length
    const wrong = others.filter(({ best, chances }) => best !== NOTHING && chances[best] >= limit).length
    console.log(`${name} from ${limit}: ${right} of ${ends.length} withdrawals; ${wrong} of ${others.length} others`)
  }
  const wishes = all.filter((one) => one.wished >= 0)
  const right = wishes.filter(({ features, wished: label }) => {
    const chances = scoreClasses(features, WISHED_BUCKETS, wished)
    return chances.indexOf(Math.max(...chances)) === label
  }).length
  console.log(`${name}: the matter of ${right} of ${wishes.length} wishes`)
  if (!process.argv.includes("--show")) return
  const shown = new Set()
  for (const { group, kind, best, chances, text } of done) {
    if (kind === best || shown.has(group)) continue
    shown.add(group)
    console.log(`  ${WITHDRAWALS[kind]} as ${WITHDRAWALS[best]} ${chances[best].toFixed(2)}: ${text}`)
  }
}

/** Weights as bytes with one scale. */
function quantized({ bias, weights }) {
  const scale = Number((weights.reduce((found, weight) => Math.max(found, Math.abs(weight)), 0) / 127).toPrecision(6))
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  return { bias: bias.map((one) => Number(one.toPrecision(3))), scale, weights: small }
}

const withFeatures = (all) => all.map((one) => ({ ...one, features: endingFeatures(one.text) }))
const frames = withFeatures(readFrames())
const typed = withFeatures(readTyped())
console.log(`${frames.length} sentences of frames, ${typed.length} that people typed`)
if (process.argv.includes("--left-out")) {
  const isOut = ({ group }) => hashOf(group) % FOLDS === 0
  const model = fitBoth([...frames, ...typed].filter((one) => !isOut(one)))
  report("frames left out", model, frames.filter(isOut))
  report("people left out", model, typed.filter(isOut))
}
const both = fitBoth([...frames, ...typed])
const [withdrawn, wished] = [quantized(both.withdrawn), quantized(both.wished)]
report("frames", { withdrawn, wished }, frames)
report("typed", { withdrawn, wished }, typed)
const bytes = ({ weights }) => Buffer.from(weights.buffer).toString("base64")
const written = Object.entries({ WITHDRAWN: withdrawn, WISHED: wished }).map(
  ([name, model]) => `export const ${name}_BIAS: readonly number[] = [${model.bias.join(", ")}]
export const ${name}_SCALE = ${model.scale}
export const ${name}_WEIGHTS: string =
  "${bytes(model)}"
`,
)
writeFileSync(
  new URL("../src/text/topics/withdrawal-weights.ts", import.meta.url),
  `// Written by scripts/train-withdrawals.mjs.\n${written.join("")}`,
)

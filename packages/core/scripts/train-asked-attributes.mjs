// Fits the model of the attribute that a question about the user's life asks for, and measures it.
//
//   node packages/core/scripts/train-asked-attributes.mjs
//
// Learns from talk/questions, whose groups of own questions are named after an attribute, from the questions of
// talk/matters/tune, whose attribute is that of the statement that answers them, and from talk/related. Measures on
// talk/matters/judge and writes src/turn/recall/asked-attribute-weights.ts. The same data gives the same bytes. Needs Node 24.
import { existsSync, readdirSync, writeFileSync } from "node:fs"
import {
  ATTRIBUTE_BUCKETS,
  ATTRIBUTES,
  attributeChances,
  attributeFeatures,
  scoreAttributes,
  softmax,
} from "../src/text/topics/attribute-model.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { randomFrom } from "./spans/messages.mjs"
import { linesOf, talk } from "./talk-files.mjs"

const EPOCHS = 20
const DROPPED = 0.4
/** An answer tells an attribute from this probability on. */
const CERTAIN = 0.6
const OTHER = ATTRIBUTES.indexOf("other")

const files = (folder) => (existsSync(new URL(folder, talk)) ? readdirSync(new URL(folder, talk)).sort() : [])

function writtenQuestions() {
  return files("questions/").flatMap((name) => {
    let attribute = -1
    return linesOf(`questions/${name}`).flatMap((line) => {
      if (line.startsWith("## ")) attribute = ATTRIBUTES.indexOf(line.replace("## own ", ""))
      return attribute < 0 || line.startsWith("#") || line.trim() === "" ? [] : [{ text: line, attribute }]
    })
  })
}

/** The questions of matters with the attribute that their answer tells. */
function mattersOf(half) {
  return files(`matters/${half}/`).flatMap((name) =>
    linesOf(`matters/${half}/${name}`).flatMap((line) => {
      const { ask, span, tell, general } = JSON.parse(line)
      const chances = attributeChances(span)
      const most = Math.max(...chances)
      return ask.map((text) => ({
        text,
        attribute: chances.indexOf(most),
        chance: most,
        tell,
        general,
        language: name.slice(0, 2),
      }))
    }),
  )
}

function fit(questions, seed) {
  const random = randomFrom(seed)
  const examples = questions.map(({ text, attribute }) => ({ attribute, features: attributeFeatures(text) }))
  const count = ATTRIBUTES.length
  const weights = new Float32Array(ATTRIBUTE_BUCKETS * count)
  const squares = new Float32Array(weights.length).fill(1)
  const sum = new Float64Array(weights.length)
  let moments = 0
  const steps = examples.length * EPOCHS
  for (let step = 0; step < steps; step++) {
    const { attribute, features: all } = examples[Math.floor(random() * examples.length)]
    const features = all.filter(() => random() >= DROPPED)
    const shares = softmax(scoreAttributes(features, weights))
    for (const bucket of features)
      for (const [at, share] of shares.entries()) {
        const place = bucket * count + at
        const slope = share - Number(at === attribute) + 0.01 * weights[place]
        squares[place] += slope * slope
        weights[place] -= (0.2 * slope) / Math.sqrt(squares[place])
      }
    if (step > 0.8 * steps && step % Math.ceil(steps / 200) === 0) {
      moments++
      for (const [at, weight] of weights.entries()) sum[at] += weight
    }
  }
  return Float32Array.from(sum, (one) => one / moments)
}

const matters = mattersOf("tune").filter(({ chance }) => chance >= CERTAIN)
const learned = [...writtenQuestions(), ...matters]
const { weights, scale } = quantize({ weights: fit(learned, 1) })
writeFileSync(
  new URL("../src/turn/recall/asked-attribute-weights.ts", import.meta.url),
  `// Written by scripts/train-asked-attributes.mjs.\nexport const ASKED_SCALE = ${scale}\nexport const ASKED_WEIGHTS: string =\n  "${Buffer.from(weights.buffer).toString("base64")}"\n`,
)
console.log(`${learned.length} questions learned, ${matters.length} of them from matters`)

const asked = (text) => softmax(scoreAttributes(attributeFeatures(text), weights, scale))
const agreement = (one, other) => one.reduce((sum, chance, at) => sum + (at === OTHER ? 0 : chance * other[at]), 0)
const judged = mattersOf("judge")
const certain = judged.filter(({ chance, attribute }) => chance >= CERTAIN && attribute !== OTHER)
for (const limit of [0.2, 0.35, 0.5]) {
  const share = (list, test) => `${((100 * list.filter(test).length) / list.length).toFixed(1)} % of ${list.length}`
  console.log(
    `agreement from ${limit}: with its answer ${share(judged, ({ text, tell }) => agreement(asked(text), attributeChances(tell)) >= limit)},`,
    `where that tells an attribute ${share(certain, ({ text, tell }) => agreement(asked(text), attributeChances(tell)) >= limit)},`,
    `with another ${share(judged, ({ text }, at) => agreement(asked(text), attributeChances(judged[(at + 31) % judged.length].tell)) >= limit)}`,
  )
}
console.log(
  `most likely attribute right: ${((100 * certain.filter(({ text, attribute }) => asked(text).indexOf(Math.max(...asked(text))) === attribute).length) / certain.length).toFixed(1)} % of ${certain.length}`,
)

// Trains the second model of what holds beyond the moment, and measures it on people left out.
//
//   node packages/core/scripts/train-lasting.mjs [--left-out]
//
// A logistic regression over the words of a statement in their order learns from talk/clauses, talk/questions,
// talk/matters/tune, talk/introductions/tune, talk/letters, talk/tune, talk/further/tune, talk/slips, scripts/spans and
// the frames of talk/safety, talk/others and talk/unstated whether it holds beyond the moment. A regression over it and the opinions of the reader and of the model of assertions
// learns from the people whom the reader does not know, each read by a model of the others. It is scaled so that the
// probabilities from which the reader alone kept something still keep it, and less of what does not hold. Writes
// src/defaults/reader/lasting-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { lastingFields, weighFields } from "../src/defaults/reader/lasting-model.ts"
import { GIVEN_BUCKETS, givenFeatures } from "../src/defaults/reader/place-model.ts"
import { readClause } from "../src/defaults/reader/reader-model.ts"
import { parseStatements } from "../src/defaults/rules/statements.ts"
import { attributeChances } from "../src/text/topics/attribute-model.ts"
import { regress } from "./fit-places.mjs"
import { readFrames } from "./frames.mjs"
import {
  readIntroductions,
  readLabelledClauses,
  readMatters,
  readOthers,
  readSlips,
  readTalkSentences,
} from "./reader-clauses.mjs"
import { drawBalanced, fitBuckets, shippedModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 8
const RATE = 0.3
const DECAY = 0.0001
const ROUNDS = 3
/** Of what does not hold, at these probabilities of the reader, so much passes as this share of what passed the reader alone. */
const ANCHORS = [0.55, 0.8]
const PASSING = 0.85

const talk = (name) => new URL(`../talk/${name}/tune/`, import.meta.url)

/** What frames tell that holds (`+`), or does not; what tells something else (`.`) may do either. */
const framesIn = (folder, drawn) =>
  readFrames(folder, drawn).flatMap(({ sign, text }) => (sign === "." ? [] : [{ text, lasting: sign === "+" }]))

const sentences = [
  ...readLabelledClauses(),
  ...readOthers(),
  ...readMatters(),
  ...readIntroductions(),
  ...readTalkSentences(new URL("../talk/tune/", import.meta.url)),
  ...readTalkSentences(talk("further")).map((one) => ({ ...one, isUnknown: true })),
  ...readSlips(),
  ...framesIn("safety/", 8),
  ...framesIn("others/", 2),
  ...framesIn("unstated/frames/", 1),
]
  .filter(({ lasting }) => lasting !== undefined)
  .map((one) => ({ ...one, features: givenFeatures(one.text), right: Number(one.lasting) }))

/** Writers of several files in one language share their situations. */
const groupOf = ({ voice = "" }) => voice.replace(/^(?:matters )?(\S+).*/, "$1")
const kindOf = ({ isSlip, introduces, isTalk }) =>
  isSlip ? "slips" : introduces ? "introductions" : isTalk ? "talk" : "matters"

const unknown = sentences.filter(({ isUnknown }) => isUnknown === true)
const groups = [...new Set(unknown.map(groupOf))].sort((one, other) => hashOf(one) - hashOf(other))
const roundOf = new Map(groups.map((group, at) => [group, at % ROUNDS]))

const fitLasting = (all) =>
  fitBuckets(
    drawBalanced(all, randomFrom(5), () => 1),
    { buckets: GIVEN_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY },
  )

/** The statements of people whom the model did not learn from, as they are read later. */
const rows = Array.from({ length: ROUNDS }, (_, round) => {
  const isOut = (one) => one.isUnknown === true && roundOf.get(groupOf(one)) === round
  const model = fitLasting(sentences.filter((one) => !isOut(one)))
  return unknown.filter(isOut).flatMap((one) =>
    parseStatements(one.text, (words) => words).map(({ said }) => {
      const reading = readClause(said)
      const fields = lastingFields(said, reading, attributeChances(said), model)
      return { round, kind: kindOf(one), byReader: reading.lasting, fields, right: one.right, times: 1 }
    }),
  )
}).flat()

/** A weight for each field and the bias, by which the log-odds of both kinds differ, in the scale of the anchors. */
function fitSecond(rows) {
  const width = rows[0].fields.length + 1
  const both = regress(rows, [0, 1])
  const weights = Array.from({ length: width }, (_, at) => both[width + at] - both[at])
  const wrong = rows.filter(({ right }) => right === 0)
  const scores = wrong.map(({ fields }) => weighFields(fields, weights)).sort((one, other) => other - one)
  const [low, high] = ANCHORS.map(
    (anchor) => scores[Math.round(PASSING * wrong.filter(({ byReader }) => byReader >= anchor).length)],
  )
  const [lower, higher] = ANCHORS.map((anchor) => Math.log(anchor / (1 - anchor)))
  const scale = (higher - lower) / (high - low)
  return weights.map((weight, at) => scale * weight + (at === width - 1 ? lower - scale * low : 0))
}

if (process.argv.includes("--left-out")) {
  const scored = Array.from({ length: ROUNDS }, (_, round) => {
    const weights = fitSecond(rows.filter((one) => one.round !== round))
    return rows
      .filter((one) => one.round === round)
      .map((one) => ({ ...one, chance: 1 / (1 + Math.exp(-weighFields(one.fields, weights))) }))
  }).flat()
  const percent = (list, chanceOf, from) =>
    ((100 * list.filter((one) => chanceOf(one) >= from).length) / list.length).toFixed(1)
  for (const [kind, list] of Map.groupBy(scored, ({ kind }) => kind))
    for (const from of ANCHORS) {
      const [wrong, right] = [0, 1].map((label) => list.filter((one) => one.right === label))
      const shares = (chanceOf) =>
        `${percent(right, chanceOf, from)} % found, ${percent(wrong, chanceOf, from)} % wrong`
      console.log(
        `${kind} from ${from}: the reader ${shares(({ byReader }) => byReader)}; both ${shares(({ chance }) => chance)}`,
      )
    }
}
const { bias, scale, weights } = shippedModel(fitLasting(sentences))
writeFileSync(
  new URL("../src/defaults/reader/lasting-weights.ts", import.meta.url),
  `// Written by scripts/train-lasting.mjs.
export const LASTING_BIAS = ${bias}
export const LASTING_SCALE = ${scale}
export const LASTING_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
export const SECOND_LASTING_WEIGHTS: string = "${fitSecond(rows)
    .map((weight) => Number(weight.toPrecision(4)))
    .join(" ")}"
`,
)
console.log(`${sentences.length} sentences and what holds of ${rows.length} statements learned`)

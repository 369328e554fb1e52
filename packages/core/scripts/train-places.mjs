// Trains the second model of places in the profile, and measures it on people left out.
//
//   node packages/core/scripts/train-places.mjs [--left-out]
//
// A logistic regression over the words of a statement in their order learns from talk/clauses, talk/matters/tune,
// talk/introductions/tune, talk/letters and talk/tune whether every conversation should be given it. A softmax
// regression over it and the opinion of the reader learns from the people whom the reader does not know, each read by a
// model of the others. Writes src/defaults/reader/place-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { GIVEN_BUCKETS, givenFeatures, secondFields } from "../src/defaults/reader/place-model.ts"
import { PARTS, placeByOutputs, readClause, regressionScores } from "../src/defaults/reader/reader-model.ts"
import { parseStatements } from "../src/defaults/rules/statements.ts"
import { attributeChances, softmax } from "../src/text/topics/attribute-model.ts"
import { regress } from "./fit-places.mjs"
import { readIntroductions, readLabelledClauses, readMatters, readSlips, readTalkSentences } from "./reader-clauses.mjs"
import { drawBalanced, fitBuckets, shippedModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const EPOCHS = 8
const RATE = 0.3
const DECAY = 0.0001
const ROUNDS = 3

/** Writers of several files in one language share their situations. */
const groupOf = ({ voice = "" }) => voice.replace(/^(?:matters )?(\S+).*/, "$1")

/** The statements of a sentence as they are read later. */
const statements = [
  ...readLabelledClauses(),
  ...readMatters(),
  ...readIntroductions(),
  ...readTalkSentences(new URL("../talk/tune/", import.meta.url)),
  ...readTalkSentences(new URL("../talk/further/tune/", import.meta.url)),
  ...readSlips(),
]
  .filter(({ part }) => part !== undefined)
  .flatMap((one) =>
    parseStatements(one.text, (words) => words).map(({ said }) => ({
      ...one,
      text: said,
      features: givenFeatures(said),
      right: Number(one.part !== "none"),
    })),
  )
const unknown = statements.filter(({ isUnknown }) => isUnknown === true)
const groups = [...new Set(unknown.map(groupOf))].sort((one, other) => hashOf(one) - hashOf(other))
const roundOf = new Map(groups.map((group, at) => [group, at % ROUNDS]))

const fitGiven = (all) =>
  fitBuckets(
    drawBalanced(all, randomFrom(5), () => 1),
    { buckets: GIVEN_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY },
  )

const rows = Array.from({ length: ROUNDS }, (_, round) => {
  const isOut = (one) => one.isUnknown === true && roundOf.get(groupOf(one)) === round
  const model = fitGiven(statements.filter((one) => !isOut(one)))
  return unknown.filter(isOut).map(({ text, part, introduces, isSlip }) => {
    const byOutputs = placeByOutputs(readClause(text).scores, attributeChances(text))
    const fields = secondFields(text, byOutputs, model)
    return {
      round,
      kind: isSlip ? "slips" : introduces ? "introductions" : "matters",
      byOutputs,
      fields,
      right: PARTS.indexOf(part),
      times: 1,
    }
  })
}).flat()

/** The share of what is right among what comes before each right one, in the order of the chances. */
function averagePrecision(rows, chanceOf) {
  const sorted = rows.toSorted((one, other) => chanceOf(other) - chanceOf(one))
  let found = 0
  let sum = 0
  for (const [at, { right }] of sorted.entries()) if (right > 0) sum += ++found / (at + 1)
  return (sum / found).toFixed(3)
}

if (process.argv.includes("--left-out")) {
  const scored = Array.from({ length: ROUNDS }, (_, round) => {
    const weights = regress(rows.filter((one) => one.round !== round))
    return rows
      .filter((one) => one.round === round)
      .map((one) => ({ ...one, none: softmax(Float64Array.from(regressionScores(one.fields, weights)))[0] }))
  }).flat()
  for (const [kind, list] of Map.groupBy(scored, ({ kind }) => kind)) {
    const reader = averagePrecision(list, ({ byOutputs }) => 1 - byOutputs[0])
    console.log(
      `${kind}: average precision of the reader ${reader}, of both ${averagePrecision(list, ({ none }) => 1 - none)}`,
    )
  }
}
const { bias, scale, weights } = shippedModel(fitGiven(statements))
writeFileSync(
  new URL("../src/defaults/reader/place-weights.ts", import.meta.url),
  `// Written by scripts/train-places.mjs.
export const GIVEN_BIAS = ${bias}
export const GIVEN_SCALE = ${scale}
export const GIVEN_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
export const SECOND_PLACE_WEIGHTS: string =
  "${regress(rows)
    .map((weight) => Number(weight.toPrecision(4)))
    .join(" ")}"
`,
)
console.log(`${statements.length} statements and the places of ${rows.length} learned`)

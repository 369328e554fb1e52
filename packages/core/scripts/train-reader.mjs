// Trains the model that reads what a typed clause states, and measures it on voices that were left out.
//
//   node packages/core/scripts/train-reader.mjs [DIR] [--measure] [--frames]
//
// Learns from talk/clauses, talk/questions, talk/tune, talk/matters/tune, talk/introductions/tune, talk/letters, scripts/spans and the labelled turns in DIR, which
// fit-telling.ts learns from as well, and writes src/defaults/reader/reader-weights.ts and src/text/topics/attribute-weights.ts.
// --measure leaves one voice of each language out at a time first, which takes some minutes. --frames
// learns from talk/frames as well; the weights of the repository do not. The same data gives the same
// bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { CLAUSE_LABELS, LASTING_AT, readingOf, scoreOutputs } from "../src/defaults/reader/reader-model.ts"
import { attributeFeatures, scoreAttributes, softmax } from "../src/text/topics/attribute-model.ts"
import { readerFeatures } from "../src/text/topics/clause-features.ts"
import { fitPlaces } from "./fit-places.mjs"
import { attributeIn, fitAttributes, fitReader } from "./fit-reader.mjs"
import {
  readFrames,
  readIntroductions,
  readLabelledClauses,
  readMatters,
  readOthers,
  readTalkSentences,
  readTurns,
} from "./reader-clauses.mjs"
import { quantize } from "./spans/fit-clauses.mjs"

/** The share of pairs of a lasting clause and another one that the scores put in order. */
function areaUnderCurve(list) {
  const sorted = list.toSorted((one, other) => one.chance - other.chance)
  let ranks = 0
  let lasting = 0
  for (const [rank, one] of sorted.entries()) {
    if (!one.lasting) continue
    ranks += rank + 1
    lasting++
  }
  return (ranks - (lasting * (lasting + 1)) / 2) / (lasting * (sorted.length - lasting))
}

function report(name, list) {
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
  const at = [0.5, 0.7, 0.9].map((limit) => {
    const kept = list.filter(({ chance }) => chance >= limit)
    const right = kept.filter(({ lasting }) => lasting).length
    return `from ${limit} ${percent(right, kept.length)} right, ${percent(right, list.filter(({ lasting }) => lasting).length)} found`
  })
  console.log(`${name}: AUC ${areaUnderCurve(list).toFixed(3)} of ${list.length}; ${at.join("; ")}`)
}

function measure(clauses, others) {
  const languages = Map.groupBy(new Set(clauses.map(({ voice }) => voice)), (voice) => voice.slice(0, 2))
  const rounds = Math.max(...[...languages.values()].map((voices) => voices.length))
  const judged = []
  for (let round = 0; round < rounds; round++) {
    const out = new Set([...languages.values()].flatMap((voices) => voices.slice(round, round + 1)))
    const trained = [...clauses.filter(({ voice }) => !out.has(voice)), ...others]
    const model = fitReader(trained, round + 1)
    const attributes = fitAttributes(trained, round + 1)
    for (const clause of clauses.filter(({ voice }) => out.has(voice))) {
      const { scores } = scoreOutputs(readerFeatures(clause.text, clause.before), model)
      const labels = scores.subarray(0, LASTING_AT)
      const about = softmax(scoreAttributes(attributeFeatures(clause.text, clause.before), attributes))
      judged.push({
        ...clause,
        chance: readingOf(scores).lasting,
        read: CLAUSE_LABELS[labels.indexOf(Math.max(...labels))],
        attributeChance: Math.max(...about),
        isRight: about.indexOf(Math.max(...about)) === attributeIn(clause),
      })
    }
  }
  report("all voices, each left out", judged)
  for (const [language, list] of Map.groupBy(judged, ({ voice }) => voice.slice(0, 2))) report(language, list)
  for (const [voice, list] of Map.groupBy(judged, ({ voice }) => voice)) report(voice, list)
  console.table(
    Object.fromEntries(
      CLAUSE_LABELS.map((label) => [
        label,
        Object.fromEntries(
          CLAUSE_LABELS.map((read) => [read, judged.filter((one) => one.label === label && one.read === read).length]),
        ),
      ]),
    ),
  )
  for (const limit of [0, 0.4, 0.6]) {
    const facts = judged.filter((one) => attributeIn(one) >= 0 && one.attributeChance >= limit)
    const right = facts.filter(({ isRight }) => isRight)
    console.log(
      `attribute from ${limit}: ${((100 * right.length) / facts.length).toFixed(1)} % of ${facts.length} right`,
    )
  }
}

const clauses = readLabelledClauses()
const folder = process.argv.slice(2).find((argument) => !argument.startsWith("--"))
const others = [
  ...readOthers(),
  ...(process.argv.includes("--frames") ? readFrames() : []),
  ...readMatters(),
  ...readIntroductions(),
  ...readTalkSentences(new URL("../talk/tune/", import.meta.url)),
  ...(folder === undefined ? [] : readTurns(pathToFileURL(`${resolve(folder)}/`))),
]
if (process.argv.includes("--measure")) measure(clauses, others)
const all = [...clauses, ...others]
const places = fitPlaces(all)
const { vectors, heads } = fitReader(all, 99)
const reader = quantize({ weights: vectors })
const attributes = quantize({ weights: fitAttributes(all, 99) })
const textOf = ({ weights }) => Buffer.from(weights.buffer).toString("base64")
const numbersOf = (weights) => Array.from(weights, (weight) => Number(weight.toPrecision(4))).join(" ")
writeFileSync(
  new URL("../src/defaults/reader/reader-weights.ts", import.meta.url),
  `// Written by scripts/train-reader.mjs.
export const PLACE_WEIGHTS: string =
  "${numbersOf(places)}"
export const READER_HEADS: string =
  "${numbersOf(heads)}"
export const READER_SCALE = ${reader.scale}
export const READER_WEIGHTS: string =
  "${textOf(reader)}"
`,
)
writeFileSync(
  new URL("../src/text/topics/attribute-weights.ts", import.meta.url),
  `// Written by scripts/train-reader.mjs.
export const ATTRIBUTE_SCALE = ${attributes.scale}
export const ATTRIBUTE_WEIGHTS: string =
  "${textOf(attributes)}"
`,
)
console.log(`${clauses.length} clauses and ${others.length} others learned`)

// Trains the model that tells requests to memory from everything else that people type, and measures it.
//
//   node packages/core/scripts/train-memory-requests.mjs
//
// Learns from talk/matters/tune, talk/wishes/tune, talk/wishes/asked/tune, talk/wishes/frames, talk/tune, talk/clauses and the clauses of scripts/spans, measures on
// talk/matters/judge, talk/wishes/judge and talk/wishes/asked/judge, and writes
// src/turn/memory-request-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { scoreFeatures } from "../src/text/spans/clause-model.ts"
import { memoryRequestFeatures as clauseFeatures } from "../src/turn/memory-request-features.ts"
import { MEMORY_REQUESTS } from "../src/turn/memory-request-model.ts"
import {
  asked,
  commonWords,
  examplesOf,
  frames,
  isTyped,
  matters,
  requests,
  sentences,
  typed,
  windowsOf,
  wishes,
} from "./requests/examples.mjs"
import { fitClauses, quantize } from "./spans/fit-clauses.mjs"

const DEV = process.env.DEV
const all = [...wishes("tune"), ...[...matters("tune"), ...asked("tune")].filter((one) => !isTyped(one))]
/** With `DEV`, requests of files that match `HOLD` only measure: writers of whom no training saw a line. */
const isNewest = ({ name }) => name !== undefined && new RegExp(process.env.HOLD ?? "-c-").test(name)
const kept = (one, at) => !DEV || (one.name === undefined ? at % 5 !== 0 : !isNewest(one))
const left = (one, at) => (one.name === undefined ? at % 5 === 0 : isNewest(one))
const near = [
  ...all.filter(kept),
  ...requests.filter(kept),
  ...sentences("near", "other"),
  ...sentences("direct", "forget"),
]
const data = [...near, ...near, ...near, ...frames, ...typed.filter(kept)]
const how = { decay: 0.0008, balanced: false, epochs: 10 }
const first = fitClauses(examplesOf(data), MEMORY_REQUESTS, 1, { ...how, epochs: 2 })
const model = quantize(fitClauses(examplesOf(data, first), MEMORY_REQUESTS, 99, how))
function report(name, those) {
  const scored = those.map((one) => {
    const all = windowsOf(one.text).map((window) => scoreFeatures(clauseFeatures(window), model))
    const forget = Math.max(...all.map(([f, , e]) => f + e))
    const priv = Math.max(...all.map(([, p]) => p))
    return { ...one, forget, priv, any: Math.max(...all.map(([f, p, e]) => f + p + e)) }
  })
  const row = (role, key) =>
    [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
      .map((least) => {
        const of = scored.filter((one) => role.includes(one.role))
        return ((100 * of.filter((one) => one[key] >= least).length) / of.length).toFixed(1)
      })
      .join(" ")
  console.log(
    name.padEnd(9),
    "forget",
    row(["forget", "everything"], "forget"),
    "any",
    row(["forget", "everything"], "any"),
    "| private",
    row(["private"], "priv"),
    "any",
    row(["private"], "any"),
    "| other",
    row(["other"], "any"),
  )
  if (process.env.SHOW === name)
    for (const one of scored)
      if ((one.role === "other") === one.any >= Number(process.env.AT ?? 0.5))
        console.log(one.role, one.forget.toFixed(2), one.priv.toFixed(2), one.text.slice(0, 140))
}
report("tune", all.filter(kept))
report("dev", all.filter(left))
report("wishes", wishes("judge"))
const judged = matters("judge")
report(
  "matters",
  judged.filter((one) => !isTyped(one)),
)
report(
  "sayings",
  judged.filter((one) => one.role === "forget" || isTyped(one)),
)
report("asked", asked("judge"))
report("requests", requests.filter(left))
report("typed", typed.filter(left))
if (!DEV)
  writeFileSync(
    new URL("../src/turn/memory-request-weights.ts", import.meta.url),
    `// Written by scripts/train-memory-requests.mjs.
export const MEMORY_REQUEST_BIAS: readonly number[] = [${model.bias.join(", ")}]
export const MEMORY_REQUEST_SCALE = ${model.scale}
export const MEMORY_REQUEST_WEIGHTS: string =
  "${Buffer.from(model.weights.buffer).toString("base64")}"
/** Words that are common in what people type, in any of the languages. */
export const COMMON_WORDS: string =
  "${commonWords().join(" ")}"
`,
  )

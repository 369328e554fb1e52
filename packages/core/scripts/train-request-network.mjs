// Trains the network that reads requests to memory beside the model of train-memory-requests.mjs, and measures both.
//
//   node packages/core/scripts/train-request-network.mjs
//
// Learns from what that model learns from and from the people of talk/introductions/tune who ask to forget; measures on
// talk/matters/judge, talk/wishes/judge and talk/wishes/asked/judge, and writes src/turn/request-network-weights.ts.
// With HOLD, files of that pattern only measure and nothing is written. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { scoreFeatures } from "../src/text/spans/clause-model.ts"
import { memoryRequestFeatures } from "../src/turn/memory-request-features.ts"
import { MEMORY_REQUESTS, requestModel } from "../src/turn/memory-request-model.ts"
import { networkOf, requestChances } from "../src/turn/request-network.ts"
import { requestTokens } from "../src/turn/request-tokens.ts"
import {
  asked,
  examplesOfOne,
  frames,
  isTyped,
  matters,
  people,
  requests,
  sentences,
  typed,
  windowsOf,
  wishes,
} from "./requests/examples.mjs"
import { bytesOfNetwork, fitNetwork } from "./requests/fit-network.mjs"

const HOLD = process.env.HOLD === undefined ? undefined : new RegExp(process.env.HOLD)
const isHeld = ({ name }) => HOLD !== undefined && name !== undefined && HOLD.test(name)
const told = [...matters("tune"), ...asked("tune"), ...people()]
const all = [...wishes("tune"), ...told.filter((one) => !isTyped(one))]
const near = [...all, ...requests, ...sentences("near", "other"), ...sentences("direct", "forget"), ...frames]
/** Of what people type besides, so large a share is read in each epoch. */
const TYPED_SHARE = 0.5
const windowsOfAll = (those, share) =>
  those
    .filter((one) => !isHeld(one))
    .flatMap((one) => examplesOfOne(one, requestModel).map(({ text, role }) => ({ text, role, share })))
const further = people().filter(isTyped)
const windows = [...windowsOfAll([...typed, ...further], TYPED_SHARE), ...windowsOfAll(near, 1)]
const unique = [...new Map(windows.map((one) => [`${one.role} ${one.text.toLowerCase()}`, one])).values()]
const examples = unique.map(({ text, role, share }) => ({
  tokens: requestTokens(text),
  score: MEMORY_REQUESTS.indexOf(role),
  share,
}))
const { bytes, scales } = bytesOfNetwork(fitNetwork(examples, 7))
const network = networkOf(bytes, scales)

/** The share of each that is at least so likely to ask something, by both and by the network alone. */
function report(name, those) {
  const chances = those.map((one) => {
    const scored = windowsOf(one.text).map((text) => {
      const [byNetwork, byModel] = [
        requestChances(text, network),
        scoreFeatures(memoryRequestFeatures(text), requestModel),
      ]
      return [1 - (byNetwork[3] + byModel[3]) / 2, 1 - byNetwork[3], 1 - byModel[3]]
    })
    return { ...one, scores: [0, 1, 2].map((at) => Math.max(...scored.map((one) => one[at]))) }
  })
  for (const role of ["forget", "private", "other"]) {
    const of = chances.filter((one) => one.role === role)
    if (of.length === 0) continue
    const row = (at) =>
      [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
        .map((least) => ((100 * of.filter(({ scores }) => scores[at] >= least).length) / of.length).toFixed(1))
        .join(" ")
    console.log(
      name.padEnd(8),
      role.padEnd(8),
      String(of.length).padStart(5),
      "both",
      row(0),
      "| network",
      row(1),
      "| model",
      row(2),
    )
  }
}
if (HOLD !== undefined) report("held", [...all, ...further, ...typed].filter(isHeld))
report("wishes", wishes("judge"))
report(
  "matters",
  matters("judge").filter((one) => !isTyped(one)),
)
report("typed", matters("judge").filter(isTyped))
report(
  "asked",
  asked("judge").filter((one) => !isTyped(one)),
)
if (HOLD === undefined)
  writeFileSync(
    new URL("../src/turn/request-network-weights.ts", import.meta.url),
    `// Written by scripts/train-request-network.mjs.
/** Of each part of the network. */
export const REQUEST_NETWORK_SCALES: readonly number[] = [${scales.join(", ")}]
export const REQUEST_NETWORK: string =
  "${Buffer.from(bytes.buffer).toString("base64")}"
`,
  )

// Fits the model that tells a task behind "forget that I …", for which something is only to be set aside, from what else
// stands there.
//
//   node packages/core/scripts/train-set-aside.mjs [--left-out]
//
// Learns from the frames of talk/wishes/set-aside, what people ask for in talk/clauses, talk/needs and talk/slips, and the
// requests to forget of the halves for tuning with what explains them, and writes src/turn/delete/set-aside-weights.ts.
// With `--left-out` it measures each language without its frames, and every fifth of the other stretches, and writes
// nothing. The same data gives the same bytes. Needs Node 24.
import { readdirSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { askingClause, requestClauses } from "../src/turn/delete/clause-roles.ts"
import { stretchesBehind } from "../src/turn/delete/set-aside.ts"
import { listsOf, readFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { linesOf, talk } from "./talk-files.mjs"

const DRAWN = 10
const FOLDS = 5
const EPOCHS = 40
const WEIGHTS = { framed: 1, typed: 0.5, request: 1 }
const filesIn = (folder, ending) =>
  readdirSync(new URL(folder, talk))
    .sort()
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}${name}`)
const recordsIn = (folder) =>
  filesIn(folder, ".jsonl").flatMap((path) => linesOf(path).map((line) => ({ path, ...JSON.parse(line) })))

const random = randomFrom(1)
/** Behind a joint most begin with a small letter. */
const joined = (text) => (random() < 0.7 ? text.charAt(0).toLowerCase() + text.slice(1) : text)
const endings = ["", "", "", ".", "?", "!"]
const ended = (text) => (/[\p{L}\p{N}]$/u.test(text) ? text + endings[Math.floor(random() * endings.length)] : text)
const AND = {
  en: ["and", "and then", "then"],
  de: ["und", "und dann", "dann"],
  fr: ["et", "et ensuite", "puis"],
  es: ["y", "y luego", "y después"],
  it: ["e", "e poi", "poi"],
  pt: ["e", "e depois", "depois"],
}
const EASTERN_AND = { zh: "然后", ja: "それから" }
const behindAnd = (text, language) => {
  if (random() >= 0.2) return text
  if (EASTERN_AND[language] !== undefined) return EASTERN_AND[language] + text
  return AND[language] === undefined ? text : `${AND[language][Math.floor(random() * 3)]} ${text}`
}
const languageOf = (path) => /(?:^|[/-])(de|en|es|fr|it|ja|pt|zh)(?=[-.])/.exec(path)?.[1] ?? "en"

const framed = readFrames("wishes/set-aside/", DRAWN).map(({ sign, text, group }) => ({
  text: behindAnd(ended(joined(text)), group.slice(0, 2)),
  group,
  from: "framed",
  right: sign === "+" ? 1 : 0,
}))

const LABELS = { question: 1, task: 1, fact: 0, event: 0 }
const clauses = recordsIn("clauses/").flatMap(({ text, label, path }) =>
  LABELS[label] === undefined ? [] : [{ text, right: LABELS[label], path }],
)
const needs = filesIn("needs/tune/", ".txt").flatMap((path) =>
  linesOf(path)
    .filter((text) => text !== "" && !text.startsWith("##"))
    .map((text) => ({ text, right: 1, path })),
)
const typed = [...clauses, ...needs]
  .filter(({ text }) => text.length <= 160)
  .map(({ text, right, path }) => ({
    text: behindAnd(joined(text), languageOf(path)),
    right,
    group: text,
    from: "typed",
  }))

/** The clauses behind the one that asks, with whatever verb. */
const clausesBehind = (sentence) => {
  const clauses = requestClauses(sentence)
  const at = askingClause(clauses)
  return at < 0 ? [] : clauses.slice(at + 1).map(({ text }) => text)
}

/** What stands behind the verb of requests to forget, and such requests behind another. */
const requests = [
  ...recordsIn("matters/tune/").flatMap(({ forget = [] }) => forget),
  ...recordsIn("introductions/tune/").flatMap(({ forget = [] }) => forget.map((one) => one.text ?? one)),
  ...filesIn("wishes/asked/tune/", "").flatMap((path) => linesOf(path).flatMap((line) => JSON.parse(line).forget)),
  ...filesIn("wishes/tune/", ".jsonl")
    .filter((path) => path.includes("/forget-"))
    .flatMap((path) => linesOf(path).map((line) => JSON.parse(line)))
    .flatMap(({ text, gone }) => (gone.length > 0 ? [text] : [])),
].flatMap((text) =>
  sentencesOf(text).flatMap(({ text: sentence }) => [
    ...stretchesBehind(sentence).map((start) => ({ text: sentence.slice(start), from: "request" })),
    ...clausesBehind(sentence).map((text) => ({ text, from: "request" })),
    { text: joined(sentence), from: "typed" },
  ]),
)
const changes = recordsIn("matters/tune/").flatMap(({ change }) =>
  change ? [{ text: joined(change), from: "typed" }] : [],
)

/** What is asked for, stated and explained in the frames of clauses. */
const others = filesIn("wishes/clauses/", ".txt").flatMap((path) => {
  const lines = linesOf(path)
  const lists = listsOf(lines)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const fill = (text) => text.replace(/\{(\w)\}/g, (_, list) => fill(pick(lists.get(list))))
  const frames = lines.filter((line) => /^[+~@] /.test(line)).map((line) => line.slice(2))
  return [...frames, ...(lists.get("x") ?? [])].flatMap((frame) =>
    Array.from({ length: 3 }, () => ({
      text: behindAnd(ended(joined(fill(frame))), languageOf(path)),
      from: "typed",
    })),
  )
})

const all = [
  ...framed,
  ...typed,
  ...[...requests, ...changes, ...others].map((one) => ({ ...one, right: 0, group: one.text })),
].map((one) => ({ ...one, features: clauseFeatures(one.text) }))
console.log(
  "stretches",
  all.length,
  ["framed", "typed", "request"].map((from) => {
    const those = all.filter((one) => one.from === from)
    return `${from} ${those.filter(({ right }) => right === 1).length} tasks of ${those.length}`
  }),
)

function fit(those) {
  const draw = drawBalanced(those, randomFrom(1), ({ from }) => WEIGHTS[from])
  return shippedModel(
    fitBuckets(draw, { buckets: CLAUSE_BUCKETS, steps: EPOCHS * those.length, rate: 0.1, decay: 0.00005 }),
  )
}

function report(name, those, model) {
  const found = (right, least) =>
    those.filter((one) => one.right === right && probabilityOf(one.features, model) >= least).length
  const count = (right) => those.filter((one) => one.right === right).length
  console.log(
    name.padEnd(10),
    [0.5, 0.7, 0.8, 0.9]
      .map((least) => `${least}: ${found(1, least)} of ${count(1)}, others ${found(0, least)} of ${count(0)}`)
      .join("; "),
  )
  if (process.argv.includes("--show"))
    for (const one of those)
      if (probabilityOf(one.features, model) >= 0.7 !== (one.right === 1))
        console.log("   ", one.right, probabilityOf(one.features, model).toFixed(2), one.from, one.text.slice(0, 140))
}

if (process.argv.includes("--left-out")) {
  const isHeld = ({ group }) => hashOf(group) % FOLDS === 0
  const model = fit(all.filter((one) => one.from === "framed" || !isHeld(one)))
  for (const from of ["typed", "request"])
    report(
      from,
      all.filter((one) => one.from === from && isHeld(one)),
      model,
    )
  for (const group of new Set(framed.map((one) => one.group)))
    report(
      group,
      all.filter((one) => one.group === group),
      fit(all.filter((one) => one.group !== group)),
    )
} else {
  const model = fit(all)
  for (const from of ["framed", "typed", "request"])
    report(
      from,
      all.filter((one) => one.from === from),
      model,
    )
  writeModel(
    new URL("../src/turn/delete/set-aside-weights.ts", import.meta.url),
    "train-set-aside.mjs",
    "SET_ASIDE",
    model,
  )
}

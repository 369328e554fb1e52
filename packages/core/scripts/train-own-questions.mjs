// Fits the model that tells a question about the user's own life from any other request, and measures it.
//
//   node packages/core/scripts/train-own-questions.mjs
//
// Trains on talk/questions, talk/requests, talk/clauses, talk/tune, talk/matters/tune and talk/needs/tune, measures on the other halves, and writes
// src/turn/recall/own-question-weights.ts. With --left-out FILE it writes instead the probability of what each person for
// tuning types, by a model that has seen a third of the other people less, for scripts/train-gate.mjs. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { OWN_QUESTION_BUCKETS, ownQuestionFeatures } from "../src/turn/recall/own-question-model.ts"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { randomFrom } from "./spans/messages.mjs"

const EPOCHS = 12
const RATE = 0.3
const DECAY = 0.00001
/** Parts of the people of which one is left out. */
const FOLDS = 3
/** A request that needs nothing of the user counts more, and what people tell less, because only requests are doubtful. */
const WEIGHTS = { general: 3, told: 0.8, own: 1, other: 1.2 }
/** Those of talk/needs are as people ask, on all topics, and few. */
const NEEDS_WEIGHT = 3

const linesOf = (url) => readFileSync(url, "utf8").trim().split("\n")

/** Of a folder of files with "## own …" and "## other …" and a request a line below. */
function written(path, weight = 1) {
  const folder = new URL(`../talk/${path}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) => {
    let kind = "general"
    const requests = []
    for (const line of readFileSync(new URL(name, folder), "utf8").split("\n")) {
      if (line.startsWith("## ")) kind = line.startsWith("## own") ? "own" : "general"
      else if (line.trim() !== "" && !line.startsWith("#"))
        requests.push({ kind, group: name.replace(".txt", ""), text: line.trim(), share: weight, at: requests.length })
    }
    return requests
  })
}

/** The questions of a talk, and the messages of it that need no memory. */
function talk(half) {
  const folder = new URL(`../talk/${half}/`, import.meta.url)
  return readdirSync(folder).flatMap((name) =>
    linesOf(new URL(`${name}/talk.jsonl`, folder))
      .map((line) => JSON.parse(line))
      .flatMap((line) => {
        if (line.ask !== undefined) return [{ kind: "own", group: name, text: line.ask }]
        if (line.generic !== undefined) return [{ kind: "other", group: name, text: line.generic }]
        return line.forget === undefined ? [{ kind: "other", group: name, text: line.user }] : []
      }),
  )
}

/** Clauses that people type, of which none asks about the user's own life. */
function clauses() {
  const folder = new URL("../talk/clauses/", import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(new URL(name, folder)).map((line) => ({
        kind: "told",
        group: name.slice(0, 2),
        text: JSON.parse(line).text,
      })),
    )
}

/** What people of the matters ask, by the matter's name and by its purpose, and what else they type. */
function matters(half) {
  const folder = new URL(`../talk/matters/${half}/`, import.meta.url)
  return readdirSync(folder).flatMap((group) =>
    linesOf(new URL(group, folder))
      .map((line) => JSON.parse(line))
      .flatMap(({ ask, general, tell, change, beside, nearForget }) => [
        ...ask.map((text) => ({ kind: "own", group, text })),
        { kind: "general", group, text: general },
        ...[tell, change, beside, nearForget].map((text) => ({ kind: "told", group, text })),
      ]),
  )
}

/** Requests on one topic that need to know the user, and that do not. */
function requests() {
  const folder = new URL("../talk/requests/", import.meta.url)
  return readdirSync(folder).flatMap((group) =>
    linesOf(new URL(group, folder))
      .map((line) => JSON.parse(line))
      .flatMap(({ own, general }) => [
        ...own.map((text) => ({ kind: "own", group, text })),
        ...general.map((text) => ({ kind: "general", group, text })),
      ]),
  )
}

/** What was written for no person of the talk. */
const others = () => [...written("questions"), ...requests(), ...clauses()]
const needs = (half) => written(`needs/${half}`, NEEDS_WEIGHT)

const withFeatures = (all) =>
  all.map((one) => ({ ...one, right: Number(one.kind === "own"), features: ownQuestionFeatures(one.text) }))

const fit = (all) =>
  fitBuckets(
    drawBalanced(all, randomFrom(5), ({ kind, share = 1 }) => WEIGHTS[kind] * share),
    { buckets: OWN_QUESTION_BUCKETS, steps: all.length * EPOCHS, rate: RATE, decay: DECAY },
  )

/** Writes the probability of each text of the people by a model that has seen none of this person's. */
function leaveOut(file) {
  const written = withFeatures(others())
  const own = withFeatures([...talk("tune"), ...matters("tune"), ...needs("tune")])
  const names = [...new Set(own.map(({ group }) => group))].sort()
  const foldOf = ({ group, at }) => (at ?? names.indexOf(group)) % FOLDS
  const chances = {}
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = fit([...written, ...own.filter((one) => foldOf(one) !== fold)])
    for (const { text, features } of own.filter((one) => foldOf(one) === fold))
      chances[text] = Number(probabilityOf(features, model).toPrecision(4))
  }
  writeFileSync(file, JSON.stringify(chances))
}

const at = process.argv.indexOf("--left-out")
if (at > 0) {
  leaveOut(process.argv[at + 1])
  process.exit()
}
const trained = withFeatures([...others(), ...talk("tune"), ...matters("tune"), ...needs("tune")])
const model = shippedModel(fit(trained))
writeModel(
  new URL("../src/turn/recall/own-question-weights.ts", import.meta.url),
  "train-own-questions.mjs",
  "OWN",
  model,
)
const judged = { people: talk("judge"), matters: matters("judge"), needs: needs("judge") }
const rows = [
  ["trained", trained],
  ...Object.entries(judged).flatMap(([name, all]) => {
    const read = withFeatures(all)
    const groups = [...Map.groupBy(read, ({ group }) => (name === "people" ? group : group.slice(0, 2)))]
    return [[`judged ${name}`, read], ...groups.map(([group, those]) => [`${name} ${group}`, those])]
  }),
]
for (const [name, all] of rows)
  for (const limit of [0.3, 0.5, 0.7, 0.9]) {
    const rate = (...kinds) => {
      const those = all.filter(({ kind }) => kinds.includes(kind))
      const found = those.filter(({ features }) => probabilityOf(features, model) >= limit)
      return `${((100 * found.length) / those.length).toFixed(1)} % of ${those.length}`
    }
    console.log(
      `${name} from ${limit}: ${rate("own")} questions about the user found, ${rate("general")} general requests and ${rate("told", "other")} other messages taken for one`,
    )
  }

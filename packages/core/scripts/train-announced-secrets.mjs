// Trains the models that recognise a person's announcement of a secret and a message that is nothing but its value, and measures them.
//
//   node packages/core/scripts/train-announced-secrets.mjs
//
// Learns from talk/announced-secrets, and as other messages from the statements of talk/secret-spans, talk/clauses, talk/questions, talk/needs, talk/tune and talk/told/tune.txt; measures
// on frames left out. Writes src/turn/remember/announced-secret-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { isStopWord } from "../src/text/stop-words.ts"
import {
  ANNOUNCED_BUCKETS,
  announcementFeatures,
  secretValueFeatures,
} from "../src/turn/remember/announced-secret-features.ts"
import { mayAskForSecret } from "../src/turn/remember/secret-question-features.ts"
import { fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { drawFacts } from "./spans/secret-frames.mjs"
import { linesOf, talk } from "./talk-files.mjs"

const filesIn = (folder, end) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(end))
    .toSorted()
const FOLDS = 5
const DRAWN = 30
const VALUES_DRAWN = 60

const clauses = filesIn("clauses/", ".jsonl").flatMap((name) =>
  linesOf(`clauses/${name}`).map((line) => ({ ...JSON.parse(line), language: name.slice(0, 2) })),
)
/** Words of the values that people state stand for the secrets of their language. */
function valuesOf(language) {
  const words = clauses
    .filter((one) => one.language === language && typeof one.value === "string")
    .flatMap(({ value }) =>
      /^(?:zh|ja)$/.test(language)
        ? value.length <= 6 && !/[\p{N}\s]/u.test(value)
          ? [value]
          : []
        : (value.toLowerCase().match(/\p{L}{4,}/gu) ?? []),
    )
    .filter((word) => !isStopWord(word))
  return [...new Set(words)]
}
const TARGETS = { "+": ["announcement", 1], "-": ["announcement", 0], ">": ["value", 1], ".": ["value", 0] }
function readFrames() {
  return filesIn("announced-secrets/", ".txt")
    .filter((name) => name !== "judge.txt")
    .flatMap((name) => {
      const lines = linesOf(`announced-secrets/${name}`)
      const lists = new Map([["v", valuesOf(name.slice(0, 2))]])
      for (const line of lines) {
        const list = /^(\w) = (.*)$/.exec(line)
        if (list)
          lists.set(
            list[1],
            list[2].split("|").map((one) => one.trim()),
          )
      }
      return lines
        .filter((line) => /^[+\->.] /.test(line))
        .flatMap((line) => {
          const random = randomFrom(hashOf(line))
          const pick = (list) => list[Math.floor(random() * list.length)]
          const [kind, right] = TARGETS[line[0]]
          const texts = new Set()
          for (let nth = 0; nth < (right === 1 && kind === "value" ? VALUES_DRAWN : DRAWN); nth++) {
            const drawn = line
              .slice(2)
              .replace(/\{([^{}]*)\}/g, (whole, choices) => (lists.has(choices) ? whole : pick(choices.split("|"))))
              .replace(/\{(\w)\}/g, (_, list) => pick(lists.get(list)))
            const text = nth % 3 === 0 ? drawn.replace(/^\p{L}/u, (first) => first.toUpperCase()) : drawn
            texts.add(nth % 4 === 0 ? text.replace(/[.。:：]$/, "") : text)
          }
          return [...texts].map((text) => ({ text, kind, right, fold: hashOf(line) % FOLDS, from: "frames" }))
        })
    })
}
const MAX_SHORT = 60
const ordinaryTexts = [
  ...clauses.map(({ text }) => text),
  ...filesIn("questions/", "").flatMap((name) => linesOf(`questions/${name}`).filter((line) => !line.startsWith("#"))),
  ...filesIn("needs/tune/", "").flatMap((name) =>
    linesOf(`needs/tune/${name}`).filter((line) => !line.startsWith("#")),
  ),
  ...filesIn("tune/", "").flatMap((person) =>
    linesOf(`tune/${person}/talk.jsonl`).flatMap((line) => JSON.parse(line).user ?? []),
  ),
  ...linesOf("told/tune.txt").flatMap((line) =>
    line.startsWith("- ") ? line.slice(2).replace(/\{([^|}]*)[^}]*\}/g, "$1") : [],
  ),
].flatMap((text) => sentencesOf(text).map((sentence) => sentence.text.trim()))
const ordinary = ordinaryTexts.flatMap((text) => {
  const of = { text, right: 0, fold: hashOf(text) % FOLDS, from: "ordinary" }
  return [
    ...(text.length <= 200 && mayAskForSecret(text) ? [{ ...of, kind: "announcement" }] : []),
    ...(text.length <= MAX_SHORT && /[\s]|\p{Script=Han}|\p{Script=Hiragana}/u.test(text)
      ? [{ ...of, kind: "value" }]
      : []),
  ]
})
const FEATURES = { announcement: announcementFeatures, value: secretValueFeatures }
const facts = ["de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "zh"]
  .flatMap((language) => drawFacts(language, DRAWN))
  .filter(({ text }) => text.length <= MAX_SHORT)
  .map((one) => ({ ...one, kind: "value", right: 0, from: "frames" }))
const all = [...readFrames(), ...facts, ...ordinary].map((one) => ({ ...one, features: FEATURES[one.kind](one.text) }))

/** How often an example is drawn from the frames that are right, from the others and from what people say elsewhere. */
const SHARES = [0.4, 0.75]
function fit(list, seed) {
  const random = randomFrom(seed)
  const right = list.filter((one) => one.right === 1)
  const wrong = list.filter((one) => one.right === 0 && one.from === "frames")
  const other = list.filter((one) => one.from === "ordinary")
  const draw = () => {
    const share = random()
    const from = share < SHARES[0] ? right : share < SHARES[1] || other.length === 0 ? wrong : other
    return { ...from[Math.floor(random() * from.length)], weight: 1 }
  }
  return fitBuckets(draw, { buckets: ANNOUNCED_BUCKETS, steps: 240_000, rate: 0.2, decay: 0.0001 })
}
const LEVELS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]
const models = {}
for (const kind of ["announcement", "value"]) {
  const those = all.filter((one) => one.kind === kind)
  const left = fit(
    those.filter(({ fold }) => fold !== 0),
    1,
  )
  for (const [from, right] of [
    ["frames", 1],
    ["frames", 0],
    ["ordinary", 0],
  ]) {
    const list = those.filter((one) => one.fold === 0 && one.from === from && one.right === right)
    const scores = list.map(({ features }) => probabilityOf(features, left))
    console.log(
      `${kind} ${from} ${right}: from ${LEVELS.join(" ")}: ${LEVELS.map((least) => scores.filter((score) => score >= least).length).join(" ")} of ${list.length}`,
    )
    if (process.env.SHOW)
      for (const [at, { text }] of list.entries())
        if (right === 1 ? scores[at] < 0.5 : scores[at] >= 0.6) console.log("   ", right, scores[at].toFixed(2), text)
  }
  models[kind === "value" ? "SECRET_VALUE" : "ANNOUNCED_SECRET"] = shippedModel(fit(those, 9))
}
writeModels(
  new URL("../src/turn/remember/announced-secret-weights.ts", import.meta.url),
  "train-announced-secrets.mjs",
  models,
)

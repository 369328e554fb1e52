// Fits the model that tells whether a clause states what somebody must not get, has or takes, and whether it asks for something.
//
//   node packages/core/scripts/train-safety.mjs [--left-out]
//
// Trains on talk/safety, talk/clauses, talk/letters, talk/tune and the halves for tuning of talk/introductions and talk/matters, and writes
// src/defaults/reader/safety-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readFileSync, writeFileSync } from "node:fs"
import { SAFETY_BUCKETS as BUCKETS } from "../src/defaults/reader/safety-model.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { readerFeatures } from "../src/text/topics/clause-features.ts"
import { readFrames } from "./frames.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, talk } from "./talk-files.mjs"

const EPOCHS = 8
const RATE = 0.3
const DECAY = 0.00002
/** Sentences drawn of each frame. */
const DRAWN = 40
/** A sentence of a frame counts less than one that somebody typed. */
const WEIGHTS = { frame: 0.4, typed: 1, likely: 0.5 }
const FOLDS = 5
const HEADS = ["safety", "request"]

const rowsOf = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** Matters that are about safety, also of the household, and those of which some are. */
const SAFETY =
  /^(?:my )?(?:(?:child|daughter|son)(?:'s)? )?(?:allerg(?:y|ies)|diet|vegetarian|(?:food |drug )?intolerance)$|^(?:my )?(?:(?:child )?illness|(?:asthma |migraine )?medicine|medication|disability|pregnancy|health|health condition|constraint)$/
const MAY_BE =
  /allerg|diet|intoleran|illness|medic|disab|pregnan|health|diagnos|operation|surgery|injury|vaccin|implant|hearing|vision|eyesight|stomach|knee|back$|hand$|therapy|physio|doctor|dentist|sleep|smoking|alcohol|cannabis|fear|due date|faith|religion|^child$|device|food|coffee|dislike|supplement|check-up|birth$|breast/
const isSafety = (about) => (SAFETY.test(about) ? 1 : MAY_BE.test(about) ? undefined : 0)

/** What a clause asks for or tells; what is left open is `undefined`. */
const REQUESTS = new Set(["request", "question", "task"])
function clauseOf({ text, label, subject, attribute }, group) {
  const request = REQUESTS.has(label) ? 1 : 0
  const own = subject === "user" || attribute === "allergy" || attribute === "diet"
  const safety = label !== "fact" ? 0 : own ? isSafety(attribute) : isSafety(attribute) === 0 ? 0 : undefined
  return { kind: "typed", text, group, safety, request }
}

const readClauses = () =>
  filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => rowsOf(`clauses/${name}`).map((row) => clauseOf(row, name)))

/** A message with the words that state something: they, and the sentences that state nothing, which mostly ask. */
function messageOf(message, facts, group) {
  const stated = facts.map(({ about, span }) => ({
    kind: "typed",
    text: span,
    group,
    safety: isSafety(about),
    request: 0,
  }))
  const sentences = sentencesOf(message).flatMap(({ text }) => {
    const within = facts.filter(({ span }) => text.includes(span))
    if (within.length === 0) return [{ kind: "likely", text, group, safety: 0, request: 1 }]
    const labels = within.map(({ about }) => isSafety(about))
    const safety = labels.includes(1) ? 1 : labels.includes(undefined) ? undefined : 0
    return [{ kind: "likely", text, group, safety, request: undefined }]
  })
  return [...stated, ...sentences]
}

function readIntroductions() {
  return filesIn("introductions/tune/").flatMap((name) =>
    rowsOf(`introductions/tune/${name}`).flatMap((person, at) => {
      const group = `${name} ${at}`
      const told = ["hello", "safety", "life"].flatMap((field) =>
        messageOf(person[field] ?? "", person[`${field}Facts`] ?? [], group),
      )
      const others = ["others", "moment", "imagined", "hearsay", "question", "general"].flatMap((field) =>
        sentencesOf(person[field] ?? "")
          .slice(0, 1)
          .map(({ text }) => ({
            kind: "typed",
            text,
            group,
            safety: 0,
            request: field === "question" || field === "general" ? 1 : 0,
          })),
      )
      return [...told, ...others]
    }),
  )
}

const readLetters = () =>
  filesIn("letters/").flatMap((name) =>
    rowsOf(`letters/${name}`).flatMap(({ letterFacts = [] }, at) =>
      letterFacts.map(({ about, span }) => ({
        kind: "typed",
        text: span,
        group: `${name} ${at}`,
        safety: isSafety(about),
        request: about.startsWith("answer") ? undefined : 0,
      })),
    ),
  )

const readMatters = () =>
  filesIn("matters/tune/").flatMap((name) =>
    rowsOf(`matters/tune/${name}`).flatMap(({ about, subject, span, ask }) => [
      {
        kind: "typed",
        text: span,
        group: name,
        safety: subject === undefined || subject === "user" || isSafety(about) === 0 ? isSafety(about) : undefined,
        request: about.startsWith("answer") ? undefined : 0,
      },
      ...ask.slice(0, 1).map((text) => ({ kind: "likely", text, group: name, safety: 0, request: 1 })),
    ]),
  )

/** What people say in weeks of talk; of a sentence that hardly anything is stated in, or only beside others, the label is likely. */
const readTalk = () =>
  filesIn("tune/").flatMap((name) =>
    rowsOf(`tune/${name}/talk.jsonl`).flatMap(({ user = "", says = [] }) =>
      sentencesOf(user).flatMap(({ text }) => {
        const labels = says
          .filter(({ value }) => value && text.toLowerCase().includes(String(value).toLowerCase()))
          .map(({ about }) => isSafety(about))
        const open = says.some(({ about }) => isSafety(about) !== 0)
        const safety = labels.includes(1) ? 1 : open ? undefined : 0
        const request = /[?？]$/.test(text) ? 1 : labels.length > 0 ? 0 : undefined
        return [text, ...text.split(/[,，;；]\s?/u)].map((part) => ({
          kind: part === text ? "typed" : "likely",
          text: part,
          group: `talk ${name}`,
          safety: part === text || safety === 0 ? safety : undefined,
          request: part === text ? request : undefined,
        }))
      }),
    ),
  )

const framed = () =>
  readFrames("safety/", DRAWN).map(({ sign, text, group }) => ({
    kind: "frame",
    text,
    group,
    safety: sign === "+" ? 1 : 0,
    request: sign === "?" ? 1 : 0,
  }))

const chance = ({ weights, bias }, features) =>
  1 / (1 + Math.exp(-(bias + features.reduce((sum, bucket) => sum + weights[bucket], 0) / Math.sqrt(features.length))))

/** Logistic regression by AdaGrad (Duchi, Hazan and Singer 2011). Both labels weigh the same in all. */
function fit(all, head) {
  const known = all.filter((one) => one[head] !== undefined)
  const weights = new Float64Array(BUCKETS)
  const squares = new Float64Array(BUCKETS).fill(0.01)
  let [bias, biasSquares] = [0, 0.01]
  const totals = [0, 1].map((label) =>
    known.reduce((sum, one) => sum + (one[head] === label ? WEIGHTS[one.kind] : 0), 0),
  )
  const share = totals.map((total) => (totals[0] + totals[1]) / (2 * total))
  const random = randomFrom(5)
  const order = [...known.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      ;[order[last], order[other]] = [order[other], order[last]]
    }
    for (const at of order) {
      const { kind, features, [head]: label } = known[at]
      const error = (chance({ weights, bias }, features) - label) * WEIGHTS[kind] * share[label]
      for (const bucket of features) {
        const slope = error / Math.sqrt(features.length) + DECAY * weights[bucket]
        squares[bucket] += slope * slope
        weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
      }
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

function report(name, model, all, head) {
  for (const limit of [0.3, 0.5, 0.7, 0.85]) {
    const rate = (label) => {
      const those = all.filter((one) => one[head] === label)
      return `${those.filter(({ features }) => chance(model, features) >= limit).length}/${those.length}`
    }
    console.log(`${name} ${head} from ${limit}: ${rate(1)} that are, ${rate(0)} that are not`)
  }
}

const data = [
  ...framed(),
  ...readClauses(),
  ...readIntroductions(),
  ...readLetters(),
  ...readMatters(),
  ...readTalk(),
].map((one) => ({
  ...one,
  features: readerFeatures(one.text, "", BUCKETS),
}))
console.log(`${data.length} clauses`)
const leftOut = ({ group, kind }) => kind !== "frame" && hashOf(group) % FOLDS === 0
const lines = HEADS.flatMap((head) => {
  if (process.argv.includes("--left-out")) {
    const model = fit(
      data.filter((one) => !leftOut(one)),
      head,
    )
    report("people left out", model, data.filter(leftOut), head)
  }
  const { weights, bias } = fit(data, head)
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const small = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  const [rounded, roundedBias] = [Number(scale.toPrecision(6)), Number(bias.toPrecision(6))]
  const written = { weights: Float64Array.from(small, (weight) => weight * rounded), bias: roundedBias }
  report(
    "frames",
    written,
    data.filter(({ kind }) => kind === "frame"),
    head,
  )
  const name = head.toUpperCase()
  return [
    `export const ${name}_BIAS = ${roundedBias}`,
    `export const ${name}_SCALE = ${rounded}`,
    `export const ${name}_WEIGHTS: string =\n  "${Buffer.from(small.buffer).toString("base64")}"`,
  ]
})
writeFileSync(
  new URL("../src/defaults/reader/safety-weights.ts", import.meta.url),
  `// Written by scripts/train-safety.mjs.\n${lines.join("\n")}\n`,
)

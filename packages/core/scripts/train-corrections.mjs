// Trains what says whether the first words of a message correct what was said before, or say that it was a joke, and
// whether a sentence takes back as a joke what was said before it.
//
//   node packages/core/scripts/train-corrections.mjs
//
// Learns from talk/corrections and from the first clauses of talk/clauses, talk/questions, talk/safety and the tuning half of talk/matters, which correct nothing, and
// measures on leads left out. Writes src/text/spans/correction-weights.ts and joke-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { leadsOf } from "../src/text/spans/correction-model.ts"
import { readFrames } from "./frames.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
/** Drawn with each alternative of the longest place of a line. */
const DRAWN = 14
const MAX_CHARACTERS = 70
/** A first clause of somebody's talk, of which there are many, counts less. */
const ORDINARY = 0.6
/** There are more of all sentences and their ends. */
const BESIDES = 0.15

/** What a line says: each alternative of its longest place, with others of the rest, of which none is half of them. */
function draw(line) {
  const random = randomFrom(hashOf(line))
  const pattern = line.slice(2)
  const places = [...pattern.matchAll(/\{([^}]*)\}/g)].map(([, choices]) => choices.split("|"))
  const main = places.reduce((one, other) => (other.length > one.length ? other : one))
  const pick = (list) => (list.includes("") && random() < 0.5 ? "" : list[Math.floor(random() * list.length)])
  const fill = (choice) => {
    let at = 0
    return pattern.replace(/\{[^}]*\}/g, () => {
      const list = places[at++]
      return list === main ? choice : pick(list)
    })
  }
  const times = places.length === 1 ? 1 : DRAWN
  const texts = main.flatMap((choice) => Array.from({ length: times }, () => fill(choice).trim()))
  // A line without several places lists what people say in full.
  return [...new Set(texts)].map((text) => ({ text, weight: places.length === 1 ? 3 : 1 }))
}

const ordinary = [
  ...filesIn("clauses/").flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line).text)),
  ...filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`)),
  ...filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { tell, again, beside } = JSON.parse(line)
      return [tell, again, beside].map((text) => text ?? "")
    }),
  ),
  ...readFrames("safety/", 8).map(({ text }) => text),
].flatMap((text) =>
  [...leadsOf(text).map(({ lead }) => lead), text]
    .filter((one) => one.trim() !== "" && one.length <= MAX_CHARACTERS)
    .map((one) => ({ text: one, right: 0, weight: ORDINARY })),
)

const fit = (all, seed, rounds) =>
  fitBuckets(
    drawBalanced(all, randomFrom(seed), ({ weight }) => weight),
    { buckets: CLAUSE_BUCKETS, steps: rounds * all.length, rate: 0.25, decay: 0.00002 },
  )

/** A sentence with one of these may be a joke that its writer takes back. */
const JOKES =
  /kidding|joke|joking|serious|witz|scherz|spa(?:ß|ss)|plaisant|rigol|blagu|déconn|broma|brome|mentira|scherz|brinc|brinks|zoeira|invent|lol|jk|nah|玩笑|当真|骗|逗|冗談|嘘|なんて/iu
const stringsIn = (value) =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : []

/** Sentences of people's talk and what ends them behind a mark, as words do that take back the rest. */
const ends = [
  ...ordinary.map(({ text }) => text),
  ...filesIn("introductions/tune/").flatMap((name) =>
    linesOf(`introductions/tune/${name}`).flatMap((line) => stringsIn(JSON.parse(line))),
  ),
  ...filesIn("tune/")
    .filter((name) => !name.includes("."))
    .flatMap((name) => linesOf(`tune/${name}/talk.jsonl`).map((line) => JSON.parse(line).user ?? "")),
]
  .flatMap((text) => text.split(/(?<=[.!?])\s+|[。！？\n]+/u))
  .flatMap((text) => [text, text.split(/[,;:，、；：(（]\s*|\s[–—-]\s/u).at(-1) ?? ""])
  .map((text) => text.trim())
  .filter((text) => text.length >= 2 && text.length <= MAX_CHARACTERS && /\p{L}/u.test(text) && !JOKES.test(text))
const besides = [...new Set(ends)].map((text) => ({ text, right: 0, weight: BESIDES }))

/** Fits what tells the lines of a file with "+" from those with "-" and from ordinary clauses. */
function train(source, others, rounds, name, output) {
  const leads = linesOf(source).flatMap((line) =>
    /^[+-] /.test(line) ? draw(line).map((one) => ({ ...one, right: line[0] === "+" ? 1 : 0 })) : [],
  )
  const data = [...leads, ...others].map((one) => ({
    ...one,
    features: clauseFeatures(one.text),
    fold: hashOf(one.text) % FOLDS,
  }))
  console.log(`${name}: ${data.length} clauses, ${leads.length} of them of ${source}`)
  const models = fitWithout(data, FOLDS, (all, seed) => fit(all, seed, rounds))
  for (const [title, right] of [
    ["those", 1],
    ["look-alikes and others", 0],
  ]) {
    const list = data.filter((one) => one.right === right)
    const counts = countLeftOut(list, models, [0.5, 0.8, 0.9, 0.95])
    console.log(`${title}, left out, from 0.5 0.8 0.9 0.95: ${counts.join(" ")} of ${list.length}`)
  }
  if (process.argv.includes("--show")) {
    for (const { text, right, features, fold } of data) {
      if (right === 0 && probabilityOf(features, models[fold]) >= 0.9) console.log("  ", text)
    }
  }
  const url = new URL(`../src/text/spans/${output}`, import.meta.url)
  writeModel(url, "train-corrections.mjs", name, shippedModel(fit(data, 9, rounds)))
}

train("corrections/leads.txt", ordinary, 30, "CORRECTION", "correction-weights.ts")
train("corrections/jokes.txt", besides, 25, "JOKE", "joke-weights.ts")

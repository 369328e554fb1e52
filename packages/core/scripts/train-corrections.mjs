// Trains what says whether the first words of a message correct what was said before, or say that it was a joke,
// whether a sentence takes back as a joke what was said before it, also behind a question that it may answer, and
// whether a question only says how surprising something is.
//
//   node packages/core/scripts/train-corrections.mjs
//
// Learns from talk/corrections and from the first clauses of talk/clauses, talk/questions, talk/safety and the tuning half of talk/matters, which correct nothing, and
// measures on sentences left out, of which alternatives of the same line are among those learned. Writes src/text/spans/correction-weights.ts, joke-weights.ts and believed-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { leadsOf } from "../src/text/spans/correction-model.ts"
import { readFrames } from "./frames.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
/** Drawn with each alternative of the longest place of a line. */
const DRAWN = 14
const MAX_CHARACTERS = 70
/** A first clause of somebody's talk, of which there are many, counts less. */
const ORDINARY = 0.6
/** There are more of all sentences and their ends. */
const BESIDES = 0.4

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
  .filter((text) => text.length >= 2 && text.length <= MAX_CHARACTERS && /\p{L}/u.test(text))
/** Without what the talk of a file has itself. */
const besidesOf = (lines) => {
  const known = new Set(lines.map(({ text }) => bare(text)))
  return [...new Set(ends)]
    .filter((text) => !known.has(bare(text)))
    .map((text) => ({ text, right: 0, weight: BESIDES }))
}
const bare = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

/** What the lines of a file say, with their sign. */
const readLines = (source) =>
  linesOf(source).flatMap((line) => (/^[+?-] /.test(line) ? draw(line).map((one) => ({ ...one, sign: line[0] })) : []))

/** Fits what tells the lines with one of the signs from the others and from other sentences. */
function train(lines, signs, others, rounds, name) {
  const data = [...lines.map((one) => ({ ...one, right: signs.includes(one.sign) ? 1 : 0 })), ...others].map((one) => ({
    ...one,
    features: clauseFeatures(one.text),
    fold: hashOf(one.text) % FOLDS,
  }))
  console.log(`${name}: ${data.length} clauses, ${lines.length} of them of its own`)
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
  return shippedModel(fit(data, 9, rounds))
}

const write = (file, models) =>
  writeModels(new URL(`../src/text/spans/${file}`, import.meta.url), "train-corrections.mjs", models)

write("correction-weights.ts", {
  CORRECTION: train(readLines("corrections/leads.txt"), "+", ordinary, 30, "CORRECTION"),
})
const jokes = readLines("corrections/jokes.txt")
const besides = besidesOf(jokes.filter(({ sign }) => sign !== "-"))
write("joke-weights.ts", {
  JOKE: train(jokes, "+?", besides, 25, "JOKE"),
  JOKE_ANSWER: train(jokes, "+", besides, 25, "JOKE_ANSWER"),
})
const questions = besides.filter(({ text }) => /[?？]$/u.test(text)).map((one) => ({ ...one, weight: ORDINARY }))
write("believed-weights.ts", { BELIEVED: train(readLines("corrections/believed.txt"), "+", questions, 25, "BELIEVED") })

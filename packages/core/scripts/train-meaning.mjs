// Fits the meanings of words and their parts, by which recall compares a question with facts that share no word with it.
//
//   node packages/core/scripts/train-meaning.mjs URL MODEL [CACHE]
//
// A teacher, a multilingual embedding model behind an endpoint of OpenAI's form at URL (such as
// http://127.0.0.1:8099/v1), embeds the sentences and words of the talk for tuning; the table learns to give the same
// likenesses, and that a question and what answers it, the words of one matter and two statements of one attribute are
// alike. Written with multilingual-e5-small. CACHE keeps the teacher's vectors. Measures people and matters left out.
// Needs Node 24.

import { existsSync, writeFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { MEANING_DIMENSIONS } from "../src/text/meaning/meaning.ts"
import { dot, featuresOf, followDirections, followLikenesses, joinPairs, Table, unit } from "./meaning/table.mjs"
import { answers, attributes, clusters, drawTexts, topics, words } from "./meaning/talk.mjs"
import { readLines } from "./replay-talk.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const STEPS = 8_000
const RATE = 0.05
/** Shares of the steps. */
const SHARES = {
  sentences: 0.25,
  words: 0.2,
  likenesses: 0.25,
  answers: 0.13,
  matters: 0.1,
  attributes: 0.04,
  topics: 0.03,
}
const BATCHES = {
  sentences: 256,
  words: 512,
  likenesses: 192,
  answers: 192,
  matters: 192,
  attributes: 128,
  topics: 128,
}
const [url, model, cache] = process.argv.slice(2)
const random = randomFrom(11)
const pick = (list) => list[Math.floor(random() * list.length)]
function sample(list, count) {
  const copy = [...list]
  for (let at = 0; at < Math.min(count, copy.length); at++) {
    const other = at + Math.floor(random() * (copy.length - at))
    ;[copy[at], copy[other]] = [copy[other], copy[at]]
  }
  return copy.slice(0, count)
}

// The teacher.

async function teach(wanted) {
  const known = new Map(cache && existsSync(cache) ? readLines(pathToFileURL(cache)) : [])
  const missing = wanted.filter((text) => !known.has(text))
  for (let from = 0; from < missing.length; from += 256) {
    const input = missing.slice(from, from + 256)
    const response = await fetch(`${url}/embeddings`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model, input, encoding_format: "float" }),
    })
    const { data } = await response.json()
    for (const { index, embedding } of data)
      known.set(
        input[index],
        embedding.map((value) => Number(value.toFixed(4))),
      )
    if (from % 8_192 === 0) console.error(`${from} of ${missing.length} texts embedded`)
  }
  if (cache && missing.length > 0) writeFileSync(cache, [...known].map((pair) => JSON.stringify(pair)).join("\n"))
  return wanted.map((text) => Float64Array.from(known.get(text)))
}

/** The main directions of rows around their mean, by subspace iteration, with the mean. */
function mainDirections(rows, count) {
  const size = rows[0].length
  const mean = new Float64Array(size)
  for (const row of rows) for (let at = 0; at < size; at++) mean[at] += row[at] / rows.length
  const spread = Array.from({ length: size }, () => new Float64Array(size))
  const centred = new Float64Array(size)
  for (const row of rows) {
    for (let at = 0; at < size; at++) centred[at] = row[at] - mean[at]
    for (let at = 0; at < size; at++)
      for (let other = 0; other < size; other++) spread[at][other] += centred[at] * centred[other]
  }
  let directions = Array.from({ length: count }, () => Float64Array.from({ length: size }, () => random() - 0.5))
  for (let round = 0; round < 40; round++) {
    directions = directions.map((direction) => Float64Array.from(spread, (row) => dot(row, direction)))
    for (const [place, direction] of directions.entries()) {
      for (const earlier of directions.slice(0, place)) {
        const shared = dot(direction, earlier)
        for (let at = 0; at < size; at++) direction[at] -= shared * earlier[at]
      }
      const length = Math.sqrt(dot(direction, direction))
      for (let at = 0; at < size; at++) direction[at] /= length
    }
  }
  return { mean, directions }
}

const D = MEANING_DIMENSIONS

// Learning.

const byLanguage = (list) =>
  [...Map.groupBy(list, ({ language }) => language).values()].filter((all) => all.length >= 40)

function learn(taught, taughtWords, pairs) {
  const table = new Table(random)
  const answersByLanguage = byLanguage(pairs)
  const clustersByLanguage = byLanguage(clusters)
  const attributesByLanguage = byLanguage(
    [...attributes]
      .map(([name, all]) => ({ language: name.slice(0, 2), texts: all }))
      .filter(({ texts }) => texts.length > 1),
  )
  const topicsByLanguage = byLanguage(topics)
  const joined = {
    answers: () => {
      const batch = sample(pick(answersByLanguage), BATCHES.answers)
      const isAlike = (one, other) => batch[one].about === batch[other].about
      joinPairs(
        table,
        batch.map(({ question, answer }) => [question, answer]),
        isAlike,
      )
    },
    matters: () => {
      const some = (list, most) => sample(list, 1 + Math.floor(random() * most)).join(" ")
      const batch = sample(pick(clustersByLanguage), BATCHES.matters)
      joinPairs(
        table,
        batch.map(({ asking, telling }) => [some(asking, 4), some(telling, 3)]),
      )
    },
    attributes: () =>
      joinPairs(
        table,
        sample(pick(attributesByLanguage), BATCHES.attributes).map(({ texts: all }) => sample(all, 2)),
      ),
    topics: () =>
      joinPairs(
        table,
        sample(pick(topicsByLanguage), BATCHES.topics).map(({ texts: all }) => sample(all, 2)),
      ),
    sentences: () =>
      followDirections(
        table,
        Array.from({ length: BATCHES.sentences }, () => pick(taught)),
      ),
    words: () =>
      followDirections(
        table,
        Array.from({ length: BATCHES.words }, () => pick(taughtWords)),
      ),
    likenesses: () => followLikenesses(table, sample(taught, BATCHES.likenesses)),
  }
  const kinds = Object.entries(SHARES).flatMap(([kind, share]) => new Array(Math.round(100 * share)).fill(kind))
  for (let step = 0; step < STEPS; step++) {
    table.rate = RATE * (1 - step / STEPS) + 0.002
    const kind = kinds[Math.floor(random() * kinds.length)]
    joined[kind]()
    table.step()
    if (step % 1_000 === 999) console.error(`${step + 1} of ${STEPS} steps`)
  }
  return table.quantized()
}

// Measuring.

/** How early the answer stands among what its author and two hundred others tell, by people and matters left out: mean reciprocal rank and share of the first ten. */
function measure(name, directionOf, left) {
  const places = [...Map.groupBy(left, ({ author }) => author).values()].flatMap((own) => {
    const told = [...new Set(answers.filter(({ author }) => author === own[0].author).map(({ answer }) => answer))]
    const others = sample(
      answers
        .filter(({ author, language }) => author !== own[0].author && language === own[0].language)
        .map(({ answer }) => answer),
      200,
    )
    const candidates = [...new Set([...told, ...others])].map((text) => ({ text, direction: directionOf(text) }))
    return own.map(({ question, answer }) => {
      const asked = directionOf(question)
      const right = dot(asked, directionOf(answer))
      return candidates.filter(({ text, direction }) => text !== answer && dot(asked, direction) > right).length
    })
  })
  const mean = (value) => (100 * places.reduce((sum, place) => sum + value(place), 0)) / places.length
  console.log(
    `${name}: mean reciprocal rank ${mean((place) => 1 / (1 + place)).toFixed(1)}, first ten ${mean((place) => Number(place < 10)).toFixed(1)} % of ${places.length} questions`,
  )
}

const texts = drawTexts(sample)
const vectors = await teach([...texts, ...words])
const { mean, directions } = mainDirections(vectors.slice(0, Math.min(12_000, texts.length)), D)
const wordMean = new Float64Array(mean.length)
for (const vector of vectors.slice(texts.length))
  for (let at = 0; at < mean.length; at++) wordMean[at] += vector[at] / words.length
const centre = (vector, middle) => vector.map((value, at) => value - middle[at])
const directionIn = (vector) => unit(directions.map((direction) => dot(direction, vector)))
const taught = texts.map((text, at) => {
  const centred = centre(vectors[at], mean)
  return { text, vector: unit(centred), direction: directionIn(centred) }
})
const taughtWords = words.map((text, at) => ({
  text,
  direction: directionIn(centre(vectors[texts.length + at], wordMean)),
}))
console.log(
  `${texts.length} sentences, ${words.length} words, ${answers.length} questions with their answers, ${clusters.length} matters`,
)

const authors = [...new Set(answers.map(({ author }) => author))].sort()
const isLeftOut = ({ author, about }) => authors.indexOf(author) % 5 === 0 && hashOf(about) % 4 === 0
const isSeen = ({ author, about }) => authors.indexOf(author) % 5 !== 0 && hashOf(about) % 4 !== 0
const left = answers.filter(isLeftOut)
function directionBy(weights) {
  return (text) => {
    const [buckets, shares] = featuresOf(text)
    const sum = new Float64Array(D)
    for (let one = 0; one < buckets.length; one++)
      for (let at = 0; at < D; at++) sum[at] += shares[one] * weights[buckets[one] * D + at]
    return unit(sum)
  }
}
const byText = new Map(taught.map(({ text, vector }) => [text, vector]))
measure("teacher", (text) => byText.get(text) ?? new Float64Array(mean.length), left)
measure("table", directionBy(learn(taught, taughtWords, answers.filter(isSeen))), left)

const weights = learn(taught, taughtWords, answers)
writeFileSync(
  new URL("../src/text/meaning/meaning-weights.ts", import.meta.url),
  `// Written by scripts/train-meaning.mjs.\nexport const MEANING_WEIGHTS: string =\n  "${Buffer.from(weights.buffer).toString("base64")}"\n`,
)

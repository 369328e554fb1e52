// Fits the two models that tell which earlier statement a later one ends or replaces: whether a statement reports a change
// at all, and which earlier statement it changes, of those that are most like it.
//
//   node packages/core/scripts/train-changes.mjs [--left-out]
//
// Learns from the matters and introductions for tuning, the frames of talk/changes, the clauses of each voice and the
// facts of talk/tune; measures people left out (--left-out) and the pairs of talk/coexisting, and writes
// src/turn/pairs/news-weights.ts and change-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, writeFileSync } from "node:fs"
import { rulesExtractor } from "../src/defaults/rules-extractor.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import {
  CHANGE_UNITS,
  comparePairs,
  NEWS_BUCKETS,
  newsFeatures,
  newsProbability,
  readFact,
  readNetwork,
  scoreChange,
} from "../src/turn/pairs/change-network.ts"
import { readChangeFrames } from "./change-frames.mjs"
import { readLabelledClauses } from "./reader-clauses.mjs"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { linesOf, talk } from "./talk-files.mjs"

const FOLDS = 4
const EPOCHS = 4
const BATCH = 64
const RATE = 0.004
const DECAY = 0.0001
const MOST = 5
/** What a pair of each kind of people counts. */
const WEIGHTS = { matters: 1, introductions: 1, frames: 0.35, clauses: 0.7, talk: 1 }
/** What a sentence of frames counts, of which some are drawn often. */
const NEWS_WEIGHTS = { ...WEIGHTS, frames: 0.7 }

const rowsOf = (path) => linesOf(path).map((line) => JSON.parse(line))

/** People: what they stated, and later statements with the places of what they change (`open`: where that is not known). */
function readMatters() {
  return readdirSync(new URL("matters/tune/", talk))
    .sort()
    .flatMap((file) => {
      const rows = rowsOf(`matters/tune/${file}`)
      const later = rows.flatMap(({ change, beside, again }, at) => [
        { text: change, changes: [at] },
        { text: beside, changes: [] },
        ...(again ? [{ text: again, changes: [], open: [at] }] : []),
      ])
      const person = { kind: "matters", name: file, later }
      // What is stored of a message may be its statement, or a sentence that tells more.
      return [
        { ...person, earlier: rows.map(({ span }) => span) },
        {
          ...person,
          earlier: rows.map(
            ({ tell, span }) => sentencesOf(tell).find(({ text }) => text.includes(span))?.text ?? tell,
          ),
        },
      ]
    })
}

const OF_OTHERS = ["others", "moment", "imagined", "hearsay", "life"]

function readIntroductions() {
  return readdirSync(new URL("introductions/tune/", talk))
    .sort()
    .flatMap((file) =>
      rowsOf(`introductions/tune/${file}`).map((row, at) => {
        const facts = Object.keys(row)
          .filter((key) => key.endsWith("Facts"))
          .flatMap((key) => (row[key] ?? []).map((fact) => ({ ...fact, isLife: key === "lifeFacts" })))
          .filter(({ span }) => span)
        const before = row.changedFact?.before
        const changed = facts.findIndex(({ value }) => before && (value?.includes(before) || before.includes(value)))
        return {
          kind: "introductions",
          name: `${file} ${at}`,
          earlier: facts.map(({ span }) => span),
          later: [
            ...(changed >= 0 ? [{ text: row.changed, changes: [changed] }] : []),
            ...OF_OTHERS.filter((key) => typeof row[key] === "string").map((key) => ({
              text: row[key],
              changes: [],
              open: key === "life" ? facts.flatMap(({ isLife }, place) => (isLife ? [place] : [])) : [],
            })),
          ],
        }
      }),
    )
}

/** The facts of each voice: those that are new, and a change with the only one of its attribute. */
function readClauses() {
  const facts = readLabelledClauses().filter(
    ({ label, how, attribute }) => label === "fact" && how !== "echo" && attribute,
  )
  return [...Map.groupBy(facts, ({ voice }) => voice)].map(([voice, clauses]) => {
    const random = randomFrom(hashOf(voice))
    const fresh = clauses.filter(({ how }) => how === "new")
    const earlier = fresh.filter(() => random() < 60 / fresh.length)
    return {
      kind: "clauses",
      name: `clauses ${voice}`,
      earlier: earlier.map(({ text }) => text),
      later: clauses
        .filter((one) => !earlier.includes(one))
        .map(({ text, how, attribute, subject }) => {
          const same = earlier.flatMap((one, at) =>
            one.attribute === attribute && one.subject === subject ? [at] : [],
          )
          const isChange = how === "replace" || how === "end"
          if (how === "add") return { text, changes: [] }
          return { text, isChange, changes: isChange && how === "replace" && same.length === 1 ? same : [], open: same }
        }),
    }
  })
}

/** The facts of a person's talk, by what they say they end or replace. */
async function readTalk(name) {
  const holding = new Map()
  const earlier = []
  const later = []
  for (const { at, user, says = [] } of rowsOf(`tune/${name}/talk.jsonl`)) {
    if (user === undefined) continue
    const message = { role: "user", text: user, position: 0 }
    const turn = { id: at, owner: {}, at: Date.parse(at), before: [], recalled: [], messages: [message] }
    const drafts = await rulesExtractor.extract([turn], [])
    const over = says.flatMap(({ about, value, how }) => {
      const before = holding.get(about) ?? []
      const ended = before.filter((one) => how === "replace" || (how === "end" && one === value))
      holding.set(about, [
        ...before.filter((one) => !ended.includes(one)),
        ...(["new", "add", "replace"].includes(how) ? [value] : []),
      ])
      return ended.map((old) => ({ old, value: how === "end" ? undefined : value }))
    })
    const holds = (text, value) => text.toLowerCase().includes(value.toLowerCase())
    for (const { content } of drafts) {
      const stating = (those) =>
        earlier.flatMap((text, place) => (those.some(({ old }) => holds(text, old)) ? [place] : []))
      const surely = over.filter(({ value }) => value !== undefined && holds(content, value))
      later.push({ text: content, changes: stating(surely), open: stating(over), until: earlier.length })
    }
    earlier.push(...drafts.map(({ content }) => content))
  }
  return { kind: "talk", name, earlier, later }
}

const foldOf = (name) => hashOf(name) % FOLDS

/** Sentences that report a change, and others. */
function readNews(people) {
  const told = people.flatMap(({ kind, name, earlier, later }) => [
    ...later
      .filter(({ open = [], changes, isChange }) => isChange !== undefined || changes.length > 0 || open.length === 0)
      .map(({ text, changes, isChange }) => ({
        text,
        right: Number(isChange ?? changes.length > 0),
        group: name,
        weight: NEWS_WEIGHTS[kind],
      })),
    ...earlier.map((text) => ({ text, right: 0, group: name, weight: NEWS_WEIGHTS[kind] * 0.5 })),
  ])
  const others = readLabelledClauses()
    .filter(({ label }, at) => label !== "fact" && at % 3 === 0)
    .map(({ text, voice }) => ({ text, right: 0, group: `clauses ${voice}`, weight: 1 }))
  return [...told, ...others].map((one) => ({ ...one, features: newsFeatures(one.text) }))
}

function fitNews(all) {
  const random = randomFrom(3)
  const draw = () => {
    const one = all[Math.floor(random() * all.length)]
    return { ...one, weight: one.weight * (one.right === 1 ? 2 : 1) }
  }
  return fitBuckets(draw, { buckets: NEWS_BUCKETS, steps: all.length * 6, rate: 0.4, decay: 0.00005, bias: -1 })
}

/** The pairs of a person. */
function pairsOf({ kind, name, earlier, later }, newsOf) {
  const read = earlier.map((text) => readFact(text))
  return later.flatMap(({ text, changes, open = [], until = earlier.length }) => {
    if (until === 0) return []
    const from = Math.max(0, until - 100)
    const pairs = comparePairs({ said: text, news: newsOf(text) }, read.slice(from, until))
    return pairs.flatMap(({ place: at, features }) => {
      const place = from + at
      const right = changes.includes(place)
      if (!right && open.includes(place)) return []
      return [
        {
          kind,
          name,
          text,
          earlier: earlier[place],
          right,
          features,
          weight: WEIGHTS[kind],
          total: changes.length > 0,
        },
      ]
    })
  })
}

/** A network by Adam on standardized features. */
function fit(pairs, seed) {
  const size = pairs[0].features.length
  const means = new Float64Array(size)
  const scales = new Float64Array(size)
  for (const { features } of pairs) for (let at = 0; at < size; at++) means[at] += features[at] / pairs.length
  for (const { features } of pairs)
    for (let at = 0; at < size; at++) scales[at] += (features[at] - means[at]) ** 2 / pairs.length
  for (let at = 0; at < size; at++) scales[at] = Math.sqrt(scales[at]) + 1e-4
  const random = randomFrom(seed)
  const noise = () => random() + random() + random() - 1.5
  const width = CHANGE_UNITS + 1
  const [biases, outputs, bias, total] = [
    size * width,
    size * width + CHANGE_UNITS,
    size * width + 2 * CHANGE_UNITS,
    size * width + 2 * CHANGE_UNITS + 1,
  ]
  const weights = new Float64Array(total)
  for (let at = 0; at < size; at++)
    for (let unit = 1; unit < width; unit++) weights[at * width + unit] = noise() / Math.sqrt(size)
  for (let unit = 0; unit < CHANGE_UNITS; unit++) weights[outputs + unit] = noise() / Math.sqrt(CHANGE_UNITS)
  weights[bias] = -3
  const speeds = new Float64Array(total)
  const squares = new Float64Array(total)
  const slopes = new Float64Array(total)
  const input = new Float64Array(size)
  const hidden = new Float64Array(CHANGE_UNITS)
  const steps = Math.floor((EPOCHS * pairs.length) / BATCH)
  for (let step = 1; step <= steps; step++) {
    slopes.fill(0)
    for (let of = 0; of < BATCH; of++) {
      const { features, right, weight } = pairs[Math.floor(random() * pairs.length)]
      let sum = weights[bias]
      for (let unit = 0; unit < CHANGE_UNITS; unit++) hidden[unit] = weights[biases + unit]
      for (let at = 0; at < size; at++) {
        const value = Math.max(-MOST, Math.min(MOST, (features[at] - means[at]) / scales[at]))
        input[at] = value
        sum += value * weights[at * width]
        for (let unit = 0; unit < CHANGE_UNITS; unit++) hidden[unit] += value * weights[at * width + unit + 1]
      }
      for (let unit = 0; unit < CHANGE_UNITS; unit++) {
        hidden[unit] = Math.tanh(hidden[unit])
        sum += hidden[unit] * weights[outputs + unit]
      }
      const error = (weight * (1 / (1 + Math.exp(-sum)) - Number(right)) * (right ? 1.5 : 1)) / BATCH
      slopes[bias] += error
      for (let unit = 0; unit < CHANGE_UNITS; unit++) {
        slopes[outputs + unit] += error * hidden[unit]
        hidden[unit] = error * weights[outputs + unit] * (1 - hidden[unit] ** 2)
        slopes[biases + unit] += hidden[unit]
      }
      for (let at = 0; at < size; at++) {
        slopes[at * width] += error * input[at]
        for (let unit = 0; unit < CHANGE_UNITS; unit++) slopes[at * width + unit + 1] += hidden[unit] * input[at]
      }
    }
    const rate = RATE * (1 - step / steps) + 1e-4
    for (let at = 0; at < total; at++) {
      const slope = slopes[at] + DECAY * weights[at]
      speeds[at] = 0.9 * speeds[at] + 0.1 * slope
      squares[at] = 0.999 * squares[at] + 0.001 * slope * slope
      weights[at] -= (rate * (speeds[at] / (1 - 0.9 ** step))) / (Math.sqrt(squares[at] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return Float32Array.from([...means, ...scales, ...weights])
}

function report(name, pairs) {
  const best = [...Map.groupBy(pairs, (pair) => `${pair.name}\n${pair.text}`).values()].map((those) =>
    those.reduce((one, other) => (other.chance > one.chance ? other : one)),
  )
  const all = new Set(pairs.filter(({ total }) => total).map((pair) => `${pair.name}\n${pair.text}`)).size
  for (const limit of [0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]) {
    const found = best.filter(({ chance }) => chance >= limit)
    const right = found.filter(({ right }) => right).length
    console.log(
      `${name} from ${limit}: ${found.length} of ${best.length} statements change something, ${right} right of ${all}`,
    )
  }
}

const people = [
  ...readMatters(),
  ...readIntroductions(),
  ...readChangeFrames(),
  ...readClauses(),
  ...(await Promise.all(readdirSync(new URL("tune/", talk)).sort().map(readTalk))),
]
const sentences = readNews(people)
const leftOut = Array.from({ length: FOLDS }, (_, fold) =>
  fitNews(sentences.filter(({ group }) => foldOf(group) !== fold)),
)
const news = shippedModel(fitNews(sentences))
console.log(`${sentences.length} sentences, ${sentences.filter(({ right }) => right).length} report a change`)
// The network learns from probabilities of people left out, as it will meet them.
const pairs = people.flatMap((person) => pairsOf(person, (text) => newsProbability(text, leftOut[foldOf(person.name)])))
console.log(`${pairs.length} pairs of ${people.length} people, ${pairs.filter(({ right }) => right).length} are right`)
if (process.argv.includes("--left-out")) {
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const others = pairs.filter(({ name }) => foldOf(name) !== fold)
    const network = readNetwork(fit(others, 1))
    return pairs
      .filter(({ name }) => foldOf(name) === fold)
      .map((pair) => ({ ...pair, chance: scoreChange(pair.features, network) }))
  }).flat()
  for (const kind of Object.keys(WEIGHTS))
    report(
      kind,
      judged.filter((pair) => pair.kind === kind),
    )
}
const weights = fit(pairs, 1)
const network = readNetwork(weights)
for (const file of readdirSync(new URL("coexisting/", talk)).sort()) {
  const chances = linesOf(`coexisting/${file}`).map((line) => {
    const [earlier, later] = line.split("\t")
    return scoreChange(
      comparePairs({ said: later, news: newsProbability(later, news) }, [readFact(earlier)])[0].features,
      network,
    )
  })
  console.log(
    `coexisting ${file}: ${[0.5, 0.7, 0.9, 0.95].map((limit) => `${chances.filter((chance) => chance >= limit).length} from ${limit}`).join(", ")} of ${chances.length}`,
  )
}
writeModel(new URL("../src/turn/pairs/news-weights.ts", import.meta.url), "train-changes.mjs", "NEWS", news)
writeFileSync(
  new URL("../src/turn/pairs/change-weights.ts", import.meta.url),
  `// Written by scripts/train-changes.mjs.
export const CHANGE_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
`,
)

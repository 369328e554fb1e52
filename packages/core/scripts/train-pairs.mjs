// Trains the model that tells which earlier statement a later one may end or replace, and measures it.
//
//   node packages/core/scripts/train-pairs.mjs
//
// Learns from the statements of talk/tune, each with all earlier ones of its person, and from the clauses of each voice
// of talk/clauses; prints what it finds of people left out, and writes src/turn/pairs/pair-weights.ts. The same data
// gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rulesExtractor } from "../src/defaults/rules-extractor.ts"
import { PAIR_BUCKETS, pairFeatures, readForPairs } from "../src/turn/pairs/pair-model.ts"
import { readLabelledClauses } from "./reader-clauses.mjs"
import { quantize } from "./spans/fit-clauses.mjs"
import { randomFrom } from "./spans/messages.mjs"

const DAY = 86_400_000
const EPOCHS = 3
const L2 = 0.00002

/** The facts of a person's talk with the values that they state, end or replace, and all their pairs. */
async function pairsOfPerson(name) {
  const lines = readFileSync(new URL(`../talk/tune/${name}/talk.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
  const holding = new Map()
  const facts = []
  const pairs = []
  for (const { at, user, says = [] } of lines.map((line) => JSON.parse(line))) {
    if (user === undefined) continue
    const message = { role: "user", text: user, position: 0 }
    const turn = { id: at, owner: {}, at: Date.parse(at), before: [], recalled: [], messages: [message] }
    const drafts = await rulesExtractor.extract([turn], [])
    const over = says.flatMap(({ about, value, how }) => {
      const before = holding.get(about) ?? []
      const ended = before.filter((one) => how === "replace" || (how === "end" && one === value))
      const begins = ["new", "add", "replace"].includes(how)
      holding.set(about, [...before.filter((one) => !ended.includes(one)), ...(begins ? [value] : [])])
      return ended.map((old) => ({ old, value: how === "end" ? undefined : value }))
    })
    const now = drafts.map(({ content }) => ({ content, read: readForPairs({ content, at: Date.parse(at) }), at }))
    for (const later of now) {
      const holds = (one, value) => one.content.toLowerCase().includes(value.toLowerCase())
      for (const earlier of facts) {
        const right = over.some(
          ({ old, value }) =>
            holds(earlier, old) &&
            (value === undefined ? now.length === 1 || later.read.signs.includes("change") : holds(later, value)),
        )
        pairs.push({ person: name, later, earlier, right, weight: 1 })
      }
    }
    facts.push(...now)
  }
  return pairs
}

/** Pairs of clauses of one voice: a change with what was new under the same attribute, and with others. */
function pairsOfVoices() {
  const random = randomFrom(5)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const pairs = []
  for (const [, clauses] of Map.groupBy(
    readLabelledClauses().filter(({ label, how }) => label === "fact" && how !== "echo"),
    ({ voice }) => voice,
  )) {
    const fresh = clauses.filter(({ how }) => how === "new")
    if (fresh.length === 0) continue
    for (const later of clauses) {
      const isChange = later.how === "replace" || later.how === "end"
      const same = fresh.filter(
        (one) => one !== later && one.attribute === later.attribute && one.subject === later.subject,
      )
      const days = random() * 20
      const push = (earlier, right, weight) =>
        pairs.push({
          person: "",
          later: { read: readForPairs({ content: later.text, at: days * DAY }) },
          earlier: { read: readForPairs({ content: earlier, at: 0 }) },
          right,
          weight,
        })
      if (same.length > 0) push(pick(same).text, isChange, isChange ? 0.5 : 1)
      for (let n = 0; n < 4; n++) {
        const other = pick(fresh)
        if (other.attribute !== later.attribute) push(other.text, false, 1)
      }
      if (later.before?.startsWith("A: ")) push(later.before.slice(3), isChange, isChange ? 0.5 : 1)
    }
  }
  return pairs
}

function fit(pairs, seed) {
  const random = randomFrom(seed)
  const weights = new Float32Array(PAIR_BUCKETS)
  const squares = new Float32Array(PAIR_BUCKETS).fill(1)
  let bias = -4
  const steps = pairs.length * EPOCHS
  for (let step = 0; step < steps; step++) {
    const { features, right, weight } = pairs[Math.floor(random() * pairs.length)]
    const sum = features.reduce((total, bucket) => total + weights[bucket], bias)
    const error = weight * (1 / (1 + Math.exp(-sum)) - Number(right)) * (right ? 4 : 1)
    bias -= 0.01 * error
    for (const bucket of features) {
      const slope = error + L2 * weights[bucket]
      squares[bucket] += slope * slope
      weights[bucket] -= (0.15 * slope) / Math.sqrt(squares[bucket])
    }
  }
  return { weights, bias }
}

const scoreOf = ({ weights, bias }, features) =>
  1 / (1 + Math.exp(-features.reduce((total, bucket) => total + weights[bucket], bias)))

const people = readdirSync(new URL("../talk/tune/", import.meta.url))
const talk = (await Promise.all(people.map(pairsOfPerson))).flat()
const all = [...talk, ...pairsOfVoices()].map((pair) => ({
  ...pair,
  features: pairFeatures(pair.later.read, pair.earlier.read),
}))
const judged = people.flatMap((name) => {
  const model = fit(
    all.filter(({ person }) => person !== name),
    1,
  )
  return all.filter(({ person }) => person === name).map((pair) => ({ ...pair, chance: scoreOf(model, pair.features) }))
})
const best = [...Map.groupBy(judged, ({ later }) => later).values()].flatMap((pairs) =>
  pairs.toSorted((one, other) => other.chance - one.chance).slice(0, 2),
)
const changed = new Set(judged.filter(({ right }) => right).map(({ later }) => later)).size
console.log(
  `${judged.length} pairs of ${people.length} people, of which ${judged.filter(({ right }) => right).length} change something (${changed} statements)`,
)
for (const limit of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]) {
  const kept = best.filter(({ chance }) => chance >= limit)
  const right = kept.filter(({ right }) => right)
  console.log(
    `from ${limit}: ${kept.length} of the best two pairs, ${right.length} right, ${new Set(right.map(({ later }) => later)).size} statements`,
  )
}
const { weights, bias } = fit(all, 1)
const quantized = quantize({ weights })
writeFileSync(
  new URL("../src/turn/pairs/pair-weights.ts", import.meta.url),
  `// Written by scripts/train-pairs.mjs.
export const PAIR_BIAS = ${Number(bias.toPrecision(4))}
export const PAIR_SCALE = ${quantized.scale}
export const PAIR_WEIGHTS: string =
  "${Buffer.from(quantized.weights.buffer).toString("base64")}"
`,
)

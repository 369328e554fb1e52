// Fits the model of pairs of lines that one question finds: whether the later one reports that the earlier one no longer
// holds. Replays the talk for tuning, compares the lines of each question's block, and measures each person left out.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { z } from "zod"
import { blockInjector, createMemory } from "../dist/index.js"
import { CONTRACT, definePlugin, Injector } from "../dist/plugin/index.js"
import { countNames, isLikelyAllergy, linePairFeatures, readLine } from "../src/turn/pairs/line-model.ts"
import { randomFrom } from "./spans/messages.mjs"

const EPOCHS = 25
const BATCH = 256
const RATE = 0.1
const DECAY = 0.00002
/** A pair that is right counts as this many. */
const RIGHT = 3
/** The place of the shared names among the features. */
const SHARED = 28
const MINUTE = 60_000
const folder = new URL("../talk/tune/", import.meta.url)

const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const contains = (text, value) => text.toLowerCase().includes(value.toLowerCase())
const matchesAny = (patterns, text) => patterns.some((pattern) => new RegExp(pattern, "iu").test(text))

/** The questions of a person, each with the memories that recall considered for its block. */
async function replay(name, lines) {
  let now = 0
  let seen = new Map()
  const recorder = definePlugin({
    name: "line-recorder",
    contract: CONTRACT,
    options: z.strictObject({}),
    setup(context) {
      const line = (memory, shown, timeZone) => {
        seen.set(memory.id, { ...memory, shown })
        return blockInjector.line(memory, shown, timeZone)
      }
      context.provide(Injector, () => ({ ...blockInjector, name: "line-recorder", line }))
    },
  })
  await using memory = await createMemory({ now: () => now, plugins: [recorder({})], settings: { deadlineMs: 10_000 } })
  const histories = new Map()
  const questions = []
  for (const line of lines) {
    const text = line.user ?? line.ask
    if (text === undefined) continue
    now = Date.parse(line.at)
    const messages = [...(histories.get(line.session) ?? []), { role: "user", text }]
    const owner = { tenant: "default", user: name }
    seen = new Map()
    const turn = await memory.begin({ owner, messages, systemRole: true, mode: line.user ? "on" : "read" })
    if (line.ask !== undefined) {
      questions.push({ ...line, at: now, lines: [...seen.values()] })
      continue
    }
    await turn.finish({ text: line.reply, whole: true })
    await memory.settled()
    histories.set(line.session, [...messages, { role: "assistant", text: line.reply }])
  }
  return questions
}

/** The values that ended before a time, each with what ended it. */
function endedBefore(lines, time) {
  const holding = new Map()
  const ended = []
  for (const { at, user, says = [] } of lines) {
    const told = Date.parse(at)
    if (told >= time) break
    for (const { about, value, how } of says) {
      const before = holding.get(about) ?? []
      const over = before.filter((one) => how === "replace" || (how === "end" && one.value === value))
      for (const one of over) ended.push({ ...one, endedAt: told, now: how === "end" ? undefined : value })
      const begins = ["new", "add", "replace"].includes(how)
      const left = before.filter((one) => !over.includes(one))
      holding.set(about, begins ? [...left, { value, at: told, user }] : left)
    }
  }
  return ended
}

/** The pairs of a question's lines; `right`: the later one ends the earlier. Pairs that the labels do not decide are left out. */
function pairsOf(person, question, ended) {
  const { stale = [], want = [] } = question
  const lines = question.lines.filter(({ status, source }) => status === "active" && source.origin !== "assistant")
  const read = new Map(
    lines.map(({ id, shown, createdAt, about }) => [
      id,
      readLine(shown, createdAt, about && `${about.subject} ${about.attribute}`),
    ]),
  )
  const counts = countNames(read.values())
  const asked = readLine(question.ask, question.at)
  const isCurrent = question.kind === "current"
  const labels = new Map(
    lines.map(({ id, shown, createdAt }) => {
      const words = new Set(wordsIn(shown))
      const isNew = matchesAny(want, shown)
      const over = ended.filter(({ value, at, user, endedAt }) => {
        if (!contains(shown, value) || createdAt >= endedAt + MINUTE) return false
        const said = new Set(wordsIn(user))
        return (
          Math.abs(createdAt - at) < 2 * MINUTE || [...words].filter((word) => said.has(word)).length * 2 >= words.size
        )
      })
      return [id, { isNew, over, isStale: isCurrent && !isNew && matchesAny(stale, shown) }]
    }),
  )
  const pairs = []
  for (const later of lines) {
    for (const earlier of lines) {
      if (later.createdAt <= earlier.createdAt || later.source.message === earlier.source.message) continue
      const [one, other] = [labels.get(later.id), labels.get(earlier.id)]
      const isSame = (ending) => Math.abs(later.createdAt - ending.endedAt) < 2 * MINUTE
      const names = (ending) => ending.now === undefined || contains(later.shown, ending.now)
      const right =
        (other.isStale && one.isNew) ||
        other.over.some(
          (ending) =>
            later.createdAt >= ending.endedAt - MINUTE && names(ending) && (ending.now !== undefined || isSame(ending)),
        )
      if (!right && other.over.some(isSame)) continue
      const features = linePairFeatures(read.get(later.id), read.get(earlier.id), asked, counts)
      const isStanding = ["constraint", "instruction"].includes(earlier.category)
      if (isLikelyAllergy(read.get(earlier.id)) || (isStanding && features[SHARED] === 0)) continue
      if (read.get(later.id).signs.includes("add")) continue
      const isAsked = isCurrent && (other.isStale || one.isNew || other.isNew)
      const isOver = other.isStale || other.over.length > 0
      pairs.push({ person, question, later, earlier, features, right, isOver, isAsked })
    }
  }
  return pairs
}

function fit(pairs) {
  const random = randomFrom(7)
  const size = pairs[0].features.length
  const weights = new Float64Array(size)
  const squares = new Float64Array(size + 1).fill(0.001)
  let bias = -4
  const order = [...pairs.keys()]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      const slopes = new Float64Array(size + 1)
      for (const place of batch) {
        const { features, right, weight } = pairs[place]
        const sum = features.reduce((total, value, at) => total + value * weights[at], bias)
        const error = weight * (1 / (1 + Math.exp(-sum)) - Number(right)) * (right ? RIGHT : 1)
        for (let at = 0; at < size; at++) slopes[at] += error * features[at]
        slopes[size] += error
      }
      for (let at = 0; at <= size; at++) {
        const slope = slopes[at] / batch.length + (at < size ? DECAY * weights[at] : 0)
        squares[at] += slope * slope
        const step = (RATE * slope) / Math.sqrt(squares[at])
        if (at < size) weights[at] -= step
        else bias -= step
      }
    }
  }
  return { bias, weights: [...weights] }
}

const chanceOf = ({ bias, weights }, features) =>
  1 / (1 + Math.exp(-features.reduce((total, value, at) => total + value * weights[at], bias)))

const people = readdirSync(folder)
const found = []
for (const name of people) {
  const text = readFileSync(new URL(`${name}/talk.jsonl`, folder), "utf8")
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
  const turns = lines.filter(({ user }) => user !== undefined)
  for (const question of await replay(name, lines))
    found.push(...pairsOf(name, question, endedBefore(turns, question.at)))
}
// The same two lines are in many blocks; together they count less than once for each, except where the question is about them.
const times = new Map()
for (const { later, earlier } of found)
  times.set(`${later.id} ${earlier.id}`, (times.get(`${later.id} ${earlier.id}`) ?? 0) + 1)
const pairs = found.map((pair) => ({
  ...pair,
  weight: pair.isAsked ? 1 : 1 / Math.sqrt(times.get(`${pair.later.id} ${pair.earlier.id}`)),
}))
const judged = people.flatMap((name) => {
  const model = fit(pairs.filter(({ person }) => person !== name))
  const own = pairs.filter(({ person }) => person === name)
  return own.map((pair) => ({ ...pair, chance: chanceOf(model, pair.features) }))
})
const best = [...Map.groupBy(judged, ({ question, earlier }) => `${question.at} ${earlier.id}`).values()].map(
  (some) => some.toSorted((one, other) => other.chance - one.chance)[0],
)
console.log(
  `${judged.length} pairs of ${people.length} people, of which ${judged.filter(({ right }) => right).length} report a change`,
)
for (const limit of [0.3, 0.35, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const marked = best.filter(({ chance }) => chance >= limit)
  const over = marked.filter(({ isOver }) => isOver).length
  const right = marked.filter((pair) => pair.right).length
  console.log(`from ${limit}: ${marked.length} lines marked, ${over} outdated, ${right} by the line that reports it`)
}
const { bias, weights } = fit(pairs)
const model = new URL("../src/turn/pairs/line-model.ts", import.meta.url)
const numbers = weights.map((weight) => Number(weight.toPrecision(4))).join(", ")
writeFileSync(
  model,
  readFileSync(model, "utf8")
    .replace(/(?<=const LINE_BIAS = ).*/, Number(bias.toPrecision(4)))
    .replace(/(?<=const LINE_WEIGHTS: readonly number\[\] = )\[[^\]]*\]/, `[${numbers}]`),
)

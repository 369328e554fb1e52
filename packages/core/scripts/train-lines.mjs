// Fits the model of pairs of lines that one question finds: whether the earlier one answers it and the later one reports
// that it no longer holds. Replays the talk for tuning and the matters for tuning, compares the lines of each question,
// and measures each quarter of the people left out: `node scripts/train-lines.mjs`. Needs a built package and Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { bearingPairFeatures, countNames, isLikelyAllergy, linePairFeatures } from "../src/turn/pairs/line-model.ts"
import { readAskedLines } from "../src/turn/recall/asked-lines.ts"
import { parseCues } from "../src/turn/recall/cues.ts"
import { readLines, replayTalk } from "./replay-talk.mjs"
import { randomFrom } from "./spans/messages.mjs"

const FOLDS = 4
const EPOCHS = 8
const BATCH = 1024
const RATE = 0.01
const DECAY = 0.003
/** A pair that is right counts as this many. */
const RIGHT = 3
/** A pair of the talk counts as this many of the matters, of which there are ten times as many people. */
const TALK = 5
/** Of pairs that the question is not about so many are taken, of the talk and of the matters. */
const OTHERS = { talk: 1, matters: 0.06 }
const MINUTE = 60_000
/** Probabilities from which the line of a question that is most in doubt, and further ones, would be marked. */
const THRESHOLDS = [
  [0.2, 0.4],
  [0.3, 0.3],
  [0.4, 0.4],
  [0.6, 0.6],
  [0.8, 0.8],
  [0.9, 0.9],
]
const random = randomFrom(7)
const talk = new URL("../talk/tune/", import.meta.url)
const matters = new URL("../talk/matters/tune/", import.meta.url)
const modelFile = new URL("../src/turn/pairs/line-model.ts", import.meta.url)

const wordsIn = (text) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const contains = (text, value) => text.toLowerCase().includes(value.toLowerCase())
const matchesAny = (patterns, text) => patterns.some((pattern) => new RegExp(pattern, "iu").test(text))

/** A person of the matters as talk: what they tell, beside requests that need no memory, then what changes two of three and what leaves it true, then what they ask. */
function matterTalk(all, shift) {
  let now = Date.parse("2026-10-01T08:00:00Z")
  const lines = []
  const say = (user, minutes, session, what, matter) => {
    now += minutes * MINUTE
    lines.push({ at: new Date(now).toISOString(), session, user, reply: "OK.", what, matter })
  }
  const isChanged = (at) => (at + shift) % 3 !== 0
  for (const [at, { tell, general, nearForget }] of all.entries()) {
    say(tell, 600, `told ${at}`, "tell", at)
    say(at % 2 === 0 ? nearForget : general, 3, `told ${at}`, "other", at)
  }
  for (const [at, { again, beside, change }] of all.entries()) {
    if (again && at % 2 === 0) say(again, 200, `again ${at}`, "again", at)
    const isBesideFirst = (at + shift) % 2 === 0
    if (isBesideFirst) say(beside, 500, `beside ${at}`, "beside", at)
    if (isChanged(at)) say(change, 400, `changed ${at}`, "change", at)
    if (!isBesideFirst) say(beside, 300, `after ${at}`, "beside", at)
  }
  const end = new Date(now + 60 * MINUTE).toISOString()
  for (const [at, { ask }] of all.entries())
    for (const question of ask) lines.push({ at: end, ask: question, kind: "current", matter: at })
  return lines
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

/** Labels a question's lines by the patterns of the talk: the value that holds, those that do not, and all that ended before. */
function labelTalk(lines, question, turns) {
  const { stale = [], want = [], topic, kind } = question
  const ended = endedBefore(turns, Date.parse(question.at))
  return lines.map(({ memory: { content, createdAt } }) => {
    const words = new Set(wordsIn(content))
    const isNew = matchesAny(want, content)
    const over = ended.filter(({ value, at, user, endedAt }) => {
      if (!contains(content, value) || createdAt >= endedAt + MINUTE) return false
      const said = new Set(wordsIn(user))
      const common = [...words].filter((word) => said.has(word)).length
      return Math.abs(createdAt - at) < 2 * MINUTE || common * 2 >= words.size
    })
    const isStale = kind === "current" && !isNew && matchesAny(stale, content)
    const isAsked = kind === "current" && (isStale || isNew || (topic !== undefined && matchesAny([topic], content)))
    return { content, createdAt, isNew, over, isStale, isAsked, isOver: isStale || over.length > 0 }
  })
}

/** Whether the later line of the talk ends the earlier one; `undefined` where the labels do not decide. */
function isEndedInTalk(later, earlier) {
  const isSame = ({ endedAt }) => Math.abs(later.createdAt - endedAt) < 2 * MINUTE
  const ends = (ending) =>
    later.createdAt >= ending.endedAt - MINUTE &&
    (ending.now === undefined ? isSame(ending) : contains(later.content, ending.now))
  if ((earlier.isStale && later.isNew) || earlier.over.some(ends)) return true
  return earlier.over.some(isSame) ? undefined : false
}

/** Labels a question's lines by the messages of the matters that they come from. */
function labelMatters(lines, question, turns, all) {
  const byTime = new Map(turns.toReversed().map((turn) => [Date.parse(turn.at), turn]))
  const changed = new Set(turns.flatMap(({ what, matter }) => (what === "change" ? [matter] : [])))
  return lines.map(({ memory: { content, createdAt, category } }) => {
    const { what, matter } = byTime.get(createdAt) ?? {}
    const { value, changed: after, span } = all[matter] ?? {}
    const holds = (part) => category === "turn" || part === "" || contains(content, part)
    const states =
      what === "tell"
        ? holds(value) || contains(span, content) || contains(content, span)
        : what === "change"
          ? holds(after)
          : true
    const isOver = what === "tell" && states && changed.has(matter)
    const isAsked = matter === question.matter && states
    return { what, matter, states, isOver, isStale: isOver && isAsked, isAsked }
  })
}

function isEndedInMatters(later, earlier) {
  if (later.what === undefined || earlier.what === undefined) return undefined
  if (later.matter !== earlier.matter || later.what !== "change") return false
  if (earlier.what === "again") return undefined
  if (earlier.what !== "tell") return false
  return later.states && earlier.states ? true : undefined
}

/** The pairs of the lines that each question of a person found. */
async function pairsOf(kind, person, rows) {
  const isTalk = kind === "talk"
  const lines = isTalk ? rows : matterTalk(rows, person.replace(".jsonl", "").length)
  const turns = lines.filter(({ user }) => user !== undefined)
  const pairs = []
  let questions = 0
  await replayTalk(person, lines, async (own, line) => {
    if (line.ask === undefined || line.kind === "abstain") return
    const { considered } = await own.explain(line.ask)
    const at = Date.parse(line.at)
    const cues = parseCues({ text: line.ask, before: [], ignore: [], at })
    const profile = considered.filter(({ as }) => as.includes("profile")).map(({ memory }) => memory)
    const ranked = considered.filter(({ rank }) => rank !== undefined)
    const shown = new Set(considered.filter(({ reason }) => reason === "shown").map(({ memory }) => memory.id))
    const bearings = new Map(ranked.map(({ memory, bearing }) => [memory.id, bearing?.probability]))
    const found = readAskedLines(profile, ranked, cues, at, bearings)
    const labels = isTalk ? labelTalk(found.lines, line, turns) : labelMatters(found.lines, line, turns, rows)
    const isEnded = isTalk ? isEndedInTalk : isEndedInMatters
    const stated = found.lines.filter(({ bearing }) => !bearing.isReply)
    const counts = countNames(stated.map(({ read }) => read))
    const question = `${person} ${questions++}`
    const isNow = !cues.before && cues.time === undefined && cues.topicless === undefined
    for (const [place, earlier] of found.lines.entries()) {
      if (isLikelyAllergy(earlier.read)) continue
      for (const [other, later] of found.lines.entries()) {
        if (later.bearing.isReply || later.read.signs.includes("add")) continue
        const [one, two] = [later.memory, earlier.memory]
        if (one.createdAt <= two.createdAt || one.source.message === two.source.message) continue
        const ends = isEnded(labels[other], labels[place])
        if (ends === undefined) continue
        const { isOver, isStale, isAsked } = labels[place]
        const isNear = ends || isAsked || labels[other].isAsked
        if (!isNear && random() > OTHERS[kind]) continue
        const features = [
          ...linePairFeatures(later.read, earlier.read, found.question, counts),
          ...bearingPairFeatures(later.bearing, earlier.bearing, found.best),
        ]
        const right = ends && isStale
        const weight = (isTalk ? TALK : 1) * (right ? RIGHT : 1) * (isNear ? 1 : 0.5 * Math.min(4, 1 / OTHERS[kind]))
        const isSame = isAsked && labels[other].isAsked
        const isMeasured = isTalk && isNow && shown.has(two.id)
        pairs.push({
          person,
          question,
          place,
          features: Float32Array.from(features),
          right,
          weight,
          isOver,
          isStale,
          isSame,
          isMeasured,
        })
      }
    }
  })
  return pairs
}

/** Logistic regression by Adam on standardized features; gives weights of the features as they are. */
function fit(pairs) {
  const size = pairs[0].features.length
  const mean = new Float64Array(size)
  const scale = new Float64Array(size)
  for (const { features } of pairs) for (let at = 0; at < size; at++) mean[at] += features[at] / pairs.length
  for (const { features } of pairs) for (let at = 0; at < size; at++) scale[at] += (features[at] - mean[at]) ** 2
  for (let at = 0; at < size; at++) scale[at] = Math.sqrt(scale[at] / pairs.length) + 1e-6
  const weights = new Float64Array(size + 1)
  weights[size] = -4
  const speeds = new Float64Array(size + 1)
  const squares = new Float64Array(size + 1)
  const input = new Float64Array(size)
  const order = [...pairs.keys()]
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      ;[order[at], order[other]] = [order[other], order[at]]
    }
    const rate = RATE * (1 - epoch / EPOCHS) + 1e-4
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH)
      const slopes = new Float64Array(size + 1)
      for (const place of batch) {
        const { features, right, weight } = pairs[place]
        let sum = weights[size]
        for (let at = 0; at < size; at++) {
          input[at] = Math.max(-6, Math.min(6, (features[at] - mean[at]) / scale[at]))
          sum += input[at] * weights[at]
        }
        const error = (weight * (1 / (1 + Math.exp(-sum)) - Number(right))) / batch.length
        for (let at = 0; at < size; at++) slopes[at] += error * input[at]
        slopes[size] += error
      }
      step++
      for (let at = 0; at <= size; at++) {
        const slope = slopes[at] + (at < size ? DECAY * weights[at] : 0)
        speeds[at] = 0.9 * speeds[at] + 0.1 * slope
        squares[at] = 0.999 * squares[at] + 0.001 * slope * slope
        const average = speeds[at] / (1 - 0.9 ** step)
        weights[at] -= (rate * average) / (Math.sqrt(squares[at] / (1 - 0.999 ** step)) + 1e-8)
      }
    }
  }
  const own = [...weights.subarray(0, size)].map((weight, at) => weight / scale[at])
  return { bias: weights[size] - own.reduce((sum, weight, at) => sum + weight * mean[at], 0), weights: own }
}

const chanceOf = ({ bias, weights }, features) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * weights[at], bias)))

/** What would be marked in the blocks of questions about now: per question the line most in doubt from `first` on, further ones from `further`. */
function measure(pairs, first, further) {
  const questions = Map.groupBy(pairs, ({ question }) => question)
  const marked = []
  let [stale, caught] = [0, 0]
  for (const those of questions.values()) {
    const lines = [...Map.groupBy(those, ({ place }) => place).values()]
      .map((same) => same.reduce((best, one) => (one.chance > best.chance ? one : best)))
      .sort((one, other) => other.chance - one.chance)
    const chosen = lines.filter(({ chance }, place) => chance >= (place === 0 ? first : further))
    marked.push(...chosen)
    stale += lines.filter(({ isStale }) => isStale).length
    caught += chosen.filter(({ isStale }) => isStale).length
  }
  const share = (is) => `${((100 * marked.filter(is).length) / marked.length).toFixed(0)} %`
  console.log(
    `from ${first}, further from ${further}: ${marked.length} lines of ${questions.size} questions marked, ${caught} of ${stale} that would mislead; ${share(({ isOver }) => isOver)} of them outdated, ${share(({ isOver, isSame }) => isOver || isSame)} that or on the matter of the later one`,
  )
}

const people = [
  ...readdirSync(talk).map((name) => ["talk", name, readLines(new URL(`${name}/talk.jsonl`, talk))]),
  ...readdirSync(matters).map((file) => ["matters", file, readLines(new URL(file, matters))]),
]
const pairs = []
for (const [kind, name, rows] of people) pairs.push(...(await pairsOf(kind, name, rows)))
console.log(`${pairs.length} pairs of ${people.length} people, ${pairs.filter(({ right }) => right).length} are right`)
const fold = new Map(people.map(([, name], at) => [name, at % FOLDS]))
const judged = Array.from({ length: FOLDS }, (_, left) => {
  const model = fit(pairs.filter(({ person }) => fold.get(person) !== left))
  return pairs
    .filter(({ person, isMeasured }) => isMeasured && fold.get(person) === left)
    .map((pair) => ({ ...pair, chance: chanceOf(model, pair.features) }))
}).flat()
for (const [first, further] of THRESHOLDS) measure(judged, first, further)
const { bias, weights } = fit(pairs)
const short = (value) => Number(value.toPrecision(4))
writeFileSync(
  modelFile,
  readFileSync(modelFile, "utf8")
    .replace(/(?<=const LINE_BIAS = ).*/, String(short(bias)))
    .replace(/(?<=const LINE_WEIGHTS: readonly number\[\] = )\[[^\]]*\]/, `[${weights.map(short).join(", ")}]`),
)

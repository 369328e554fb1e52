// Trains what decides whether an identity, a constraint or an instruction is surely what its sender says of themselves, and measures it.
//
//   node packages/core/scripts/train-sure-words.mjs
//
// The first model scores whether a sentence speaks of a text, a game or what somebody else says. The second decides from these scores, those of
// the models that tell pasted and handed texts, and the shape of message and conversation. Learns from talk/planted, talk/handed, talk/pasted,
// talk/tune, talk/clauses, talk/questions and the clauses of scripts/spans without what is kept for judging.
// Writes src/text/spans/text-cue-weights.ts and sure-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { rulesExtractor } from "../src/defaults/rules-extractor.ts"
import { handedOverChance, scoreMessage } from "../src/text/handed-over.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { CLAUSE_BUCKETS } from "../src/text/spans/clause-model.ts"
import { readUnits } from "../src/text/spans/segmenter.ts"
import { passSure, SURE_FIELDS, SURE_HIDDEN, SURE_SIZE, sureFields, sureHidden } from "../src/text/spans/sure-words.ts"
import { scoreCue, textCueFeatures } from "../src/text/spans/text-cues.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { composer, hashOf, randomFrom, readClauses, readPatterns, readTalk } from "./spans/messages.mjs"
import { composeTalks } from "./spans/series.mjs"

const FOLDS = 3
const LEAVE_PLANTED = process.env.DEV === "1"
const talk = new URL("../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const jsonOf = (path) => linesOf(path).map((line) => JSON.parse(line))
const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()

// Conversations whose units are marked: 1 is what the sender says of themselves, 0 is somebody else's, undefined is neither.
/** Stretches of a message with their label, by place. */
const wholeOf = (text, label) => [{ from: 0, to: text.length, label }]
const hitsOf = (text, words, label) =>
  words.flatMap((word) => {
    const at = text.toLowerCase().indexOf(word.toLowerCase())
    return at < 0 ? [] : [{ from: at, to: at + word.length, label, word: true }]
  })

export function readPlanted(half) {
  return ["series", "within", "own"].flatMap((name) =>
    jsonOf(`planted/${half}/${name}.jsonl`).map(({ messages, planted, kept }, place) => ({
      source: `planted-${name}`,
      fold: place % FOLDS,
      hasText: planted !== undefined,
      messages: messages.map((one) => ({
        ...one,
        ranges: one.role === "user" ? hitsOf(one.text, planted ?? kept, planted === undefined ? 1 : 0) : [],
      })),
    })),
  )
}
const planted = readPlanted("tune")
const handed = filesIn("handed/").flatMap((file) =>
  jsonOf(`handed/${file}`).flatMap(({ messages, whose }, place) => {
    if (place % 3 === 0) return []
    let next = 0
    const marked = messages.map((one) => {
      if (one.role !== "user") return { ...one, ranges: [] }
      const label = whose[next++] === "own" ? 1 : 0
      return { ...one, label, ranges: wholeOf(one.text, label) }
    })
    return [{ source: "handed", fold: place % FOLDS, messages: marked, hasText: whose.includes("handed") }]
  }),
)
/** Texts with marks as a text and its stretches. */
function unmark(raw) {
  let text = ""
  const ranges = []
  let label = 1
  for (const piece of raw.split(/(?=[⟦⟧])/)) {
    if (piece.startsWith("⟦")) label = 0
    if (piece.startsWith("⟧")) label = 1
    const bare = piece.replace(/^[⟦⟧]/, "")
    if (bare !== "") ranges.push({ from: text.length, to: text.length + bare.length, label })
    text += bare
  }
  return { text, ranges }
}
const pasted = filesIn("pasted/tune/").flatMap((file) =>
  jsonOf(`pasted/tune/${file}`).map(({ text: raw }, place) => {
    const { text, ranges } = unmark(raw)
    return {
      source: "pasted",
      fold: place % FOLDS,
      hasText: raw.includes("⟦"),
      messages: [{ role: "user", text, ranges }],
    }
  }),
)
const lives = filesIn("tune/").flatMap((person) => {
  const sessions = new Map()
  for (const { session, user, reply, says = [] } of jsonOf(`tune/${person}/talk.jsonl`)) {
    if (user === undefined) continue
    const messages = sessions.get(session) ?? []
    const isPasted = says.some(({ how }) => how === "pasted")
    const ranges = says.flatMap(({ value, how }) => hitsOf(user, [value], how === "pasted" ? 0 : 1))
    messages.push({
      role: "user",
      text: user,
      ranges: isPasted || user.length > 300 ? ranges : wholeOf(user, 1),
      hasText: isPasted,
    })
    if (reply) messages.push({ role: "assistant", text: reply, ranges: [] })
    sessions.set(session, messages)
  }
  return [...sessions.values()].map((messages, place) => ({ source: "lives", fold: place % FOLDS, messages }))
})

// The first model. A bag is right if its likeliest sentence is.
const bags = []
const add = (texts, right, fold, weight) => {
  const parts = texts.filter((text) => text.trim() !== "").map((text) => textCueFeatures(text))
  if (parts.length > 0) bags.push({ parts, right, fold, weight })
}
const sentences = (text) => sentencesOf(text).map((one) => one.text)
const clauses = readClauses()
for (const { role, text, fold } of clauses) {
  if (/[{}]/.test(text)) continue
  if (role === "request") add([text], 1, fold % FOLDS, 1)
  else if (["statement", "task"].includes(role)) add([text], 0, fold % FOLDS, 1)
}
for (const file of ["standing", "series"])
  for (const { role, text, fold } of readPatterns(file, 12))
    if (["hands", "play", "about"].includes(role)) add([text], 1, fold % FOLDS, 0.4)
    else if (role === "other") add([text], 0, fold % FOLDS, 0.2)
const asked = readPatterns("text-questions", 30)
for (const { role, text, fold } of asked) add([text], role === "text" ? 1 : 0, fold % FOLDS, 0.5)
for (const name of filesIn("clauses/"))
  for (const { text, label } of jsonOf(`clauses/${name}`))
    if (label !== "task" && label !== "request" && label !== "hearsay") add([text], 0, hashOf(text) % FOLDS, 1)
for (const name of filesIn("questions/"))
  for (const text of linesOf(`questions/${name}`))
    if (text.trim() !== "" && !text.startsWith("#")) add([text], 0, hashOf(text) % FOLDS, 0.5)
for (const { text, ranges, fold } of readTalk()) {
  const isText = ranges.some(({ label }) => label === 2)
  const typed = ranges.filter(({ label }) => label === 1).flatMap(({ from, to }) => sentences(text.slice(from, to)))
  if (isText) add(typed, 1, fold % FOLDS, 2)
  else for (const one of typed) add([one], 0, fold % FOLDS, 1)
}
for (const { messages, fold, hasText, source } of [...pasted, ...lives])
  for (const { role, text, ranges, hasText: here } of messages) {
    if (role !== "user") continue
    if (source === "lives") {
      if (!here && text.length < 300) for (const one of sentences(text)) add([one], 0, fold, 1)
      continue
    }
    const typed = ranges.filter(({ label }) => label === 1).flatMap(({ from, to }) => sentences(text.slice(from, to)))
    if (hasText) add(typed, 1, fold, 3)
    else for (const one of typed) add([one], 0, fold, 0.5)
  }
for (const { messages, fold, source } of [...handed, ...(LEAVE_PLANTED ? [] : planted)]) {
  const users = messages.filter(({ role }) => role === "user")
  if (source === "handed") {
    const first = users.findIndex(({ label }) => label === 0)
    for (const [at, { text, label }] of users.entries()) {
      if (label !== 1) continue
      if (at === first - 1 || (first === 0 && users[at - 1]?.label === 0)) add(sentences(text), 1, fold, 3)
      else if (first < 0) for (const one of sentences(text)) add([one], 0, fold, 0.5)
    }
  } else if (source === "planted-series") add(sentences(users[0].text), 1, fold, 4)
  else if (source === "planted-within") {
    const units = readUnits(users[0].text).cut.units.filter(
      ({ start, end }) => !users[0].ranges.some(({ from, to }) => from >= start && to <= end),
    )
    add(
      units.map(({ text }) => text),
      1,
      fold,
      4,
    )
  }
}

const EPOCHS = 14
function fitCues(list, seed) {
  const random = randomFrom(seed)
  const weights = new Float64Array(CLAUSE_BUCKETS)
  const squares = new Float64Array(CLAUSE_BUCKETS).fill(0.05)
  const model = { bias: 0, scale: 1, weights }
  const total = [0, 1].map((right) => list.reduce((sum, one) => sum + (one.right === right ? one.weight : 0), 0))
  const share = [1, Math.sqrt(total[0] / total[1])]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let left = list.length; left > 0; left--) {
      const { parts, right, weight } = list[Math.floor(random() * list.length)]
      let best = parts[0]
      let odds = scoreCue(best, model)
      for (const part of parts.slice(1)) {
        const score = scoreCue(part, model)
        if (score > odds) [best, odds] = [part, score]
      }
      const root = Math.sqrt(best.length)
      const error = (1 / (1 + Math.exp(-odds)) - right) * weight * share[right]
      model.bias -= 0.01 * error
      for (const bucket of best) {
        const slope = error / root + 0.0004 * weights[bucket]
        squares[bucket] += slope * slope
        weights[bucket] -= (0.12 * slope) / Math.sqrt(squares[bucket])
      }
    }
  }
  return model
}
console.log(`${bags.length} bags, ${bags.filter(({ right }) => right === 1).length} of a text`)
const folds = Array.from({ length: FOLDS }, (_, fold) =>
  fitCues(
    bags.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
const fitted = fitCues(bags, 9)
const cueModel = {
  ...quantize({ bias: [fitted.bias], weights: fitted.weights }),
  bias: Number(fitted.bias.toPrecision(6)),
}
const cached = (model) => {
  const known = new Map()
  return (text) => {
    const score = known.get(text) ?? scoreCue(textCueFeatures(text), model)
    known.set(text, score)
    return score
  }
}
const cueOf = [...folds, cueModel].map(cached)
{
  const scored = bags.map(({ parts, right, fold }) => ({
    right,
    odds: Math.max(...parts.map((one) => scoreCue(one, folds[fold]))),
  }))
  for (const least of [-4, -3, -2, -1, 0])
    console.log(
      `from ${least}: ${[1, 0]
        .map((right) => {
          const all = scored.filter((one) => one.right === right)
          return ((100 * all.filter(({ odds }) => odds >= least).length) / all.length).toFixed(1)
        })
        .join(" % of those about a text, of others ")} %`,
    )
}

// The second model.
const profileOf = new Map()
async function isProfile(text) {
  const known = profileOf.get(text)
  if (known !== undefined) return known
  const drafts = await rulesExtractor.extract(
    [
      {
        id: "x",
        owner: { tenant: "t" },
        at: 0,
        before: [],
        messages: [{ role: "user", text, position: 0 }],
        recalled: [],
      },
    ],
    [],
  )
  const is = drafts.some(({ category }) => ["identity", "constraint", "instruction"].includes(category))
  profileOf.set(text, is)
  return is
}
async function examplesOf(list, weightOf, judged = false) {
  const examples = []
  for (const { source, fold, messages } of list) {
    const scorers = {
      cue: cueOf[judged ? FOLDS : fold],
      pasted: (cut) => readUnits(cut.text).chances,
      message: scoreMessage,
      handed: handedOverChance,
    }
    for (const [at, { role, text, ranges }] of messages.entries()) {
      if (role !== "user" || text.length > 6000) continue
      // What follows without a reply is known.
      const reply = messages.findIndex((one, later) => later > at && one.role === "assistant")
      const known = reply < 0 ? messages : messages.slice(0, reply)
      const { cut } = readUnits(text)
      for (const unit of cut.units.slice(0, 60)) {
        const hits = ranges.filter(({ from, to, word }) =>
          word ? from >= unit.start && from < unit.end : from <= unit.start + 1 && to >= unit.end - 2,
        )
        if (hits.length === 0) continue
        const right = hits.some(({ label }) => label === 0) ? 0 : 1
        const profile = await isProfile(unit.text)
        examples.push({
          source,
          right,
          profile,
          text: unit.text,
          message: text,
          weight: weightOf(source) * (profile ? 1 : 0.25),
          fields: sureFields(known, at, cut, unit, scorers),
        })
      }
    }
  }
  return examples
}

const COMPOSED_MESSAGES = 5000
const COMPOSED_TALKS = 2500
const compose = composer(clauses, 5)
const messages = Array.from({ length: COMPOSED_MESSAGES }, (_, at) => {
  const { text, ranges } = compose(at % 5)
  const marked = ranges.flatMap(({ from, to, label }) =>
    label === 0 ? [] : [{ from, to, label: label === 2 ? 0 : 1 }],
  )
  return { source: "composed", fold: (at % 5) % FOLDS, messages: [{ role: "user", text, ranges: marked }] }
})
const cues = new Map()
for (const { role, language, text, fold } of [...readPatterns("standing", 30), ...readPatterns("series", 30)]) {
  const key = `${role} ${language} ${fold % FOLDS}`
  cues.set(key, [...(cues.get(key) ?? []), text])
}
const answers = lives.flatMap(({ messages: all }) =>
  all.filter(({ role }) => role === "assistant").map(({ text }) => text),
)
const talks = composeTalks(COMPOSED_TALKS, { cues, answers, folds: FOLDS, seed: 11 }).map(
  ({ fold, messages: all }) => ({
    source: "talks",
    fold,
    messages: all.map((one) => ({
      ...one,
      ranges: one.whose === "handed" ? wholeOf(one.text, 0) : one.whose === "own" ? wholeOf(one.text, 1) : [],
    })),
  }),
)
/** Short texts in one line with a request about them, and what people say of themselves with a question of theirs. */
function composeShort(number, seed) {
  const random = randomFrom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const byKey = new Map()
  const put = (key, text) => byKey.set(key, [...(byKey.get(key) ?? []), text])
  for (const { role, language, text, fold } of asked) put(`${role} ${language} ${fold % FOLDS}`, text)
  for (const { role, language, text, fold } of clauses) {
    if (/[{}]/.test(text)) continue
    if (role === "request") put(`text ${language} ${fold % FOLDS}`, text)
    if (role === "task") put(`own ${language} ${fold % FOLDS}`, text)
    if (role === "statement") for (let at = 0; at < FOLDS; at++) put(`said ${language} ${at}`, text)
  }
  for (const name of filesIn("clauses/"))
    for (const { text, label, attribute } of jsonOf(`clauses/${name}`)) {
      const language = name.slice(0, 2)
      const isSaid = label === "wish" || (label === "fact" && PROFILE.has(attribute))
      if (isSaid) for (let at = 0; at < FOLDS; at++) put(`said ${language} ${at}`, text)
      if (label === "question") put(`own ${language} ${hashOf(text) % FOLDS}`, text)
    }
  const languages = "en en en de de fr fr es es it it pt pt zh zh ja ja ru nl pl tr ko sv".split(" ")
  return Array.from({ length: number }, (_, place) => {
    const fold = place % FOLDS
    const language = pick(languages)
    const isText = place % 2 === 0
    const list = byKey.get(`${isText ? "text" : "own"} ${language} ${fold}`) ?? []
    const said = byKey.get(`said ${language} ${fold}`) ?? []
    if (list.length === 0 || said.length === 0) return undefined
    const wide = ["zh", "ja"].includes(language)
    const end = (text) => (/[.!?。！？]$/.test(text) ? text : `${text}${wide ? "。" : "."}`)
    const statements = Array.from({ length: 1 + Math.floor(random() * 3) }, () => end(pick(said))).join(wide ? "" : " ")
    const beside = isText || random() < 0.75 ? pick(list) : ""
    const gap = beside === "" ? "" : pick([" ", " ", " ", "\n", "\n\n"])
    const casual = random() < 0.3
    const isLast = random() < 0.75
    const raw = isLast ? `${statements}${gap}${beside}` : `${beside === "" ? "" : end(beside)}${gap}${statements}`
    const from = isLast ? 0 : raw.length - statements.length
    const text = casual
      ? raw
          .toLowerCase()
          .replace(/[.。]$/, " ")
          .trimEnd()
      : raw
    const ranges =
      text.length >= from + statements.length - 1 ? [{ from, to: from + statements.length, label: isText ? 0 : 1 }] : []
    return { source: "short", fold, messages: [{ role: "user", text, ranges }] }
  }).filter((one) => one !== undefined)
}
const PROFILE = new Set([
  "allergy",
  "name",
  "diet",
  "home",
  "health",
  "medication",
  "job",
  "employer",
  "studies",
  "age",
  "origin",
])
const short = composeShort(6000, 3)
const WEIGHTS = {
  short: Number(process.env.SHORT ?? 0.6),
  "planted-series": 4,
  "planted-within": 4,
  "planted-own": 4,
  handed: 2,
  pasted: 2,
  lives: 3,
  composed: 0.5,
  talks: 0.4,
}
const learning = await examplesOf(
  [...(LEAVE_PLANTED ? [] : planted), ...handed, ...pasted, ...lives, ...messages, ...talks, ...short],
  (source) => WEIGHTS[source],
)
console.log(`${learning.length} units, ${learning.filter(({ profile }) => profile).length} of them in the profile`)
if (learning[0].fields.length !== SURE_FIELDS) throw new Error(`${learning[0].fields.length} fields`)

const NOISE = Number(process.env.NOISE ?? 0.2)
const BATCH = 32
const STEPS = Number(process.env.STEPS ?? 20000)
/** Somebody else's words that are taken for own are worse than the opposite. */
const OTHER_WEIGHT = 2
function fitNetwork(list, seed) {
  const random = randomFrom(seed)
  const total = list.reduce((sum, one) => sum + one.weight, 0)
  const ends = []
  let sum = 0
  for (const one of list) {
    sum += one.weight / total
    ends.push(sum)
  }
  const draw = () => {
    const value = random()
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < value) low = middle + 1
      else high = middle
    }
    return list[low]
  }
  const weights = Float64Array.from({ length: SURE_SIZE }, () => (random() - 0.5) * 0.5)
  const first = new Float64Array(SURE_SIZE)
  const second = new Float64Array(SURE_SIZE)
  const slopes = new Float64Array(SURE_SIZE)
  const rows = SURE_HIDDEN * (SURE_FIELDS + 1)
  for (let step = 1; step <= STEPS; step++) {
    for (let at = 0; at < SURE_SIZE; at++) slopes[at] = 0.0003 * weights[at]
    for (let one = 0; one < BATCH; one++) {
      const { fields: clean, right } = draw()
      const fields = clean.map((field) => field + (random() - 0.5) * NOISE)
      const hidden = sureHidden(fields, weights)
      const error = ((passSure(fields, weights) - right) * (right ? 1 : OTHER_WEIGHT)) / BATCH
      slopes[SURE_SIZE - 1] += error
      for (let unit = 0; unit < SURE_HIDDEN; unit++) {
        slopes[rows + unit] += error * hidden[unit]
        if (hidden[unit] === 0) continue
        const back = error * weights[rows + unit]
        const row = unit * (SURE_FIELDS + 1)
        for (let field = 0; field < SURE_FIELDS; field++) slopes[row + field] += back * fields[field]
        slopes[row + SURE_FIELDS] += back
      }
    }
    const rate = 0.01 * (1 - step / STEPS)
    for (let at = 0; at < SURE_SIZE; at++) {
      first[at] = 0.9 * first[at] + 0.1 * slopes[at]
      second[at] = 0.999 * second[at] + 0.001 * slopes[at] ** 2
      weights[at] -= (rate * first[at]) / (1 - 0.9 ** step) / (Math.sqrt(second[at] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return [...weights].map((one) => Number(one.toFixed(3)))
}
const networks = [1, 2, 3].map((seed) => fitNetwork(learning, seed))
const chanceOf = (fields) => networks.reduce((sum, one) => sum + passSure(fields, one), 0) / networks.length

const LEVELS = [0.5, 0.7, 0.8, 0.9, 0.95, 0.97, 0.99]
function report(name, examples) {
  const row = (right) => {
    const all = examples.filter((one) => one.right === right && one.profile)
    return `${LEVELS.map((least) => all.filter(({ fields }) => chanceOf(fields) >= least).length).join(" ")} of ${all.length}`
  }
  console.log(`${name.padEnd(16)} sure from ${LEVELS.join(" ")}: others' ${row(0)} | own ${row(1)}`)
}
for (const source of new Set(learning.map((one) => one.source)))
  report(
    source,
    learning.filter((one) => one.source === source),
  )
const held = await examplesOf(readPlanted("tune"), () => 1, true)
report("planted tune", held)
const judged = await examplesOf(readPlanted("judge"), () => 1, true)
report("planted judge", judged)
if (process.env.SHOW)
  for (const { fields, right, text, message, profile } of held)
    if (profile && (right === 0) === chanceOf(fields) >= Number(process.env.SHOW))
      console.log(
        right,
        chanceOf(fields).toFixed(3),
        text.slice(0, 90),
        "<<",
        message.slice(0, 120).replace(/\n/g, "/"),
      )

if (!LEAVE_PLANTED) {
  writeFileSync(
    new URL("../src/text/spans/text-cue-weights.ts", import.meta.url),
    `// Written by scripts/train-sure-words.mjs.
export const CUE_BIAS = ${cueModel.bias}
export const CUE_SCALE = ${cueModel.scale}
export const CUE_WEIGHTS: string =
  "${Buffer.from(cueModel.weights.buffer).toString("base64")}"
`,
  )
  writeFileSync(
    new URL("../src/text/spans/sure-weights.ts", import.meta.url),
    `// Written by scripts/train-sure-words.mjs.
export const SURE_NETWORKS: readonly (readonly number[])[] = [
${networks.map((one) => `  "${one.join(" ")}",`).join("\n")}
].map((row) => row.split(" ").map(Number))
`,
  )
}

// Trains what decides whether words are what their sender says of themselves, and measures it.
//
//   node packages/core/scripts/train-text-cues.mjs
//   node packages/core/scripts/train-told-clauses.mjs
//   node packages/core/scripts/train-sure-words.mjs
//
// Small networks decide from how much each sentence speaks of a text (train-text-cues.mjs) and how it sounds (train-told-clauses.mjs), from the
// models that tell pasted and handed texts, and from the shape of message and conversation. Learns from talk/planted, talk/handed, talk/pasted,
// talk/situations, talk/typed, talk/matters, talk/frames, talk/introductions, talk/letters, talk/tune and the clauses of scripts/spans without what is kept for judging.
// Writes src/text/spans/sure-weights.ts. The same data gives the same bytes. Needs Node 24. `DEV=1` measures networks that have not seen a fold.
import { writeFileSync } from "node:fs"
import { handedOverChance, scoreMessage } from "../src/text/handed-over.ts"
import { scoreClause } from "../src/text/spans/clause-model.ts"
import { readUnits } from "../src/text/spans/segmenter.ts"
import { passSure, SURE_FIELDS, SURE_HIDDEN, SURE_SIZE, sureFieldsOf } from "../src/text/spans/sure-words.ts"
import { scoreCue, textCue, textCueFeatures } from "../src/text/spans/text-cues.ts"
import { TOLD_CLAUSES } from "../src/text/spans/told-clauses.ts"
import {
  composeBehindTalk,
  composeBehindText,
  composeInline,
  composeMarked,
  FOLDS,
  jsonOf,
  readHanded,
  readIntroductions,
  readMarked,
  readPlanted,
  readSessions,
  wholeOf,
} from "./spans/conversations.mjs"
import { readFoldModels } from "./spans/fold-models.mjs"
import { FOLDS as CLAUSE_FOLDS, composer, hashOf, randomFrom, readClauses, readPatterns } from "./spans/messages.mjs"
import { composeTalks } from "./spans/series.mjs"
import { readShortStatements } from "./spans/situations.mjs"
import { filesIn } from "./talk-files.mjs"

/** Messages composed of talk/situations. */
const SITUATIONS = Number(process.env.SITUATIONS ?? 1800)
/** Messages behind some turns of talk, and behind a text and its answer. */
const BEHIND_TALK = Number(process.env.BEHIND_TALK ?? 1000)
const BEHIND_TEXT = Number(process.env.BEHIND_TEXT ?? 500)
const isDevelopment = process.env.DEV === "1"
const clauses = readClauses()
const asked = readPatterns("text-questions", 30)
const planted = readPlanted("tune")
const handed = readHanded()
const marked = readMarked()
const composed = composeMarked(SITUATIONS)
const lives = readSessions()

const remembered = (score) => {
  const known = new Map()
  return (text) => {
    const scores = known.get(text) ?? score(text)
    known.set(text, scores)
    return scores
  }
}
/** A message is read by a model that has not seen it. */
const rolesOf = [...readFoldModels("told-clauses"), TOLD_CLAUSES].map((one) =>
  remembered((text) => scoreClause(text, one)),
)
const cuesOf = [
  ...readFoldModels("text-cues").map((one) => remembered((text) => scoreCue(textCueFeatures(text), one))),
  remembered(textCue),
]
const STATED_FROM = 0.5
/** What states nothing is seldom read as a fact. */
const OTHER_SENTENCE_WEIGHT = 0.4
function examplesOf(list, weightOf, judged = false) {
  const examples = []
  for (const { source, fold, messages } of list) {
    const scorers = {
      cue: cuesOf[judged ? FOLDS : fold],
      pasted: (message) => readUnits(message).chances,
      roles: rolesOf[judged ? FOLDS : fold],
      message: scoreMessage,
      handed: handedOverChance,
    }
    for (const [at, { role, text, ranges }] of messages.entries()) {
      if (role !== "user" || text.length > 6000) continue
      // What follows without a reply is known.
      const reply = messages.findIndex((one, later) => later > at && one.role === "assistant")
      const known = reply < 0 ? messages : messages.slice(0, reply)
      const { cut } = readUnits(text)
      const fieldsOf = sureFieldsOf(known, at, cut, scorers)
      for (const unit of cut.units.slice(0, 60)) {
        const hits = ranges.filter(({ from, to, word, told }) =>
          word === true
            ? from < unit.end && to > unit.start && (told === true || from >= unit.start)
            : from <= unit.start + 1 && to >= unit.end - 2,
        )
        if (hits.length === 0) continue
        const right = hits.some(({ label }) => label === 0) ? 0 : 1
        const isTold = hits.some(({ told }) => told === true)
        const states = isTold || scorers.roles(unit.text)[1] >= STATED_FROM || hits.some(({ word }) => word === true)
        examples.push({
          source,
          right,
          fold,
          states,
          isTold,
          text: unit.text,
          message: text,
          weight: weightOf(source) * (states ? 1 : OTHER_SENTENCE_WEIGHT),
          fields: fieldsOf(unit),
        })
      }
    }
  }
  return examples
}

const COMPOSED_MESSAGES = 250
const COMPOSED_TALKS = 500
const compose = composer(clauses, 5)
const messages = Array.from({ length: COMPOSED_MESSAGES }, (_, at) => {
  const { text, ranges } = compose(at % CLAUSE_FOLDS)
  const marked = ranges.flatMap(({ from, to, label }) =>
    label === 0 ? [] : [{ from, to, label: label === 2 ? 0 : 1 }],
  )
  return {
    source: "composed",
    fold: (at % CLAUSE_FOLDS) % FOLDS,
    messages: [{ role: "user", text, ranges: marked }],
  }
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
  const put = (key, text) => {
    const list = byKey.get(key)
    if (list) list.push(text)
    else byKey.set(key, [text])
  }
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
const short = composeShort(900, 3)
/** A short statement that is a whole message. */
const alone = readShortStatements().map(({ language, text, fold }) => ({
  source: "alone",
  language,
  fold: fold % FOLDS,
  messages: [{ role: "user", text, ranges: [toldIn(text, text)] }],
}))
/** The messages of talk/introductions, each alone. */
function newcomersOf(half) {
  return readIntroductions(half).flatMap(({ language, fold, messages: all }) =>
    all.map(({ kind, text, spans }) => ({
      source: "introductions",
      kind,
      language,
      fold,
      messages: [{ role: "user", text, ranges: [...wholeOf(text, 1), ...spans.map((span) => toldIn(text, span))] }],
    })),
  )
}
function toldIn(text, span) {
  const from = text.indexOf(span)
  return { from, to: from + span.length, label: 1, word: true, told: true }
}
const newcomers = newcomersOf("tune")
/** A sentence in passing that is a message of its own is easily told: a part of them is enough. */
const EASY_SHARE = 8
const learnedMarked = marked.filter(
  ({ source, messages: [{ text }] }, at) =>
    source !== "own" || text.length > 160 || text.includes("\n") || at % EASY_SHARE === 0,
)
const inline = composeInline(3000, 43)
const own = [...marked.filter(({ source }) => source === "own"), ...newcomers]
const texts = [...marked, ...composed].filter(({ source }) => ["pasted", "anew", "situations"].includes(source))
const behind = [
  ...composeBehindTalk(BEHIND_TALK, [...texts, ...own, ...own], lives, 37),
  ...composeBehindText(BEHIND_TEXT, texts, own, answers, 41),
]
const WEIGHTS = {
  short: 0.3,
  "planted-series": 4,
  "planted-within": 4,
  "planted-own": 4,
  pastes: 4,
  anew: 1,
  situations: 1.2,
  "all typed": 1,
  typed: 3,
  handed: 2,
  pasted: 1.5,
  own: 6,
  lives: 3,
  "pasted behind talk": 1,
  "anew behind talk": 0.8,
  "situations behind talk": 0.8,
  introductions: 2,
  alone: 1,
  "introductions behind talk": 1,
  "introductions behind text": 0.8,
  "own behind talk": 1.2,
  "own behind text": 0.8,
  composed: 0.5,
  talks: 0.8,
  "text inline": 0.7,
  "own inline": 1,
}
const learning = examplesOf(
  [
    ...planted,
    ...handed,
    ...learnedMarked,
    ...newcomers,
    ...composed,
    ...lives,
    ...messages,
    ...talks,
    ...short,
    ...alone,
    ...inline,
    ...behind,
  ],
  (source) => WEIGHTS[source],
)
console.log(`${learning.length} units, ${learning.filter(({ right }) => right === 0).length} of them somebody else's`)
if (learning[0].fields.length !== SURE_FIELDS) throw new Error(`${learning[0].fields.length} fields`)

const NOISE = 0.1
const BATCH = 32
const STEPS = Number(process.env.STEPS ?? 15_000)
/** Somebody else's words that are taken for own are worse than the opposite. */
const OTHER_WEIGHT = 2
function fitNetwork(list, seed) {
  const random = randomFrom(seed)
  const total = list.reduce((sum, one) => sum + one.weight, 0)
  const ends = new Float64Array(list.length)
  let sum = 0
  for (const [at, one] of list.entries()) {
    sum += one.weight / total
    ends[at] = sum
  }
  const all = list.map(({ fields }) => Float64Array.from(fields))
  const draw = () => {
    const value = random()
    let [low, high] = [0, ends.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (ends[middle] < value) low = middle + 1
      else high = middle
    }
    return low
  }
  const weights = Float64Array.from({ length: SURE_SIZE }, () => (random() - 0.5) * 0.5)
  const first = new Float64Array(SURE_SIZE)
  const second = new Float64Array(SURE_SIZE)
  const slopes = new Float64Array(SURE_SIZE)
  const hidden = new Float64Array(SURE_HIDDEN)
  const fields = new Float64Array(SURE_FIELDS)
  const width = SURE_FIELDS + 1
  const rows = SURE_HIDDEN * width
  for (let step = 1; step <= STEPS; step++) {
    for (let at = 0; at < SURE_SIZE; at++) slopes[at] = 0.001 * weights[at]
    for (let one = 0; one < BATCH; one++) {
      const place = draw()
      const { right } = list[place]
      for (let at = 0; at < SURE_FIELDS; at++) fields[at] = all[place][at] + (random() - 0.5) * NOISE
      let odds = weights[SURE_SIZE - 1]
      for (let unit = 0; unit < SURE_HIDDEN; unit++) {
        const row = unit * width
        let value = weights[row + SURE_FIELDS]
        for (let at = 0; at < SURE_FIELDS; at++) value += fields[at] * weights[row + at]
        hidden[unit] = Math.max(0, value)
        odds += hidden[unit] * weights[rows + unit]
      }
      const error = ((1 / (1 + Math.exp(-odds)) - right) * (right ? 1 : OTHER_WEIGHT)) / BATCH
      slopes[SURE_SIZE - 1] += error
      for (let unit = 0; unit < SURE_HIDDEN; unit++) {
        slopes[rows + unit] += error * hidden[unit]
        if (hidden[unit] === 0) continue
        const back = error * weights[rows + unit]
        const row = unit * width
        for (let at = 0; at < SURE_FIELDS; at++) slopes[row + at] += back * fields[at]
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
const SEEDS = [1, 2, 3]
const meanOf = (networks, fields) => networks.reduce((sum, one) => sum + passSure(fields, one), 0) / networks.length

const LEVELS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.9]
function report(name, examples) {
  const row = (title, all) =>
    all.length === 0
      ? ""
      : ` | ${title} ${LEVELS.map((least) => all.filter(({ chance }) => chance >= least).length).join(" ")} of ${all.length}`
  const of = (right) => examples.filter((one) => one.right === right && one.states)
  console.log(
    name +
      row("others'", of(0)) +
      row("own", of(1)) +
      row(
        "told",
        examples.filter(({ isTold }) => isTold),
      ),
  )
}
const withChance = (examples, networks) => examples.map((one) => ({ ...one, chance: meanOf(networks, one.fields) }))
function reportAll(examples) {
  console.log(`from ${LEVELS.join(" ")}`)
  for (const [source, those] of Map.groupBy(examples, (one) => one.source)) report(source, those)
}
if (isDevelopment) {
  const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
    const networks = SEEDS.slice(0, 2).map((seed) =>
      fitNetwork(
        learning.filter((one) => one.fold !== fold),
        seed,
      ),
    )
    return withChance(
      learning.filter((one) => one.fold === fold),
      networks,
    )
  })
  reportAll(leftOut.flat())
  process.exit()
}
const networks = SEEDS.map((seed) => fitNetwork(learning, seed))
reportAll(withChance(learning, networks))
const judged = examplesOf(
  [...readPlanted("judge"), ...newcomersOf("judge").map((one) => ({ ...one, source: `${one.source} ${one.kind}` }))],
  () => 1,
  true,
)
console.log("judged")
reportAll(withChance(judged, networks))

writeFileSync(
  new URL("../src/text/spans/sure-weights.ts", import.meta.url),
  `// Written by scripts/train-sure-words.mjs.
export const SURE_NETWORKS: readonly (readonly number[])[] = [
${networks.map((one) => `  "${one.join(" ")}",`).join("\n")}
].map((row) => row.split(" ").map(Number))
`,
)

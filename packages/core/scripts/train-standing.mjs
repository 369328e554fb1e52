// Trains the two models that tell whose words a user's message is by the messages beside it, and measures them.
//
//   node packages/core/scripts/train-standing.mjs [--prompts]
//
// The first scores what a sentence says of the messages beside it. It learns from scripts/spans/standing.txt, the segmenter's clauses and the
// conversations of talk/handed, whose sentences have no labels: a message that hands over must contain one sentence that says so.
// The second decides from these scores. Every third conversation of talk/handed only judges.
// Writes src/text/spans/standing-weights.ts and handover-weights.ts; with `--prompts` only what in them reads system prompts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { bytesOf, CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import {
  HANDOVER_FIELDS,
  HANDOVER_FROM,
  HANDOVER_HIDDEN,
  HANDOVER_SIZE,
  handoverFields,
  hiddenOf,
  passHandover,
} from "../src/text/spans/handover-model.ts"
import { HANDOVER_NETWORKS } from "../src/text/spans/handover-weights.ts"
import {
  clauseScores,
  promptFields,
  STANDING_ROLES,
  scorePrompt,
  scoreRoles,
  standingScores,
  standingUnits,
  TOOL_FROM,
} from "../src/text/spans/standing.ts"
import { STANDING_BIAS, STANDING_SCALE, STANDING_WEIGHTS } from "../src/text/spans/standing-weights.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { randomFrom, readClauses, readPatterns } from "./spans/messages.mjs"
import { composeTalks, readOrdinary } from "./spans/series.mjs"

const EXPANSIONS = 30
const EPOCHS = 12
const FOLDS = 3
const ROLES = STANDING_ROLES.length
const roleOf = (name) => STANDING_ROLES.indexOf(name)

const folder = new URL("../talk/handed/", import.meta.url)
const talks = readdirSync(folder)
  .sort()
  .flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8")
      .trim()
      .split("\n")
      .map((line, place) => {
        const { messages, whose } = JSON.parse(line)
        let next = 0
        return {
          language: file.slice(0, 2),
          place,
          judges: place % 3 === 0,
          fold: Math.floor(place / 3) % FOLDS,
          messages: messages.map((one) => ({ ...one, whose: one.role === "user" ? whose[next++] : undefined })),
        }
      }),
  )
/** The talk of invented people, whose short messages are their own. */
const tune = new URL("../talk/tune/", import.meta.url)
const lives = readdirSync(tune)
  .sort()
  .flatMap((person) => {
    const sessions = new Map()
    for (const line of readFileSync(new URL(`${person}/talk.jsonl`, tune), "utf8")
      .trim()
      .split("\n")) {
      const { session, user, reply } = JSON.parse(line)
      if (user === undefined) continue
      const messages = sessions.get(session) ?? []
      messages.push({ role: "user", text: user, whose: user.length > 400 ? "unknown" : "own" })
      if (reply) messages.push({ role: "assistant", text: reply })
      sessions.set(session, messages)
    }
    return [...sessions.values()].map((messages, place) => ({ language: person, fold: place % FOLDS, messages }))
  })

/** A bag of pairs of a unit and a role, of which at least one is right. */
function bagsOf({ messages, fold }) {
  const bags = []
  const units = (message) => standingUnits(message.text).map((text) => clauseFeatures(text))
  const add = (parts, weight = 1) => {
    const pairs = parts.flatMap(({ message, roles }) =>
      units(message).flatMap((features) => roles.map((role) => ({ features, role: roleOf(role) }))),
    )
    if (pairs.length > 0) bags.push({ pairs, fold, weight })
  }
  const none = (message, roles = ["other"], weight = 0.5) => {
    for (const features of units(message))
      bags.push({ pairs: roles.map((role) => ({ features, role: roleOf(role) })), fold, weight })
  }
  const users = messages.filter(({ role }) => role === "user")
  const system = messages.find(({ role }) => role === "system")
  const isTool = system !== undefined && users.every(({ whose }) => whose === "handed")
  if (system) {
    if (isTool) add([{ message: system, roles: ["hands"] }], 2)
    else none(system, ["other"], 1)
  }
  let opened = false
  for (const [at, message] of messages.entries()) {
    const { role, whose } = message
    const previous = users[users.indexOf(message) - 1]
    const nextUser = users[users.indexOf(message) + 1]
    if (role === "assistant") {
      const following = messages.slice(at + 1).find((one) => one.role === "user")
      if (following === undefined || following.whose === "own" || opened || isTool) none(message)
      continue
    }
    if (role !== "user" || isTool) continue
    if (whose === "handed") {
      none(message)
      continue
    }
    if (whose !== "own") continue
    if (nextUser?.whose === "handed" && !opened) {
      // Its author or the assistant announced the text that follows.
      const reply = messages[at + 1]?.role === "assistant" ? messages[at + 1] : undefined
      add([{ message, roles: ["hands", "play"] }, ...(reply ? [{ message: reply, roles: ["hands"] }] : [])], 2)
      opened = true
    } else if (previous?.whose === "handed" && !opened) add([{ message, roles: ["about"] }], 2)
    else if (previous?.whose === "handed") none(message, ["end", "other", "about"])
    else none(message)
  }
  return bags
}

const single = (text, role, fold, weight) => ({
  pairs: [{ features: clauseFeatures(text), role: roleOf(role) }],
  fold,
  weight,
})
const variants = (text) => {
  const bare = text.replace(/[.!。]$/, "")
  return [...new Set([text, bare, `${bare[0].toUpperCase()}${bare.slice(1)}.`])]
}
const readAll = () => [...readPatterns("standing", EXPANSIONS), ...readPatterns("series", EXPANSIONS)]
const patterns = readAll().flatMap(({ role, text, fold }) =>
  variants(text).map((one) => single(one, role, fold % FOLDS, 1)),
)
const clauses = readClauses()
  .filter(({ text }) => !/[{}]/.test(text))
  .flatMap(({ role, text, fold }) => single(text, role === "request" ? "about" : "other", fold % FOLDS, 0.5))
/** Sentences of people who hand nothing over. */
const ordinary = readOrdinary().map(({ text, fold }) => single(text, "other", fold % FOLDS, 0.4))
const data = [
  ...patterns,
  ...clauses,
  ...ordinary,
  ...talks
    .filter(({ judges }) => !judges)
    .flatMap(bagsOf)
    .map((bag) => ({ ...bag, weight: bag.weight * 2.5 })),
  ...lives.flatMap(bagsOf).map((bag) => ({ ...bag, weight: 0.3 })),
]
console.log(`${patterns.length} patterns, ${clauses.length} clauses, ${data.length} in all`)

/** Softmax regression with Adagrad, of which each bag trains the pair that it finds likeliest. */
function fitRoles(bags, seed) {
  const random = randomFrom(seed)
  const size = CLAUSE_BUCKETS * ROLES
  const weights = new Float64Array(size)
  const squares = new Float64Array(size).fill(0.05)
  const bias = new Array(ROLES).fill(0)
  const model = { bias, scale: 1, weights }
  const totals = STANDING_ROLES.map((_, role) =>
    bags.reduce((sum, { pairs, weight }) => sum + (pairs[0].role === role ? weight : 0), 0),
  )
  const all = totals.reduce((sum, one) => sum + one, 0)
  const shares = totals.map((one) => Math.sqrt(all / (ROLES * one)))
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (let left = bags.length; left > 0; left--) {
      const { pairs, weight } = bags[Math.floor(random() * bags.length)]
      const judged = pairs.map((pair) => ({ ...pair, scores: scoreRoles(pair.features, model) }))
      const best = judged.reduce((most, one) => (one.scores[one.role] > most.scores[most.role] ? one : most))
      const root = Math.sqrt(best.features.length)
      for (let at = 0; at < ROLES; at++) {
        const error = (best.scores[at] - (at === best.role ? 1 : 0)) * shares[best.role] * weight
        bias[at] -= 0.02 * error
        for (const bucket of best.features) {
          const place = bucket * ROLES + at
          const slope = error / root + 0.0004 * weights[place]
          squares[place] += slope * slope
          weights[place] -= (0.12 * slope) / Math.sqrt(squares[place])
        }
      }
    }
  }
  return quantize(model)
}

/** System prompts that describe an assistant or its users: they make no tool of the model. */
const rolePlay = new URL("../talk/role-play/tune/", import.meta.url)
const described = readdirSync(rolePlay)
  .sort()
  .flatMap((name) =>
    readFileSync(new URL(name, rolePlay), "utf8")
      .split("\n")
      .filter((line) => line.startsWith(". "))
      .map((line, place) => ({ text: line.slice(2), fold: place % FOLDS })),
  )

/** What system prompts are read by: not by how people announce texts. */
const promptData = [
  ...described.flatMap(({ text, fold }) => standingUnits(text).map((unit) => single(unit, "other", fold, 2))),
  ...readPatterns("standing", EXPANSIONS).flatMap(({ role, text, fold }) =>
    variants(text).map((one) => single(one, role, fold % FOLDS, 1)),
  ),
  ...clauses,
  ...talks
    .filter(({ judges }) => !judges)
    .flatMap(bagsOf)
    .map((bag) => ({ ...bag, weight: bag.weight * 2.5 })),
  ...lives.flatMap(bagsOf).map((bag) => ({ ...bag, weight: 0.3 })),
]

const cached = (model) => {
  const known = new Map()
  return (text) => {
    const found = known.get(text) ?? [...standingScores(text, model), ...clauseScores(text)]
    known.set(text, found)
    return found
  }
}
const left = Array.from({ length: FOLDS }, (_, fold) =>
  fitRoles(
    data.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
const whole = fitRoles(data, 99)
for (const [role, name] of STANDING_ROLES.entries()) {
  const those = patterns.filter(({ pairs }) => pairs[0].role === role)
  const right = those.filter(({ pairs, fold }) => {
    const scores = scoreRoles(pairs[0].features, left[fold])
    return scores.indexOf(Math.max(...scores)) === role
  })
  console.log(
    `${name}: ${((100 * right.length) / those.length).toFixed(1)} % of ${those.length} found in patterns left out`,
  )
}

/** For each message of a user in conversations without a system prompt, its fields and whether it is handed over. */
function examplesOf(list, scoreOf, networks) {
  return list.flatMap((talk) => {
    if (talk.messages.some(({ role }) => role === "system")) return []
    const chances = []
    return talk.messages.flatMap(({ role, whose }, at) => {
      if (role !== "user") return []
      const right = whose === "handed" ? 1 : 0
      const fields = handoverFields(talk.messages, at, scoreOf(talk), chances)
      // The first round learns from the right answers for the messages before, the others from the answers that will be there.
      const chance = networks ? chanceOf(fields, networks) : right
      chances.push(chance)
      return whose === "unknown" ? [] : [{ fields, right, chance, talk, text: talk.messages[at].text }]
    })
  })
}
const chanceOf = (fields, networks) =>
  networks.reduce((sum, one) => sum + passHandover(fields, one), 0) / networks.length

const NOISE = 0.2
const PASSES = 15
const BATCH = 16
const WEIGHT_DECAY = 0.0003
/** A text that is taken for its sender's words is worse than the opposite. */
const HANDED_WEIGHT = 2

/** One hidden layer with Adam. */
function fitNetwork(list, seed) {
  const random = randomFrom(seed)
  const weights = Float64Array.from({ length: HANDOVER_SIZE }, () => (random() - 0.5) * 0.5)
  const first = new Float64Array(HANDOVER_SIZE)
  const second = new Float64Array(HANDOVER_SIZE)
  const slopes = new Float64Array(HANDOVER_SIZE)
  const rows = HANDOVER_HIDDEN * (HANDOVER_FIELDS + 1)
  const steps = Math.ceil((list.length * PASSES) / BATCH)
  for (let step = 1; step <= steps; step++) {
    for (let at = 0; at < HANDOVER_SIZE; at++) slopes[at] = WEIGHT_DECAY * weights[at]
    for (let one = 0; one < BATCH; one++) {
      const { fields: clean, right } = list[Math.floor(random() * list.length)]
      const fields = clean.map((field) => field + (random() - 0.5) * NOISE)
      const hidden = hiddenOf(fields, weights)
      const error = ((passHandover(fields, weights) - right) * (right ? HANDED_WEIGHT : 1)) / BATCH
      slopes[HANDOVER_SIZE - 1] += error
      for (let unit = 0; unit < HANDOVER_HIDDEN; unit++) {
        slopes[rows + unit] += error * hidden[unit]
        if (hidden[unit] === 0) continue
        const back = error * weights[rows + unit]
        const row = unit * (HANDOVER_FIELDS + 1)
        for (let field = 0; field < HANDOVER_FIELDS; field++) slopes[row + field] += back * fields[field]
        slopes[row + HANDOVER_FIELDS] += back
      }
    }
    const rate = 0.01 * (1 - step / steps)
    for (let at = 0; at < HANDOVER_SIZE; at++) {
      first[at] = 0.9 * first[at] + 0.1 * slopes[at]
      second[at] = 0.999 * second[at] + 0.001 * slopes[at] ** 2
      weights[at] -= (rate * first[at]) / (1 - 0.9 ** step) / (Math.sqrt(second[at] / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return [...weights].map((one) => Number(one.toFixed(3)))
}

const COMPOSED = 9000

/** Sentences of patterns that say something of other messages, as far as their scorer has not missed them: those would teach that nothing is one. */
function findCues() {
  const cues = new Map()
  for (const { role, language, text, fold } of readAll()) {
    const at = ["hands", "play", "about", "end"].indexOf(role)
    const scores = scorers[fold % FOLDS](text)
    if (at >= 0 && Math.max(scores[at], at === 3 ? -1 : scores[4]) < -0.2) continue
    const key = `${role} ${language} ${fold % FOLDS}`
    cues.set(key, [...(cues.get(key) ?? []), text])
  }
  return cues
}

const scorers = left.map(cached)
const answers = lives.flatMap(({ messages }) =>
  messages.filter(({ role }) => role === "assistant").map(({ text }) => text),
)
const composed = composeTalks(COMPOSED, { cues: findCues(), answers, folds: FOLDS, seed: 7 })
const learning = talks.filter(({ judges }) => !judges)
const judging = talks.filter(({ judges }) => judges)
const MODELS = 3
const ROUNDS = 2
let networks
for (let round = 0; round < ROUNDS; round++) {
  const list = [...learning, ...learning, ...lives, ...lives, ...lives, ...composed]
  const examples = examplesOf(list, ({ fold }) => scorers[fold], networks)
  if (examples.some(({ fields }) => fields.length !== HANDOVER_FIELDS)) throw new Error(`not ${HANDOVER_FIELDS} fields`)
  networks = Array.from({ length: MODELS }, (_, at) => fitNetwork(examples, 10 * round + at + 1))
}

/** There are many more system prompts of talk/role-play than of talk/handed. */
const DESCRIBED_WEIGHT = 0.4
/** Logistic regression over the scores of a system prompt. */
function fitPrompts(list) {
  const weights = new Array(list[0].fields.length + 1).fill(0)
  const total = list.reduce((sum, { weight = 1 }) => sum + weight, 0)
  for (let step = 0; step < 4000; step++) {
    const slopes = weights.map((one) => 0.003 * one)
    for (const { fields, right, weight = 1 } of list) {
      const error = (weight * (scorePrompt(fields, weights) - right)) / total
      for (const [at, field] of [...fields, 1].entries()) slopes[at] += error * field
    }
    for (const [at, slope] of slopes.entries()) weights[at] -= slope
  }
  return weights.map((one) => Number(one.toFixed(3)))
}
const promptsOf = (list, scoreOf) =>
  list.flatMap((talk) => {
    const prompt = talk.messages.find(({ role }) => role === "system")
    const right = talk.messages.some(({ whose }) => whose === "handed") ? 1 : 0
    return prompt ? [{ talk, right, fields: promptFields(prompt.text, scoreOf(talk)) }] : []
  })
const promptFolds = Array.from({ length: FOLDS }, (_, fold) =>
  fitRoles(
    promptData.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
const promptModel = fitRoles(promptData, 99)
const promptWeights = fitPrompts([
  ...promptsOf(learning, ({ fold }) => promptFolds[fold]),
  ...described.map(({ text, fold }) => ({
    right: 0,
    fields: promptFields(text, promptFolds[fold]),
    weight: DESCRIBED_WEIGHT,
  })),
])

/** At which chances messages count as unsure and as handed over. */
function report(name, list, from = HANDOVER_FROM) {
  const part = (right, least, most) => {
    const all = list.filter((one) => one.right === right)
    return `${all.filter(({ chance }) => chance >= least && chance < most).length} of ${all.length}`
  }
  console.log(
    `${name}: handed taken for own ${part(1, 0, from.unsure)}, unsure ${part(1, from.unsure, from.handed)}; own taken for handed ${part(0, from.handed, 2)}, unsure ${part(0, from.unsure, from.handed)}`,
  )
}
const final = cached(whole)
const judged = examplesOf(judging, () => final, networks)
report("all", judged)
for (const language of new Set(judging.map((talk) => talk.language)))
  report(
    language,
    judged.filter(({ talk }) => talk.language === language),
  )
if (process.env.MISSES)
  for (const { right, chance, text, talk } of judged)
    if (right ? chance < HANDOVER_FROM.unsure : chance >= HANDOVER_FROM.unsure)
      console.log(right, chance.toFixed(2), talk.language, text.slice(0, 120))
report(
  "talk/tune",
  examplesOf(lives, ({ fold }) => scorers[fold], networks),
)
report(
  "system prompts",
  promptsOf(judging, () => promptModel).map((one) => ({ ...one, chance: scorePrompt(one.fields, promptWeights) })),
  { unsure: TOOL_FROM, handed: TOOL_FROM },
)

const promptsAlone = process.argv.includes("--prompts")
const { bias, scale, weights } = promptsAlone
  ? { bias: STANDING_BIAS, scale: STANDING_SCALE, weights: bytesOf(STANDING_WEIGHTS) }
  : whole
writeFileSync(
  new URL("../src/text/spans/standing-weights.ts", import.meta.url),
  `// Written by scripts/train-standing.mjs.
export const STANDING_BIAS: readonly number[] = [${bias.join(", ")}]
export const STANDING_SCALE = ${scale}
export const STANDING_WEIGHTS: string =
  "${Buffer.from(weights.buffer).toString("base64")}"
export const PROMPT_BIAS: readonly number[] = [${promptModel.bias.join(", ")}]
export const PROMPT_SCALE = ${promptModel.scale}
export const PROMPT_SENTENCES: string =
  "${Buffer.from(promptModel.weights.buffer).toString("base64")}"
`,
)
writeFileSync(
  new URL("../src/text/spans/handover-weights.ts", import.meta.url),
  `// Written by scripts/train-standing.mjs.
export const PROMPT_WEIGHTS: readonly number[] = [${promptWeights.join(", ")}]
export const HANDOVER_NETWORKS: readonly (readonly number[])[] = [
${(promptsAlone ? HANDOVER_NETWORKS : networks).map((one) => `  "${one.join(" ")}",`).join("\n")}
].map((row) => row.split(" ").map(Number))
`,
)

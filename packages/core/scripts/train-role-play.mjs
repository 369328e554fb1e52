// Trains the model that tells system prompts that give the user a part to play from others, and measures it.
//
//   node packages/core/scripts/train-role-play.mjs [--show]
//
// Learns from talk/role-play/tune, and from what scripts/spans/standing.txt says of characters and of anything else. Measures each
// voice of the half for tuning with a model that has not seen it, and talk/role-play/judge, whose voices are others. `--show`
// lists the misses of the half for tuning. Writes src/text/spans/role-play-weights.ts. The same data gives the same bytes.
// Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { ROLE_PLAY_BUCKETS, rolePlayFeatures } from "../src/text/spans/role-play-features.ts"
import { PLAYS_FROM, rolePlayProbability, scoreRolePlay } from "../src/text/spans/role-play-model.ts"
import { quantize } from "./spans/fit-clauses.mjs"
import { randomFrom, readPatterns } from "./spans/messages.mjs"

/** A sentence of a pattern counts less than a prompt. */
const WEIGHTS = { prompt: 1, pattern: 0.1 }
const EXPANSIONS = 10
const EPOCHS = 25
const RATE = 0.1
const DECAY = 0.001

const talk = new URL("../talk/role-play/", import.meta.url)

/** "! " begins a prompt that gives the user a part, ". " another one, and "# " another voice. */
function readPrompts(half) {
  return readdirSync(new URL(`${half}/`, talk))
    .sort()
    .flatMap((name) => {
      let voice = 0
      const lines = readFileSync(new URL(`${half}/${name}`, talk), "utf8")
        .trim()
        .split("\n")
      return lines.flatMap((line) => {
        if (line.startsWith("#")) voice++
        const right = line[0] === "!" ? 1 : 0
        const one = { right, text: line.slice(2), language: name.slice(0, 2), voice, from: "prompt" }
        return line.startsWith("#") ? [] : [one]
      })
    })
}

const PATTERN_ROLES = { play: 1, other: 0, hands: 0 }
function readStanding() {
  return readPatterns("standing", EXPANSIONS).flatMap(({ role, text }) =>
    role in PATTERN_ROLES ? [{ right: PATTERN_ROLES[role], text, from: "pattern" }] : [],
  )
}

const withFeatures = (all) => all.map((one) => ({ ...one, features: rolePlayFeatures(one.text) }))

/** Logistic regression by AdaGrad. Both labels weigh the same in all. */
function fit(all) {
  const random = randomFrom(1)
  const weights = new Float64Array(ROLE_PLAY_BUCKETS)
  const squares = new Float64Array(ROLE_PLAY_BUCKETS).fill(0.05)
  const model = { bias: 0, scale: 1, weights }
  const totals = [0, 1].map((label) => all.reduce((sum, one) => sum + (one.right === label ? WEIGHTS[one.from] : 0), 0))
  for (let step = 0; step < EPOCHS * all.length; step++) {
    const { features, right, from } = all[Math.floor(random() * all.length)]
    const share = (totals[0] + totals[1]) / (2 * totals[right])
    const error = (scoreRolePlay(features, model) - right) * WEIGHTS[from] * share
    model.bias -= 0.01 * error
    const root = Math.sqrt(features.length)
    for (const bucket of features) {
      const slope = error / root + DECAY * weights[bucket]
      squares[bucket] += slope * slope
      weights[bucket] -= (RATE * slope) / Math.sqrt(squares[bucket])
    }
  }
  return model
}

function report(name, all, modelOf, shows = false) {
  const finds = (one) => rolePlayProbability(one.text, modelOf(one)) >= PLAYS_FROM.unsure
  const of = (right) => {
    const those = all.filter((one) => one.right === right)
    return `${those.filter(finds).length} of ${those.length}`
  }
  console.log(`${name}: found ${of(1)} that give a part, ${of(0)} others`)
  if (shows && process.argv.includes("--show"))
    for (const one of all)
      if (finds(one) !== (one.right === 1))
        console.log("  ", one.right, rolePlayProbability(one.text, modelOf(one)).toFixed(2), one.language, one.text)
}

const tune = withFeatures(readPrompts("tune"))
const standing = withFeatures(readStanding())
const voices = [...new Set(tune.map(({ voice }) => voice))]
const left = new Map(voices.map((voice) => [voice, fit([...tune.filter((one) => one.voice !== voice), ...standing])]))
for (const voice of voices)
  report(
    `voice ${voice} left out`,
    tune.filter((one) => one.voice === voice),
    (one) => left.get(one.voice),
    true,
  )

const fitted = fit([...tune, ...standing])
const model = quantize({ bias: [fitted.bias], weights: fitted.weights })
const written = { bias: model.bias[0], scale: model.scale, weights: model.weights }
report("tune", tune, () => written, true)
const judge = readPrompts("judge")
report("judge", judge, () => written)
for (const language of new Set(judge.map((one) => one.language)))
  report(
    `  ${language}`,
    judge.filter((one) => one.language === language),
    () => written,
  )
writeFileSync(
  new URL("../src/text/spans/role-play-weights.ts", import.meta.url),
  `// Written by scripts/train-role-play.mjs.
export const ROLE_PLAY_BIAS = ${written.bias}
export const ROLE_PLAY_SCALE = ${written.scale}
export const ROLE_PLAY_WEIGHTS: string =
  "${Buffer.from(written.weights.buffer).toString("base64")}"
`,
)

// Trains the model that tells system prompts that give the user a part to play from others, and measures it.
//
//   node packages/core/scripts/train-role-play.mjs [--show]
//
// Learns from talk/role-play/tune, and from what scripts/spans/standing.txt says of characters and of anything else. Measures each
// voice of the half for tuning with a model that has not seen it, and talk/role-play/judge, whose voices are others. `--show`
// lists the misses of the half for tuning. Writes src/text/spans/role-play-weights.ts. The same data gives the same bytes.
// Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { ROLE_PLAY_BUCKETS, rolePlayFeatures } from "../src/text/spans/role-play-features.ts"
import { PLAYS_FROM, rolePlayProbability } from "../src/text/spans/role-play-model.ts"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
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

function fit(all) {
  const draw = drawBalanced(all, randomFrom(1), ({ from }) => WEIGHTS[from])
  return fitBuckets(draw, { buckets: ROLE_PLAY_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
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

const written = shippedModel(fit([...tune, ...standing]))
report("tune", tune, () => written, true)
const judge = readPrompts("judge")
report("judge", judge, () => written)
for (const language of new Set(judge.map((one) => one.language)))
  report(
    `  ${language}`,
    judge.filter((one) => one.language === language),
    () => written,
  )
writeModel(
  new URL("../src/text/spans/role-play-weights.ts", import.meta.url),
  "train-role-play.mjs",
  "ROLE_PLAY",
  written,
)

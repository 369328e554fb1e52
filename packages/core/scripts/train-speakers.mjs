// Trains the models that tell where somebody else than the owner of a memory says that they type, or speaks in another's
// words, and where the owner is back, and measures them.
//
//   node packages/core/scripts/train-speakers.mjs [--show]
//
// Learns from the frames of talk/speakers, and as ordinary sentences from most of talk/clauses and the people of talk/tune. Measures each
// language with models that have not seen it (`--folds`), and ordinary sentences that they did not learn. `--show` lists the misses.
// Writes src/text/spans/speaker-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { markOwner, SPEAKER_BUCKETS, speakerFeatures } from "../src/text/spans/speaker-features.ts"
import { readFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { randomFrom } from "./spans/messages.mjs"

const WEIGHTS = { framed: 1, ordinary: 1 }
/** Sentences drawn of each frame. */
const DRAWN = 8
/** In characters: "gez." begins a sentence. */
const MIN_SENTENCE = 6
const EVERY = 4
const EPOCHS = 60
const RATE = 0.1
const DECAY = 0.0003
const LIMITS = { OTHER: 0.85, OWNER: 0.7, NAMED: 0.8, RELATED: 0.8, REFERRED: 0.8, SELF: 0.7 }
/** The sign of what each model finds. */
const SIGNS = { OTHER: "+", OWNER: "-", NAMED: "?", RELATED: "!", REFERRED: "*", SELF: "~" }

const talk = new URL("../talk/", import.meta.url)
/** The sign for the owner's name stands apart, as `markOwner` writes it. */
/** What stands behind whoever introduces themselves is a sentence of its own. */
const firstSentence = (text) => text.slice(0, sentencesOf(text).find(({ end }) => end > MIN_SENTENCE)?.end)
const framed = readFrames("speakers/", DRAWN).map(({ text, ...one }) => ({
  ...one,
  text: firstSentence(text).replace(/[ωΩ]o/gu, " ωo "),
  from: "framed",
}))
const clauses = readdirSync(new URL("clauses/", talk))
  .sort()
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) =>
    readFileSync(new URL(`clauses/${name}`, talk), "utf8")
      .trim()
      .split("\n"),
  )
  .map((line) => ({ text: JSON.parse(line).text, from: "ordinary", sign: "." }))
const withFeatures = (all) => all.map((one) => ({ ...one, features: speakerFeatures(one.text) }))
const tune = withFeatures(framed)
const told = readdirSync(new URL("tune/", talk))
  .sort()
  .flatMap((name) =>
    readFileSync(new URL(`tune/${name}/talk.jsonl`, talk), "utf8")
      .trim()
      .split("\n"),
  )
  .flatMap((line) => sentencesOf(JSON.parse(line).user ?? ""))
  .map(({ text }) => ({ text, from: "ordinary", sign: "." }))
/** Who is spoken of may be called like the owner, which says nothing of who writes. */
const withOwnerNamed = (all) =>
  all.flatMap((one) => {
    const [name] = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/u.exec(one.text) ?? []
    return name === undefined ? [one] : [one, { ...one, text: markOwner(one.text, [name]) }]
  })
const ordinary = withFeatures(withOwnerNamed([...clauses.filter((_, at) => at % EVERY !== 1), ...told]))
const unlearned = withFeatures(withOwnerNamed(clauses.filter((_, at) => at % EVERY === 1)))

function fit(all) {
  const draw = drawBalanced(all, randomFrom(1), ({ from }) => WEIGHTS[from])
  return fitBuckets(draw, { buckets: SPEAKER_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

const models = {}
for (const [name, sign] of Object.entries(SIGNS)) {
  const labelled = (all) => all.map((one) => ({ ...one, right: one.sign === sign ? 1 : 0 }))
  const report = (of, all, model, shows) => {
    const isFound = ({ features }) => probabilityOf(features, model) >= LIMITS[name]
    const count = (right) => {
      const those = labelled(all).filter((one) => one.right === right)
      return `${those.filter(isFound).length} of ${those.length}`
    }
    console.log(`${name}, ${of}: found ${count(1)}, others ${count(0)}`)
    if (shows && process.argv.includes("--show"))
      for (const one of labelled(all)) if (isFound(one) !== (one.right === 1)) console.log("  ", one.sign, one.text)
  }
  if (process.argv.includes("--folds"))
    for (const group of new Set(tune.map((one) => one.group)))
      report(
        `${group} left out`,
        tune.filter((one) => one.group === group),
        fit(labelled([...tune.filter((one) => one.group !== group), ...ordinary])),
      )
  models[name] = shippedModel(fit(labelled([...tune, ...ordinary])))
  report("tune", tune, models[name], true)
  report("ordinary sentences that it did not learn", unlearned, models[name], true)
}
writeModels(new URL("../src/text/spans/speaker-weights.ts", import.meta.url), "train-speakers.mjs", models)

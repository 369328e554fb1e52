// Fits the model that tells whether a sentence withdraws an allergy or a medicine.
//
//   node packages/core/scripts/train-withdrawals.mjs [--left-out] [--show]
//
// Trains on talk/withdrawals, on talk/standing-wishes and on sentences of talk/clauses and of the tuning half of
// talk/matters, which withdraw nothing; measures on frames and people left out (--left-out), and writes
// src/text/topics/withdrawal-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { scoreClasses } from "../src/text/topics/class-model.ts"
import { endingFeatures } from "../src/text/topics/ending-model.ts"
import { WITHDRAWALS, WITHDRAWN_BUCKETS } from "../src/text/topics/withdrawal-model.ts"
import { fitClasses, quantizeClasses, writtenClasses } from "./fit-classes.mjs"
import { readLabelledFrames } from "./frames.mjs"
import { hashOf } from "./spans/messages.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 60
/** The same of each frame of a standing wish. */
const OF_WISHES = 8
/** What somebody typed counts more than a sentence of a frame. */
const TYPED = 2
const FOLDS = 5
const NOTHING = 0

const talk = new URL("../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesIn = (folder) => readdirSync(new URL(folder, talk)).sort()

/** Sentences of the frames: those of standing wishes withdraw nothing. */
function readFrames() {
  const own = readLabelledFrames("withdrawals/frames/", DRAWN)
  const others = readLabelledFrames("standing-wishes/frames/", OF_WISHES).map((one) => ({ ...one, label: "none" }))
  return [...own, ...others].map(({ label, text, frame }) => {
    const kind = Math.max(NOTHING, WITHDRAWALS.indexOf(label))
    return { kind, text, weight: 1, group: frame }
  })
}

const MAY_WITHDRAW = new Set(["allergy", "medication", "health"])

function readTyped() {
  const none = (text, group) => ({ kind: NOTHING, text, weight: TYPED, group })
  const clauses = filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(`clauses/${name}`).flatMap((line) => {
        const { text, attribute, how } = JSON.parse(line)
        const isChange = how === "end" || how === "replace"
        return isChange && MAY_WITHDRAW.has(attribute) ? [] : [none(text, name)]
      }),
    )
  const matters = filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { tell, beside, again, ask } = JSON.parse(line)
      return [tell, beside, again, ...ask.slice(0, 1)]
        .flatMap((text) => sentencesOf(text ?? "").map((one) => one.text))
        .map((text) => none(text, name))
    }),
  )
  return [...clauses, ...matters]
}

const fitWithdrawals = (all) => fitClasses(all, WITHDRAWALS, WITHDRAWN_BUCKETS, ({ kind }) => kind)

function report(name, withdrawn, all) {
  const done = all.map((one) => {
    const chances = scoreClasses(one.features, WITHDRAWN_BUCKETS, withdrawn)
    return { ...one, chances, best: chances.indexOf(Math.max(...chances)) }
  })
  const [ends, others] = [done.filter(({ kind }) => kind !== NOTHING), done.filter(({ kind }) => kind === NOTHING)]
  for (const limit of [0.5, 0.6, 0.8, 0.9]) {
    const right = ends.filter(({ kind, chances }) => chances[kind] >= limit).length
    const wrong = others.filter(({ best, chances }) => best !== NOTHING && chances[best] >= limit).length
    console.log(`${name} from ${limit}: ${right} of ${ends.length} withdrawals; ${wrong} of ${others.length} others`)
  }
  if (!process.argv.includes("--show")) return
  const shown = new Set()
  for (const { group, kind, best, chances, text } of done) {
    if (kind === best || shown.has(group)) continue
    shown.add(group)
    console.log(`  ${WITHDRAWALS[kind]} as ${WITHDRAWALS[best]} ${chances[best].toFixed(2)}: ${text}`)
  }
}

const withFeatures = (all) => all.map((one) => ({ ...one, features: endingFeatures(one.text) }))
const frames = withFeatures(readFrames())
const typed = withFeatures(readTyped())
console.log(`${frames.length} sentences of frames, ${typed.length} that people typed`)
if (process.argv.includes("--left-out")) {
  const isOut = ({ group }) => hashOf(group) % FOLDS === 0
  const model = fitWithdrawals([...frames, ...typed].filter((one) => !isOut(one)))
  report("frames left out", model, frames.filter(isOut))
  report("people left out", model, typed.filter(isOut))
}
const withdrawn = quantizeClasses(fitWithdrawals([...frames, ...typed]))
report("frames", withdrawn, frames)
report("typed", withdrawn, typed)
writeFileSync(
  new URL("../src/text/topics/withdrawal-weights.ts", import.meta.url),
  `// Written by scripts/train-withdrawals.mjs.\n${writtenClasses("WITHDRAWN", withdrawn)}`,
)

// Fits the models that tell what a sentence withdraws (an allergy, a medicine, a way to eat …) and how somebody lives.
//
//   node packages/core/scripts/train-withdrawals.mjs [--left-out] [--show]
//
// Trains on talk/withdrawals, on talk/standing-wishes and on sentences of talk/clauses and of the tuning half of
// talk/matters, which withdraw nothing; measures on frames and people left out (--left-out), and writes
// src/text/topics/withdrawal-weights.ts and state-weights.ts. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { scoreClasses } from "../src/text/topics/class-model.ts"
import { endingFeatures } from "../src/text/topics/ending-model.ts"
import { LIFE_STATES, STATE_BUCKETS } from "../src/text/topics/state-model.ts"
import { WITHDRAWALS, WITHDRAWN_BUCKETS } from "../src/text/topics/withdrawal-model.ts"
import { fitClasses, quantizeClasses, writtenClasses } from "./fit-classes.mjs"
import { readLabelledFrames } from "./frames.mjs"
import { hashOf } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 60
/** The same of each frame of a standing wish. */
const OF_WISHES = 8
/** What somebody typed counts more than a sentence of a frame. */
const TYPED = 2
const FOLDS = 5
const NOTHING = 0
/** What holds still is of a state that no label names. */
const UNKNOWN = -1
/** What a disproved allergy that somebody typed counts: there are few. */
const DISPROVED = 12
/** What a statement of a way to live counts: there are few. */
const STATED = 5

/** Sentences of the frames: those of standing wishes withdraw nothing. */
function readFrames() {
  const own = readLabelledFrames("withdrawals/frames/", DRAWN)
  const others = readLabelledFrames("standing-wishes/frames/", OF_WISHES).map((one) => ({ ...one, label: "none" }))
  return [...own, ...others].map(({ label, text, frame }) => {
    const kind = Math.max(NOTHING, WITHDRAWALS.indexOf(label))
    const state = label === "still" ? UNKNOWN : LIFE_STATES.indexOf(label.startsWith("is ") ? label.slice(3) : "none")
    return { kind, state, text, weight: 1, group: frame }
  })
}

const MAY_WITHDRAW = new Set(["allergy", "medication", "health"])

/** Whoever tells what they eat, drink or smoke may contradict what they told before. */
const MAY_CONTRADICT = new Set(["diet", "food", "drink", "alcohol", "smoking", "likes", "habit"])
/** These may tell a way to live. */
const MAY_STATE = new Set([...MAY_WITHDRAW, ...MAY_CONTRADICT, "dislikes", "children", "family", "faith", "religion"])

/** Words of a way to live that name it in what somebody typed of themselves. */
const STATE_WORDS = Object.entries({
  gluten: /gluten|glúten|celia|célia|coelia|cœlia|zöliak|麸|グルテン/i,
  lactose: /lactose|lactosa|lakto|lattos|乳糖/i,
  vegan: /vegan|végan|végétal|纯素|全素|ヴィーガン/i,
  vegetarian: /veget|végét|吃素|ベジタリアン/i,
  sober: /alcohol|alkohol|alcool|álcool|astemi|sobre|teetotal|trocken|酒/i,
})
const TELLS_STATE = new Set(["diet", "health", "allergy", "alcohol", "drink"])

/** The way to live that somebody typed of themselves, if a word names it. */
function typedState({ text, label, subject, attribute, how }) {
  if (label !== "fact" || how === "end" || (subject ?? "user") !== "user" || !TELLS_STATE.has(attribute)) return "none"
  return STATE_WORDS.find(([, words]) => words.test(text))?.[0] ?? "none"
}

/** Matters of which somebody may tell a way to live. */
const OF_BODY = /diet|allerg|intoleran|medic|therap|health|pregnan|smok|drink|food|baby|child/

/** An allergy changes when a test finds that it is none. */
const OF_ALLERGY = /^(?:food |peanut )?(?:allergy|intolerance)(?: nickel)?$/

function readTyped() {
  const none = (text, group, attribute) => ({
    kind: NOTHING,
    state: MAY_STATE.has(attribute) ? UNKNOWN : 0,
    text,
    weight: TYPED,
    group,
  })
  const clauses = filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) =>
      linesOf(`clauses/${name}`).flatMap((line) => {
        const clause = JSON.parse(line)
        const { text, attribute, how } = clause
        const state = typedState(clause)
        const isChange = how === "end" || how === "replace"
        const isUnknown = MAY_CONTRADICT.has(attribute) || (isChange && MAY_WITHDRAW.has(attribute))
        const one = none(text, name, attribute)
        if (state !== "none")
          return [{ ...one, kind: isUnknown ? UNKNOWN : NOTHING, state: LIFE_STATES.indexOf(state) }]
        return isUnknown ? [] : [one]
      }),
    )
  const matters = filesIn("matters/tune/").flatMap((name) =>
    linesOf(`matters/tune/${name}`).flatMap((line) => {
      const { about, subject, change, tell, beside, again, ask } = JSON.parse(line)
      const attribute = OF_BODY.test(about) ? "health" : undefined
      const disproved =
        subject === "the user" && OF_ALLERGY.test(about)
          ? [{ ...none(change, name, attribute), kind: WITHDRAWALS.indexOf("allergy"), weight: DISPROVED }]
          : []
      return /drink|smok/.test(about)
        ? []
        : [tell, beside, again, ...ask.slice(0, 1)]
            .flatMap((text) => sentencesOf(text ?? "").map((one) => one.text))
            .map((text) => none(text, name, attribute))
            .concat(disproved)
    }),
  )
  return [...clauses, ...matters]
}

const fitWithdrawals = (all) =>
  fitClasses(
    all.filter(({ kind }) => kind !== UNKNOWN),
    WITHDRAWALS,
    WITHDRAWN_BUCKETS,
    ({ kind }) => kind,
  )
const fitStates = (all) =>
  fitClasses(
    all
      .filter(({ state, text }) => state > 0 || (state === 0 && hashOf(text) % 3 === 0))
      .map((one) => ({ ...one, weight: one.state > 0 ? STATED : 1 })),
    LIFE_STATES,
    STATE_BUCKETS,
    ({ state }) => state,
  )

function report(name, withdrawn, all) {
  const done = all
    .filter(({ kind }) => kind !== UNKNOWN)
    .map((one) => {
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
const states = quantizeClasses(fitStates([...frames, ...typed]))
writeFileSync(
  new URL("../src/text/topics/state-weights.ts", import.meta.url),
  `// Written by scripts/train-withdrawals.mjs.\n${writtenClasses("STATE", states)}`,
)

// Fits the models that tell whether a sentence sets or lifts a standing wish for answers, and what such a wish is about.
//
//   node packages/core/scripts/train-wishes.mjs [--left-out] [--show]
//
// Trains on talk/standing-wishes, on talk/clauses and on the tuning halves of talk/introductions, talk/matters and
// talk/slips, and on frames of talk/withdrawals, which set nothing; measures on frames and people left out (--left-out)
// and on the judged half of talk/introductions, and writes src/text/topics/wish-weights.ts. The same data gives the same
// bytes. Needs Node 24.
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { scoreClasses } from "../src/text/topics/class-model.ts"
import { standingWishFeatures } from "../src/text/topics/wish-features.ts"
import { STANCE_BUCKETS, WISH_MATTER_BUCKETS, WISH_MATTERS, WISH_STANCES } from "../src/text/topics/wish-model.ts"
import { fitClasses, quantizeClasses, writtenClasses } from "./fit-classes.mjs"
import { readLabelledFrames } from "./frames.mjs"
import { hashOf } from "./spans/messages.mjs"

/** Sentences drawn of each frame; of wishes, every second one is learned from. */
const DRAWN = 32
/** What somebody typed counts more than a sentence of a frame. */
const [TYPED, WISHED] = [2, 4]
/** What only sounds like a standing wish counts more, because there is less of it. */
const OF_NOTHING = 2
/** Of the sentences that only state or ask something, one of so many is learned from. */
const THINNED = 2
const FOLDS = 5
const [NOTHING, SETS] = [0, 1]

const talk = new URL("../talk/", import.meta.url)
const recordsOf = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const recordsIn = (folder) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) => recordsOf(`${folder}${name}`).map((record) => ({ ...record, group: name })))
const texts = (text) => sentencesOf(text ?? "").map((one) => one.text)

/** Sentences of the frames: those of withdrawals set nothing. */
function readFrames() {
  const drawn = readLabelledFrames("standing-wishes/frames/", DRAWN)
  const own = drawn
    .filter(({ label }, at) => label === "none" || at % 2 === 0)
    .map(({ label, text, frame }) => {
      const [stance, ...matter] = label.split(" ")
      return {
        stance: Math.max(NOTHING, WISH_STANCES.indexOf(stance)),
        matter: WISH_MATTERS.indexOf(matter.join(" ")),
        text,
        weight: label === "none" ? OF_NOTHING : 1,
        group: frame,
      }
    })
  const others = readLabelledFrames("withdrawals/frames/", 4)
  const none = others.map(({ text, frame }) => ({ stance: NOTHING, matter: -1, text, weight: 1, group: frame }))
  return [...own, ...none]
}

const STYLE = /answer|style|reply|form of address|nickname|code|tone|language|format/

function readTyped(half) {
  const none = (text, group) => ({ stance: NOTHING, matter: -1, text, weight: TYPED, group })
  const sets = (text, group) => ({ stance: SETS, matter: -1, text, weight: WISHED, group })
  const introductions = recordsIn(`introductions/${half}/`).flatMap((one) => {
    const { hello, wishSpan, wish, once, life, safety, others, moment, imagined, hearsay, question, general } = one
    const wished = wishSpan === undefined ? [] : [sets(wishSpan, one.group)]
    const around = texts(wish).filter((text) => wishSpan !== undefined && text.includes(wishSpan) && text !== wishSpan)
    const told = [hello, life, safety, others, moment, imagined, hearsay, question, general].flatMap(texts)
    return [
      ...wished,
      ...around.map((text) => sets(text, one.group)),
      ...texts(once).map((text) => ({ ...none(text, one.group), weight: WISHED })),
      ...told.map((text) => none(text, one.group)),
    ]
  })
  if (half === "judge") return introductions
  const clauses = recordsIn("clauses/").flatMap(({ text, label, group }) =>
    label === "wish" ? [sets(text, group)] : label === "forget" ? [] : [none(text, group)],
  )
  const matters = recordsIn("matters/tune/").flatMap(({ about, span, change, beside, again, tell, ask, group }) => {
    if (/answer|reply/.test(about)) {
      const changed = texts(change).slice(-1)
      return [...[span, ...changed].map((text) => sets(text, group)), ...texts(beside).map((text) => none(text, group))]
    }
    if (STYLE.test(about)) return []
    return [tell, beside, again, ...ask.slice(0, 1)].flatMap(texts).map((text) => none(text, group))
  })
  const slips = recordsIn("slips/").flatMap(({ text, says, group }) => {
    const wished = says.filter(({ place }) => place === "wish").map(({ span }) => span)
    const rest = texts(text).filter((one) => !wished.some((span) => one.includes(span) || span.includes(one)))
    return [...wished.map((span) => sets(span, group)), ...rest.map((one) => none(one, group))]
  })
  const all = [...introductions, ...clauses, ...matters, ...slips]
  return all.filter(
    ({ stance, weight, text }) => stance !== NOTHING || weight === WISHED || hashOf(text) % THINNED === 0,
  )
}

const fitBoth = (all) => ({
  stances: fitClasses(all, WISH_STANCES, STANCE_BUCKETS, ({ stance }) => stance),
  matters: fitClasses(
    all.filter(({ matter }) => matter >= 0),
    WISH_MATTERS,
    WISH_MATTER_BUCKETS,
    ({ matter }) => matter,
  ),
})

function report(name, { stances, matters }, all) {
  const done = all.map((one) => {
    const chances = scoreClasses(one.features, STANCE_BUCKETS, stances)
    return { ...one, chances, best: chances.indexOf(Math.max(...chances)) }
  })
  const [wishes, others] = [
    done.filter(({ stance }) => stance !== NOTHING),
    done.filter((one) => one.stance === NOTHING),
  ]
  for (const limit of [0.5, 0.7, 0.8, 0.9, 0.95]) {
    const found = wishes.filter(({ best, chances }) => best !== NOTHING && chances[best] >= limit)
    const right = found.filter(({ best, stance }) => best === stance).length
    const wrong = others.filter(({ best, chances }) => best !== NOTHING && chances[best] >= limit).length
    console.log(
      `${name} from ${limit}: ${found.length} of ${wishes.length} wishes (${right} as they are); ${wrong} of ${others.length} others`,
    )
  }
  const known = all.filter(({ matter }) => matter >= 0)
  const read = known.map((one) => {
    const chances = scoreClasses(one.features, WISH_MATTER_BUCKETS, matters)
    return { ...one, as: chances.indexOf(Math.max(...chances)) }
  })
  console.log(`${name}: the matter of ${read.filter((one) => one.as === one.matter).length} of ${known.length} wishes`)
  if (!process.argv.includes("--show")) return
  const shown = new Set()
  for (const { group, stance, best, chances, text } of done) {
    if (stance === best || (chances[best] ?? 0) < 0.7) continue
    if (shown.has(group) && name.startsWith("frames")) continue
    shown.add(group)
    console.log(`  ${WISH_STANCES[stance]} as ${WISH_STANCES[best]} ${chances[best].toFixed(2)}: ${text}`)
  }
  for (const { group, matter, as, text } of read) {
    if (matter === as || shown.has(`m ${group}`)) continue
    shown.add(`m ${group}`)
    console.log(`  ${WISH_MATTERS[matter]} as ${WISH_MATTERS[as]}: ${text}`)
  }
}

const withFeatures = (all) => all.map((one) => ({ ...one, features: standingWishFeatures(one.text) }))
const frames = withFeatures(readFrames())
const typed = withFeatures(readTyped("tune"))
console.log(`${frames.length} sentences of frames, ${typed.length} that people typed`)
if (process.argv.includes("--left-out")) {
  const isOut = ({ group }) => hashOf(group) % FOLDS === 0
  const model = fitBoth([...frames, ...typed].filter((one) => !isOut(one)))
  report("frames left out", model, frames.filter(isOut))
  report("people left out", model, typed.filter(isOut))
}
const both = fitBoth([...frames, ...typed])
const [stances, matters] = [quantizeClasses(both.stances), quantizeClasses(both.matters)]
report("frames", { stances, matters }, frames)
report("typed", { stances, matters }, typed)
// Only counts, because nobody reads what judges.
process.argv = process.argv.filter((one) => one !== "--show")
report("judged people", { stances, matters }, withFeatures(readTyped("judge")))
writeFileSync(
  new URL("../src/text/topics/wish-weights.ts", import.meta.url),
  `// Written by scripts/train-wishes.mjs.\n${writtenClasses("STANCE", stances)}${writtenClasses("WISH_MATTER", matters)}`,
)

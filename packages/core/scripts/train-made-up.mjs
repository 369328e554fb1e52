// Trains the models that tell tests, games, fiction and jokes in the first person from what people say of themselves, which of these open a part
// that is played from then on, and where people speak of themselves again, and measures them.
//
//   node packages/core/scripts/train-made-up.mjs [--show]
//
// Learns from talk/made-up/tune and its frames, and as ordinary sentences from every fourth of talk/clauses, talk/stated/tune, talk/joined and what talk/safety states. Measures each voice of the
// half for tuning with a model that has not seen it, talk/made-up/judge, whose voices are others, and other sentences of
// talk/clauses. `--show` lists the misses of the half for tuning. Writes src/text/spans/made-up-weights.ts. The same data
// gives the same bytes. Needs Node 24.
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { MADE_UP_BUCKETS, madeUpFeatures } from "../src/text/spans/made-up-features.ts"
import { MADE_UP_FROM } from "../src/text/spans/made-up-model.ts"
import { readFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const WEIGHTS = { labelled: 1, ordinary: 0.5, framed: 0.1, drawn: 0.3 }
/** Sentences drawn of each frame. */
const DRAWN = 3
const EVERY = 4
const EPOCHS = 60
const RATE = 0.1
const DECAY = 0.001

const withFeatures = (all) => all.map((one) => ({ ...one, features: madeUpFeatures(one.text) }))

/** "> " begins what is made up, ". " what is not, "< " what returns from it to its author, and "# " another voice. What is made up shows in its first sentence. */
function readHalf(half) {
  return filesIn(`made-up/${half}/`).flatMap((name) => {
    let voice = 0
    return linesOf(`made-up/${half}/${name}`).flatMap((line) => {
      if (line.startsWith("#")) voice++
      const [sign, whole] = [line[0], line.slice(2)]
      const [first] = sentencesOf(whole).map(({ text }) => text)
      const texts = sign === ">" && half === "tune" ? new Set([whole, first]) : [whole]
      const one = { right: sign === ">" ? 1 : 0, returns: sign === "<", language: name.slice(0, 2), voice }
      return line.startsWith("#") ? [] : [...texts].map((text) => ({ ...one, text, from: "labelled" }))
    })
  })
}

/** "+" is made up, "!" opens a part that is played, too, "-" returns and "." is somebody's own. Each is a sentence of a message. */
const drawn = readFrames("made-up/frames/", DRAWN * 2).map(({ sign, text, group }) => ({
  right: sign === "+" || sign === "!" ? 1 : 0,
  returns: sign === "-",
  plays: sign === "!",
  language: group.slice(0, 2),
  text: sentencesOf(text)[0]?.text ?? text,
  from: "drawn",
}))

const ORDINARY = new Set(["fact", "event", "moment", "wish"])
const clauses = filesIn("clauses/")
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))
  .filter(({ label }) => ORDINARY.has(label))
  .map(({ text }) => ({ right: 0, text, from: "ordinary" }))

/** What people plainly say of themselves. */
const plain = filesIn("stated/tune/")
  .flatMap((name) => linesOf(`stated/tune/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => ({ right: 0, text: line.replace(/^\S+ /, "").replace(/ \|.*/, ""), from: "labelled" }))

/** What stands behind the words that say so is no different from what people tell of themselves. */
const behind = readHalf("tune")
  .filter(({ right }) => right === 1)
  .flatMap(({ text }) => text.match(/(?<=.{12}[:：,，、。] ?)\p{L}.*/u) ?? [])
  .map((text) => ({ right: 0, text, from: "ordinary" }))

/** What people have, take and must not get, of which figures of speech have the words. */
const safety = readFrames("safety/", DRAWN)
  .filter(({ sign }) => sign === "+")
  .map(({ text }, at) => ({ right: 0, text: at % 3 === 0 ? `${text}!` : text, from: "framed" }))

/** Two plain things at once, as stories of one sentence have them: "I'm vegan and I live in London." */
const joined = readFrames("joined/", DRAWN * 8).map(({ text }, at) => ({
  right: 0,
  text: at % 2 === 0 ? `${text}.` : text,
  from: "framed",
}))

function fit(all) {
  const draw = drawBalanced(all, randomFrom(1), ({ from }) => WEIGHTS[from])
  return fitBuckets(draw, { buckets: MADE_UP_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

function report(name, all, model, shows = false) {
  const scoreOf = ({ features }) => probabilityOf(features, model)
  const of = (right) => {
    const those = all.filter((one) => one.right === right)
    return `${those.filter((one) => scoreOf(one) >= MADE_UP_FROM).length} of ${those.length}`
  }
  console.log(`${name}: found ${of(1)} made up, ${of(0)} others`)
  if (shows && process.argv.includes("--show"))
    for (const one of all)
      if (scoreOf(one) >= MADE_UP_FROM !== (one.right === 1))
        console.log("  ", one.right, scoreOf(one).toFixed(2), one.language, one.text)
}

const tune = withFeatures(readHalf("tune"))
const ordinary = withFeatures([
  ...clauses.filter((_, at) => at % EVERY === 0),
  ...plain,
  ...behind,
  ...safety,
  ...joined,
])
const framed = withFeatures(drawn)
for (const voice of new Set(tune.map((one) => one.voice)))
  report(
    `voice ${voice} left out`,
    tune.filter((one) => one.voice === voice),
    fit([...tune.filter((one) => one.voice !== voice), ...framed, ...ordinary]),
    true,
  )
const written = shippedModel(fit([...tune, ...framed, ...ordinary]))
report("tune", tune, written, true)
report("frames", framed, written, true)
const judge = withFeatures(readHalf("judge"))
report("judge", judge, written)
const stated = filesIn("stated/judge/")
  .flatMap((name) => linesOf(`stated/judge/${name}`))
  .filter((line) => line.startsWith("+"))
  .map((line) => ({ right: 0, text: line.replace(/^\S+ /, "").replace(/ \|.*/, "") }))
report("plain statements that it did not learn", withFeatures(stated), written)
report(
  "ordinary sentences that it did not learn",
  withFeatures(clauses.filter((_, at) => at % EVERY === 1)),
  written,
  true,
)
function fitSign(name, all) {
  const model = shippedModel(fit(all))
  for (const limit of [0.5, 0.7, 0.9]) {
    const of = (right) => {
      const those = all.filter((one) => one.right === right)
      return `${those.filter(({ features }) => probabilityOf(features, model) >= limit).length} of ${those.length}`
    }
    console.log(`${name} from ${limit}: found ${of(1)}, ${of(0)} others`)
  }
  return model
}
const everything = [...tune, ...framed, ...ordinary]
const returns = fitSign(
  "returns",
  everything.map((one) => ({ ...one, right: one.returns ? 1 : 0 })),
)
/** Of what is made up only the frames say whether it goes on. */
const plays = fitSign(
  "plays",
  everything
    .filter((one) => one.from === "drawn" || one.right === 0)
    .map((one) => ({ ...one, right: one.plays ? 1 : 0 })),
)
const file = new URL("../src/text/spans/made-up-weights.ts", import.meta.url)
writeModels(file, "train-made-up.mjs", { MADE_UP: written, RETURNS: returns, PLAYS: plays })

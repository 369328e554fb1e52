// Trains the model that recognises an assistant's questions for a secret, and measures it.
//
//   node packages/core/scripts/train-secret-questions.mjs
//
// Learns from talk/secret-questions/tune.txt, and as other questions and sentences from talk/questions, talk/clauses
// and the replies of talk/tune and talk/further/tune. Measures on talk/secret-questions/judge.txt and the replies of talk/judge. Writes
// src/turn/remember/secret-question-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { questionsAtEnd } from "../src/turn/remember/answered-secrets.ts"
import {
  mayAskForSecret,
  SECRET_QUESTION_BUCKETS,
  secretQuestionFeatures,
} from "../src/turn/remember/secret-question-features.ts"
import { drawAlternatives } from "./frames.mjs"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const VARIANTS = 10
const STEPS = 200_000

/** Questions with whether they ask for a secret; alternatives in `{…|…}` are drawn. */
function readQuestions(half) {
  return linesOf(`secret-questions/${half}.txt`).flatMap((raw) => {
    if (raw.startsWith("#") || raw.trim() === "") return []
    const line = raw.replace(/^- /, "")
    return drawAlternatives(line, VARIANTS).map((text) => ({
      text,
      right: raw.startsWith("- ") ? 0 : 1,
      fold: hashOf(line) % 5,
    }))
  })
}
const others = (texts) => texts.map((text) => ({ text, right: 0, fold: hashOf(text) % 5 }))
const repliesOf = (half) =>
  others(
    filesIn(`${half}/`).flatMap((person) =>
      linesOf(`${half}/${person}/talk.jsonl`).flatMap((line) => questionsAtEnd(JSON.parse(line).reply ?? "")),
    ),
  )
const some = (list, step) => list.filter((_, index) => index % step === 0)
const ordinary = [
  ...others(
    filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`).filter((line) => !line.startsWith("#"))),
  ),
  ...some(
    others(filesIn("clauses/").flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line).text))),
    6,
  ),
  ...repliesOf("tune"),
  ...repliesOf("further/tune"),
]
const withFeatures = (list) =>
  list.map((one) => ({ ...one, features: secretQuestionFeatures(one.text), may: mayAskForSecret(one.text) }))
const labelled = withFeatures(readQuestions("tune"))
const data = [...labelled, ...withFeatures(ordinary)]

/** How often an example is drawn from the questions for a secret, from those that only sound like one, and from the others. */
const SHARES = [0.55, 0.8]
function fit(list, seed) {
  const random = randomFrom(seed)
  const asking = list.filter(({ right }) => right === 1)
  const alike = labelled.filter((one) => one.right === 0 && list.includes(one))
  const other = list.filter((one) => one.right === 0 && !labelled.includes(one))
  const draw = () => {
    const share = random()
    const from = share < SHARES[0] ? asking : share < SHARES[1] ? alike : other
    return { ...from[Math.floor(random() * from.length)], weight: 1 }
  }
  return fitBuckets(draw, { buckets: SECRET_QUESTION_BUCKETS, steps: STEPS, rate: 0.12, decay: 0.0001 })
}

const LEVELS = [0.3, 0.5, 0.7, 0.8, 0.9, 0.95]
function report(name, list, modelOf) {
  const row = (right) => {
    const all = list.filter((one) => one.right === right)
    return `${LEVELS.map((least) => all.filter((one) => one.may && probabilityOf(one.features, modelOf(one)) >= least).length).join(" ")} of ${all.length}`
  }
  console.log(`${name.padEnd(14)} from ${LEVELS.join(" ")}: secrets ${row(1)} | others ${row(0)}`)
  if (process.env.SHOW && name !== "judge" && name !== "judge replies")
    for (const one of list) {
      const score = one.may ? probabilityOf(one.features, modelOf(one)) : 0
      if (one.right === 1 ? score < 0.5 : score >= 0.5) console.log("   ", one.right, score.toFixed(2), one.text)
    }
}
const left = Array.from({ length: 5 }, (_, fold) =>
  fit(
    data.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
report("left out", labelled, ({ fold }) => left[fold])
report(
  "ordinary",
  data.filter((one) => !labelled.includes(one)),
  ({ fold }) => left[fold],
)
const fitted = fit(data, 9)
report("judge", withFeatures(readQuestions("judge")), () => fitted)
report("judge replies", withFeatures(repliesOf("judge")), () => fitted)
writeModel(
  new URL("../src/turn/remember/secret-question-weights.ts", import.meta.url),
  "train-secret-questions.mjs",
  "SECRET_QUESTION",
  shippedModel(fitted),
)

// Fits the models that tell which attribute of its user an assistant asks for, and in which language.
//
//   node packages/core/scripts/train-asked-of-user.mjs
//
// Learns from the frames of talk/asked-of-user and, as what asks for none, from the questions in the replies of people for
// tuning and the other frames of talk/answers; measures on frames left out. Writes src/text/topics/asked-of-user-weights.ts.
// The same data gives the same bytes. Needs Node 24.
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import {
  ASKED_ATTRIBUTES,
  ASKED_LANGUAGES,
  ASKED_OF_USER_BUCKETS,
  askedOfUserFeatures,
} from "../src/text/topics/asked-of-user-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 60
const FOLDS = 5
const STEPS = 40

const framed = readLabelledFrames("asked-of-user/", DRAWN).map(({ label, text, group }) => ({
  label,
  text: lastSentence(text),
  language: group.slice(0, 2),
}))
const others = readLabelledFrames("answers/", 20)
  .filter(
    ({ label }) =>
      label === "ask other" || label === "ask exercise" || label === "ask content" || label === "ask general",
  )
  .map(({ text, group }) => ({ label: "none", text: lastSentence(text), language: group.slice(0, 2) }))
const typed = ["tune/", "further/tune/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) =>
    linesOf(`${folder}${name}/talk.jsonl`).flatMap((line) => {
      const { reply = "" } = JSON.parse(line)
      return /[?？]\s*$/u.test(reply) ? [{ label: "none", text: lastSentence(reply), language: undefined }] : []
    }),
  ),
)

function lastSentence(text) {
  return sentencesOf(text).at(-1)?.text ?? text
}

const data = [...new Map([...framed, ...others, ...typed].map((one) => [one.text, one])).values()].map((one) => ({
  ...one,
  features: askedOfUserFeatures(one.text),
  fold: hashOf(one.text) % FOLDS,
}))
console.log(
  `${framed.length} of frames, ${others.length} of other frames, ${typed.length} typed; ${data.length} different`,
)

const fit = (all, isRight) => {
  const labelled = all.map((one) => ({ ...one, right: isRight(one) ? 1 : 0 }))
  return fitBuckets(
    drawBalanced(labelled, randomFrom(5), () => 1),
    {
      buckets: ASKED_OF_USER_BUCKETS,
      steps: STEPS * labelled.length,
      rate: 0.25,
      decay: 0.00002,
    },
  )
}
const isOf = (attribute) => (one) => one.label === attribute
const isIn = (language) => (one) => one.language === language
const spaced = data.filter(({ language }) => language !== undefined)

const levels = [0.5, 0.7, 0.9]
for (const attribute of ASKED_ATTRIBUTES) {
  const model = fit(
    data.filter(({ fold }) => fold !== 0),
    isOf(attribute),
  )
  const scored = data
    .filter(({ fold }) => fold === 0)
    .map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
  const found = [true, false].map((right) => {
    const those = scored.filter((one) => isOf(attribute)(one) === right)
    return `${levels.map((least) => those.filter(({ score }) => score >= least).length).join(" ")} of ${those.length}`
  })
  console.log(`${attribute}, left out, from ${levels.join(" ")}: ${found.join("; others ")}`)
}
writeModels(new URL("../src/text/topics/asked-of-user-weights.ts", import.meta.url), "train-asked-of-user.mjs", {
  ...Object.fromEntries(
    ASKED_ATTRIBUTES.map((name) => [`ASKS_${name.toUpperCase()}`, shippedModel(fit(data, isOf(name)))]),
  ),
  ...Object.fromEntries(
    ASKED_LANGUAGES.map((name) => [`ASKED_IN_${name.toUpperCase()}`, shippedModel(fit(spaced, isIn(name)))]),
  ),
})

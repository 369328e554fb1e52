// Fits the model that tells whether a reply notes a value that its user told, or uses it for something else: "Got it,
// York." and "A hotel in York?".
//
//   node packages/core/scripts/train-value-replies.mjs
//
// Learns from the frames of talk/value-replies and, as other uses, from the sentences of replies to people for tuning, with
// one of their words in the place of the value. Measures on frames left out. Writes src/defaults/rules/value-reply-weights.ts.
// The same data gives the same bytes. Needs Node 24.

import { VALUE_REPLY_BUCKETS, VALUE_SLOT, valueReplyFeatures } from "../src/defaults/rules/value-in-reply.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { UNSPACED } from "../src/text/unspaced.ts"
import { readLabelledFrames } from "./frames.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 80
const FOLDS = 5
const STEPS = 20
/** What a sentence of other talk weighs beside one of a frame. */
const TYPED = 0.3
const MAX_SENTENCE = 160

/** All that is drawn from one frame is in one fold. */
const framed = readLabelledFrames("value-replies/", DRAWN).map(({ label, text, frame }) => ({
  text: text.replaceAll("_", VALUE_SLOT),
  right: label === "noted" ? 1 : 0,
  fold: hashOf(frame) % FOLDS,
  share: 1,
}))
const typed = ["tune/", "further/tune/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) =>
    linesOf(`${folder}${name}/talk.jsonl`).flatMap((line) => {
      const { user = "", reply = "" } = JSON.parse(line)
      return sentencesOf(reply).flatMap(({ text }) => masked(text, user))
    }),
  ),
)

/** A sentence of a reply with a word in the place of the value that the message before does not have. */
function masked(sentence, user) {
  if (sentence.length > MAX_SENTENCE) return []
  const words = UNSPACED.test(sentence)
    ? (sentence.match(/[\p{Script=Han}\p{Script=Katakana}]{2,4}/gu) ?? [])
    : (sentence.match(/\p{L}{4,}/gu) ?? [])
  const others = words.filter((word) => !user.toLowerCase().includes(word.toLowerCase()))
  const word = others[hashOf(sentence) % Math.max(1, others.length)]
  if (word === undefined) return []
  return [{ text: sentence.replace(word, VALUE_SLOT), right: 0, fold: hashOf(sentence) % FOLDS, share: TYPED }]
}

const data = [...new Map([...typed, ...framed].map((one) => [one.text, one])).values()].map((one) => ({
  ...one,
  features: valueReplyFeatures(one.text),
}))
console.log(`${framed.length} of frames, ${typed.length} of replies; ${data.length} different`)

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), ({ share }) => share),
    { buckets: VALUE_REPLY_BUCKETS, steps: STEPS * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
const LEVELS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]
for (const [label, those] of [
  ["noted", data.filter(({ right }) => right === 1)],
  ["other frames", data.filter(({ right, share }) => right === 0 && share === 1)],
  ["replies", data.filter(({ share }) => share !== 1)],
]) {
  console.log(`${label} from ${LEVELS.join(" ")}:`, countLeftOut(those, models, LEVELS).join(" "), `of ${those.length}`)
}
writeModel(
  new URL("../src/defaults/rules/value-reply-weights.ts", import.meta.url),
  "train-value-replies.mjs",
  "VALUE_REPLY",
  shippedModel(fit(data, 9)),
)

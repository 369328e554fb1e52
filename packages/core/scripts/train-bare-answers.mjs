// Fits the model that tells an answer that names what somebody is allergic to: "peanuts" and "rather not say".
//
//   node packages/core/scripts/train-bare-answers.mjs
//
// Learns from the frames of talk/bare-answers and, as what names nothing, from short messages of people for tuning.
// Measures on frames left out. Writes src/text/topics/bare-answer-weights.ts. The same data gives the same bytes. Needs Node 24.

import { ALLERGEN_BUCKETS, allergenFeatures } from "../src/text/topics/bare-answer-model.ts"
import { UNSPACED } from "../src/text/unspaced.ts"
import { listsOf, readLabelledFrames } from "./frames.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 60
const FOLDS = 5
const STEPS = 60
/** The fields of talk that are sentences of people. */
const SPOKEN = new Set(["user", "text", "hello", "safety", "life", "others", "moment", "general"])

const framed = readLabelledFrames("bare-answers/", DRAWN)
/** Every allergen of the lists alone: a frame draws only some. */
const listed = filesIn("bare-answers/").flatMap((name) => {
  const lists = listsOf(linesOf(`bare-answers/${name}`))
  return ["a", "s"].flatMap((list) => (lists.get(list) ?? []).map((text) => ({ label: "allergen", text, group: name })))
})
/** What people for tuning name as their allergy. */
const TOLD_ALLERGY = /"(?:about|attribute)": ?"allergy"[^}]*?"value": ?"([^"]{2,30})"/g
const told = ["introductions/tune/", "clauses/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) =>
    linesOf(`${folder}${name}`).flatMap((line) =>
      [...line.matchAll(TOLD_ALLERGY)].map(([, text]) => ({ label: "allergen", text, group: name })),
    ),
  ),
)
/** The beginnings of the words of all these, by which a piece of talk may name one of them. */
const starts = new Set([...listed, ...told].flatMap(({ text }) => startsIn(text)))
function startsIn(text) {
  const lower = text.toLowerCase()
  return UNSPACED.test(lower)
    ? Array.from({ length: lower.length - 1 }, (_, at) => lower.slice(at, at + 2))
    : [...lower.matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 5))
}
/** Short messages, pieces of sentences and single words of people for tuning, which name none of them. */
const spoken = ["tune/", "further/tune/", "clauses/", "introductions/tune/"].flatMap((folder) =>
  filesIn(folder).flatMap((name) =>
    linesOf(
      folder.endsWith("tune/") && !folder.startsWith("introductions")
        ? `${folder}${name}/talk.jsonl`
        : `${folder}${name}`,
    ).flatMap((line) => {
      const texts = []
      JSON.parse(line, (key, value) => {
        if (typeof value === "string" && SPOKEN.has(key)) texts.push(value)
        return value
      })
      return texts.flatMap((text) => [
        ...text.split(/[,.;:!?()\n，。！？、；：]\s?|\s[–—-]\s/u),
        ...text.split(/[\s\p{P}]+/u),
      ])
    }),
  ),
)
const SPOKEN_MOST = 60_000
const others = [...new Set(spoken.map((one) => one.trim()))]
  .filter(
    (text) =>
      /\p{L}{2}/u.test(text) &&
      (UNSPACED.test(text) ? text.length <= 8 : text.length <= 32 && text.split(/\s+/u).length <= 3) &&
      !startsIn(text).some((start) => starts.has(start)),
  )
  .toSorted((one, other) => hashOf(one) - hashOf(other))
  .slice(0, SPOKEN_MOST)
  .map((text) => ({ label: "none", text, group: "spoken" }))
const data = [...new Map([...others, ...framed, ...listed, ...told].map((one) => [one.text, one])).values()].map(
  (one) => ({
    ...one,
    right: one.label === "allergen" ? 1 : 0,
    features: allergenFeatures(one.text),
    // All forms of an allergen are in one fold.
    fold:
      hashOf(
        one.text
          .toLowerCase()
          .replace(/[.。!]$/u, "")
          .slice(-5),
      ) % FOLDS,
  }),
)
console.log(
  `${framed.length} of frames, ${listed.length} of lists, ${told.length} told, ${others.length} of talk; ${data.length} different`,
)

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), () => 1),
    { buckets: ALLERGEN_BUCKETS, steps: STEPS * those.length, rate: 0.25, decay: 0.00002 },
  )
const models = fitWithout(data, FOLDS, fit)
const LEVELS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]
for (const right of [1, 0]) {
  const those = data.filter((one) => one.right === right)
  console.log(
    right ? "allergens" : "others",
    `from ${LEVELS.join(" ")}:`,
    countLeftOut(those, models, LEVELS).join(" "),
    `of ${those.length}`,
  )
}
writeModel(
  new URL("../src/text/topics/bare-answer-weights.ts", import.meta.url),
  "train-bare-answers.mjs",
  "ALLERGEN",
  shippedModel(fit(data, 9)),
)

// Trains what tells a line that speaks to the assistant, a line that speaks to somebody else and a closing line of a letter, and measures it.
//
//   node packages/core/scripts/train-salutations.mjs [--show]
//
// Learns from the frames of talk/salutations, against short sentences of talk/clauses, questions and sentences of documents. Measures models that
// have not seen a fold of frames. `--show` lists the misses. Writes src/text/spans/salutation-weights.ts. The same data gives the same bytes. Needs Node 24.
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { MAX_LETTER_LINE, SALUTATION_BUCKETS, salutationFeatures } from "../src/text/spans/salutation-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { jsonIn } from "./spans/around-texts.mjs"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readClauses } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 4
/** Lines drawn of each frame. */
const DRAWN = 40
/** What all lines of a frame weigh together, and one sentence. */
const WEIGHTS = { frame: 20, alike: 20, sentence: 0.5 }
const EPOCHS = 40
const RATE = 0.3
const DECAY = 0.00003
const LEVELS = [0.5, 0.7, 0.9]
const MODELS = { assistant: "TO_ASSISTANT", other: "TO_OTHER", close: "CLOSING" }

const drawn = readLabelledFrames("salutations/", DRAWN)
const sizes = new Map()
for (const { frame } of drawn) sizes.set(frame, (sizes.get(frame) ?? 0) + 1)
const frames = drawn.map(({ label, text, frame }) => {
  const from = label === "none" ? "alike" : "frame"
  return { label, text, from, weight: WEIGHTS[from] / sizes.get(frame), fold: hashOf(frame) % FOLDS }
})
const known = new Set(frames.map(({ text }) => text.toLowerCase()))
const sentences = [
  ...jsonIn("clauses/").map(({ text }) => text),
  ...filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`).filter((line) => !/^#|^\s*$/u.test(line))),
  ...readClauses()
    .filter(({ role, part }) => role !== "document" || part === "body")
    .map(({ text }) => text),
].filter((text) => text.length <= MAX_LETTER_LINE && !known.has(text.toLowerCase()))
const data = [
  ...frames,
  ...sentences.map((text) => ({
    label: "none",
    text,
    from: "sentence",
    weight: WEIGHTS.sentence,
    fold: hashOf(text) % FOLDS,
  })),
].map((one) => ({ ...one, features: salutationFeatures(one.text) }))
console.log(`${frames.length} lines of frames, ${sentences.length} sentences`)

const shipped = {}
for (const [label, name] of Object.entries(MODELS)) {
  const labelled = data.map((one) => ({ ...one, right: one.label === label ? 1 : 0 }))
  const fit = (all, seed) =>
    fitBuckets(
      drawBalanced(all, randomFrom(seed), ({ weight }) => weight),
      { buckets: SALUTATION_BUCKETS, steps: EPOCHS * all.length, rate: RATE, decay: DECAY },
    )
  const models = fitWithout(labelled, FOLDS, fit)
  for (const other of ["assistant", "other", "close", "none"])
    for (const from of Object.keys(WEIGHTS)) {
      const those = labelled.filter((one) => one.label === other && one.from === from)
      if (those.length > 0)
        console.log(
          `${label}: ${other} of ${from}: ${countLeftOut(those, models, LEVELS)} of ${those.length} reach ${LEVELS}`,
        )
    }
  if (process.argv.includes("--show"))
    for (const one of labelled) {
      const chance = probabilityOf(one.features, models[one.fold])
      if (chance >= 0.7 !== (one.right === 1)) console.log(label, one.right, chance.toFixed(2), one.text)
    }
  shipped[name] = shippedModel(fit(labelled, 0))
}
writeModels(new URL("../src/text/spans/salutation-weights.ts", import.meta.url), "train-salutations.mjs", shipped)

// Trains what tells a name from a word for what somebody is, behind "I'm": "I'm Priya" and "I'm Welsh".
//
//   node packages/core/scripts/train-self-words.mjs
//
// Learns from talk/self-words and the names in the half for tuning of talk/introductions, and measures on words left out,
// of which all forms are in one fold. Writes src/text/topics/self-word-weights.ts. The same data gives the same bytes.
// Needs Node 24.
import { CLAUSE_BUCKETS, clauseFeatures } from "../src/text/spans/clause-model.ts"
import { countLeftOut, drawBalanced, fitBuckets, fitWithout, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
const STEPS = 40
const COPULAS = { en: "I'm", de: "Ich bin", fr: "Je suis", es: "Soy", it: "Sono", pt: "Sou" }

/** The forms of a word with the ends in its braces. */
const formsOf = (word) => {
  const [, start, ends] = /^(.*)\{(.*)\}$/u.exec(word) ?? []
  return ends === undefined ? [word] : ends.split("|").map((end) => start + end)
}

const words = filesIn("self-words/").flatMap((name) =>
  linesOf(`self-words/${name}`).flatMap((line) => {
    const [kind, ...all] = line.split(" ")
    if (kind !== "self" && kind !== "name") return []
    return all.flatMap((word) =>
      formsOf(word).map((form) => ({ form, language: name.slice(0, 2), right: kind === "self" ? 1 : 0, of: word })),
    )
  }),
)
const introduced = filesIn("introductions/tune/").flatMap((name) =>
  linesOf(`introductions/tune/${name}`).flatMap((line) =>
    [...line.matchAll(/"about": ?"name"[^}]*"value": ?"(\p{L}+)[^"]*"/gu)].map(([, form]) => ({
      form,
      language: name.slice(0, 2),
      right: 0,
      of: form,
    })),
  ),
)
const data = [...words, ...introduced]
  .filter(({ language }) => language in COPULAS)
  .flatMap(({ form, language, right, of }) =>
    [`${COPULAS[language]} ${form}`, form].map((text, at) => ({
      text,
      right,
      weight: at === 0 ? 1 : 0.5,
      features: clauseFeatures(text),
      fold: hashOf(of.slice(0, 5).toLowerCase()) % FOLDS,
    })),
  )

const fit = (those, seed) => {
  const random = randomFrom(seed)
  return fitBuckets(
    drawBalanced(those, random, ({ weight }) => weight),
    { buckets: CLAUSE_BUCKETS, steps: STEPS * those.length, rate: 0.25, decay: 0.00002 },
  )
}

const models = fitWithout(data, FOLDS, fit)
const LEVELS = [0.4, 0.5, 0.6, 0.7, 0.8]
for (const right of [1, 0]) {
  const those = data.filter((one) => one.right === right)
  console.log(
    right ? "what somebody is" : "names",
    `from ${LEVELS.join(" ")}:`,
    countLeftOut(those, models, LEVELS).join(" "),
    `of ${those.length}`,
  )
}
writeModel(
  new URL("../src/text/topics/self-word-weights.ts", import.meta.url),
  "train-self-words.mjs",
  "SELF_WORD",
  shippedModel(fit(data, 9)),
)

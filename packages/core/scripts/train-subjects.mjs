// Fits the model that tells whether a statement without a subject is about somebody whom the words before it introduced.
//
//   node packages/core/scripts/train-subjects.mjs [--left-out] [--show]
//
// Learns from the frames of talk/subjects, of which each statement is drawn behind each kind of sentence, and from what
// people of talk/introductions/tune and talk/clauses state of themselves, and measures with --left-out on frames and
// people left out. Writes src/text/topics/subject-weights.ts. `--show` lists what people left out state of
// themselves and the model takes for somebody else's. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { speaksOfOwn } from "../src/text/topics/clause-features.ts"
import { SUBJECT_BUCKETS, subjectFeatures } from "../src/text/topics/subject-model.ts"
import { readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

const DRAWN = 60
/** Pairs drawn of each language and combination of kinds. */
const PAIRS = 2_500
const FOLDS = 5
const WEIGHTS = { frame: 1, typed: 2 }

const talk = new URL("../talk/", import.meta.url)
const rowsOf = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const filesIn = (folder) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(".jsonl"))
    .sort()

/** Whose a statement of each kind is behind each kind of sentence: 1 somebody else's; what is missing may be either. */
const COMBINATIONS = [
  ["before other", "third", 1],
  ["before other", "open", 1],
  ["before other", "names", 1],
  ["before has", "third", 1],
  ["before has", "names", 1],
  ["before has", "open", 0],
  ["before own", "third", 1],
  ["before own", "open", 0],
  ["before own", "names", 0],
  ["before other", "first", 0],
  ["before has", "first", 0],
  ["before own", "first", 0],
]

/** The kinds of statements that are drawn behind what people told, and how many of them. */
const FOLLOWS = { 1: ["third", "open"], 0: ["open", "names", "first"] }
const FOLLOWING = 6

const framed = Map.groupBy(readLabelledFrames("subjects/", DRAWN), ({ group }) => group)
  .entries()
  .flatMap(([group, all]) => {
    const random = randomFrom(hashOf(group))
    const pick = (list) => list[Math.floor(random() * list.length)]
    return COMBINATIONS.flatMap(([first, second, right]) => {
      const [befores, statements] = [first, second].map((label) => all.filter((one) => one.label === label))
      return Array.from({ length: PAIRS }, () => {
        const [before, statement] = [pick(befores), pick(statements)]
        return {
          kind: "frame",
          before: before.text,
          text: statement.text,
          right,
          frames: [before.frame, statement.frame],
          label: first,
        }
      })
    })
  })
  .toArray()

/** What people state of themselves behind another sentence, and behind the other words of their sentence. */
const introduced = filesIn("introductions/tune/").flatMap((name) =>
  rowsOf(`introductions/tune/${name}`).flatMap((person, at) =>
    ["hello", "safety", "life"].flatMap((field) => {
      const sentences = sentencesOf(person[field] ?? "").map(({ text }) => text)
      return (person[`${field}Facts`] ?? []).flatMap(({ span }) => {
        const place = sentences.findIndex((text) => text.includes(span))
        if (place < 0) return []
        const sentence = sentences[place]
        const head = sentence.slice(0, sentence.indexOf(span)).trim()
        const pairs =
          place === 0
            ? []
            : [
                [sentences[place - 1], sentence],
                [sentences[place - 1], span],
              ]
        if (/[,，、]$/u.test(head)) pairs.push([head, span])
        return pairs.map(([before, text]) => ({ kind: "typed", before, text, right: 0, frames: [`${name} ${at}`] }))
      })
    }),
  ),
)

/** Languages in which hardly a sentence about somebody else has no subject. */
const WITH_SUBJECTS = new Set(["de", "en", "fr"])

/** What has a subject of its own behind a sentence about somebody else, and what people state of themselves behind another. */
const befores = Map.groupBy(framed, ({ frames: [before], label }) => `${before.slice(0, 2)} ${label}`)
const random = randomFrom(7)
const claimed = filesIn("clauses/").flatMap((name) =>
  rowsOf(`clauses/${name}`).flatMap(({ text, label, subject }) => {
    const language = name.slice(0, 2)
    const isOfOther = (label === "other" || label === "hearsay") && WITH_SUBJECTS.has(language)
    const hasSubject = isOfOther || (label === "fact" && speaksOfOwn(text))
    const isOwn = label === "fact" && subject === "user"
    const kinds = text.length > 120 ? [] : [...(hasSubject ? ["before other"] : []), ...(isOwn ? ["before own"] : [])]
    return kinds.flatMap((kind) => {
      const list = befores.get(`${language} ${kind}`)
      if (list === undefined) return []
      const { before } = list[Math.floor(random() * list.length)]
      return [{ kind: "typed", before, text, right: 0, frames: [`${name} ${text}`] }]
    })
  }),
)

/** Statements of the frames behind what people told of somebody else, or of themselves. */
const statements = Map.groupBy(readLabelledFrames("subjects/", DRAWN), ({ group }) => group.slice(0, 2))
const followed = filesIn("clauses/").flatMap((name) =>
  rowsOf(`clauses/${name}`).flatMap(({ text: before, label, subject }) => {
    const right = label === "other" ? 1 : label === "fact" && subject === "user" && speaksOfOwn(before) ? 0 : undefined
    const ofKind = (statements.get(name.slice(0, 2)) ?? []).filter((one) => FOLLOWS[right]?.includes(one.label))
    if (right === undefined || before.length > 120 || ofKind.length === 0) return []
    return Array.from({ length: FOLLOWING }, () => {
      const { text, frame } = ofKind[Math.floor(random() * ofKind.length)]
      return { kind: "frame", before, text, right, frames: [`${name} ${before}`, frame] }
    })
  }),
)

const data = [...framed, ...introduced, ...claimed, ...followed].map((one) => ({
  ...one,
  features: subjectFeatures(one.before, one.text),
}))
console.log(
  `${framed.length} pairs of frames, ${introduced.length} introduced, ${claimed.length} claimed, ${followed.length} followed`,
)

const fit = (all) =>
  fitBuckets(
    drawBalanced(all, randomFrom(3), ({ kind }) => WEIGHTS[kind]),
    { buckets: SUBJECT_BUCKETS, steps: 4 * all.length, rate: 0.2, decay: 0.0001 },
  )

const isLeftOut = ({ frames }) => frames.some((frame) => hashOf(frame) % FOLDS === 0)
if (process.argv.includes("--left-out")) {
  const model = fit(data.filter((one) => !isLeftOut(one)))
  const scored = data.filter(isLeftOut).map((one) => ({ ...one, score: probabilityOf(one.features, model) }))
  for (const [title, list] of [
    ["somebody else's", scored.filter(({ right }) => right === 1)],
    ["own of frames", scored.filter(({ right, kind }) => right === 0 && kind === "frame")],
    ["own, typed", scored.filter(({ right, kind }) => right === 0 && kind === "typed")],
  ]) {
    const found = [0.4, 0.5, 0.7, 0.9].map((least) => list.filter(({ score }) => score >= least).length)
    console.log(`${title}, left out, from 0.4 0.5 0.7 0.9: ${found.join(" ")} of ${list.length}`)
  }
  if (process.argv.includes("--show"))
    for (const { score, kind, before, text } of scored.filter(({ right }) => right === 0))
      if (kind === "typed" && score >= 0.7) console.log(score.toFixed(2), before, "|", text)
}
writeModel(
  new URL("../src/text/topics/subject-weights.ts", import.meta.url),
  "train-subjects.mjs",
  "SUBJECT",
  shippedModel(fit(data)),
)

// Trains the model that tells where a message goes over to somebody else's words in the first person, without quotation
// marks, and measures it.
//
//   node packages/core/scripts/train-retold.mjs [--left-out] [--show]
//
// Learns from the frames of talk/retold, and as what its writer says from those of talk/subjects and talk/leads, from
// talk/clauses, most of talk/slips, talk/stated and talk/introductions for tuning and the people of talk/tune. `--left-out`
// measures on some frames and ordinary sentences left out, `--show` lists the misses.
// Writes src/text/spans/retold-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { REPORTING_TAG_BUCKETS, tagFeatures, tagPlaces } from "../src/text/spans/reporting-tag-model.ts"
import { RETOLD_BUCKETS, retoldFeatures, retoldTokens } from "../src/text/spans/retold-features.ts"
import { readFrames, readLabelledFrames } from "./frames.mjs"
import { drawBalanced, fitBuckets, shippedModel, writeModels } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"

/** Sentences drawn of each frame. */
const DRAWN = 24
const EPOCHS = 8
const RATE = 0.12
const DECAY = 0.0001
const LIMIT = 0.65
const WEIGHTS = { start: 1, framed: 0.3, marked: 1, ordinary: 0.3, tag: 1, "own tag": 4, "ordinary tag": 3 }
/** Signs of sentences that are said by somebody else, as a clause behind them says, and of such as are not. */
const TAGS = [".", "~"]
/** Places drawn of a sentence in which the writer speaks. */
const PLACES = 5

/** The languages of leads by the files of frames. */
const LANGUAGES = {
  English: "en.txt",
  Deutsch: "de.txt",
  Français: "fr.txt",
  Español: "es.txt",
  Italiano: "it.txt",
  Português: "pt.txt",
  中文: "zh.txt",
  日本語: "ja.txt",
}
const LEADS = [":", ":", ",", " -"]
const MARKS = { "zh.txt": "。", "ja.txt": "。" }

const talk = new URL("../talk/", import.meta.url)
/** Of the messages of `slips` every such one is left for measuring. */
const EVERY = 3
const random = randomFrom(3)
const MARK = /^[,;:.?!、。，：；！？–—\n-]$/u

/** Places of a text at which nobody else begins to speak: the likeliest ones, and some others. */
function placesOf(tokens, until = tokens.length - 1) {
  const all = tokens.flatMap((_, place) => (place > 0 && place < until ? [place] : []))
  const isLikely = (place) =>
    MARK.test(tokens[place - 1].word) ||
    ["i", "mine"].includes(tokens[place].shape) ||
    /^[我私僕俺]$/u.test(tokens[place].word)
  const others = all.filter((place) => !isLikely(place))
  return [...all.filter(isLikely), ...others.filter(() => random() < PLACES / Math.max(PLACES, others.length))]
}

const negatives = (text, kind, group) => {
  const tokens = retoldTokens(text)
  return placesOf(tokens).map((place) => ({ right: 0, kind, group, text, features: retoldFeatures(tokens, place) }))
}

const frames = readFrames("retold/", DRAWN)
/** The tokens of a sentence of a frame, and where it goes over to other words. */
function cutAtPlace(text) {
  const bare = text
    .replace(/ ?\| ?/, " ")
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、，。：「]) /gu, "")
  const lead = text.slice(0, text.indexOf("|")).trimEnd()
  const tokens = retoldTokens(bare)
  return { bare, tokens, place: tokens.findIndex((one) => one.at >= lead.length) }
}

const framed = frames.flatMap(({ sign, text, group }, at) => {
  const { tokens, place } = cutAtPlace(text)
  if (place <= 0 || TAGS.includes(sign)) return []
  const example = (kind, where, right) => ({
    right,
    kind,
    group,
    text: `${sign} ${text}`,
    at,
    features: retoldFeatures(tokens, where),
  })
  const own = sign === "+" ? placesOf(tokens, place) : placesOf(tokens).filter((one) => one !== place)
  return [
    example(sign === "+" ? "start" : "marked", place, sign === "+" ? 1 : 0),
    ...own.map((one) => example("framed", one, 0)),
  ]
})

const rowsIn = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
/** Statements of each language of the frames. */
const statements = Map.groupBy(
  frames
    .filter(({ sign }) => sign === "+")
    .map(({ text, group }) => ({ group, text: text.slice(text.indexOf("|") + 1).trim() })),
  ({ group }) => group,
)
const pick = (list) => list[Math.floor(random() * list.length)]
/** What introduces a statement of the writer, in one of the languages of the frames, and where the statement begins. */
function introduced(lead, text, group) {
  const tokens = retoldTokens(`${lead}${text}`)
  const place = tokens.findIndex(({ at }) => at >= lead.trimEnd().length)
  return place <= 0
    ? []
    : [{ right: 0, kind: "marked", group, text: lead + text, features: retoldFeatures(tokens, place) }]
}
/** Sentences about others and oneself before a statement in the first person. */
const behind = [...Map.groupBy(readLabelledFrames("subjects/", DRAWN), ({ group }) => group)].flatMap(
  ([group, all]) => {
    const firsts = all.filter(({ label }) => label === "first")
    return all
      .filter(({ label }) => label.startsWith("before"))
      .flatMap(({ text }) =>
        introduced(
          `${text}${/[.。?？,，、]$/u.test(text) ? "" : (MARKS[group]?.[0] ?? ".")} `,
          pick(firsts).text,
          group,
        ),
      )
  },
)
/** Words that introduce what their writer says: "Correction:", "Fun fact:". */
const leads = linesOfLeads().flatMap(({ group, words }) =>
  words.flatMap((word) =>
    [1, 2].flatMap(() => introduced(`${word}${pick(LEADS)} `, pick(statements.get(group)).text, group)),
  ),
)

function linesOfLeads() {
  let group
  return rowsIn("leads/tune.txt").flatMap((line) => {
    if (line.startsWith("# ")) group = LANGUAGES[line.slice(2)]
    if (group === undefined || !/^[=-] /.test(line)) return []
    return [
      {
        group,
        words: Array.from({ length: DRAWN }, () =>
          line.slice(2).replace(/\{([^{}]*)\}/g, (_, list) => pick(list.split("|"))),
        ),
      },
    ]
  })
}

const filesIn = (folder, end) =>
  readdirSync(new URL(folder, talk))
    .sort()
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}${name}`)
/** All texts of a row. */
const stringsIn = (row) =>
  typeof row === "string" ? [row] : typeof row === "object" && row !== null ? Object.values(row).flatMap(stringsIn) : []
/** Each sentence of a message with the one before it. */
const pairsOf = (message) => {
  const sentences = sentencesOf(message)
  return sentences.map(({ end }, at) => message.slice(sentences[at - 1]?.start ?? sentences[at].start, end))
}
const clauses = filesIn("clauses/", ".jsonl")
  .flatMap(rowsIn)
  .map((row) => JSON.parse(row))
  .filter(({ label }) => !["hearsay", "other", "hypothetical"].includes(label))
  .map(({ text }) => text)
const stated = filesIn("stated/tune/", ".txt")
  .flatMap(rowsIn)
  .filter((row) => row.startsWith("+"))
  .map((row) => row.slice(row.indexOf(" ") + 1).split(" | ")[0])
const introductions = filesIn("introductions/tune/", ".jsonl")
  .flatMap(rowsIn)
  .map((row) => JSON.parse(row))
  .flatMap(({ hello = "", safety = "", life = "", again = "" }) => [hello, safety, life, again])
const people = readdirSync(new URL("tune/", talk))
  .sort()
  .flatMap((name) => rowsIn(`tune/${name}/talk.jsonl`))
  .map((row) => JSON.parse(row))
  .filter(({ user, says }) => user !== undefined && user.length < 400 && (says ?? []).length > 0)
  .map(({ user }) => user)
/** What people say of others, in their own words. */
const others = readLabelledFrames("subjects/", DRAWN).map(({ text }) => text)
const slips = filesIn("slips/", ".jsonl")
  .flatMap((path) => rowsIn(path).filter((_, at) => at % EVERY !== 1))
  .map((row) => JSON.parse(row))
  .filter(({ says }) => says.every(({ place }) => place !== "other"))
  .map(({ text }) => text)
const ordinary = [...clauses, ...stated, ...introductions.flatMap(pairsOf), ...people.flatMap(pairsOf), ...slips]
  .filter((text) => text.trim() !== "")
  .flatMap((text) => negatives(text, "ordinary", text))

const all = [...framed, ...behind, ...leads, ...ordinary]

const tagExamples = (text, tokens, places, rest) =>
  places.map((place) => ({ text, place, features: tagFeatures(tokens, place), ...rest }))
/** Clauses behind a statement that say who said it, and others. */
const tags = frames.flatMap(({ sign, text, group }, at) => {
  const { bare, tokens, place } = cutAtPlace(text)
  if (place <= 0 || !TAGS.includes(sign)) return []
  const places = tagPlaces(tokens)
  // Without a mark no place is read.
  if (!places.includes(place)) return []
  const right = sign === "." ? 1 : 0
  return [
    ...tagExamples(bare, tokens, [place], { right, kind: right ? "tag" : "own tag", group, at }),
    ...tagExamples(
      bare,
      tokens,
      places.filter((one) => one < place),
      { right: 0, kind: "own tag", group, at },
    ),
  ]
})
/** Further messages in which hardly anybody quotes others. */
const further = ["matters/tune/", "needs/tune/", "wishes/tune/", "wishes/asked/tune/"]
  .flatMap((folder) => filesIn(folder, ".jsonl"))
  .flatMap(rowsIn)
  .flatMap((row) => stringsIn(JSON.parse(row)))
const ordinaryTags = [...clauses, ...stated, ...introductions, ...people, ...slips, ...others, ...further]
  .flatMap((text) => sentencesOf(text))
  .flatMap(({ text }) => {
    const tokens = retoldTokens(text)
    return tagExamples(text, tokens, tagPlaces(tokens), { right: 0, kind: "ordinary tag", group: text })
  })
const allTags = [...tags, ...ordinaryTags]

function fit(all, buckets = RETOLD_BUCKETS) {
  const draw = drawBalanced(all, randomFrom(1), ({ kind }) => WEIGHTS[kind])
  return fitBuckets(draw, { buckets, steps: EPOCHS * all.length, rate: RATE, decay: DECAY })
}

function report(of, all, model) {
  for (const kind of Object.keys(WEIGHTS)) {
    const those = all.filter((one) => one.kind === kind)
    const found = those.filter(({ features }) => probabilityOf(features, model) >= LIMIT)
    if (those.length > 0) console.log(`${of}, ${kind}: ${found.length} of ${those.length}`)
    if (process.argv.includes("--show"))
      for (const one of those)
        if (found.includes(one) !== (one.right === 1))
          console.log("  ", kind, one.text, probabilityOf(one.features, model).toFixed(2))
  }
}

if (process.argv.includes("--left-out")) {
  const frameOf = ({ text, at }) => hashOf(text.slice(0, 14) + (at % 1))
  const isLeftOut = (one) => (one.kind === "ordinary" ? hashOf(one.group) % 5 === 0 : frameOf(one) % 5 === 0)
  report("left out", all.filter(isLeftOut), fit(all.filter((one) => !isLeftOut(one))))
  const isTagLeftOut = ({ kind, group, text }) =>
    hashOf(
      kind === "ordinary tag"
        ? group
        : text
            .split(/[,，、]/u)
            .slice(1)
            .join()
            .slice(0, 14),
    ) %
      5 ===
    0
  const learned = fit(
    allTags.filter((one) => !isTagLeftOut(one)),
    REPORTING_TAG_BUCKETS,
  )
  report("left out", allTags.filter(isTagLeftOut), learned)
} else {
  const [model, tagModel] = [shippedModel(fit(all)), shippedModel(fit(allTags, REPORTING_TAG_BUCKETS))]
  console.log(`${all.length} places, ${allTags.length} clauses`)
  report("all", all, model)
  report("all", allTags, tagModel)
  const file = new URL("../src/text/spans/retold-weights.ts", import.meta.url)
  writeModels(file, "train-retold.mjs", { RETOLD: model, REPORTING_TAG: tagModel })
}

// Trains the model that marks the words of a sentence which are a secret, by the sentence and what was said before it, and measures it.
//
//   node packages/core/scripts/train-secret-spans.mjs
//
// Learns from talk/secret-spans, talk/announced-secrets, talk/secret-questions/tune.txt and talk/told (tune.txt, frames, further-frames),
// talk/wishes/tune/secret-*, and as what tells none from talk/clauses, talk/questions, talk/needs, talk/introductions, talk/slips, talk/typed,
// talk/requests, talk/letters, talk/matters/tune and talk/wishes. Measures on frames left out, and on talk/tune and
// talk/further/tune, of which it learns in the end. Writes src/turn/remember/secret-span-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readdirSync, readFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { redact } from "../src/turn/remember/redact.ts"
import { mayAskForSecret } from "../src/turn/remember/secret-question-features.ts"
import {
  isMark,
  mayTellSecret,
  NO_CONTEXT,
  SECRET_SPAN_BUCKETS,
  secretSpanFeatures,
  secretTokens,
  sentencesThatMayTell,
} from "../src/turn/remember/secret-span-features.ts"
import { cutValue, findToldSecrets } from "../src/turn/remember/told-secret-model.ts"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { drawFacts, drawFrame, fillsOf, readLists, readMarked, unmarked } from "./spans/secret-frames.mjs"

const talk = new URL("../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesIn = (folder) => readdirSync(new URL(folder, talk)).toSorted()
const LANGUAGES = ["de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "zh"]
const FOLDS = 5
const DRAWN = Number(process.env.DRAWN ?? 20)
const FACTS_DRAWN = 4 * DRAWN

const clauses = filesIn("clauses/")
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line)))

/** Examples: a message, what was said before it and where, and the places of its secrets. */
const frames = []
const announced = []
const values = []
const others = []
for (const language of LANGUAGES) {
  const announcedLines = linesOf(`announced-secrets/${language}.txt`)
  const spanLines = linesOf(`secret-spans/${language}.txt`)
  const lists = readLists(spanLines, readLists(announcedLines))
  const random = randomFrom(hashOf(language))
  const fills = fillsOf(language, random)
  const lower = { ...fills, v: fills.V }
  const vary = (text, nth) => {
    const first = nth % 2 === 0 ? text.replace(/^(⟦?)(\p{L})/u, (_, mark, letter) => mark + letter.toUpperCase()) : text
    return nth % 3 === 0 ? first.replace(/[.。]$/, "") : first
  }
  for (const line of spanLines.filter((one) => /^[+-] /.test(one))) {
    const [left, right] = line.slice(2).includes(" => ") ? line.slice(2).split(" => ") : [undefined, line.slice(2)]
    for (let nth = 0; nth < DRAWN; nth++) {
      const asked = left?.startsWith("?:")
      const before =
        left === undefined ? "" : vary(unmarked(drawFrame(asked ? left.slice(2) : left, lists, fills, random)), nth)
      const place =
        left === undefined ? "none" : asked ? "question" : nth % 2 === 0 ? "previous message" : "same message"
      const marked = readMarked(vary(drawFrame(right, lists, fills, random), nth + 1), line.startsWith("+"))
      frames.push({ ...marked, context: { place, text: before }, fold: hashOf(line) % FOLDS, language, from: "frames" })
    }
  }
  for (const line of announcedLines) {
    if (!/^[+\->.] /.test(line)) continue
    for (let nth = 0; nth < (line.startsWith(">") ? 3 * DRAWN : DRAWN); nth++) {
      const drawn = vary(drawFrame(line.slice(2), lists, lower, random), nth)
      const fold = hashOf(line) % FOLDS
      if (/^[+-]/.test(line)) announced.push({ sign: line[0], text: unmarked(drawn), language, fold })
      else if (line.startsWith(">")) values.push({ ...readMarked(drawn, true), language, fold })
      else others.push({ ...readMarked(drawn, false), language, fold })
    }
  }
}

const random = randomFrom(5)
const pick = (list) => list[Math.floor(random() * list.length)]
const pairs = []
const facts = []
for (const language of LANGUAGES) {
  const own = (list) => list.filter((one) => one.language === language)
  const [before, told, plain] = [own(announced), own(values), own(others)]
  const plus = before.filter(({ sign }) => sign === "+")
  for (const one of told) {
    const context = pick(plus)
    pairs.push({
      ...one,
      context: { place: pick(["previous message", "same message"]), text: context.text },
      from: "pairs",
    })
  }
  const framed = own(frames).filter(({ context }) => context.place !== "none")
  const [asking, naming] = [true, false].map((asks) =>
    framed.filter(({ context }) => (context.place === "question") === asks).map(({ context }) => context),
  )
  const place = () => pick(["previous message", "same message"])
  for (const one of plain) pairs.push({ ...one, context: { place: place(), text: pick(before).text }, from: "pairs" })
  for (const one of drawFacts(language, FACTS_DRAWN)) {
    const kind = random()
    const context =
      kind < 0.1
        ? pick(asking)
        : kind < 0.6
          ? { ...pick(naming), place: place() }
          : { place: place(), text: pick(before).text }
    facts.push({ ...one, spans: [], context, from: "facts" })
  }
}

/** Questions of an assistant with whether they ask for a secret. */
const questions = linesOf("secret-questions/tune.txt").flatMap((raw) => {
  if (raw.startsWith("#") || raw.trim() === "") return []
  const line = raw.replace(/^- /, "")
  return Array.from({ length: 6 }, () => ({
    text: line.replace(/\{([^}]*)\}/g, (_, choices) => pick(choices.split("|"))),
    right: !raw.startsWith("- "),
  }))
})

const messagesOf = (half) =>
  filesIn(`${half}/`).flatMap((person) =>
    linesOf(`${half}/${person}/talk.jsonl`).flatMap((line) => {
      const { user, reply } = JSON.parse(line)
      return user ? [{ user, reply: reply ?? "" }] : []
    }),
  )
const introductions = filesIn("introductions/tune/").flatMap((name) =>
  linesOf(`introductions/tune/${name}`).flatMap((line) =>
    Object.values(JSON.parse(line)).filter((one) => typeof one === "string" && one.length > 20),
  ),
)
/** All texts of the lines of a folder. */
const stringsIn = (value) =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : []
const textsIn = (folder, isMeant = () => true) =>
  filesIn(folder)
    .filter((name) => name.endsWith(".jsonl") && isMeant(name))
    .flatMap((name) => linesOf(`${folder}${name}`).flatMap((line) => stringsIn(JSON.parse(line))))
    .filter(({ length }) => length > 20 && length < 1_000)
const wishes = textsIn("wishes/tune/", (name) => !name.startsWith("secret-"))
const requests = textsIn("requests/")
const letters = [...textsIn("letters/"), ...textsIn("matters/tune/")].filter((_, at) => at % 2 === 0)
const slips = filesIn("slips/").flatMap((name) => linesOf(`slips/${name}`).map((line) => JSON.parse(line).text))
const typed = filesIn("typed/").flatMap((name) =>
  linesOf(`typed/${name}`).map((line) => line.replaceAll("\\n", "\n").replace(/^\w+\t/, "")),
)
const ordinary = [
  ...clauses.map(({ text }) => text),
  ...filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`).filter((line) => !line.startsWith("#"))),
  ...filesIn("needs/tune/").flatMap((name) => linesOf(`needs/tune/${name}`).filter((line) => !line.startsWith("#"))),
  ...readFileSync(new URL("spans/harmless-numbers.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("# "))
    .map((line) =>
      line
        .replace(/\{([^}]*)\}/g, (_, choices) => pick(choices.split("|")))
        .replace(/#/g, () => String(100 + Math.floor(9000 * random())))
        .replace(/\$/g, () => `K${Math.floor(9000 * random())}`),
    ),
  ...introductions,
  ...typed,
  ...slips,
  ...wishes,
  ...requests,
  ...letters,
  ...textsIn("wishes/asked/tune/"),
]
const lives = [...messagesOf("tune"), ...messagesOf("further/tune")]
const plus = [
  ...announced.map(({ text }) => text),
  ...frames.filter(({ context }) => /message$/.test(context.place)).map(({ context }) => context.text),
]
const minus = announced.filter(({ sign }) => sign === "-").map(({ text }) => text)
const redacted = frames
  .filter(({ spans, context }) => spans.length > 0 && context.place === "none")
  .map(({ text, spans }) =>
    spans.toReversed().reduce((rest, [a, b]) => `${rest.slice(0, a)}[redacted: secret]${rest.slice(b)}`, text),
  )
/** Of ordinary sentences so many are read behind one that names a secret as well. */
const MIXED = 0.3
/** A message without the secrets that are found without this model; undefined if it still holds the number of a card. */
function withoutSecrets(text) {
  const redacted = redact(text).text
  const clean = findToldSecrets(redacted).reduce(cutValue, redacted)
  return /\d{4} \d{4} \d{4} \d{4}/.test(clean) ? undefined : clean
}
/** Sentences of ordinary messages as they are read: in their own context, and some behind a sentence that names a secret. */
function readOrdinary(raw, reply, before, from, withOther) {
  const [text, previous] = [withoutSecrets(raw), withoutSecrets(before) ?? ""]
  if (text === undefined) return []
  const fold = hashOf(text) % FOLDS
  const found = sentencesThatMayTell(text, reply, previous).map(({ sentence, context }) => ({
    text: sentence,
    spans: [],
    context,
    fold,
    from,
  }))
  const sentences = withOther
    ? sentencesOf(text)
        .map((one) => one.text.trim())
        .filter((one) => one !== "")
    : []
  for (const sentence of sentences) {
    if (random() > MIXED) continue
    const kind = random()
    const context =
      kind < 0.2
        ? { place: "question", text: pick(questions).text }
        : {
            place: pick(["previous message", "same message"]),
            text: kind < 0.4 ? pick(redacted) : kind < 0.6 ? pick(minus) : pick(plus),
          }
    found.push({ text: sentence, spans: [], context, fold, from: "mixed" })
  }
  return found.filter((one) => one.text.length <= 300)
}
const plainExamples = ordinary.flatMap((text, at) =>
  readOrdinary(text, "", at % 2 === 0 ? (ordinary[at - 1] ?? "") : "", "ordinary", true),
)
const lifeExamples = lives.flatMap(({ user }, at) =>
  readOrdinary(user, lives[at - 1]?.reply ?? "", lives[at - 1]?.user ?? "", "lives", false),
)

/** Messages that tell a secret without anything before. */
const told = []
for (const raw of linesOf("told/tune.txt")) {
  if (raw.startsWith("#") || raw.trim() === "") continue
  for (let nth = 0; nth < 4; nth++) {
    const drawn = raw.replace(/^- /, "").replace(/\{([^}]*)\}/g, (_, choices) => pick(choices.split("|")))
    told.push({
      ...readMarked(drawn, !raw.startsWith("- ")),
      context: NO_CONTEXT,
      fold: hashOf(raw) % FOLDS,
      from: "told",
    })
  }
}
const anyFills = Object.fromEntries(LANGUAGES.map((language) => [language, fillsOf(language, randomFrom(3))]))
for (const name of filesIn("wishes/tune/").filter((one) => one.startsWith("secret-")))
  for (const line of linesOf(`wishes/tune/${name}`)) {
    const { text, secret } = JSON.parse(line)
    const spans = secret.flatMap((one) =>
      text.includes(one) ? [[text.indexOf(one), text.indexOf(one) + one.length]] : [],
    )
    if (spans.length !== secret.length) continue
    const example = { text, spans, context: NO_CONTEXT, fold: hashOf(text) % FOLDS, from: "told" }
    for (let nth = 0; nth < 8; nth++) told.push(example)
  }
for (const folder of ["frames", "further-frames"])
  for (const file of filesIn(`told/${folder}/`)) {
    const fills = anyFills[file.slice(0, 2)] ?? anyFills.en
    const device = () =>
      `${pick(["FRITZ!Box", "TP-Link_", "Archer", "K", "RTX", "Passat"])}${Math.floor(10 + 9000 * random())}`
    const digits = (count) => Array.from({ length: count }, () => Math.floor(10 * random())).join("")
    const makers = {
      d: fills.D,
      g: () => Array.from({ length: 3 }, () => digits(pick([1, 2]))).join("-"),
      m: fills.M,
      n: device,
      u: fills.M,
      c: () => `${digits(2)}${pick([..."ABK"])}${digits(2)}`,
      y: () => String(1930 + Math.floor(95 * random())),
      s: () => String(1 + Math.floor(59 * random())),
      w: fills.M,
      v: () => pick([fills.D, fills.M])(),
    }
    for (const line of linesOf(`told/${folder}/${file}`).filter((one) => /^[+-] /.test(one)))
      for (let nth = 0; nth < 6; nth++) {
        const drawn = line
          .slice(2)
          .replace(/\{([^{}]*\|[^{}]*)\}/g, (_, choices) => pick(choices.split("|")))
          .replace(/\{([dgmvnycusw])\}/g, (_, kind) => `⟦${makers[kind]()}⟧`)
        told.push({
          ...readMarked(
            nth % 3 === 0 ? drawn.replace(/^\p{L}/u, (one) => one.toUpperCase()) : drawn,
            line.startsWith("+"),
          ),
          context: NO_CONTEXT,
          fold: hashOf(line) % FOLDS,
          from: "told",
        })
      }
  }
const asked = questions.flatMap(({ text, right }) =>
  Array.from({ length: 2 }, () => {
    const value = pick(values)
    return {
      ...value,
      spans: right ? value.spans : [],
      context: { place: "question", text },
      from: right ? "pairs" : "facts",
    }
  }),
)

/** The tokens of an example as they are learned and measured; of a message the sentences, of which the later ones have the first as context. */
function examplesOf(list) {
  return list.flatMap(({ text, spans, context, fold, from }) => {
    const parts = from === "ordinary" || from === "lives" || from === "mixed" ? [{ text, start: 0 }] : partsOf(text)
    return parts.flatMap(({ text: sentence, start }, at) => {
      const before =
        at > 0 && mayAskForSecret(parts[at - 1].text) ? { place: "same message", text: parts[at - 1].text } : context
      if (!mayTellSecret(sentence, before)) return []
      const features = secretSpanFeatures(sentence, before)
      const tokens = secretTokens(sentence)
      return [
        {
          sentence,
          context: before,
          fold,
          from,
          tokens: features.flatMap((one, nth) => {
            const token = tokens[nth]
            if (token === undefined || isMark(token)) return []
            const right = spans.some(([a, b]) => token.start + start < b && token.end + start > a) ? 1 : 0
            return [{ features: one, right, token }]
          }),
        },
      ]
    })
  })
}
function partsOf(text) {
  let from = 0
  return sentencesOf(text).map(({ text: sentence }) => {
    const trimmed = sentence.trim()
    const start = text.indexOf(trimmed, from)
    from = start + trimmed.length
    return { text: trimmed, start }
  })
}

const learned = examplesOf([...frames, ...pairs, ...facts, ...asked, ...told, ...plainExamples])
const measured = examplesOf(lifeExamples)
console.log(`${learned.length} sentences, ${measured.length} of weeks of talk`)

const SHARES = { frames: 0.42, pairs: 0.12, facts: 0.12, told: 0.14, ordinary: 0.22, mixed: 0.14, lives: 0.08 }
function fit(list, seed, steps) {
  const draws = randomFrom(seed)
  const groups = Object.entries(SHARES)
    .map(([from, share]) => [list.filter((one) => one.from === from).flatMap(({ tokens }) => tokens), share])
    .filter(([tokens]) => tokens.length > 0)
  const total = groups.reduce((sum, [, share]) => sum + share, 0)
  const draw = () => {
    let at = draws() * total
    const [tokens] =
      groups.find(([, share]) => {
        at -= share
        return at < 0
      }) ?? groups[0]
    return { ...tokens[Math.floor(draws() * tokens.length)], weight: 1 }
  }
  return fitBuckets(draw, { buckets: SECRET_SPAN_BUCKETS, steps, rate: 0.2, decay: 0.00001 })
}
const LEVELS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9]
function report(name, list, model) {
  const best = list.map(({ tokens }) => ({
    tells: tokens.some(({ right }) => right === 1),
    found: tokens.reduce(
      (most, one) => (one.right === 1 ? Math.max(most, probabilityOf(one.features, model)) : most),
      0,
    ),
    wrong: tokens.reduce(
      (most, one) => (one.right === 0 ? Math.max(most, probabilityOf(one.features, model)) : most),
      0,
    ),
  }))
  const telling = best.filter(({ tells }) => tells)
  const plain = best.filter(({ tells }) => !tells)
  console.log(
    `${name.padEnd(9)} from ${LEVELS.join(" ")}: found ${LEVELS.map((least) => telling.filter(({ found }) => found >= least).length).join(" ")} of ${telling.length}, with others ${LEVELS.map((least) => telling.filter(({ wrong }) => wrong >= least).length).join(" ")}; cut ${LEVELS.map((least) => plain.filter(({ wrong }) => wrong >= least).length).join(" ")} of ${plain.length} plain`,
  )
  if (process.env.SHOW)
    for (const { sentence, context, tokens } of list) {
      const tells = tokens.some(({ right }) => right === 1)
      const cut = tokens.filter((one) => probabilityOf(one.features, model) >= 0.6).map(({ token }) => token.text)
      if (!tells && cut.length > 0)
        console.log("   CUT", cut.join(" "), "<<", context.text.slice(0, 60), "=>", sentence.slice(0, 120))
    }
}
const STEPS = Number(process.env.STEPS ?? 5_000_000)
if (!process.env.QUICK) {
  const left = fit(
    learned.filter(({ fold }) => fold !== 0),
    1,
    STEPS,
  )
  const out = learned.filter(({ fold }) => fold === 0)
  for (const from of ["frames", "pairs", "facts", "told", "ordinary", "mixed"])
    report(
      from,
      out.filter((one) => one.from === from),
      left,
    )
  report("lives", measured, left)
}
const model = shippedModel(fit([...learned, ...measured], 9, STEPS))
writeModel(
  new URL("../src/turn/remember/secret-span-weights.ts", import.meta.url),
  "train-secret-spans.mjs",
  "SECRET_SPAN",
  model,
)

// Trains the model of requests not to keep a message, and measures it.
//
//   node packages/core/scripts/train-not-kept.mjs
//
// Learns from talk/wishes/private, talk/wishes/tune, talk/introductions/tune, talk/tune, talk/clauses, talk/questions and scripts/spans, measures on lines
// left out, with JUDGE=1 also on talk/wishes/judge, and writes src/turn/remember/not-kept-weights.ts. The same data gives the same bytes. Needs
// Node 24.
import { existsSync, readdirSync } from "node:fs"
import { WISH_BUCKETS, wishFeatures, wishWindows } from "../src/text/keeping/keeping-features.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readTalk } from "./spans/messages.mjs"
import { linesOf, talk } from "./talk-files.mjs"

const filesIn = (folder, kind = "") =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.startsWith(kind))
    .toSorted()
const FOLDS = 4
/** Languages share situations by position, so that lines of one position are left out together. */
const wishes = (half) =>
  filesIn(`wishes/${half}/`, "private-").flatMap((name) =>
    linesOf(`wishes/${half}/${name}`).map((line, at) => {
      const { text, private: asked } = JSON.parse(line)
      return { text, asked, fold: at % FOLDS, from: "wishes", language: name.slice(-8, -6) }
    }),
  )
const clauses = filesIn("clauses/").flatMap((name) =>
  linesOf(`clauses/${name}`).map((line) => ({ ...JSON.parse(line), language: name.slice(0, 2) })),
)

/** What people of the introductions write: one message of each may ask not to be kept. */
const introduced = filesIn("introductions/tune/").flatMap((name) =>
  linesOf(`introductions/tune/${name}`).flatMap((line) => {
    const one = JSON.parse(line)
    const fold = hashOf(one.hello) % FOLDS
    const asks = one.private
      ? [{ text: one.private, asked: true, fold, from: "wishes", language: name.slice(0, 2) }]
      : []
    const kinds = [
      "hello",
      "safety",
      "life",
      "wish",
      "changed",
      "moment",
      "imagined",
      "hearsay",
      "once",
      "question",
      "general",
    ]
    const others = [...kinds, "nearForget"]
      .flatMap((kind) => one[kind] ?? [])
      .filter((text) => typeof text === "string")
    return [...asks, ...others.map((text) => ({ text, asked: false, fold, from: "ordinary" }))]
  }),
)

/** Frames of requests ("+") and of what only sounds like one ("-"), alone and beside the statements of their language. */
const DRAWN = 8
function readFrames() {
  const random = randomFrom(41)
  const pick = (list) => list[Math.floor(random() * list.length)]
  return filesIn("wishes/private/").flatMap((file) => {
    const language = file.slice(0, 2)
    const own = clauses.filter((one) => one.language === language && ["fact", "moment", "event"].includes(one.label))
    const facts = own.length > 0 ? own : clauses.filter((one) => one.language === "en" && one.label === "fact")
    return linesOf(`wishes/private/${file}`)
      .filter((line) => /^[+-] /.test(line))
      .flatMap((line, at) =>
        Array.from({ length: DRAWN }, (_, nth) => {
          const drawn = line.slice(2).replace(/\{([^{}]*)\}/g, (_, choices) => pick(choices.split("|")))
          const wish = nth % 2 === 0 ? drawn : drawn.replace(/^\p{L}/u, (first) => first.toUpperCase())
          const fact = pick(facts).text.trim()
          const stop = /^(?:zh|ja)/.test(language) ? "。" : ". "
          const bare = fact.replace(/[.。!?！？]+$/, "")
          const text = [
            () => wish,
            () => `${wish}: ${fact}`,
            () => `${bare}, ${wish}`,
            () => `${bare}${stop}${wish}`,
            () => `${wish}${/[?？]$/.test(wish) ? " " : stop}${fact}`,
            () => `${bare} (${wish})`,
            () => `${bare}${stop}${wish}.`,
            () => `${wish}, ${fact}`,
          ][nth]()
          return {
            text,
            wish: line.startsWith("+") ? wish : undefined,
            asked: line.startsWith("+"),
            fold: at % FOLDS,
            from: "frames",
          }
        }),
      )
  })
}
const listed = linesOf("wishes/requests.tsv").map((line, at) => {
  const [kind, , , text] = line.split("\t")
  return { text, asked: kind === "not-kept", fold: at % FOLDS, from: "wishes" }
})
const other = (texts, from) => texts.map((text) => ({ text, asked: false, fold: hashOf(text) % FOLDS, from }))
/** Requests to memory of other kinds, and what sounds like them. */
const requests = [
  ...filesIn("wishes/tune/", "forget-").flatMap((name) =>
    linesOf(`wishes/tune/${name}`).map((line) => JSON.parse(line).text),
  ),
  ...linesOf("wishes/near.txt").filter((line) => !line.startsWith("#")),
]
const turns = filesIn("tune/").flatMap((person) =>
  linesOf(`tune/${person}/talk.jsonl`)
    .map((line) => JSON.parse(line))
    .filter(({ user }) => user !== undefined),
)
const lives = turns.filter(({ forget }) => forget === undefined).map(({ user }) => user)
/** Those of other files that ask are here as well, without a mark. */
const asking = new Set(turns.filter(({ forget }) => forget !== undefined).map(({ user }) => user))
const matters = existsSync(new URL("matters/tune/", talk))
  ? filesIn("matters/tune/").flatMap((name) =>
      linesOf(`matters/tune/${name}`).flatMap((line) => {
        const { tell, change, beside, ask, nearForget, general } = JSON.parse(line)
        return [tell, change, beside, ...ask, nearForget, general]
      }),
    )
  : []
const ordinary = other(
  [
    ...clauses.filter(({ label }) => label !== "forget").map(({ text }) => text),
    ...filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`).filter((line) => !line.startsWith("#"))),
    ...readTalk()
      .map(({ text }) => text)
      .filter((text) => !asking.has(text)),
    ...lives,
    ...matters,
  ],
  "ordinary",
)
const featured = (message) =>
  wishWindows(message).map((window) => ({ text: window.text, features: wishFeatures(window) }))
const began = Date.now()
const all = [
  ...wishes("tune"),
  ...introduced,
  ...listed,
  ...readFrames(),
  ...other(requests, "requests"),
  ...ordinary,
].map((one) => ({
  ...one,
  windows: featured(one.text),
}))

console.log(
  `${all.length} messages, ${all.reduce((sum, { windows }) => sum + windows.length, 0)} stretches`,
  process.env.TIME ? Date.now() - began : "",
)

const EPOCHS = 10
const WISH_WEIGHT = 2
/** The stretches of messages with what each is; of a wish whose place is not known the likeliest stretch counts. */
function examplesOf(messages, model) {
  return messages.flatMap(({ windows, asked, wish, from }) => {
    const copies = from === "wishes" ? 4 : 1
    const times = (list) => Array.from({ length: copies }, () => list).flat()
    if (!asked) return times(windows.map(({ features }) => ({ features, right: 0 })))
    if (wish !== undefined)
      return windows.flatMap(({ text, features }) =>
        text.includes(wish.replace(/[.。]$/, "")) || (wish.includes(text) && text.length > 0.5 * wish.length)
          ? [{ features, right: 1 }]
          : wish.includes(text)
            ? []
            : [{ features, right: 0 }],
      )
    if (model === undefined) return times(windows.slice(0, 1).map(({ features }) => ({ features, right: 1 })))
    const scores = windows.map(({ features }) => probabilityOf(features, model))
    const most = Math.max(...scores)
    return times(
      windows.flatMap(({ features }, at) =>
        scores[at] === most ? [{ features, right: 1 }] : scores[at] < 0.2 ? [{ features, right: 0 }] : [],
      ),
    )
  })
}
function fitOnce(list, seed) {
  const random = randomFrom(seed)
  const draw = () => {
    const one = list[Math.floor(random() * list.length)]
    return { ...one, weight: one.right === 1 ? WISH_WEIGHT : 1 }
  }
  return fitBuckets(draw, { buckets: WISH_BUCKETS, steps: EPOCHS * list.length, rate: 0.12, decay: 0.0001, bias: -1 })
}
/** How often a wish whose place a first model found is set beside other statements, how sure that model is and how long such a wish is. */
const TRANSPLANTS = 6
const FOUND_FROM = 0.4
const MAX_TRANSPLANT = 90
const factsByLanguage = Map.groupBy(
  clauses.filter(({ label }) => ["fact", "moment", "event"].includes(label)),
  ({ language }) => language,
)
/** The wishes of messages beside the statements of others, so that what was confided teaches nothing. */
function transplantsOf(messages, model, seed) {
  const random = randomFrom(seed)
  return messages.flatMap(({ text, asked, from, windows, language }) => {
    if (!asked || from !== "wishes" || language === undefined) return []
    const scores = windows.map(({ features }) => probabilityOf(features, model))
    const most = Math.max(...scores)
    const wish = windows[scores.indexOf(most)]?.text.replace(/[.。!！]+$/, "") ?? text
    if (!(most >= FOUND_FROM) || wish.length > Math.min(MAX_TRANSPLANT, 0.8 * text.length)) return []
    const facts = factsByLanguage.get(language) ?? factsByLanguage.get("en")
    const stop = /^(?:zh|ja)/.test(language) ? "。" : ". "
    return Array.from({ length: TRANSPLANTS }, (_, nth) => {
      const fact = facts[Math.floor(random() * facts.length)].text.trim().replace(/[.。!?！？]+$/, "")
      const whole = [
        `${wish}: ${fact}`,
        `${wish}${stop}${fact}.`,
        `${fact}${stop}${wish}.`,
        `${fact}, ${wish}`,
        `${wish}, ${fact}`,
        `${fact} (${wish})`,
      ][nth]
      return featured(whole)
        .filter((window) => window.text.includes(wish))
        .slice(0, 2)
        .slice(-1)
        .map(({ features }) => ({ features, right: 1 }))
    }).flat()
  })
}
function fit(messages, seed) {
  const known = messages.filter(({ from, asked }) => from !== "wishes" || !asked)
  const first = fitOnce(examplesOf(known), seed)
  const second = fitOnce(examplesOf(messages, first), seed)
  return fitOnce([...examplesOf(messages, second), ...transplantsOf(messages, second, seed + 1)], seed + 1)
}
const LEVELS = [0.5, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95]
function report(name, messages, modelOf) {
  const scored = messages.map((one) => {
    const model = modelOf(one)
    const windows = one.windows ?? featured(one.text)
    return { ...one, score: Math.max(0, ...windows.map(({ features }) => probabilityOf(features, model))) }
  })
  const row = (asked) => {
    const those = scored.filter((one) => one.asked === asked)
    return `${LEVELS.map((least) => those.filter(({ score }) => score >= least).length).join(" ")} of ${those.length}`
  }
  console.log(`${name.padEnd(10)} from ${LEVELS.join(" ")}: wishes ${row(true)} | others ${row(false)}`)
  if (process.env.SHOW)
    for (const { asked, score, text } of scored)
      if (asked !== score >= Number(process.env.SHOW) && !/judge/.test(name))
        console.log(asked ? "  missed" : "  wrong", name, score.toFixed(2), text.slice(0, 160))
}
const left =
  process.env.LEFT &&
  fit(
    all.filter(({ fold }) => fold !== 0),
    1,
  )
for (const from of left ? ["wishes", "frames", "requests", "ordinary"] : [])
  report(
    from,
    all.filter((one) => one.fold === 0 && one.from === from),
    () => left,
  )
const fitted = fit(all, 9)
if (process.env.JUDGE) report("judge", wishes("judge"), () => fitted)
writeModel(
  new URL("../src/turn/remember/not-kept-weights.ts", import.meta.url),
  "train-not-kept.mjs",
  "NOT_KEPT",
  shippedModel(fitted),
)

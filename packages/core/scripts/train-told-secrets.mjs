// Trains the model that finds secrets which people tell in a chat, and measures it.
//
//   node packages/core/scripts/train-told-secrets.mjs
//
// Learns from talk/told/tune.txt, talk/told/frames, talk/told/further-frames, talk/wishes/tune (secret-…), talk/tune, talk/clauses and scripts/spans, measures on lines left out,
// with JUDGE=1 also on the judge halves. Writes
// src/turn/remember/told-secret-weights.ts. The same data gives the same bytes. Needs Node 24.
import { readFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import {
  findSecretCandidates,
  mayBeSecret,
  namesSecret,
  TOLD_SECRET_BUCKETS,
  toldSecretFeatures,
} from "../src/turn/remember/told-secret-features.ts"
import { drawAlternatives } from "./frames.mjs"
import { fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom, readTalk } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
const VARIANTS = 6

/** Messages with their secrets; alternatives in `{…|…}` are drawn. */
export function readTold(half) {
  return linesOf(`told/${half}.txt`).flatMap((raw) => {
    if (raw.startsWith("#") || raw.trim() === "") return []
    const line = raw.replace(/^- /, "")
    return drawAlternatives(line, VARIANTS).map((marked) => ({
      text: marked.replace(/[⟦⟧]/g, ""),
      secrets: raw.startsWith("- ") ? [] : [...marked.matchAll(/⟦([^⟧]*)⟧/g)].map(([, secret]) => secret),
      fold: hashOf(line) % FOLDS,
    }))
  })
}
const readWished = (half) =>
  filesIn(`wishes/${half}/`)
    .filter((name) => name.startsWith("secret-"))
    .flatMap((name) =>
      linesOf(`wishes/${half}/${name}`).map((line) => {
        const { text, secret } = JSON.parse(line)
        return { text, secrets: secret ?? [], fold: hashOf(text) % FOLDS }
      }),
    )
const plainOf = (texts) => texts.map((text) => ({ text, secrets: [], fold: hashOf(text) % FOLDS }))
const ordinary = plainOf([
  ...filesIn("clauses/").flatMap((name) => linesOf(`clauses/${name}`).map((line) => JSON.parse(line).text)),
  ...filesIn("questions/").flatMap((name) => linesOf(`questions/${name}`)),
  ...readTalk().map(({ text }) => text),
])
/** Weeks of talk, in which secrets slip as well; what their labels do not name may be one. */
const lives = filesIn("tune/").flatMap((person) =>
  plainOf(linesOf(`tune/${person}/talk.jsonl`).flatMap((line) => JSON.parse(line).user ?? [])),
)

/** Numbers and names of every length in statements that hold no secret. */
function readHarmless() {
  const random = randomFrom(17)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digits = () => String(Math.floor(10 ** (2 + Math.floor(random() * 4)) * (1 + 9 * random())))
  const name = () =>
    `${pick(["A", "B", "FritzBox", "Vodafone", "kite", "Freebox-", "TP-Link_", "ada", "K", "Falcon", "XR-", "X"])}${digits()}${pick(["", "", "B", "-2"])}`
  return readFileSync(new URL("spans/harmless-numbers.txt", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("# "))
    .flatMap((line) =>
      Array.from({ length: 12 }, () => ({
        text: line
          .replace(/\{([^}]*)\}/g, (_, choices) => pick(choices.split("|")))
          .replace(/#/g, digits)
          .replace(/\$/g, name),
        secrets: [],
        fold: hashOf(line) % FOLDS,
      })),
    )
}
const harmless = readHarmless()

/** Names with digits as people make them up for models, articles, projects and tests: "abc050x", "falcon2231", "WX20441", "GSR18V55". */
function namesWithDigits(random) {
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digits = (count) => Array.from({ length: count }, () => Math.floor(10 * random())).join("")
  const letters = (count) => Array.from({ length: count }, () => pick([..."abcdefghijklmnopqrstuvwxyz"])).join("")
  const syllables = (count) =>
    Array.from({ length: count }, () => `${pick([..."bdfgklmnprstvz"])}${pick([..."aeiou"])}`).join("")
  const capitals = (count) => letters(count).toUpperCase()
  const spoken = [
    "falcon",
    "kestrel",
    "marker",
    "author",
    "word",
    "user",
    "item",
    "task",
    "zephyr",
    "canary",
    "build",
    "node",
    "topic",
  ]
  const forms = [
    () => `${letters(3)}${digits(3)}${letters(1)}`,
    () => `${letters(pick([3, 4, 5]))}${digits(pick([2, 3, 4]))}`,
    () => `${syllables(pick([2, 3]))}${digits(pick([2, 3, 4, 5]))}`,
    () => `${pick(spoken)}${digits(pick([2, 3, 4, 5]))}`,
    () => `${pick(spoken)}-${digits(pick([2, 3, 4]))}${pick(["", "", `-${syllables(2)}`])}`,
    () => `${pick(spoken)}${digits(pick([1, 2, 3]))}x${digits(pick([2, 3]))}`,
    () => Array.from({ length: pick([6, 8, 10]) }, () => Math.floor(36 * random()).toString(36)).join(""),
    () => `${pick(spoken)}-${Array.from({ length: 6 }, () => Math.floor(36 * random()).toString(36)).join("")}`,
    () => `${capitals(pick([1, 2, 3]))}${digits(pick([3, 4, 5]))}${pick(["", "", capitals(1), capitals(2)])}`,
    () => `${capitals(3)}${digits(2)}${capitals(1)}${digits(2)}`,
    () => `${capitals(1)}${syllables(2)}${digits(pick([2, 3, 4]))}`,
    () => `${syllables(2)}_${syllables(2)}${digits(2)}`,
  ]
  return () => pick(forms)()
}

/**
 * Frames of sentences that tell a secret ("+") and of what only sounds like one ("-"). Both are filled with values of the same forms, so that the
 * words around a value decide: `{d}` digits, `{g}` groups of digits, `{m}` a word with digits, `{n}` a name of a device, `{u}` a name of a user or a branch, `{c}` digits and a letter, `{y}` a year, `{s}` a small number, `{w}` a made name with digits,
 * `{v}` digits, groups or words.
 */
const FILLED = 14
function readFrames() {
  const random = randomFrom(29)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digit = () => Math.floor(10 * random())
  const digits = (count) => Array.from({ length: count }, digit).join("")
  const syllables = (count) =>
    Array.from(
      { length: count },
      () => `${pick([..."bcdfghklmnprstvz"])}${pick([..."aeiou"])}${pick(["", "", "n", "r", "l"])}`,
    ).join("")
  const word = () => syllables(2 + Math.floor(2 * random()))
  const year = () => String(1930 + Math.floor(95 * random()))
  const leet = (text) => {
    const swapped = text.replace(/[oeia]/g, (letter) =>
      random() < 0.6 ? { o: "0", e: "3", i: "1", a: "4" }[letter] : letter,
    )
    return /\d.*\d/.test(swapped) ? swapped : `${swapped}${digits(2)}`
  }
  const cased = (text) => text.replace(/^./, (first) => first.toUpperCase())
  const fill = {
    d: () => digits(pick([4, 4, 4, 5, 6, 6])),
    g: () =>
      pick([
        () => Array.from({ length: pick([3, 3, 4]) }, () => digits(pick([1, 1, 2]))).join("-"),
        () => Array.from({ length: pick([3, 3, 4]) }, () => digits(pick([1, 1, 2]))).join("-"),
        () => Array.from({ length: 3 }, () => digits(pick([1, 2]))).join(", "),
      ])(),
    m: () =>
      pick([
        () => `${word()}${digits(2)}`,
        () => `${word()}${digits(4)}`,
        () => `${cased(word())}${digits(2)}${pick(["", "!", "#"])}`,
        () => `${cased(word())}${pick(["!", ".", "_"])}${digits(2)}`,
        () => `${word()}-${word()}-${digits(2)}`,
        () => `${cased(syllables(3))}${pick(["", "", "!", "."])}${digits(1)}`,
        () => `${cased(word())}${pick(["!", "$", "*", "#"])}${digits(pick([1, 2]))}`,
        () => `${word()}_${word()}${digits(1)}`,
        () => `${cased(word())}${year()}${pick(["", "", "!", "!!"])}`,
        () => `${cased(word())}-${digits(2)}-${digits(2)}${pick([..."abkx"])}`,
        () => `${cased(word())}${pick(["!", "#", "$", "*"])}${cased(word())}${digits(pick([1, 2]))}`,
        () => leet(`${word()}${word()}`),
      ])(),
    y: year,
    w: namesWithDigits(random),
    s: () => String(1 + Math.floor(59 * random())),
    c: () =>
      pick([
        () => `${digits(2)}${pick([..."ABCKH"])}${digits(2)}`,
        () => `${pick([..."ABCKH"])}${digits(4)}`,
        () => `${digits(2)}${pick([..."ABCKH"])}${digits(4)}`,
        () => `${digits(1)}${pick([..."ABCKH"])}${digits(2)}`,
        () => digits(4),
        () => `${digits(4)}${pick([..."ABCKH"])}`,
      ])(),
    u: () =>
      pick([
        () => `${word()}${digits(pick([2, 2, 3]))}`,
        () => `${word()}_${digits(2)}`,
        () => `${pick(["feat", "fix", "v2", "release"])}-${word()}-${digits(2)}`,
        () => `${cased(word())}${digits(2)}`,
        () => `x${word()}${digits(2)}x`,
      ])(),
    v: () => fill[pick(["d", "d", "g", "m"])](),
    n: () =>
      pick([
        () => `${pick(["FRITZ!Box", "TP-Link_", "Archer", "XR-", "K", "Nest"])}${digits(pick([2, 4]))}`,
        () => `${cased(word())}${digits(2)}`,
        () =>
          `${pick(["A", "K", "DC", "CR", "HL", "GSR", "YSV", "PM", "AX", "WX", "JA", "TN"])}${digits(pick([3, 4, 4, 5]))}${pick(["", "", "R", "DW", "K"])}`,
        () => `${pick(["PT", "AB", "KX"])}-${digits(5)}-${pick([..."ABK"])}`,
        () =>
          `${pick(["iPhone", "Pixel", "Galaxy-S", "RTX", "Passat", "Clio", "Model", "Windows", "Thinkpad-T", "Bosch", "python", "covid", "utf", "sha"])}${digits(2)}`,
      ])(),
  }
  return ["frames", "further-frames"]
    .flatMap((folder) => filesIn(`told/${folder}/`).flatMap((file) => linesOf(`told/${folder}/${file}`)))
    .filter((line) => /^[+-] /.test(line))
    .flatMap((line) =>
      Array.from({ length: FILLED }, (_, nth) => {
        const values = []
        const drawn = line
          .slice(2)
          .replace(/\{([^{}]*\|[^{}]*)\}/g, (_, choices) => pick(choices.split("|")))
          .replace(/\{([dgmvnycusw])\}/g, (_, kind) => {
            values.push(fill[line.startsWith("-") && kind === "m" && nth % 2 === 0 ? "n" : kind]())
            return values.at(-1)
          })
        return {
          text: nth % 3 === 0 ? cased(drawn) : drawn,
          secrets: line.startsWith("+") ? values : [],
          fold: hashOf(line) % FOLDS,
        }
      }),
    )
}
const frames = readFrames()

/**
 * Ordinary sentences in which a word is replaced by a number or a name with digits: where one stands alone tells no secret. Names of devices and made
 * names stand anywhere, numbers beside words that also name secrets.
 */
function readReplaced() {
  const random = randomFrom(31)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const digits = (count) => Array.from({ length: count }, () => Math.floor(10 * random())).join("")
  const names = [
    () =>
      `${pick(["RTX", "Clio", "Passat", "Bosch", "Makita", "K", "XR-", "TN-", "Covid", "python", "Formel", "GPT", "Boeing", "Twingo", "DIN"])}${digits(pick([2, 3, 4]))}`,
    () =>
      `${pick(["TP-Link", "FRITZ!Box", "Canon", "Shimano", "Honda", "Airbus"])}${pick(["_", "-", " ", ""])}${digits(pick([2, 4]))}`,
    () => `${pick(["PT", "AB", "HX", "KfW", "ISO", "A"])}-${digits(pick([3, 5]))}${pick(["", "-B", "C"])}`,
  ]
  const madeName = namesWithDigits(random)
  const numbers = [() => digits(4), () => digits(pick([4, 5, 6])), () => String(1930 + Math.floor(95 * random()))]
  return ordinary.flatMap(({ text, fold }) => {
    const words = [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu)]
    if (text.length > 300 || words.length === 0 || /\p{N}/u.test(text)) return []
    const named = sentencesOf(text).some((sentence) => namesSecret(sentence.text))
    if (random() > (named ? 0.5 : 0.16)) return []
    return Array.from({ length: 1 }, () => {
      const { 0: word, index } = pick(words)
      const value = named && random() < 0.6 ? pick(numbers)() : random() < 0.5 ? madeName() : pick(names)()
      return { text: `${text.slice(0, index)}${value}${text.slice(index + word.length)}`, secrets: [], fold }
    })
  })
}

function examplesOf(messages) {
  return messages.flatMap(({ text, secrets, fold }) =>
    sentencesOf(text).flatMap(({ text: sentence }) => {
      return findSecretCandidates(sentence).map((candidate) => {
        const right = secrets.some((secret) => secret.includes(candidate.value) || candidate.value.includes(secret))
          ? 1
          : 0
        return {
          features: toldSecretFeatures(sentence, candidate),
          right,
          fold,
          sentence,
          candidate,
          named: mayBeSecret(sentence, candidate),
        }
      })
    }),
  )
}

const EPOCHS = 30
/** A plain number that is cut is worse than a secret that is missed. */
const OTHERS_WEIGHT = 1
function fit(list, seed) {
  const random = randomFrom(seed)
  const draw = () => {
    const one = list[Math.floor(random() * list.length)]
    return { ...one, weight: one.right === 1 ? 1 : OTHERS_WEIGHT }
  }
  return fitBuckets(draw, {
    buckets: TOLD_SECRET_BUCKETS,
    steps: EPOCHS * list.length,
    rate: 0.25,
    decay: 0.0001,
  })
}

const told = [...readTold("tune"), ...readWished("tune")]
const replaced = readReplaced()
const data = [
  ...examplesOf([...told, ...frames, ...ordinary, ...harmless, ...replaced]),
  ...examplesOf(lives).filter(({ named }) => !named),
]
console.log(`${data.length} values, ${data.filter(({ right }) => right === 1).length} secrets`)
const left = Array.from({ length: FOLDS }, (_, fold) =>
  fit(
    data.filter((one) => one.fold !== fold),
    fold + 1,
  ),
)
const LEVELS = [0.5, 0.7, 0.8, 0.9, 0.95, 0.98]
function report(name, examples, modelOf) {
  const row = (right) => {
    const all = examples.filter((one) => one.right === right)
    return `${LEVELS.map((least) => all.filter((one) => one.named && probabilityOf(one.features, modelOf(one)) >= least).length).join(" ")} of ${all.length}`
  }
  console.log(`${name.padEnd(12)} from ${LEVELS.join(" ")}: secrets ${row(1)} | others ${row(0)}`)
  if (process.env.SHOW)
    for (const one of examples)
      if (one.named && one.right === 0 && probabilityOf(one.features, modelOf(one)) >= Number(process.env.SHOW))
        console.log(
          "   ",
          probabilityOf(one.features, modelOf(one)).toFixed(2),
          one.candidate.value,
          "<<",
          one.sentence.slice(0, 110),
        )
}
report("told", examplesOf(told), ({ fold }) => left[fold])
report("frames", examplesOf(frames), ({ fold }) => left[fold])
report("harmless", examplesOf(harmless), ({ fold }) => left[fold])
report("replaced", examplesOf(replaced), ({ fold }) => left[fold])
report("ordinary", examplesOf(ordinary), ({ fold }) => left[fold])
report("talk/tune", examplesOf(lives), ({ fold }) => left[fold])
const fitted = fit(data, 9)
if (process.env.JUDGE) {
  report("judge told", examplesOf(readTold("judge")), () => fitted)
  report("judge wishes", examplesOf(readWished("judge")), () => fitted)
}
writeModel(
  new URL("../src/turn/remember/told-secret-weights.ts", import.meta.url),
  "train-told-secrets.mjs",
  "TOLD_SECRET",
  shippedModel(fitted),
)

// What people type, with what each asks of memory: to forget something, not to keep a message, or nothing.
import { readdirSync, readFileSync } from "node:fs"
import { analyse } from "../../src/text/analyse.ts"
import { sentencesOf } from "../../src/text/sentences.ts"
import { scoreFeatures } from "../../src/text/spans/clause-model.ts"
import { isStopWord } from "../../src/text/stop-words.ts"
import { memoryRequestFeatures as clauseFeatures } from "../../src/turn/memory-request-features.ts"
import { MEMORY_REQUESTS } from "../../src/turn/memory-request-model.ts"
import { readClauses, readTalk } from "../spans/messages.mjs"

const talk = new URL("../../talk/", import.meta.url)
const linesOf = (path) => readFileSync(new URL(path, talk), "utf8").trim().split("\n")
const filesOf = (folder, kind) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.startsWith(kind))
    .flatMap((name) =>
      linesOf(`${folder}${name}`).map((line) => ({ ...JSON.parse(line), language: name.slice(-8, -6), name })),
    )

/** Requests to forget a matter, what only sounds like one, and everything else that people say. */
export const matters = (half) =>
  filesOf(`matters/${half}/`, "").flatMap((one) => {
    const { tell, change, again, beside, ask, forget, nearForget, general, name } = one
    const of = { name: `matters-${name}`, language: name.slice(0, 2) }
    return [
      ...forget.map((text) => ({ ...of, text, role: "forget" })),
      { ...of, text: nearForget, role: "other", isNear: true },
      ...[tell, change, again ?? [], beside, general, ...ask].flat().map((text) => ({ ...of, text, role: "other" })),
    ]
  })
/** Requests about one thing among others that the same person told, and what only sounds like one. */
export const asked = (half) =>
  filesOf(`wishes/asked/${half}/`, "").flatMap(({ tell, others, forget, near, name }) => {
    const of = { name: `asked-${name}`, language: name.slice(0, 2) }
    return [
      ...forget.map((text) => ({ ...of, text, role: "forget" })),
      ...near.map((text) => ({ ...of, text, role: "other", isNear: true })),
      ...[tell, ...others].map((text) => ({ ...of, text, role: "other" })),
    ]
  })
/** People of introductions: what they ask to forget and not to keep, what only sounds like it, and what else they type. */
const SAID =
  "hello safety wish once life more changed again othersKin others moment imagined hearsay question general".split(" ")
export const people = () =>
  filesOf("introductions/tune/", "")
    .filter(({ forget }) => forget !== undefined)
    .map((one) => ({ ...one, of: { name: `people-${one.name}`, language: one.name.slice(0, 2) } }))
    .flatMap((one) => [
      ...(one.forget ?? []).map(({ text }) => ({ ...one.of, text, role: "forget" })),
      ...(one.private ? [{ ...one.of, text: one.private, role: "private" }] : []),
      ...(one.nearForget ? [{ ...one.of, text: one.nearForget, role: "other", isNear: true }] : []),
      ...SAID.filter((kind) => one[kind]).map((kind) => ({ ...one.of, text: one[kind], role: "other" })),
    ])
export const isTyped = ({ role, isNear }) => role === "other" && isNear === undefined
export const wishes = (half) => [
  ...filesOf(`wishes/${half}/`, "forget-").map(({ text, gone, language, name }) => ({
    name,
    text,
    language,
    role: gone.length > 0 ? "forget" : "other",
  })),
  ...filesOf(`wishes/${half}/`, "private-").map(({ text, private: isPrivate, language }) => ({
    text,
    language,
    role: isPrivate ? "private" : "other",
  })),
]
const KINDS = { forget: "forget", "not-kept": "private", everything: "everything" }
export const requests = linesOf("wishes/requests.tsv").map((line) => {
  const [kind, language, , text] = line.split("\t")
  return { text, language, role: KINDS[kind] ?? "other", weight: 2 }
})
export const sentences = (file, role) =>
  linesOf(`wishes/${file}.txt`)
    .filter((line) => !line.startsWith("#"))
    .map((text) => ({ text, role }))
/**
 * Frames of requests ("+") and of what only sounds like one ("-"), filled with the things ("=") of their language, some with a reason ("~").
 * The same things and reasons stand in both, so that only the frame tells them apart.
 */
const THINGS_PER_FRAME = 4
export const frames = readdirSync(new URL("wishes/frames/", talk))
  .toSorted()
  .flatMap((file) => {
    const language = file.slice(0, 2)
    const lines = linesOf(`wishes/frames/${file}`)
    const listed = (mark) =>
      lines
        .filter((line) => line.startsWith(`${mark} `))
        .flatMap((line) => line.slice(2).split("|"))
        .map((one) => one.trim())
    const things = listed("=")
    const reasons = listed("~")
    const stop = /^(?:zh|ja)/.test(language) ? "。" : ". "
    const filled = lines
      .filter((line) => /^[+-] /.test(line))
      .flatMap((line, at) => {
        const frame = line.slice(2)
        return Array.from({ length: frame.includes("{x}") ? THINGS_PER_FRAME : 2 }, (_, nth) => {
          const text = frame.replaceAll("{x}", things[(at * 7 + nth * 5) % things.length])
          const reason = reasons[(at * 5 + nth) % reasons.length]
          const sentence = nth === 0 ? text.replace(/^\p{Ll}/u, (first) => first.toUpperCase()) : text
          return {
            text:
              nth === 1
                ? `${reason}${stop}${sentence}`
                : nth === 3
                  ? `${sentence.replace(/[.。]$/, "")}, ${reason}`
                  : sentence,
            language,
            role: line.startsWith("+") ? "forget" : "other",
          }
        })
      })
    return [...filled, ...reasons.map((text) => ({ text, language, role: "other" }))]
  })
const clauses = readdirSync(new URL("clauses/", talk))
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) => linesOf(`clauses/${name}`).map((line) => ({ ...JSON.parse(line), language: name.slice(0, 2) })))

/** Words in so large a share of the clauses of a language name nothing in it. */
const COMMON_SHARE = 0.012
export function commonWords() {
  const common = new Set()
  for (const language of new Set(clauses.map((one) => one.language))) {
    const those = clauses.filter((one) => one.language === language)
    const counts = new Map()
    for (const { text } of those)
      for (const word of new Set(analyse(text))) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const [word, count] of counts) if (count >= those.length * COMMON_SHARE && !isStopWord(word)) common.add(word)
  }
  return [...common].toSorted()
}
/** What people type in weeks of talk. A request of which nothing was told before is not to be kept itself. */
const months = readdirSync(new URL("tune/", talk)).flatMap((person) => {
  let told = ""
  return linesOf(`tune/${person}/talk.jsonl`).flatMap((line) => {
    const { user, forget } = JSON.parse(line)
    if (user === undefined) return []
    const isTold = forget?.gone.some((pattern) => new RegExp(pattern, "iu").test(told))
    told += `${user}\n`
    return [{ text: user, role: forget === undefined ? "other" : isTold ? "forget" : "private" }]
  })
})
/** Statements and questions that ask memory nothing, one or two in a line. */
const stated = (folder, pattern) =>
  readdirSync(new URL(`${folder}/`, talk))
    // The longer lists of questions teach nothing more here.
    .filter((file) => !/^(?:asked-|world)/.test(file))
    .flatMap((file) =>
      linesOf(`${folder}/${file}`)
        .filter((line) => pattern.test(line))
        .flatMap((line) => line.split("\t"))
        .map((text) => ({ text, role: "other" })),
    )
export const typed = [
  ...months,
  ...[...matters("tune"), ...asked("tune")].filter(isTyped),
  ...clauses.map(({ text, label }) => ({ text, role: label === "forget" ? "forget" : "other" })),
  ...readClauses().map(({ text }) => ({ text, role: "other" })),
  ...readTalk().map(({ text }) => ({ text, role: "other" })),
  ...stated("coexisting", /^/u),
  ...stated("questions", /^(?!#)/u),
]

/** The texts that are scored of a message: all of it if it is short, and its sentences. */
export const windowsOf = (text) => {
  const sentences = sentencesOf(text).map((one) => one.text)
  return sentences.length <= 1 ? [text] : [...(sentences.length <= 3 ? [text] : []), ...sentences]
}
const known = new Map()
function featuresOf(text) {
  const features = known.get(text) ?? Int32Array.from(clauseFeatures(text))
  known.set(text, features)
  return features
}
const variantsOf = (one) => {
  const bare = one.text.replace(/[.!。！]$/, "")
  return [...new Set([one.text, bare, bare.toLowerCase()])].map((text) => ({
    ...one,
    text,
    features: featuresOf(text),
  }))
}
export function examplesOf(all, model) {
  return all.flatMap((one) => examplesOfOne(one, model)).flatMap(variantsOf)
}
export function examplesOfOne(one, model) {
  const windows = windowsOf(one.text)
  if (one.role === "other" || windows.length === 1) return windows.map((text) => ({ ...one, text }))
  if (model === undefined) return [one]
  // Which of its sentences asks is known only by a model of the first pass.
  const at = MEMORY_REQUESTS.indexOf(one.role)
  const scores = windows.map((text) => scoreFeatures(featuresOf(text), model)[at])
  const most = Math.max(...scores.slice(1))
  return windows.flatMap((text, index) => {
    if (index === 0 && text === one.text) return [one]
    return scores[index] === most ? [{ ...one, text }] : scores[index] < 0.2 ? [{ ...one, text, role: "other" }] : []
  })
}

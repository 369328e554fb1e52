// Reads what the table of meanings is learned from.
import { readdirSync, readFileSync } from "node:fs"
import { readLines } from "../replay-talk.mjs"

const MAX_WORDS = 30_000
/** Sentences beside the questions and what answers them. */
const MAX_SENTENCES = 14_000
const talk = new URL("../../talk/", import.meta.url)
const filesIn = (folder) =>
  readdirSync(new URL(folder, talk)).map((name) => ({ name, url: new URL(`${folder}${name}`, talk) }))

const sentences = new Set()
const answers = []
const attributes = new Map()
const topics = []

function addText(text) {
  if (typeof text !== "string") return
  for (const part of text.split(/(?<=[.!?。！？\n])\s*/u)) {
    const sentence = part.trim()
    if (sentence.length >= 4 && sentence.length <= 300) sentences.add(sentence)
  }
}

function addAttribute(language, attribute, text) {
  if (!text || !attribute) return
  addText(text)
  const name = `${language} ${attribute.toLowerCase()}`
  attributes.set(name, [...(attributes.get(name) ?? []), text])
}

function addAnswer(language, about, question, answer, author) {
  if (!question || !answer) return
  addText(question)
  sentences.add(answer)
  answers.push({ language, about: about.toLowerCase(), question, answer, author })
}

for (const { name, url: file } of filesIn("matters/tune/")) {
  const language = name.slice(0, 2)
  for (const row of readLines(file)) {
    for (const field of ["tell", "span", "change", "again", "beside", "nearForget", "general"]) addText(row[field])
    for (const question of row.ask ?? []) addAnswer(language, row.about, question, row.span, name)
    addAttribute(language, row.about, row.span)
    addAttribute(language, row.about, row.change)
  }
}
for (const { name, url: file } of filesIn("introductions/tune/")) {
  const language = name.slice(0, 2)
  for (const row of readLines(file)) {
    const facts = Object.entries(row).flatMap(([field, value]) => (field.endsWith("Facts") ? value : []))
    for (const [field, value] of Object.entries(row)) if (field !== "voice") addText(value)
    for (const { about, span } of facts) addAttribute(language, about, span)
    for (const { ask, text = ask, value } of [row.ask ?? []].flat()) {
      const fact = value && facts.find((one) => one.value === value)
      if (fact) addAnswer(language, fact.about, text, fact.span, name)
    }
  }
}
for (const { name, url: file } of filesIn("clauses/")) {
  for (const { text, label, attribute } of readLines(file)) {
    addText(text)
    if (label === "fact") addAttribute(name.slice(0, 2), attribute ?? "", text)
  }
}
for (const { url: folder } of filesIn("tune/")) {
  for (const line of readLines(new URL(`${folder}/talk.jsonl`))) {
    addText(line.user)
    addText(line.reply)
  }
}
for (const { name, url: file } of filesIn("requests/")) {
  for (const { own, general } of readLines(file)) {
    for (const text of [...own, ...general]) addText(text)
    topics.push({ language: name.slice(0, 2), texts: own })
  }
}
const clusters = filesIn("related/").flatMap(({ url: file }) =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.includes("|"))
    .map((line) => {
      const [asked, told] = line.split("|")
      const [language, , ...asking] = asked.trim().split(/\s+/)
      return { language, asking, telling: told.trim().split(/\s+/) }
    })
    .filter(({ asking, telling }) => asking.length > 0 && telling.length > 1),
)

const asked = new Set(answers.flatMap(({ question, answer }) => [question, answer]))
const words = commonWords([...sentences])
/** The sentences to learn from: all questions and what answers them, and others that `sample` draws. */
const drawTexts = (sample) => [
  ...asked,
  ...sample(
    [...sentences].filter((text) => !asked.has(text)),
    MAX_SENTENCES,
  ),
]

function commonWords(all) {
  const counts = new Map()
  for (const text of all)
    for (const [word] of text
      .normalize("NFKC")
      .toLowerCase()
      .matchAll(/[\p{L}\p{N}]+/gu)) {
      const isUnspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(word)
      const parts = isUnspaced
        ? [...word].slice(1).map((letter, at) => [...word][at] + letter)
        : word.length > 2 && !/^\d+$/.test(word)
          ? [word]
          : []
      for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1)
    }
  const common = [...counts].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one)
  return common.slice(0, MAX_WORDS).map(([word]) => word)
}

export { answers, attributes, clusters, drawTexts, topics, words }

// Reads whole messages that other people wrote, with whose words each stretch is: 0 asks about a text, 1 is typed otherwise, 2 is pasted.
import { readdirSync, readFileSync } from "node:fs"
import { FOLDS, hashOf, randomFrom, SELF } from "./messages.mjs"

const talk = new URL("../../talk/", import.meta.url)
const filesIn = (folder) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.endsWith(".jsonl"))
    .toSorted()
const linesOf = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))

/** Where words occur in a text, as stretches with a label. */
export function rangesOf(text, words, label) {
  return words.flatMap((word) => {
    const from = text.toLowerCase().indexOf(word.toLowerCase())
    return from < 0 ? [] : [{ from, to: from + word.length, label }]
  })
}

/** The stretches of a text that a list of disjoint ones leaves over. */
function complement(text, ranges) {
  const all = []
  let at = 0
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (from > at) all.push({ from: at, to: from })
    at = Math.max(at, to)
  }
  if (at < text.length) all.push({ from: at, to: text.length })
  return all.filter(({ from, to }) => text.slice(from, to).trim() !== "")
}

/** A text with `⟦…⟧` around what is pasted, and the stretches of it. */
export function unmark(raw) {
  let text = ""
  const pasted = []
  for (const piece of raw.split(/(?=[⟦⟧])/)) {
    const bare = piece.replace(/^[⟦⟧]/, "")
    if (piece.startsWith("⟦")) pasted.push({ from: text.length, to: text.length + bare.length, label: 2 })
    text += bare
  }
  return { text, pasted }
}

/** What stands around a paste, by sentence: it asks about it, unless it tells of its author. */
function aroundPaste(text, pasted, own) {
  return complement(text, pasted).flatMap((range) => {
    const parts = text.slice(range.from, range.to).matchAll(/[^.!?。！？\n]+[.!?。！？\n]*/gu)
    return [...parts].map(({ 0: part, index }) => {
      const [from, to] = [range.from + index, range.from + index + part.length]
      const tells =
        own?.some((one) => one.from < to && one.to > from) ?? (SELF.test(part.trim()) && !/[?？]\s*$/.test(part))
      return { from, to, label: tells ? 1 : 0 }
    })
  })
}

const QUOTES = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["« ", " »"],
  ["「", "」"],
]
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*\s*/gu

/**
 * A message with one paste in another layout: on one line with its request or apart, behind a colon, in quotation marks, shortened, with the
 * request on the other side. People lay out the same request in all these ways. `undefined` where it has no such form.
 */
export function layOutAnew(text, pasted, random) {
  const [paste] = pasted
  if (pasted.length !== 1) return undefined
  const chance = (share) => random() < share
  const pick = (list) => list[Math.floor(random() * list.length)]
  let before = text
    .slice(0, paste.from)
    .replace(/["“„«「『\s]+$/u, "")
    .trim()
  let after = text
    .slice(paste.to)
    .replace(/^["”“»」』\s]+/u, "")
    .trim()
  let body = text
    .slice(paste.from, paste.to)
    .replace(/^["“„«「『]|["”“»」』]$/gu, "")
    .trim()
  if (before === "" && after === "") return undefined
  if (before !== "" && after !== "" && chance(0.4)) {
    if (chance(0.5)) before = ""
    else after = ""
  } else if ((before === "") !== (after === "") && chance(0.25))
    [before, after] = [after.replace(/[:：]$/u, ""), before.replace(/[:：]$/u, "")]
  if (chance(0.6)) body = body.replace(/\s*\n+\s*/gu, " ")
  if (chance(0.5)) {
    const sentences = body.match(SENTENCE) ?? [body]
    const count = 1 + Math.floor(random() * 4)
    const start = Math.floor(random() * Math.max(1, sentences.length - count + 1))
    body = sentences
      .slice(start, start + count)
      .join("")
      .trim()
  }
  if (body.length < 12) return undefined
  if (chance(0.25)) [before, after] = [before.toLowerCase(), after.toLowerCase()]
  if (chance(0.12)) body = body.toLowerCase()
  const [open, close] = chance(0.12) && !/["“”«»「」]/u.test(body) ? pick(QUOTES) : ["", ""]
  const space = UNSPACED.test(before + after) ? "" : " "
  const ended = /[.!?:。！？：]$/u
  const bare = before.replace(ended, "")
  const lead = pick([
    `${before}\n`,
    `${before}\n`,
    `${before}\n\n`,
    `${before}${space || ""}`,
    ended.test(before) ? `${before}${space}` : `${before}.${space}`,
    `${bare}${space === "" ? "：" : ": "}`,
    `${bare}${space === "" ? "：" : ": "}`,
    `${bare}:\n`,
    `${bare}${space === "" ? "——" : pick([" - ", " — ", " … "])}`,
  ])
  const start = before === "" ? open : lead + open
  const end =
    after === ""
      ? close
      : close + pick(["\n", "\n", "\n\n", space || "\n", ended.test(body) ? space || "\n" : "\n"]) + after
  return { text: start + body + end, pasted: [{ from: start.length, to: start.length + body.length, label: 2 }] }
}

/**
 * Conversations of `talk/planted`, and what people of `talk/introductions` and `talk/letters` paste, in which each message of the user has
 * its stretches.
 */
export function readPastes(half) {
  const conversations = filesIn(`planted/${half}/`)
    .filter((name) => name.startsWith("pastes-"))
    .flatMap((name) => linesOf(`planted/${half}/${name}`))
  const folders = half === "tune" ? ["introductions/tune/", "letters/"] : [`introductions/${half}/`]
  const people = folders.flatMap((folder) =>
    filesIn(folder).flatMap((name) =>
      linesOf(folder + name).flatMap(({ beside, pasted, planted, own }) =>
        beside === undefined
          ? []
          : [
              {
                language: name.slice(0, 2),
                messages: [{ role: "user", text: beside }],
                planted,
                kept: own.map(({ span }) => span),
                pasted: [pasted],
              },
            ],
      ),
    ),
  )
  return [...conversations, ...people].map(({ language, messages, planted = [], kept = [], pasted = [] }) => ({
    language,
    fold: hashOf(messages[0].text) % FOLDS,
    messages: messages.map(({ role, text }) => {
      if (role !== "user") return { role, text }
      const others = rangesOf(text, pasted, 2)
      const own = rangesOf(text, kept, 1)
      const ranges = [...others, ...aroundPaste(text, others, own)]
      return {
        role,
        text,
        own: kept,
        pasted: others,
        ranges: others.length === 0 ? [{ from: 0, to: text.length, label: 1 }] : ranges,
        words: [...own, ...rangesOf(text, planted, 2)],
      }
    }),
  }))
}

/** Other layouts of each message with a paste. */
const LAYOUTS = 4
/** Beside so many of them stands what somebody tells of themselves. */
const TOLD_SHARE = 0.35

/**
 * Whole messages for the segmenter, which reads each alone. `typed`: nothing in it is pasted. `anew`: another layout of
 * a message before it.
 */
export function readLabelledMessages() {
  const messages = []
  const random = randomFrom(41)
  const told = new Map()
  const add = (language, text, ranges, fold, anew = false) =>
    messages.push({ language, text, ranges, fold, anew, typed: ranges.every(({ label }) => label !== 2) })
  const whole = (language, text) => add(language, text, [{ from: 0, to: text.length, label: 1 }], hashOf(text) % FOLDS)
  const addAnew = (language, text, pasted, own, fold) => {
    for (let times = 0; times < LAYOUTS; times++) {
      const anew = layOutAnew(text, pasted, random)
      if (anew === undefined) continue
      const kept = own && rangesOf(anew.text, own, 1)
      const ranges = [...anew.pasted, ...aroundPaste(anew.text, anew.pasted, kept)]
      const statements = told.get(`${language} ${fold}`) ?? []
      const statement = random() < TOLD_SHARE ? statements[Math.floor(random() * statements.length)] : undefined
      const beside =
        statement === undefined ? { text: anew.text, ranges } : tellBeside(anew.text, ranges, statement, random)
      add(language, beside.text, beside.ranges, fold, true)
    }
  }
  for (const name of filesIn("matters/tune/"))
    for (const { tell, change, beside, nearForget } of linesOf(`matters/tune/${name}`)) {
      const key = `${name.slice(0, 2)} ${hashOf(tell) % FOLDS}`
      told.set(key, [...(told.get(key) ?? []), tell])
      for (const text of [tell, change, beside, nearForget]) whole(name.slice(0, 2), text)
    }
  for (const { language, fold, messages: all } of readPastes("tune"))
    for (const { role, text, ranges, own, pasted } of all) {
      if (role !== "user") continue
      const isWhole = ranges.every(({ label }) => label === 2)
      // A short text that is a message of its own is told by the messages beside it.
      if (isWhole && text.length < 200) continue
      add(language, text, ranges, fold)
      addAnew(language, text, pasted, own, fold)
    }
  for (const name of filesIn("pasted/tune/"))
    for (const { text: raw } of linesOf(`pasted/tune/${name}`)) {
      const { text, pasted } = unmark(raw)
      const fold = hashOf(text) % FOLDS
      if (pasted.length === 0) whole(name.slice(0, 2), text)
      else {
        add(name.slice(0, 2), text, [...pasted, ...aroundPaste(text, pasted)], fold)
        addAnew(name.slice(0, 2), text, pasted, undefined, fold)
      }
    }
  return messages
}

/** A message with a statement of its author before or behind everything else. */
function tellBeside(text, ranges, statement, random) {
  const gap = ["\n\n", "\n\n", "\n", UNSPACED.test(text) ? "\n" : " "][Math.floor(random() * 4)]
  const isPastedLast = ranges.some(({ to, label }) => label === 2 && text.slice(to).trim() === "")
  if (random() < 0.5 || (isPastedLast && gap === " ")) {
    const shift = statement.length + gap.length
    const moved = ranges.map(({ from, to, label }) => ({ from: from + shift, to: to + shift, label }))
    return { text: statement + gap + text, ranges: [{ from: 0, to: statement.length, label: 1 }, ...moved] }
  }
  const from = text.length + gap.length
  return { text: text + gap + statement, ranges: [...ranges, { from, to: from + statement.length, label: 1 }] }
}

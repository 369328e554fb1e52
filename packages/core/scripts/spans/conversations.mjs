// Conversations whose units are marked: 1 is what the sender says of themselves, 0 is somebody else's, undefined is neither.

import { filesIn, linesOf } from "../talk-files.mjs"
import { readLabelledMessages, readPastes } from "./labelled.mjs"
import { FOLDS as CLAUSE_FOLDS, hashOf, randomFrom } from "./messages.mjs"
import {
  composeSituations,
  composeTyped,
  readSentences,
  readSituations,
  readTyped,
  sentencesIn,
} from "./situations.mjs"

export const FOLDS = 3
/** The fold of a sentence is the same here and where it is composed. */
export const foldOf = (text) => (hashOf(text) % CLAUSE_FOLDS) % FOLDS
export const jsonOf = (path) => linesOf(path).map((line) => JSON.parse(line))

/** Stretches of a message with their label, by place. */
export const wholeOf = (text, label) => [{ from: 0, to: text.length, label }]
const hitsOf = (text, words, label) =>
  words.flatMap((word) => {
    const at = text.toLowerCase().indexOf(word.toLowerCase())
    return at < 0 ? [] : [{ from: at, to: at + word.length, label, word: true }]
  })

/** What talk/planted holds. */
export function readPlanted(half) {
  const names = ["series", "within", "own", ...(half === "judge" ? ["strangers"] : [])]
  const named = names.flatMap((name) =>
    jsonOf(`planted/${half}/${name}.jsonl`).map(({ messages, planted, kept }, place) => ({
      source: `planted-${name}`,
      fold: place % FOLDS,
      hasText: planted !== undefined,
      messages: messages.map((one) => ({
        ...one,
        ranges: one.role === "user" ? hitsOf(one.text, planted ?? kept, planted === undefined ? 1 : 0) : [],
      })),
    })),
  )
  const pastes = readPastes(half).map(({ fold, messages }) => ({
    source: "pastes",
    fold: fold % FOLDS,
    hasText: true,
    messages: messages.map(({ role, text, ranges = [], words = [] }) => ({
      role,
      text,
      asks: ranges.filter(({ label }) => label === 0),
      ranges: [
        ...words.map(({ from, to, label }) => ({ from, to, label: label === 1 ? 1 : 0, word: true })),
        ...ranges.filter(({ label }) => label === 2).map(({ from, to }) => ({ from, to, label: 0 })),
      ],
    })),
  }))
  return [...named, ...pastes]
}
/** What talk/handed holds, without every third conversation, which judges. */
export function readHanded() {
  return filesIn("handed/").flatMap((file) =>
    jsonOf(`handed/${file}`).flatMap(({ messages, whose }, place) => {
      if (place % 3 === 0) return []
      let next = 0
      const marked = messages.map((one) => {
        if (one.role !== "user") return { ...one, ranges: [] }
        const label = whose[next++] === "own" ? 1 : 0
        return { ...one, label, ranges: wholeOf(one.text, label) }
      })
      return [{ source: "handed", fold: place % FOLDS, messages: marked, hasText: whose.includes("handed") }]
    }),
  )
}

const labelsOf = (ranges) =>
  ranges.flatMap(({ from, to, label }) => (label === 0 ? [] : [{ from, to, label: label === 2 ? 0 : 1 }]))

/** Messages with a paste, also in other layouts, and such in which all is typed. What asks about a text has no label. */
export function readMarked() {
  return readLabelledMessages().map(({ language, text, ranges, fold, typed, anew }) => ({
    source: typed ? "own" : anew ? "anew" : "pasted",
    language,
    fold: fold % FOLDS,
    hasText: !typed,
    messages: [{ role: "user", text, asks: ranges.filter(({ label }) => label === 0), ranges: labelsOf(ranges) }],
  }))
}

/** `count` messages around texts of talk/situations, and messages in which all is typed. */
export function composeMarked(count) {
  const situations = readSituations()
  return [
    ...composeSituations(count, 29, situations).map((one) => ({ ...one, source: "situations" })),
    ...composeTyped(Math.round(count * 0.6), 31, situations).map((one) => ({ ...one, source: "all typed" })),
    ...readTyped().map(({ language, text }) => ({
      source: "typed",
      language,
      text,
      fold: hashOf(text) % CLAUSE_FOLDS,
      ranges: wholeOf(text, 1),
    })),
  ].map(({ source, language, text, ranges, fold }) => ({
    source,
    language,
    fold: fold % FOLDS,
    messages: [{ role: "user", text, ranges: labelsOf(ranges) }],
  }))
}

/** The sessions of talk/tune. */
export function readSessions() {
  return filesIn("tune/").flatMap((person) => {
    const sessions = new Map()
    for (const { session, user, reply, says = [] } of jsonOf(`tune/${person}/talk.jsonl`)) {
      if (user === undefined) continue
      const messages = sessions.get(session) ?? []
      const isPasted = says.some(({ how }) => how === "pasted")
      const ranges = says.flatMap(({ value, how }) => hitsOf(user, [value], how === "pasted" ? 0 : 1))
      messages.push({
        role: "user",
        text: user,
        ranges: isPasted || user.length > 300 ? ranges : wholeOf(user, 1),
        hasText: isPasted,
      })
      if (reply) messages.push({ role: "assistant", text: reply, ranges: [] })
      sessions.set(session, messages)
    }
    return [...sessions.values()].map((messages, place) => ({
      source: "lives",
      language: LANGUAGES[person],
      fold: place % FOLDS,
      messages,
    }))
  })
}

const LANGUAGES = {
  camille: "fr",
  dmitri: "en",
  graham: "en",
  hanna: "de",
  kev: "en",
  leon: "de",
  rocio: "es",
  tasha: "en",
  weijie: "zh",
}

const MAX_TURNS = 3

/**
 * `count` of single messages behind some turns of a session in which nothing is handed over: what was said before
 * makes a text no less one, and a statement no less its sender's.
 */
export function composeBehindTalk(count, singles, sessions, seed) {
  const random = randomFrom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const plain = sessions.filter(({ messages }) => messages.every(({ hasText }) => hasText !== true))
  const byLanguage = Map.groupBy(plain, ({ language }) => language)
  const placed = singles.filter(({ language }) => byLanguage.has(language))
  return Array.from({ length: count }, () => {
    const one = pick(placed)
    const before = pick(byLanguage.get(one.language)).messages
    const turns = Math.min(1 + Math.floor(random() * MAX_TURNS), Math.floor(before.length / 2))
    const earlier = before.slice(0, 2 * turns).map(({ role, text }) => ({ role, text, ranges: [] }))
    return { ...one, source: `${one.source} behind talk`, messages: [...earlier, ...one.messages] }
  })
}

/** `count` of messages in which all is typed, behind a message with a text and its answer. */
export function composeBehindText(count, texts, typed, answers, seed) {
  const random = randomFrom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const byLanguage = Map.groupBy(texts, ({ language }) => language)
  const placed = typed.filter(({ language }) => byLanguage.has(language))
  return Array.from({ length: count }, () => {
    const one = pick(placed)
    const text = pick(byLanguage.get(one.language)).messages[0].text
    const earlier = [
      { role: "user", text, ranges: [] },
      { role: "assistant", text: pick(answers), ranges: [] },
    ]
    return { ...one, source: `${one.source} behind text`, messages: [...earlier, ...one.messages] }
  })
}

/** What each kind of message of talk/introductions and talk/letters tells of its author; everything in them is typed. */
const TOLD = ["hello", "safety", "wish", "life", "more", "changed", "letter"]
const TYPED_TOO = ["others", "othersKin", "moment", "question", "general", "once", "again", "nearForget"]

/**
 * The people of talk/introductions, and for tuning those of talk/letters: each has the messages they type, with the
 * stretches that state something of them.
 */
export function readIntroductions(half) {
  const folders = half === "tune" ? ["introductions/tune/", "letters/"] : [`introductions/${half}/`]
  return folders.flatMap((folder) =>
    filesIn(folder).flatMap((name) =>
      jsonOf(folder + name).map((person) => ({
        language: name.slice(0, 2),
        fold: hashOf(person.hello ?? person.letter) % FOLDS,
        messages: [...TOLD, ...TYPED_TOO]
          .filter((kind) => person[kind])
          .map((kind) => ({ kind, text: person[kind], spans: spansOf(person, kind) })),
      })),
    ),
  )
}

function spansOf(person, kind) {
  const facts =
    { wish: [{ span: person.wishSpan }], changed: [person.changedFact] }[kind] ?? person[`${kind}Facts`] ?? []
  return facts.flatMap((one) => (one?.span && person[kind].includes(one.span) ? [one.span] : []))
}

/** The longest sentence of a text that stands on one line with a request, in characters. */
const MAX_INLINE = 140
const UNSPACED = new Set(["zh", "ja"])

/**
 * `count` messages on one line without a mark that tells a text: half of them a sentence of a text and what is asked
 * about it, half of them what people say of themselves and what they want to know.
 */
export function composeInline(count, seed) {
  const random = randomFrom(seed)
  const chance = (share) => random() < share
  const pick = (list) => list[Math.floor(random() * list.length)]
  const situations = readSituations().map((one) => ({
    ...one,
    parts: sentencesIn(one.paste).filter((part) => part.length >= 15 && part.length <= MAX_INLINE),
  }))
  const texts = situations.filter(({ parts, asks }) => parts.length > 0 && asks.length > 0)
  const sentences = readSentences()
  const keyOf = ({ language, fold }) => `${language} ${fold}`
  const tasks = Map.groupBy(
    sentences.filter(({ role }) => role === "task"),
    keyOf,
  )
  const told = Map.groupBy(
    [
      ...sentences.filter(({ label }) => label === "fact" || label === "wish"),
      ...situations.flatMap(({ language, owns, fold }) => owns.map((text) => ({ language, text, fold }))),
    ],
    keyOf,
  )
  const keys = [...told.keys()].filter((key) => tasks.has(key))
  const bare = (text) =>
    text
      .replace(/["“”„«»「」『』]/gu, "")
      .replace(/[:：]\s*$/u, "")
      .replace(/[:：]/gu, ",")
      .replace(/\s*\n\s*/gu, " ")
      .trim()
  return Array.from({ length: count }, (_, place) => {
    const isText = place % 2 === 0
    const text = pick(texts)
    const key = isText ? keyOf(text) : pick(keys)
    const [language, fold] = [key.slice(0, 2), Number(key.slice(3))]
    const said = bare(isText ? pick(text.parts) : pick(told.get(key)).text)
    const asked = bare(isText ? pick(text.asks) : pick(tasks.get(key)).text)
    const space = UNSPACED.has(language) ? "" : " "
    const gap = pick([
      space || "，",
      space || "，",
      UNSPACED.has(language) ? "，" : ", ",
      UNSPACED.has(language) ? "" : " - ",
    ])
    const isLast = chance(0.5)
    const loose = chance(0.6)
    const open = (one) =>
      loose ? one.replace(/[.。,，]$/u, "") : /[.!?。！？]$/u.test(one) ? one : `${one}${space === "" ? "。" : "."}`
    const first = open(isLast ? asked : said)
    const line = `${first}${loose ? gap : space}${isLast ? said : asked}`
    const shown = chance(0.4) ? line.toLowerCase() : line
    const from = isLast ? line.length - said.length : 0
    return {
      source: isText ? "text inline" : "own inline",
      language,
      fold: fold % FOLDS,
      messages: [
        {
          role: "user",
          text: shown,
          ranges: [{ from, to: from + said.length - 1, label: isText ? 0 : 1, word: true }],
        },
      ],
    }
  })
}

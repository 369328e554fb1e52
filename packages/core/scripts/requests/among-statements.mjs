// Requests to forget of talk for tuning, each with statements of the same person among which are those that it means.
import { readdirSync, readFileSync } from "node:fs"
import { sentencesOf } from "../../src/text/sentences.ts"
import { randomFrom } from "../spans/messages.mjs"

const talk = new URL("../../talk/", import.meta.url)
export const readLines = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const filesOf = (folder, kind) =>
  readdirSync(new URL(folder, talk))
    .filter((name) => name.startsWith(kind))
    .toSorted()
    .map((name) => ({ name, lines: readLines(`${folder}${name}`) }))
const isWorded = (text) => /\p{L}/u.test(text)
export const sentencesIn = (text) =>
  sentencesOf(text)
    .map(({ text: sentence, start, end }) => ({ text: sentence.trim(), start, end }))
    .filter(({ text: sentence }) => isWorded(sentence))

const random = randomFrom(11)

const ofMatters = filesOf("matters/tune/", "").flatMap(({ name, lines }) => {
  const told = lines.flatMap(({ tell, span }, matter) => {
    const from = tell.indexOf(span)
    return sentencesIn(tell).map(({ text, start, end }) => ({
      matter,
      text,
      isStated: start < from + span.length && end > from,
    }))
  })
  return lines.flatMap(({ forget }, matter) =>
    forget.map((request, nth) => ({
      who: name,
      kind: nth === forget.length - 1 ? "roundabout" : nth === 0 && forget.length === 3 ? "plain" : "direct",
      language: name.slice(0, 2),
      request,
      told: told.map((one) => ({
        text: one.text,
        message: one.matter,
        isOwn: one.matter === matter,
        isRight: one.matter === matter && one.isStated,
      })),
    })),
  )
})
const ofWishes = filesOf("wishes/tune/", "forget-").flatMap(({ name, lines }) =>
  lines
    .filter(({ gone }) => gone.length > 0)
    .map(({ said, text, gone }) => ({
      who: name,
      kind: "wish",
      language: name.slice(-8, -6),
      request: text,
      told: said.map((one, at) => ({
        text: one,
        message: at,
        isOwn: gone.includes(at),
        isRight: gone.includes(at),
      })),
    })),
)
/** Whole messages that ask, most of them with more than the request. */
const ofMessages = filesOf("forgotten/tune/", "").flatMap(({ name, lines }) =>
  lines
    .filter(({ gone, kind }) => gone?.length > 0 && (kind === "forget" || kind === "asks"))
    .map(({ told, user, gone }) => ({
      who: `message-${name}`,
      kind: "message",
      language: name.slice(0, 2),
      request: user,
      told: told.flatMap((one, at) =>
        sentencesIn(one).map(({ text }) => ({
          text,
          message: at,
          isOwn: gone.includes(at),
          isRight: gone.includes(at),
        })),
      ),
    })),
)
const ofAsked = filesOf("wishes/asked/tune/", "").flatMap(({ name, lines }) =>
  lines.flatMap(({ tell, others, forget }, place) => {
    // Among what a few others tell: more of them would tell the same.
    const further = lines.filter((_, at) => at !== place && random() < 0.12)
    const told = [
      ...sentencesIn(tell).map(({ text }) => ({ text, message: tell, isOwn: true, isRight: true })),
      ...[...others, ...further.flatMap((one) => [one.tell, ...one.others])]
        .flatMap(sentencesIn)
        .map(({ text }) => ({ text, message: text, isOwn: false, isRight: false })),
    ]
    return forget.map((request) => ({ who: `asked-${name}`, kind: "asked", language: name.slice(0, 2), request, told }))
  }),
)
/** What people say in weeks of talk, by language and person. */
const TALKERS = {
  en: ["kev", "tasha", "graham", "dmitri"],
  de: ["hanna", "leon"],
  fr: ["camille"],
  es: ["rocio"],
  zh: ["weijie"],
}
export const talked = Object.entries(TALKERS).flatMap(([language, all]) =>
  all.map((who) => ({
    who,
    language,
    sentences: readLines(`tune/${who}/talk.jsonl`)
      .filter(({ user, forget }) => user !== undefined && forget === undefined)
      .flatMap(({ user }) => sentencesIn(user).map(({ text }) => text))
      .filter((text) => text.length < 250),
  })),
)
/** Each `told` also says which of them is of the message that is meant (`isOwn`) and which states what is meant (`isRight`). */
export const requestsAmongStatements = [...ofMatters, ...ofWishes, ...ofMessages, ...ofAsked]

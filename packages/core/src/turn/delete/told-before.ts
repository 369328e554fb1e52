import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { scoreClause } from "../../text/spans/clause-model.ts"
import { TOLD_CLAUSES } from "../../text/spans/told-clauses.ts"
import { ownCertainty } from "../../text/surely-own.ts"
import { mayLast } from "../../text/topics/wish-features.ts"
import type { ChatMessage } from "../messages.ts"

/** From this probability on a sentence asks for a text or a task, and tells nothing. */
const ASKS_FROM = 0.4
/** A longer message, in sentences or characters, is not searched for what its sender told. */
const MAX_SENTENCES = 40
const MAX_CHARACTERS = 16_384

/** The sentences of a user's message in which they surely tell something of themselves. */
export function toldSentences(messages: readonly ChatMessage[], at: number): readonly string[] {
  const { role, text } = messages[at] ?? { role: "system", text: "" }
  if (role !== "user" || text.length > MAX_CHARACTERS) return []
  const sentences = sentencesOf(text)
  if (sentences.length > MAX_SENTENCES) return []
  return sentences
    .filter(({ text: sentence, start, end }) => {
      if (asks(sentence)) return false
      const certainty = ownCertainty(messages, at, start, end)
      return certainty === "certainly" || certainty === "surely"
    })
    .map((sentence) => sentence.text)
}

/** Whether all of a user's message tells something of themselves. */
export function onlyTells(messages: readonly ChatMessage[], at: number): boolean {
  const all = sentencesOf(messages[at]?.text.slice(0, MAX_CHARACTERS) ?? "").length
  return all > 0 && toldSentences(messages, at).length === all
}

/** A longer message tells more than what to change in a text, in characters. */
const MAX_ORDER = 160

/** "Take out the hazelnuts, I'm allergic." */
const OWN_BEHIND = expression("iu")`
  [,;.!?，。、–—-]\s*(?:(?:because|since|as|weil|da|denn|car|parce que|porque|pois|perché|因为)\s?)?(?:(?:i|i['’]m|i['’]ve|my|ich|mein\p{L}*|je|yo|mi|soy|tengo|estoy|sono|ho|mio|sou|tenho|eu|meu|minha)(?!\p{L})|j['’]|我|私)
`

/** Whether a short message that is an order says nothing of its sender behind it. */
export const isOnlyOrder = (text: string): boolean => text.length <= MAX_ORDER && !OWN_BEHIND.test(text)

/** Whether a short message asks for something and tells nothing, and not for all later answers: "cut my job". */
export function onlyAsks(text: string): boolean {
  if (text.length > MAX_ORDER) return false
  const sentences = sentencesOf(text).map((one) => one.text)
  return sentences.length > 0 && sentences.every((one) => asks(one) && !mayLast(one))
}

function asks(sentence: string): boolean {
  const [request, , task] = scoreClause(sentence, TOLD_CLAUSES)
  return /[?？]\s*$/u.test(sentence) || request + task >= ASKS_FROM
}

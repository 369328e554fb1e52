import { sentencesOf } from "../../text/sentences.ts"
import { scoreClause } from "../../text/spans/clause-model.ts"
import { TOLD_CLAUSES } from "../../text/spans/told-clauses.ts"
import { ownCertainty } from "../../text/surely-own.ts"
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

function asks(sentence: string): boolean {
  const [request, , task] = scoreClause(sentence, TOLD_CLAUSES)
  return /[?？]\s*$/u.test(sentence) || request + task >= ASKS_FROM
}

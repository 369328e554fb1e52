import type { Message, Pool } from "../../contract/index.ts"
import { yieldBeforeReply } from "../../plugin/event-loop.ts"
import { analyse } from "../../text/analyse.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { beginningOf, tellingWords } from "../../text/telling-words.ts"
import { forgetRequestsIn } from "../delete/stated-with-request.ts"
import type { Tombstones } from "../delete/tombstones.ts"
import type { SessionDiff, SpokenMessage } from "../session/session-diff.ts"
import { isNotToKeep } from "./not-kept.ts"
import { withoutTakenBack } from "./wishes-about-others.ts"

/** Newest messages of a request that are looked through. */
const MAX_MESSAGES = 100

/** What a request's messages must not make known again, and what else its user says in them. */
export interface Withheld {
  readonly withheld: readonly string[]
  readonly known: readonly string[]
}

/**
 * The texts in a request's messages that must not be known again: said while nothing was kept, off the record, named
 * in a request to forget, or deleted since. The client resends them as history, so that the model may repeat them.
 */
export async function withheldTexts(
  tombstones: Tombstones,
  pool: Pool,
  messages: readonly SpokenMessage[],
  { ids, record }: SessionDiff,
  replies: readonly Message[],
): Promise<Withheld> {
  const said = new Set(replies.flatMap(({ text }) => analyse(text)).map(beginningOf))
  const notKept = new Set(record.seen.flatMap((seen) => (seen.notKept ? [seen.id] : [])))
  const from = Math.max(0, messages.length - MAX_MESSAGES)
  const withheld: string[] = []
  const known: string[] = []
  for (const [place, { role, text }] of messages.slice(from).entries()) {
    await yieldBeforeReply()
    // What no reply has a telling word of needs no closer look, which costs a model for each sentence.
    if (!tellingWords(text).some((word) => said.has(beginningOf(word)))) continue
    const id = ids[from + place]
    if (id !== undefined && notKept.has(id)) {
      withheld.push(text)
      continue
    }
    if (role !== "user") continue
    const isOut =
      isNotToKeep(messages, from + place) || withoutTakenBack(text) !== text || forgetRequestsIn(text).length > 0
    if (isOut || (await tombstones.holds(pool, id, text))) {
      withheld.push(text)
      continue
    }
    for (const sentence of sentencesOf(text)) {
      const isDeleted = (await tombstones.statementsIn(pool, [sentence.text], 0)).length > 0
      if (isDeleted) withheld.push(sentence.text)
      else known.push(sentence.text)
    }
  }
  return { withheld, known }
}

/** The messages without the assistant's sentences that have a telling word of the withheld texts and of no known one. */
export function cutWithheld<T extends Message>(messages: readonly T[], { withheld, known }: Withheld): readonly T[] {
  if (withheld.length === 0) return messages
  const others = new Set(known.flatMap((text) => analyse(text).map(beginningOf)))
  const sentences = withheld.flatMap((text) => sentencesOf(text))
  const telling = new Set(
    sentences.flatMap(({ text }) => tellingWords(text).map(beginningOf)).filter((word) => !others.has(word)),
  )
  const repeats = (text: string) => analyse(text).some((word) => telling.has(beginningOf(word)))
  return messages.map((message) => {
    if (message.role !== "assistant" || !repeats(message.text)) return message
    const kept = sentencesOf(message.text).filter((sentence) => !repeats(sentence.text))
    return { ...message, text: kept.map((sentence) => sentence.text).join(" ") }
  })
}

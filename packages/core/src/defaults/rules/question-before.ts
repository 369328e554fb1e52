import type { Message, Turn } from "../../contract/index.ts"
import { sentencesOf } from "../../text/sentences.ts"

const MAX_QUESTION = 200

/** Messages with what was said before them. */
export type SaidMessages = Pick<Turn, "before" | "messages">

/** The question of the assistant that a message answers, marked as the reader learned it. */
export function questionBefore(message: Message, { before, messages }: SaidMessages): string {
  const earlier = [...before, ...messages].filter(({ position }) => position < message.position)
  const last = earlier.toSorted((one, other) => one.position - other.position).at(-1)
  const sentence = last?.role === "assistant" ? sentencesOf(last.text.slice(-MAX_QUESTION)).at(-1)?.text : undefined
  return sentence !== undefined && /[?？]$/.test(sentence) ? `A: ${sentence}` : ""
}

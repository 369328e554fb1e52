import { stripBlocks } from "../text/block.ts"
import { unwrapMessage } from "./unwrap.ts"

/** One message of a conversation as an application hands it over. */
export interface ChatMessage {
  readonly role: "user" | "assistant" | "system" | "tool"
  readonly text: string
  readonly speaker?: string
  /** Its id where it comes from, unique in its session: the same id is the same message. Without one a message is known by what it says. */
  readonly id?: string
  /** When it was said, in milliseconds since 1970; now by default. What is kept of it bears this time. */
  readonly at?: number
}

/** How many characters of either end of a message are read and kept; the middle of a longer one is passed over. */
const MAX_END_CHARACTERS = 65_536
/** How many characters of tool results a turn carries along. */
const MAX_TOOL_CHARACTERS = 65_536

/**
 * Who said what: without Keepsake's own blocks, and of a user's message what a person typed. Text of tools and documents that a client wrapped into it
 * stands behind it as a message of a tool. Messages of which nothing is left are left out. Whoever comes in with messages goes through this once.
 */
export function normalizeMessages(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.flatMap((message): readonly ChatMessage[] => {
    const text = keepEnds(stripBlocks(message.text))
    if (message.role !== "user") return [{ ...message, text }]
    const { typed, read } = unwrapMessage(text)
    const own = typed.trim() === "" ? [] : [{ ...message, text: typed }]
    return read === "" ? own : [...own, { role: "tool", text: read }]
  })
}

/** Index of the newest message of a user with words that a person typed; -1 when there is none. */
export function lastTyped(messages: readonly Pick<ChatMessage, "role" | "text">[]): number {
  return messages.findLastIndex(isTyped)
}

/** Whether a message is a user's and holds more than what its client wrapped. */
export function isTyped({ role, text }: Pick<ChatMessage, "role" | "text">): boolean {
  return role === "user" && typedOf(text) !== ""
}

/** What a person typed in one message, for callers that have only its text. */
export function typedOf(text: string): string {
  return unwrapMessage(keepEnds(stripBlocks(text))).typed.trim()
}

/** A message that is longer than 128 Ki characters as its first and its last 64 Ki. */
export function keepEnds(text: string): string {
  if (text.length <= 2 * MAX_END_CHARACTERS) return text
  return `${text.slice(0, lastGapBefore(text, MAX_END_CHARACTERS))}\n${text.slice(firstWordAfter(text, text.length - MAX_END_CHARACTERS))}`
}

/** The newest results of tools, oldest first. */
export function toolTextsOf(messages: readonly ChatMessage[]): readonly string[] {
  const texts: string[] = []
  let room = MAX_TOOL_CHARACTERS
  for (let index = messages.length - 1; index >= 0 && room > 0; index--) {
    const message = messages[index]
    if (message?.role !== "tool") continue
    const { text } = message
    texts.unshift(text.length <= room ? text : text.slice(firstWordAfter(text, text.length - room)))
    room -= text.length
  }
  return texts
}

/** How far around a cut a gap between words is looked for; a text without gaps (Chinese, Japanese) is cut where it is. */
const MAX_GAP_DISTANCE = 8_192

/** The end of the last whole word before a cut: half of a word may be half of a secret. */
function lastGapBefore(text: string, cut: number): number {
  for (let at = cut; at > cut - MAX_GAP_DISTANCE; at--) if (isGap(text, at)) return at
  return cut
}

/** The start of the first whole word behind a cut, and behind a private key that the cut goes through. */
function firstWordAfter(text: string, cut: number): number {
  const key = text.lastIndexOf("-----BEGIN ", cut)
  const keyEnd = key < 0 ? -1 : text.indexOf("-----END ", key)
  const from = keyEnd > cut ? text.indexOf("\n", keyEnd) : cut
  if (from < 0) return text.length
  for (let at = from; at < from + MAX_GAP_DISTANCE && at < text.length; at++) if (isGap(text, at)) return at
  return from
}

function isGap(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code <= 32 || code === 0x3000
}

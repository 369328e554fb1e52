import { stripBlocks } from "../text/block.ts"
import { checkMessages } from "./checked-input.ts"
import { unwrapMessage } from "./unwrap.ts"

/** One message of a conversation as an application passes it. */
export interface ChatMessage {
  readonly role: "user" | "assistant" | "system" | "tool"
  readonly text: string
  readonly speaker?: string
  /**
   * Its id in the source, unique in its session: the same id is the same message. Without one, a message is identified
   * by its content.
   */
  readonly id?: string
  /**
   * Text that came with the message and that its author did not write: files, documents, search results; empty if it
   * cannot be read. It is not remembered, and a reply to it, or one that repeats it later, is not trusted.
   */
  readonly attached?: string
  /** When it was said, in milliseconds since 1970; now by default. Memories of it get this time. */
  readonly at?: number
}

/** Number of characters that are kept of either end of a message; the middle of a longer one is dropped. */
const MAX_END_CHARACTERS = 65_536
/** Maximum number of characters of tool results per turn. */
const MAX_TOOL_CHARACTERS = 65_536

/**
 * Normalizes the messages of a request: cuts Keepsake's own blocks, and reduces a user's message to what was typed.
 * Tool and document text that a client wrapped into it follows as a tool message; what is attached precedes it as one. Empty messages are dropped. Every
 * entry point applies this once. `options_invalid` for what is no list of messages.
 */
export function normalizeMessages(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  checkMessages(messages)
  return messages.flatMap(({ attached, ...message }): readonly ChatMessage[] => {
    const foreign: readonly ChatMessage[] = attached === undefined ? [] : [{ role: "tool", text: attached }]
    const whole = stripBlocks(message.text)
    // Tool text is compared and not kept, so that all of it counts.
    if (message.role === "tool") return [...foreign, { ...message, text: whole }]
    const text = keepEnds(whole)
    if (message.role !== "user") return [...foreign, { ...message, text }]
    const { typed, read } = unwrapMessage(text)
    const own = typed.trim() === "" ? [] : [{ ...message, text: typed }]
    return [...foreign, ...own, ...(read === "" ? [] : [{ role: "tool" as const, text: read }])]
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

/** The typed text of one message, for callers that have only its text. */
export function typedOf(text: string): string {
  return unwrapMessage(keepEnds(stripBlocks(text))).typed.trim()
}

/** Shortens a message of more than 128 Ki characters to its first and last 64 Ki. */
export function keepEnds(text: string): string {
  if (text.length <= 2 * MAX_END_CHARACTERS) return text
  return `${text.slice(0, lastGapBefore(text, MAX_END_CHARACTERS))}\n${text.slice(firstWordAfter(text, text.length - MAX_END_CHARACTERS))}`
}

/** Tool and document text since the assistant's last message, or all of it. */
export function newToolTexts(messages: readonly ChatMessage[], all = false): readonly string[] {
  const replied = all ? -1 : messages.findLastIndex(({ role }) => role === "assistant")
  return messages.slice(replied + 1).flatMap(({ role, text }) => (role === "tool" ? [text] : []))
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

/**
 * Maximum distance from a cut at which a gap between words is searched; text without gaps (Chinese, Japanese) is cut
 * where it is.
 */
const MAX_GAP_DISTANCE = 8_192

/** The end of the last whole word before a cut: half of a word may be half of a secret. */
function lastGapBefore(text: string, cut: number): number {
  for (let at = cut; at > cut - MAX_GAP_DISTANCE; at--) if (isGap(text, at)) return at
  return cut
}

/** The start of the first whole word after a cut, or after a private key that the cut splits. */
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

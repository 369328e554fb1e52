import type { Placement } from "@keepsake/core"
import { gap, members, only, type Span, Unscannable } from "../json-scan.ts"
import type { Chat } from "./chat-completions.ts"

/**
 * Puts a block into the bytes of a chat completions request; every other byte stays. Equal to parsing the body, adding the block and writing
 * it again. `latest-user`: before the newest text a person typed. `system`: before the leading system message. `system-tail`: after the last of
 * the leading system messages. Without one to add to, a system message is made. A string is parted from the block by an empty line; in an
 * array the block is a text part of its own.
 */
export function splice(bytes: Buffer, chat: Chat, placement: Placement): Buffer | "repeated-key" | "no-place" {
  try {
    const insertion = insertionOf(chat, placement)
    if (insertion === undefined) return "no-place"
    const { at, text } = insertion
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(at)])
  } catch (error) {
    if (error instanceof Unscannable) return "repeated-key"
    throw error
  }
}

interface Insertion {
  readonly at: number
  readonly text: string
}

function insertionOf(chat: Chat, placement: Placement): Insertion | undefined {
  if (placement.at === "latest-user") {
    return chat.target === undefined ? undefined : inMessage(chat, chat.target, placement.block, "before")
  }
  const leading = leadingSystemMessages(chat)
  if (leading === 0) return newMessage(chat, placement.block)
  return placement.at === "system"
    ? (inMessage(chat, 0, placement.block, "before") ?? newMessage(chat, placement.block))
    : (inMessage(chat, leading - 1, placement.block, "after") ?? newMessage(chat, placement.block))
}

function leadingSystemMessages(chat: Chat): number {
  const first = chat.said.findIndex((message) => message.role !== "system")
  return first === -1 ? chat.said.length : first
}

function inMessage(chat: Chat, index: number, block: string, side: "before" | "after"): Insertion | undefined {
  const { raw, spans } = chat.place
  const message = spans[index]
  if (message === undefined) return undefined
  const fields = members(raw, message.start, 3)
  only(fields, "role")
  const content = only(fields, "content")
  if (content === undefined) return undefined
  const opening = raw[content.start]
  if (opening === '"') return inString(content, block, side)
  return opening === "[" ? inArray(raw, content, block, side) : undefined
}

function inString(content: Span, block: string, side: "before" | "after"): Insertion {
  const between = content.end - content.start > 2 ? "\n\n" : ""
  return side === "before"
    ? { at: content.start + 1, text: escaped(block + between) }
    : { at: content.end - 1, text: escaped(between + block) }
}

function inArray(raw: string, content: Span, block: string, side: "before" | "after"): Insertion {
  const part = `{"type":"text","text":"${escaped(block)}"}`
  const isEmpty = raw[gap(raw, content.start + 1)] === "]"
  if (side === "before") return { at: content.start + 1, text: isEmpty ? part : `${part},` }
  return { at: content.end - 1, text: isEmpty ? part : `,${part}` }
}

function newMessage(chat: Chat, block: string): Insertion {
  const message = `{"role":"system","content":"${escaped(block)}"}`
  return { at: chat.place.open + 1, text: chat.place.spans.length === 0 ? message : `${message},` }
}

function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

import { hash } from "node:crypto"
import type { ChatMessage } from "@keepsake/core"
import { Rejection } from "../rejection.ts"
import type { JsonObject } from "./json-object.ts"

/** The built-in model: works offline and answers deterministically from the memories in the request. */
export const DEMO_MODEL = "keepsake-demo"

/** A reply of the built-in model, which each dialect formats. */
export interface DemoReply {
  readonly text: string
  /** The text in the pieces of a stream. */
  readonly words: readonly string[]
  /** The same for the same request. */
  readonly id: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** The reply to these messages. Throws a 400 for a request that no model accepts. */
export function createDemoReply(body: JsonObject, messages: readonly ChatMessage[], field: string): DemoReply {
  checkDemoRequest(body, messages, field)
  const memories = memoriesIn(messages)
  const text = memories.length === 0 ? "I have no memory about this." : `From memory: ${memories.join("; ")}`
  return {
    text,
    words: text.match(/\S+\s*/g) ?? [],
    id: hash("sha256", JSON.stringify(body), "hex").slice(0, 24),
    inputTokens: estimateTokens(messages),
    outputTokens: estimate(text),
  }
}

/** Estimates one token per four bytes of UTF-8. */
export function estimateTokens(messages: readonly ChatMessage[]): number {
  return messages.reduce((sum, { text }) => sum + estimate(text), 0)
}

function estimate(words: string): number {
  return Math.ceil(Buffer.byteLength(words) / 4)
}

function checkDemoRequest({ stream }: JsonObject, messages: readonly ChatMessage[], field: string): void {
  if (messages.length === 0) {
    const remedy = 'Send at least one, such as {"role": "user", "content": "Hello"}.'
    throw new Rejection(400, `invalid_${field}`, `The field ${field} is not a list of messages.`, remedy, field)
  }
  if (stream !== undefined && stream !== null && typeof stream !== "boolean") {
    const message = "The field stream is not true or false."
    throw new Rejection(400, "invalid_stream", message, "Send true or false.", "stream")
  }
}

/** Limits the reply, because anyone can write a block as long as a request. Genuine blocks are shorter. */
const MAX_BLOCK_CHARACTERS = 65_536
const OPENING = "<keepsake-memory"
const CLOSING = "</keepsake-memory>"

/** The lines of the newest block in the request, without bullets and brackets. */
function memoriesIn(messages: readonly ChatMessage[]): readonly string[] {
  for (const { text } of messages.toReversed()) {
    const block = blockIn(text)
    if (block === undefined) continue
    const lines = block.split(/\n(?=- )/)
    return lines.map((line) => line.replace(/^- (?:\[[^\]]*\] ?)?/, "").trim()).filter((line) => line !== "")
  }
  return []
}

/** The text of the first block. Uses `indexOf`, because a regular expression would backtrack at every opening tag. */
function blockIn(text: string): string | undefined {
  const opening = text.indexOf(OPENING)
  const start = opening === -1 ? -1 : text.indexOf(">", opening + OPENING.length)
  const end = start === -1 ? -1 : text.indexOf(CLOSING, start)
  return end === -1 ? undefined : text.slice(start + 1, Math.min(end, start + 1 + MAX_BLOCK_CHARACTERS))
}

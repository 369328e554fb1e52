import { hash } from "node:crypto"
import type { ChatMessage } from "@keepsake/core"
import { Rejection } from "../rejection.ts"
import type { JsonObject } from "./json-object.ts"

/** The built-in model: offline, the same answer to the same request, from nothing but the memories that the request carries. */
export const DEMO_MODEL = "keepsake-demo"

/** What every dialect's answer of the built-in model is made of. */
export interface DemoReply {
  readonly text: string
  /** The text in pieces, as a stream carries it. */
  readonly words: readonly string[]
  /** The same for the same request. */
  readonly id: string
  readonly inputTokens: number
  readonly outputTokens: number
}

/** What the built-in model says to these messages. A request that no model would take is 400. */
export function createDemoReply(body: JsonObject, messages: readonly ChatMessage[], field: string): DemoReply {
  checkDemoRequest(body, messages, field)
  const memories = memoriesIn(messages)
  const text = memories.length === 0 ? "I have no memory that bears on this." : `From memory: ${memories.join("; ")}`
  return {
    text,
    words: text.match(/\S+\s*/g) ?? [],
    id: hash("sha256", JSON.stringify(body), "hex").slice(0, 24),
    inputTokens: estimateTokens(messages),
    outputTokens: estimate(text),
  }
}

/** Four bytes of UTF-8 count as one token: what was really read and written, by a common estimate. */
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

/** More of a block is not repeated: a genuine one is shorter, and anybody may write one of the length of a request. */
const MAX_BLOCK_CHARACTERS = 65_536
const OPENING = "<keepsake-memory"
const CLOSING = "</keepsake-memory>"

/** The lines of the newest block in the request, each without its bullet and brackets. */
function memoriesIn(messages: readonly ChatMessage[]): readonly string[] {
  for (const { text } of messages.toReversed()) {
    const block = blockIn(text)
    if (block === undefined) continue
    const lines = block.split(/\n(?=- )/)
    return lines.map((line) => line.replace(/^- (?:\[[^\]]*\] ?)?/, "").trim()).filter((line) => line !== "")
  }
  return []
}

/** What stands between the first opening and the first closing after it. Found by searching, as a pattern would begin anew at every opening. */
function blockIn(text: string): string | undefined {
  const opening = text.indexOf(OPENING)
  const start = opening === -1 ? -1 : text.indexOf(">", opening + OPENING.length)
  const end = start === -1 ? -1 : text.indexOf(CLOSING, start)
  return end === -1 ? undefined : text.slice(start + 1, Math.min(end, start + 1 + MAX_BLOCK_CHARACTERS))
}

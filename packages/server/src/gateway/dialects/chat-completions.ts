import { isUtf8 } from "node:buffer"
import type { Said } from "@keepsake/core"
import { isObject, type JsonObject, stringIn } from "../json-object.ts"
import { elements, gap, members, only, type Span, Unscannable } from "../json-scan.ts"

/** A chat completions request that can be read and edited. */
export interface Chat {
  readonly body: JsonObject
  readonly model: string
  /** As they stand in the body. */
  readonly messages: readonly JsonObject[]
  /** The same, in the same order, as text. */
  readonly said: readonly Said[]
  /** Index of the newest user message with text; absent when nobody has typed anything. */
  readonly target: number | undefined
  /** The newest message is a tool's result: the same turn goes on. */
  readonly goesOn: boolean
  /** The request names tools, so that this turn may go on. */
  readonly hasTools: boolean
  readonly place: Place
}

/** Where the messages stand in the bytes; `raw` is the body as Latin-1. */
interface Place {
  readonly raw: string
  /** Offset of the `[` of `messages`. */
  readonly open: number
  readonly spans: readonly Span[]
}

/** Why a body is passed on as it is, for `x-keepsake-degraded`. */
export type Unreadable =
  | "content-encoding"
  | "byte-order-mark"
  | "invalid-utf8"
  | "malformed-json"
  | "repeated-key"
  | "depth"
  | "no-messages"

export function readChat(bytes: Buffer, contentEncoding: string | undefined): Chat | Unreadable {
  if (contentEncoding !== undefined && !/^\s*(?:identity)?\s*$/i.test(contentEncoding)) return "content-encoding"
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "byte-order-mark"
  if (!isUtf8(bytes)) return "invalid-utf8"
  const body = parse(bytes)
  if (body === undefined) return "malformed-json"
  if (!isObject(body) || !Array.isArray(body.messages) || !body.messages.every(isObject)) return "no-messages"
  const messages: readonly JsonObject[] = body.messages
  const place = placeOf(bytes)
  if (typeof place === "string") return place
  const said = messages.map(saidIn)
  const target = said.findLastIndex((message) => message.role === "user" && message.text.trim() !== "")
  return {
    body,
    model: stringIn(body, "model") ?? "",
    messages,
    said,
    target: target === -1 ? undefined : target,
    goesOn: said.at(-1)?.role === "tool",
    hasTools: Array.isArray(body.tools) || Array.isArray(body.functions),
    place,
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}

function placeOf(bytes: Buffer): Place | Unreadable {
  const raw = bytes.toString("latin1")
  try {
    const messages = only(members(raw, gap(raw, 0), 1), "messages")
    return messages === undefined
      ? "no-messages"
      : { raw, open: messages.start, spans: elements(raw, messages.start, 2) }
  } catch (error) {
    if (error instanceof Unscannable) return error.why
    throw error
  }
}

function saidIn(message: JsonObject): Said {
  const role = roles.get(message.role) ?? "user"
  const text = textOf(message.content)
  const speaker = role === "user" ? stringIn(message, "name") : undefined
  return speaker === undefined ? { role, text } : { role, text, speaker }
}

const roles = new Map<unknown, Said["role"]>([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["assistant", "assistant"],
  ["tool", "tool"],
  ["function", "tool"],
])

/** The text of a message's content: the string, or its text parts one to a line. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content
  if (!Array.isArray(content)) return ""
  return content
    .filter(isTextPart)
    .map((part) => part.text)
    .join("\n")
}

function isTextPart(part: unknown): part is { readonly text: string } {
  return isObject(part) && typeof part.text === "string" && (part.type === "text" || part.type === undefined)
}

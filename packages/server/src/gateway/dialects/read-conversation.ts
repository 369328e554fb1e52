import { isUtf8 } from "node:buffer"
import { isObject } from "../json-object.ts"
import { scanMembers, skipWhitespace, UnsafeJson } from "../json-scan.ts"
import type { ConversationRequest, Dialect } from "./dialect.ts"

/** Why a body is forwarded unchanged, for `x-keepsake-degraded`. */
export type UnreadableReason =
  | "content-encoding"
  | "byte-order-mark"
  | "invalid-utf8"
  | "malformed-json"
  | "repeated-key"
  | "depth"
  | "no-messages"

/** Parses the bytes of a request in a dialect. */
export function readConversation(
  dialect: Dialect,
  bytes: Buffer,
  contentEncoding: string | undefined,
): ConversationRequest | UnreadableReason {
  if (contentEncoding !== undefined && !/^\s*(?:identity\s*)?$/i.test(contentEncoding)) return "content-encoding"
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "byte-order-mark"
  if (!isUtf8(bytes)) return "invalid-utf8"
  const body = parseJson(bytes)
  if (body === undefined) return "malformed-json"
  if (!isObject(body)) return "no-messages"
  const raw = bytes.toString("latin1")
  const open = skipWhitespace(raw, 0)
  try {
    return dialect.read({ body, raw, open, fields: scanMembers(raw, open, 1) })
  } catch (error) {
    if (error instanceof UnsafeJson) return error.reason
    throw error
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}

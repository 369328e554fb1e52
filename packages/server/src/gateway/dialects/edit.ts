import { type ByteRange, scanElements, scanMembers, skipWhitespace, uniqueMember } from "../json-scan.ts"
import type { ScannedJson } from "./read-conversation.ts"

/** JSON text that is put between two bytes, or in the place of those from `at` up to `end`. */
export interface Insertion {
  readonly at: number
  readonly end?: number
  readonly text: string
  /** The block became the part at this index, or stands `INSIDE` a text: a client may write the same message as a string or as parts. */
  readonly part?: number
}

/** In the place of an index: the block is no part of its own. */
export const INSIDE_TEXT = -1

/** Where in a text or a list of parts the block goes. */
export type Side = "before" | "after"

/**
 * A request with a block in it; every other byte stays. Equal to parsing the body, adding the block and writing it again. A string is parted from
 * the block by an empty line; in an array the block is a part of its own.
 */
export function splice(bytes: Buffer, { at, end = at, text }: Insertion): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(end)])
}

/** Into a string or an array of parts; of other content nothing can be made. `type` is that of a text part. */
export function insertIntoContent(
  { raw }: ScannedJson,
  content: ByteRange,
  block: string,
  side: Side,
  type: "text" | "input_text",
): Insertion | undefined {
  const opening = raw[content.start]
  if (opening === '"') return insertIntoString(content, block, side)
  return opening === "[" ? insertIntoArray(raw, content, textPart(block, type), side) : undefined
}

/**
 * The same before the words of a message whose block may have been placed before, in the `part` that it has there: clients send their newest
 * message as parts and the same one, as history, as a string, or the other way round, and a prompt cache knows texts and where they are parted.
 */
export function insertIntoMessage(
  json: ScannedJson,
  content: ByteRange,
  block: string,
  type: "text" | "input_text",
  part: number | undefined,
): Insertion | undefined {
  const { raw } = json
  const isString = raw[content.start] === '"'
  if (isString && part !== undefined && part !== INSIDE_TEXT) {
    const parts = [textPart(block, type), `{"type":"${type}","text":${rawText(raw, content)}}`]
    if (part > 0) parts.reverse()
    return { at: content.start, end: content.end, text: `[${parts.join(",")}]`, part }
  }
  const text = !isString && part === INSIDE_TEXT ? firstTextRange(json, content) : undefined
  const inside = text ?? (isString ? content : undefined)
  if (inside !== undefined) return { ...insertIntoString(inside, block, "before"), part: INSIDE_TEXT }
  const first = insertIntoContent(json, content, block, "before", type)
  return first && { ...first, part: 0 }
}

/** The text of the first part, where that is one of text. */
function firstTextRange({ raw }: ScannedJson, array: ByteRange): ByteRange | undefined {
  const [first] = raw[array.start] === "[" ? scanElements(raw, array.start, 4) : []
  if (first === undefined || raw[first.start] !== "{") return undefined
  const text = uniqueMember(scanMembers(raw, first.start, 5), "text")
  return text !== undefined && raw[text.start] === '"' ? text : undefined
}

/** JSON text as it came, of bytes that are read as Latin-1. */
function rawText(raw: string, { start, end }: ByteRange): string {
  return Buffer.from(raw.slice(start, end), "latin1").toString("utf8")
}

function insertIntoString(content: ByteRange, block: string, side: Side): Insertion {
  const between = content.end - content.start > 2 ? "\n\n" : ""
  return side === "before"
    ? { at: content.start + 1, text: escapeJson(block + between) }
    : { at: content.end - 1, text: escapeJson(between + block) }
}

function insertIntoArray(raw: string, array: ByteRange, element: string, side: Side): Insertion {
  const isEmpty = raw[skipWhitespace(raw, array.start + 1)] === "]"
  if (side === "before") return { at: array.start + 1, text: isEmpty ? element : `${element},` }
  return { at: array.end - 1, text: isEmpty ? element : `,${element}` }
}

/** A field of the request that was not there, or was null; one that holds something unknown is left alone. */
export function insertField(
  { raw, open }: ScannedJson,
  name: string,
  value: string,
  old: ByteRange | undefined,
): Insertion | undefined {
  const text = `"${escapeJson(value)}"`
  // Every request that has a conversation has a field after this one.
  if (old === undefined) return { at: open + 1, text: `"${name}":${text},` }
  return raw.slice(old.start, old.end) === "null" ? { at: old.start, end: old.end, text } : undefined
}

export function textPart(block: string, type: "text" | "input_text"): string {
  return `{"type":"${type}","text":"${escapeJson(block)}"}`
}

export function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

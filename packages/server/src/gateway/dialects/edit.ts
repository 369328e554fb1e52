import {
  type ByteRange,
  type ScannedJson,
  scanElements,
  scanMembers,
  skipWhitespace,
  uniqueMember,
} from "../json-scan.ts"

/** JSON text to insert at `at`, or to replace the bytes from `at` up to `end`. */
export interface Insertion {
  readonly at: number
  readonly end?: number
  readonly text: string
  /** Index of the part that the block became, or `INSIDE_TEXT`: a client may write the same message as a string or as parts. */
  readonly part?: number
}

/** Instead of an index: the block is within a text, not a part of its own. */
export const INSIDE_TEXT = -1

/** The end of a text or a list of parts where the block is inserted. */
export type Side = "before" | "after"

/**
 * Applies an edit to a request; all other bytes stay. The result equals parsing the body, adding the block and serializing it. In a string an
 * empty line separates the block from the text; in an array the block is a part of its own.
 */
export function splice(bytes: Buffer, { at, end = at, text }: Insertion): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(end)])
}

/** Inserts into a string or an array of parts; `undefined` for other content. `type` is that of a text part. */
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
 * Inserts before the text of a message, in the `part` where the block was inserted in an earlier request. Clients send their newest message as
 * parts and later the same message as a string, or the other way round, and prompt caches compare texts and their boundaries.
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

/** The text of the first part, if it is a text part. */
function firstTextRange({ raw }: ScannedJson, array: ByteRange): ByteRange | undefined {
  const [first] = raw[array.start] === "[" ? scanElements(raw, array.start, 4) : []
  if (first === undefined || raw[first.start] !== "{") return undefined
  const text = uniqueMember(scanMembers(raw, first.start, 5), "text")
  return text !== undefined && raw[text.start] === '"' ? text : undefined
}

/** The original JSON text of bytes that were read as Latin-1. */
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

/** Adds a field, or replaces null. A field with any other value is not changed. */
export function insertField(
  { raw, open }: ScannedJson,
  name: string,
  value: string,
  old: ByteRange | undefined,
): Insertion | undefined {
  const text = `"${escapeJson(value)}"`
  // A comma is always right, because a request with a conversation has another field.
  if (old === undefined) return { at: open + 1, text: `"${name}":${text},` }
  return raw.slice(old.start, old.end) === "null" ? { at: old.start, end: old.end, text } : undefined
}

export function textPart(block: string, type: "text" | "input_text"): string {
  return `{"type":"${type}","text":"${escapeJson(block)}"}`
}

export function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

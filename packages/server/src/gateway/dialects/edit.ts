import { gap, type Span } from "../json-scan.ts"
import type { JsonText } from "./json-text.ts"

/** JSON text that is put between two bytes, or in the place of those from `at` up to `end`. */
export interface Insertion {
  readonly at: number
  readonly end?: number
  readonly text: string
  /** The block became the part at this index, where that is not the same for every request of a turn. */
  readonly part?: number
}

/** Where in a text or a list of parts the block goes. */
export type Side = "before" | "after"

/**
 * A request with a block in it; every other byte stays. Equal to parsing the body, adding the block and writing it again. A string is parted from
 * the block by an empty line; in an array the block is a part of its own.
 */
export function spliced(bytes: Buffer, { at, end = at, text }: Insertion): Buffer {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(text), bytes.subarray(end)])
}

/** Into a string or an array of parts; of other content nothing can be made. `type` is that of a text part. */
export function inContent(
  { raw }: JsonText,
  content: Span,
  block: string,
  side: Side,
  type: "text" | "input_text",
): Insertion | undefined {
  const opening = raw[content.start]
  if (opening === '"') return inString(content, block, side)
  return opening === "[" ? inArray(raw, content, textPart(block, type), side) : undefined
}

function inString(content: Span, block: string, side: Side): Insertion {
  const between = content.end - content.start > 2 ? "\n\n" : ""
  return side === "before"
    ? { at: content.start + 1, text: escaped(block + between) }
    : { at: content.end - 1, text: escaped(between + block) }
}

function inArray(raw: string, array: Span, element: string, side: Side): Insertion {
  const isEmpty = raw[gap(raw, array.start + 1)] === "]"
  if (side === "before") return { at: array.start + 1, text: isEmpty ? element : `${element},` }
  return { at: array.end - 1, text: isEmpty ? element : `,${element}` }
}

/** A field of the request that was not there, or was null; one that holds something unknown is left alone. */
export function newField(
  { raw, open }: JsonText,
  name: string,
  value: string,
  old: Span | undefined,
): Insertion | undefined {
  const text = `"${escaped(value)}"`
  // Every request that has a conversation has a field after this one.
  if (old === undefined) return { at: open + 1, text: `"${name}":${text},` }
  return raw.slice(old.start, old.end) === "null" ? { at: old.start, end: old.end, text } : undefined
}

export function textPart(block: string, type: "text" | "input_text"): string {
  return `{"type":"${type}","text":"${escaped(block)}"}`
}

export function escaped(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

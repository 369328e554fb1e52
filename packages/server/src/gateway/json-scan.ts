import type { JsonObject } from "./json-object.ts"

/**
 * Finds the byte ranges of values in a JSON text, so that text can be inserted without changing other bytes. Works on the bytes read as
 * Latin-1, where one character is one byte. The text must be valid JSON: parse it first.
 */

/** Byte offsets of one value: its first byte, and one past its last. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}
export interface Member extends ByteRange {
  readonly name: string
}

/** Deeper texts are not edited, because other parsers have other limits. */
const MAX_DEPTH = 64

/** Thrown if a text is valid JSON but not safe to edit. */
export class UnsafeJson extends Error {
  override readonly name = "UnsafeJson"
  readonly reason: "depth" | "repeated-key"
  constructor(why: "depth" | "repeated-key") {
    super(why)
    this.reason = why
  }
}

/** Offset of the next byte that is not white space. */
export function skipWhitespace(raw: string, from: number): number {
  let at = from
  for (let code = raw.charCodeAt(at); isSpace(code); code = raw.charCodeAt(at)) at++
  return at
}

/** The members of the object that starts at `open`, in order. `depth` is that of the object, 1 at the root. */
export function scanMembers(raw: string, open: number, depth: number): Member[] {
  const members: Member[] = []
  let at = skipWhitespace(raw, open + 1)
  while (raw.charCodeAt(at) !== CLOSE_BRACE) {
    const quote = stringEnd(raw, at)
    const start = skipWhitespace(raw, skipWhitespace(raw, quote) + 1)
    const end = valueEnd(raw, start, depth)
    members.push({ name: memberName(raw.slice(at, quote)), start, end })
    at = skipWhitespace(raw, end)
    if (raw.charCodeAt(at) === COMMA) at = skipWhitespace(raw, at + 1)
  }
  return members
}

/** The elements of the array that starts at `open`. */
export function scanElements(raw: string, open: number, depth: number): ByteRange[] {
  const ranges: ByteRange[] = []
  let at = skipWhitespace(raw, open + 1)
  while (raw.charCodeAt(at) !== CLOSE_BRACKET) {
    const end = valueEnd(raw, at, depth)
    ranges.push({ start: at, end })
    at = skipWhitespace(raw, end)
    if (raw.charCodeAt(at) === COMMA) at = skipWhitespace(raw, at + 1)
  }
  return ranges
}

/** The member of that name. Throws if it is repeated, because parsers disagree on which one counts. */
export function uniqueMember(found: readonly Member[], name: string): Member | undefined {
  const first = found.find((member) => member.name === name)
  if (first !== undefined && found.some((member) => member !== first && member.name === name)) {
    throw new UnsafeJson("repeated-key")
  }
  return first
}

function valueEnd(raw: string, start: number, depth: number): number {
  const code = raw.charCodeAt(start)
  if (code === QUOTE) return stringEnd(raw, start)
  if (code === OPEN_BRACE || code === OPEN_BRACKET) return containerEnd(raw, start, depth)
  let at = start
  while (at < raw.length && !endsScalar(raw.charCodeAt(at))) at++
  return at
}

function containerEnd(raw: string, start: number, outside: number): number {
  let depth = outside
  for (let at = start; at < raw.length; at++) {
    const code = raw.charCodeAt(at)
    if (code === QUOTE) at = stringEnd(raw, at) - 1
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (++depth > MAX_DEPTH) throw new UnsafeJson("depth")
    } else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && --depth === outside) return at + 1
  }
  return raw.length
}

/** One past the closing quote of the string that starts at `open`. */
function stringEnd(raw: string, open: number): number {
  let quote = raw.indexOf('"', open + 1)
  while (quote !== -1 && isEscaped(raw, quote)) quote = raw.indexOf('"', quote + 1)
  return quote === -1 ? raw.length : quote + 1
}

function isEscaped(raw: string, at: number): boolean {
  let before = at
  while (raw.charCodeAt(before - 1) === BACKSLASH) before--
  return (at - before) % 2 === 1
}

/** Names are decoded only if they have escapes: only ASCII names are looked up. */
function memberName(quoted: string): string {
  return quoted.includes("\\") ? String(JSON.parse(quoted)) : quoted.slice(1, -1)
}

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_BRACKET = 0x5b
const BACKSLASH = 0x5c
const CLOSE_BRACKET = 0x5d
const OPEN_BRACE = 0x7b
const CLOSE_BRACE = 0x7d

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
}

function endsScalar(code: number): boolean {
  return code === COMMA || code === CLOSE_BRACE || code === CLOSE_BRACKET || isSpace(code)
}

/** The JSON object of a request, and the byte ranges of its fields. */
export interface ScannedJson {
  readonly body: JsonObject
  /** The body as Latin-1: one character is one byte. */
  readonly raw: string
  /** Offset of the object's `{`. */
  readonly open: number
  readonly fields: readonly Member[]
}

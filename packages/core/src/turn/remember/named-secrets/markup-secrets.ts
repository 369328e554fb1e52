import { type SecretSpan, spansOfLines } from "./cut-spans.ts"
import { isSecretName, kindOfName } from "./secret-names.ts"
import { fitsName, isFieldValue, isMadeValue } from "./secret-values.ts"

interface Attribute {
  readonly name: string
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A tag, or the text between two tags without the blanks around it. */
type Piece =
  | {
      readonly tag: string
      readonly closes: boolean
      readonly isEmpty: boolean
      readonly attributes: readonly Attribute[]
    }
  | { readonly text: string; readonly start: number; readonly end: number }

const TAG = /^<(\/?)([\p{L}_][\p{L}\p{N}_.:-]{0,80})(?=[\s/>])/u
const ATTRIBUTE = /([\p{L}_][\p{L}\p{N}_.:-]{0,80})\s{0,3}=\s{0,3}(?:"([^"]{0,4000})"|'([^']{0,4000})')/gu
/** Longer tags, in characters, are no configuration. */
const MAX_TAG = 4_000
const CDATA = "<![CDATA["

/** Attributes that hold the name of something. */
const NAMING = /^(?:name|key|id|for|property|field|option|param(?:eter)?|type|itemprop)$/i
/** Attributes that hold its value. */
const VALUE = /^(?:value|val|content|default|data)$/i
/** Elements in which a value stands beside an element with its name. */
const VALUE_TAGS = new Set("string data value td dd code kbd samp tt pre input span b strong em i mark var".split(" "))
/** Elements whose end ends what a name in them tells. */
const CONTAINERS = new Set(["tr", "table", "li", "ul", "ol", "dl", "dict", "form"])
/** Elements whose own text is no value, although an attribute names a secret. */
const LABELS = /^(?:input|button|label|a)$/
const MAX_NAME = 60

/** The name of a secret whose value is expected, and the element or text that tells it. */
interface Expected {
  readonly name: string
  readonly tag: string
  readonly from: "element" | "text"
}

/**
 * Secrets in XML, property lists and HTML: in an element or attribute with the name of a secret, in one whose attribute
 * names it, behind an element that holds its name, and in the column of a table below it. Linear in the text.
 */
export function findMarkupSecrets(text: string): readonly SecretSpan[] {
  if (!text.includes("</") && !text.includes("/>") && !/<(?:input|param|add)\s/i.test(text)) return []
  const spans: SecretSpan[] = []
  const columns = new Map<number, string>()
  /** The secret in the second cell of a row: a row of names has as many. */
  let beside: readonly SecretSpan[] = []
  let opened = ""
  let cell = ""
  let column = -1
  let expected: Expected | undefined
  for (const piece of piecesOf(text)) {
    if ("text" in piece) {
      if (expected !== undefined && /^[:：=]$/u.test(piece.text)) {
        expected = { ...expected, name: `${expected.name}:` }
        continue
      }
      const { start, end } = piece
      const heading = cell === "td" ? columns.get(column) : undefined
      const name = expected !== undefined && mayBeValueOf(expected, opened) ? expected.name : heading
      if (name !== undefined && isFieldValue(piece.text) && fitsName(piece.text, bareName(name))) {
        const found = spansOfLines(text, start, end, kindOfName(bareName(name)))
        if (expected?.tag === "td" && cell === "td" && heading === undefined && !isMadeValue(piece.text)) beside = found
        else spans.push(...found)
      }
      const own = nameIn(piece.text)
      if (own !== undefined && cell === "th") columns.set(column, own)
      expected = own === undefined ? undefined : { name: own, tag: cell || opened, from: "text" }
      continue
    }
    const { tag, closes, attributes } = piece
    if (closes) {
      if (expected?.from === "element" && expected.tag === tag) expected = undefined
      if (expected?.from === "text" && CONTAINERS.has(tag)) expected = undefined
      if (tag === "tr" && column <= 1) spans.push(...beside)
      if (CONTAINERS.has(tag)) beside = []
      if (tag === cell) cell = ""
      opened = ""
      continue
    }
    opened = tag
    if (tag === "table") columns.clear()
    if (tag === "tr") column = -1
    if (tag === "td" || tag === "th") {
      cell = tag
      column++
    }
    spans.push(
      ...secretAttributes(attributes, expected?.from === "text" && tag === "input" ? expected.name : undefined),
    )
    if (piece.isEmpty) continue
    const named = attributes.find(({ name, value }) => NAMING.test(name) && isSecretName(value))
    if (named !== undefined && !LABELS.test(tag)) expected = { name: named.value, tag, from: "element" }
    else if (isSecretName(localName(tag))) expected = { name: localName(tag), tag, from: "element" }
  }
  return spans
}

/** Attributes that are named after a secret, and the value of an element that is named by another attribute or a label. */
function secretAttributes(attributes: readonly Attribute[], label: string | undefined): readonly SecretSpan[] {
  const name = attributes.find((one) => NAMING.test(one.name) && isSecretName(one.value))?.value ?? label
  return attributes.flatMap((one) => {
    const told = isSecretName(one.name) ? one.name : VALUE.test(one.name) ? name : undefined
    return told === undefined || !isFieldValue(one.value) || !fitsName(one.value, told)
      ? []
      : [{ start: one.start, end: one.end, kind: kindOfName(told) }]
  })
}

const localName = (tag: string): string => tag.slice(tag.indexOf(":") + 1)

/** The name of a secret, if a text is nothing else: "Admin password:". */
function nameIn(text: string): string | undefined {
  if (text.length > MAX_NAME) return undefined
  const name = text.replace(/\s{0,3}[:：=]$/u, "").replace(/^.{0,40}[:,;]\s/u, "")
  return isSecretName(name) && !/[.!?]/.test(name.replace(/[\p{L}\p{N}]\.[\p{L}\p{N}]/gu, "")) ? text : undefined
}

/** A heading without what ends it. */
const bareName = (name: string): string => name.replace(/\s{0,3}[:：=]{1,2}$/u, "")

const isValueTag = (tag: string): boolean =>
  VALUE_TAGS.has(localName(tag).toLowerCase()) || /[-_.]value$|Value$/.test(tag)

/** Whether the text of an element may be the value to a name in the text of the one before. */
function mayBeValueOf({ name, tag, from }: Expected, opened: string): boolean {
  if (/[:：=]$/u.test(name) || (from === "element" && opened === tag)) return true
  return isValueTag(opened) && (opened !== tag || tag === "td")
}

function* piecesOf(text: string): Generator<Piece> {
  let from = 0
  const textUntil = function* (end: number): Generator<Piece> {
    const part = text.slice(from, end)
    const inner = part.trim()
    if (inner === "") return
    const start = from + part.indexOf(inner)
    yield { text: inner, start, end: start + inner.length }
  }
  let end = -1
  for (let at = text.indexOf("<"); at >= 0; ) {
    if (text.startsWith(CDATA, at)) {
      const close = text.indexOf("]]>", at)
      if (close < 0) break
      yield* textUntil(at)
      from = at + CDATA.length
      yield* textUntil(close)
      from = close + 3
      at = text.indexOf("<", from)
      continue
    }
    // Searched once for many "<" before it.
    if (end < at) end = text.indexOf(">", at)
    if (end < 0) break
    const source = text.slice(at, Math.min(end + 1, at + MAX_TAG))
    const [, slash, tag] = TAG.exec(source) ?? []
    if (tag === undefined || end - at >= MAX_TAG) {
      at = text.indexOf("<", at + 1)
      continue
    }
    yield* textUntil(at)
    const attributes = slash ? [] : attributesOf(source, at)
    yield { tag, closes: slash === "/", isEmpty: source.endsWith("/>"), attributes }
    from = end + 1
    at = text.indexOf("<", from)
  }
  yield* textUntil(text.length)
}

function attributesOf(source: string, at: number): readonly Attribute[] {
  if (!source.includes("=")) return []
  return [...source.matchAll(ATTRIBUTE)].map((match) => {
    const value = match[2] ?? match[3] ?? ""
    const start = at + match.index + match[0].length - 1 - value.length
    return { name: match[1] ?? "", value, start, end: start + value.length }
  })
}

import {
  ASKS_PERSON,
  guessWrapperKind,
  NOTE_TAGS,
  NOTES_NEXT_TO_TAGS,
  OPENINGS,
  PERSON_SAYS,
  READ_TAGS,
  TOOL_RESULT,
  TRAILERS,
  type WrapperKind,
  wrapsTypedText,
} from "./wrappers.ts"

export interface UnwrappedText {
  /** The text that a person typed. */
  readonly typed: string
  /** Tool and document text that the client added; empty if there is none. */
  readonly read: string
}

/**
 * Separates typed text from what clients wrap around it. A tag counts if it opens at the start of a line and is
 * closed; its attributes do not matter. Unknown tags count if other text remains. Everything inside a document belongs
 * to the document. Linear in the text; a text without wrappers is returned unchanged.
 */
export function unwrapMessage(text: string): UnwrappedText {
  const start = text.trimStart()
  const result = TOOL_RESULT.exec(start)
  if (result) return { typed: personWordsIn(result, start), read: start }
  const read: string[] = []
  const opened = cutOpenings(cutTrailers(text, read), read)
  const typed = opened.includes("</") ? cutOpenings(cutTags(opened, read), read) : opened
  return { typed: typed === text ? text : typed.trim(), read: read.join("\n") }
}

function cutTrailers(text: string, read: string[]): string {
  let rest = text
  for (const { opens, kind } of TRAILERS) {
    const behind = opens.exec(rest)
    if (behind === null) continue
    if (kind === "read") read.push(rest.slice(behind.index))
    rest = rest.slice(0, behind.index)
  }
  return rest
}

function cutOpenings(text: string, read: string[]): string {
  let rest = text
  for (let count = 0; count < MAX_OPENINGS; count++) {
    const start = rest.trimStart()
    const opening = OPENINGS.find(({ opens }) => opens.test(start))
    if (opening === undefined) return rest
    const end = endOf(start, opening.until)
    if (opening.kind === "read") read.push(start.slice(0, end))
    rest = start.slice(end)
  }
  return rest
}

const MAX_OPENINGS = 20

/** A document may contain the words that end it: if the client writes them once, the last occurrence counts. */
function endOf(text: string, until: string | undefined): number {
  if (until === undefined) return text.length
  const end = LAST_END_COUNTS.has(until) ? text.lastIndexOf(until) : text.indexOf(until)
  return end < 0 ? text.length : end + until.length
}

const LAST_END_COUNTS = new Set(["</context>", "\n```", "</INSTRUCTIONS>", "\nQuestion:", "\nQuery:"])

/**
 * The user's answer in the result of a tool that asks for it, or the comment with which they allowed or denied a tool
 * call.
 */
function personWordsIn(result: RegExpExecArray, text: string): string {
  const rest = text.slice(result[0].length)
  if (!ASKS_PERSON.has(result[1] ?? "") && !PERSON_SAYS.test(rest)) return ""
  const opening = tagsIn(rest, OPENING_TAG).find(({ name }) => wrapsTypedText(name, true))
  return opening === undefined ? "" : (insideOf(rest, opening) ?? rest.slice(opening.end)).trim()
}

interface Tag {
  readonly name: string
  readonly start: number
  readonly end: number
}
interface Span {
  readonly start: number
  readonly end: number
  readonly kind: WrapperKind
}

function cutTags(text: string, read: string[]): string {
  const tags = tagsIn(text, OPENING_TAG)
  const known = cutKnownTags(text, tags, knownKind)
  const all = tags.some(({ name }) => guessWrapperKind(name) !== undefined)
    ? cutKnownTags(text, tags, (name, hasOtherTag) => knownKind(name, hasOtherTag) ?? guessWrapperKind(name))
    : known
  const cut = all.rest.trim() === "" ? known : all
  read.push(...cut.read)
  return cut.rest
}

type KindOf = (name: string, hasOtherTag: boolean) => WrapperKind | undefined

function cutKnownTags(
  text: string,
  openings: readonly Tag[],
  kindOf: KindOf,
): { rest: string; read: readonly string[] } {
  const hasOtherTag = openings.some(({ name }) => kindOf(name, false) !== undefined)
  const spans = spansIn(text, openings, (name) =>
    wrapsTypedText(name, hasOtherTag) ? undefined : kindOf(name, hasOtherTag),
  )
  const read = spans.filter(({ kind }) => kind === "read").map(({ start, end }) => text.slice(start, end))
  const around = openings.findLast(
    ({ name, start }) =>
      wrapsTypedText(name, hasOtherTag) && !spans.some((span) => start >= span.start && start < span.end),
  )
  const inside = around && insideOf(text, around)
  // A message that is only such a tag was pasted by a person.
  const alone = around !== undefined && /^\s*$/.test(text.slice(0, around.start)) && text.trimEnd().endsWith(`>`)
  if (inside !== undefined && (spans.length > 0 || alone)) return { rest: inside, read }
  let rest = ""
  let at = 0
  for (const { start, end } of spans) {
    rest += text.slice(at, start)
    at = end
  }
  return { rest: rest + text.slice(at), read }
}

function insideOf(text: string, { name, end }: Tag): string | undefined {
  const closing = tagsIn(text, CLOSING_TAG).find((tag) => tag.name === name && tag.start >= end)
  return closing && text.slice(end, closing.start)
}

/** A note ends at its first closing tag, a document at its last one: its content cannot end it. */
function spansIn(
  text: string,
  openings: readonly Tag[],
  kindOf: (name: string) => WrapperKind | undefined,
): readonly Span[] {
  // By name, the nearest last, so that passed closings are popped once.
  const closings = Map.groupBy(tagsIn(text, CLOSING_TAG).toReversed(), ({ name }) => name)
  const spans: Span[] = []
  for (const { name, start, end } of openings) {
    if (start < (spans.at(-1)?.end ?? 0)) continue
    const kind = kindOf(name)
    if (kind === undefined) continue
    const ahead = closings.get(name) ?? []
    while ((ahead.at(-1)?.start ?? end) < end) ahead.pop()
    const closing = kind === "read" ? ahead[0] : ahead.at(-1)
    if (closing !== undefined) spans.push({ start, end: closing.end, kind })
  }
  return spans
}

function knownKind(name: string, hasOtherTag: boolean): WrapperKind | undefined {
  if (NOTE_TAGS.has(name) || (hasOtherTag && NOTES_NEXT_TO_TAGS.has(name))) return "note"
  return READ_TAGS.has(name) ? "read" : undefined
}

const OPENING_TAG = /(?:^|(?<=[\n>]))[ \t]{0,16}<([a-z][\w-]{2,40})(?:[ \t][^<>\n]{0,400})?>/gi
const CLOSING_TAG = /<\/([a-z][\w-]{2,40})>/gi

function tagsIn(text: string, pattern: RegExp): readonly Tag[] {
  return [...text.matchAll(pattern)].map(({ 0: tag, 1: name = "", index }) => ({
    name: name.toLowerCase(),
    start: index,
    end: index + tag.length,
  }))
}

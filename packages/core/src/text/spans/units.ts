import { sentencesOf } from "../sentences.ts"

/** What stands before a unit. */
export const GAPS = ["start", "line", "newline", "paragraph", "colon", "quote", "joint"] as const
export type Gap = (typeof GAPS)[number]

/** What the beginning of a line looks like. */
export const PREFIXES = [
  "none",
  "quoted",
  "item",
  "number",
  "heading",
  "bar",
  "bracket",
  "stamp",
  "prompt",
  "at",
  "diff",
  "comment",
  "tag",
  "brace",
  "indent",
  "rule",
  "header",
  "name",
] as const
export type Prefix = (typeof PREFIXES)[number]

export interface Line {
  readonly start: number
  readonly end: number
  readonly prefix: Prefix
  /** The paragraph's place in the message. */
  readonly paragraph: number
  /** Whether it is inside a fence, whose marks belong to it. */
  readonly code: boolean
}

/** A sentence or a part of one, which has one author. */
export interface TextUnit {
  readonly start: number
  readonly end: number
  readonly text: string
  /** The index of its first line. */
  readonly line: number
  readonly gap: Gap
  /** Inside a quotation of several words. */
  readonly quoted: boolean
}

export interface CutMessage {
  readonly text: string
  readonly lines: readonly Line[]
  readonly paragraphs: number
  readonly units: readonly TextUnit[]
}

/** Finds where a request ends and a text begins without a mark between them. */
export type JointFinder = (sentence: string, atEnd: boolean) => number

/** Cuts a message into units at sentence ends, line ends, colons, quotation marks and, in its first and last sentence, joints. Linear. */
export function cutMessage(text: string, findJoint?: JointFinder): CutMessage {
  const lines = linesOf(text)
  const quotes = quotationsOf(text, lines)
  const sentences = sentencesOf(text)
  const units: TextUnit[] = []
  let line = 0
  let quote = 0
  let end = 0
  for (const [index, sentence] of sentences.entries()) {
    // A block of code is one unit.
    if (sentence.start < end) continue
    while ((lines[line]?.end ?? text.length) < sentence.start && line < lines.length - 1) line++
    if (lines[line]?.code === true) {
      let last = line
      while (lines[last + 1]?.code === true) last++
      const to = lines[last]?.end ?? text.length
      const code = text.slice(sentence.start, to).trimEnd()
      const gap = gapBetween(text, end, sentence.start, units.length === 0)
      end = sentence.start + code.length
      units.push({ start: sentence.start, end, text: code, line, gap, quoted: false })
      continue
    }
    while (quote < quotes.length && (quotes[quote]?.to ?? 0) <= sentence.start) quote++
    const cuts = new Map<number, Gap>()
    for (const at of colonsOf(sentence.text)) cuts.set(sentence.start + at, "colon")
    for (let next = quote; next < quotes.length; next++) {
      const { from, to } = quotes[next] ?? { from: 0, to: 0 }
      if (from >= sentence.end) break
      cuts.set(from, "quote")
      cuts.set(to, "quote")
    }
    const isFirst = index === 0
    if (findJoint && cuts.size === 0 && (isFirst || index === sentences.length - 1)) {
      const at = findJoint(sentence.text, !isFirst)
      if (at > 0) cuts.set(sentence.start + at, "joint")
    }
    const places = [...cuts.keys()].filter((at) => at > sentence.start && at < sentence.end).sort((a, b) => a - b)
    let from = sentence.start
    for (const to of [...places, sentence.end]) {
      const raw = text.slice(from, to)
      const trimmed = raw.trim()
      if (trimmed !== "") {
        const start = from + raw.indexOf(trimmed[0] ?? "")
        const quoted = quotes.slice(quote, quote + 8).some((one) => start >= one.from && start < one.to)
        const gap =
          from === sentence.start ? gapBetween(text, end, start, units.length === 0) : (cuts.get(from) ?? "line")
        units.push({ start, end: start + trimmed.length, text: trimmed, line, gap, quoted })
        end = start + trimmed.length
      }
      from = to
    }
  }
  return { text, lines, paragraphs: (lines.at(-1)?.paragraph ?? 0) + 1, units }
}

function gapBetween(text: string, end: number, start: number, isFirst: boolean): Gap {
  if (isFirst) return "start"
  const between = text.slice(end, start)
  const first = between.indexOf("\n")
  if (first < 0) return "line"
  return between.includes("\n", first + 1) ? "paragraph" : "newline"
}

const FENCE = /^(?:```|~~~)/

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = []
  let start = 0
  let paragraph = 0
  let fenced = false
  let blank = false
  for (const raw of text.split("\n")) {
    const end = start + raw.length
    const trimmed = raw.trim()
    const isFence = FENCE.test(trimmed)
    if (trimmed === "") blank = true
    else if (blank) {
      if (lines.length > 0) paragraph++
      blank = false
    }
    const code = fenced || isFence
    if (isFence) fenced = !fenced
    if (trimmed !== "") lines.push({ start, end, prefix: prefixOf(raw.slice(0, 200)), paragraph, code })
    start = end + 1
  }
  return lines
}

const FORMS: readonly (readonly [Prefix, RegExp])[] = [
  ["rule", /^(?:-{3,}|={3,}|\*{3,}|_{3,}|—{3,}|#{7,})/],
  ["quoted", /^>/],
  ["diff", /^(?:diff --git |@@ |[+]{1,3}\s|commit [0-9a-f]{6})/],
  ["item", /^[-*•–·] /],
  ["heading", /^#{1,6} /],
  ["bar", /^\|/],
  ["stamp", /^[[(]?\d{1,4}[-./:年]\d{1,2}[-./: ,月T]/],
  ["number", /^\d{1,3}[.)] /],
  ["bracket", /^\[(?!redacted)/],
  ["prompt", /^(?:[$%❯] |PS [A-Z]:|[A-Z]:\\|[\w.-]{1,40}@[\w.-]{1,40}[:~])/],
  ["at", /^(?:@|u\/|r\/)\w/],
  ["comment", /^(?:\/\/|\/\*|<!--|# ?[a-z_]+ ?=|"""|;;)/],
  ["tag", /^<[/!?]?\w/],
  [
    "brace",
    /^(?:[{}]|"[\w-]{1,40}"\s?:|\]|(?:import|def|class|function|const|let|var|return|SELECT|from \w+ import) )/,
  ],
  ["header", /^[\p{L}-]{1,20}\s?[:：]\s?\S+(?: \S+){0,3}$/u],
  [
    "name",
    /^[\p{L}\p{M}\p{N}\p{S}][\p{L}\p{M}\p{N}\p{S}'. -]{0,24}(?<!\S \S{1,20} \S{1,20} \S{1,20})(?:\s?[([][^)\]\n]{1,20}[)\]])?\s?[:：]\s/u,
  ],
]

function prefixOf(line: string): Prefix {
  const trimmed = line.trimStart()
  const form = FORMS.find(([, pattern]) => pattern.test(trimmed))
  if (form) return form[0]
  return /^(?:\t| {3,})/.test(line) ? "indent" : "none"
}

/** Longer than this, in characters, is no lead of a text. */
const MAX_LEAD = 300
const MAX_COLONS = 3

/** The places behind colons that are followed by more text. */
function colonsOf(sentence: string): readonly number[] {
  const colons: number[] = []
  for (const { index } of sentence.slice(0, MAX_LEAD * 2).matchAll(/:(?=\s)|：|:(?=["“„«「])/g)) {
    if (colons.length === MAX_COLONS) break
    colons.push(index + 1)
  }
  return colons
}

interface Quotation {
  readonly from: number
  readonly to: number
}

/** A quotation of fewer words is a name or a title. */
const MIN_WORDS = 4
const MIN_WIDE = 8

/** Quotations of several words, in order. Marks pair within a paragraph; a first mark without a second reaches to the end of its line. */
function quotationsOf(text: string, lines: readonly Line[]): readonly Quotation[] {
  if (isWhollyQuoted(text)) return []
  const quotations: Quotation[] = []
  for (let first = 0; first < lines.length; ) {
    let last = first
    while (lines[last + 1]?.paragraph === lines[first]?.paragraph) last++
    const start = lines[first]?.start ?? 0
    const end = lines[last]?.end ?? text.length
    for (const { from, to } of inParagraph(text.slice(start, end))) {
      if (isSpeech(text.slice(start + from, start + to))) quotations.push({ from: start + from, to: start + to })
    }
    first = last + 1
  }
  return quotations
}

/** Whether quotation marks hold the whole message, as templates of programs do. */
export function isWhollyQuoted(text: string): boolean {
  const whole = text.trim()
  const inner = whole.slice(1, -1)
  return whole.length > 2 && /^["“„«「']/.test(whole) && /["”“»」']$/.test(whole) && !/["“”„«»「」]/.test(inner)
}

const DOUBLE = /["„“”«»「」『』《》]/g
const SINGLE = /(?<![\p{L}\p{N}])['‘‚‹](?=\p{L})|(?<=[\p{L}\p{P}])['’‘›](?![\p{L}\p{N}])/gu

function inParagraph(text: string): readonly Quotation[] {
  const quotations: Quotation[] = []
  const marks = [...text.matchAll(DOUBLE)].map(({ index }) => index)
  for (let at = 0; at < marks.length; at += 2) {
    const from = marks[at] ?? 0
    const to = marks[at + 1]
    if (to !== undefined) quotations.push({ from, to: to + 1 })
    else if (text.slice(Math.max(text.lastIndexOf("\n", from - 1) + 1, from - 40), from).trim() === "") {
      const end = text.indexOf("\n", from)
      quotations.push({ from, to: end < 0 ? text.length : end })
    }
  }
  if (marks.length > 0) return quotations
  const singles = [...text.matchAll(SINGLE)]
  const opens = singles.find(({ 0: mark, index }) => mark !== "’" && !/\p{L}/u.test(text[index - 1] ?? " "))
  const closes = singles.at(-1)
  if (opens && closes && closes.index > opens.index + 1 && /[\p{L}\p{P}]/u.test(text[closes.index - 1] ?? " "))
    quotations.push({ from: opens.index, to: closes.index + 1 })
  return quotations
}

function isSpeech(quoted: string): boolean {
  const words = quoted.trim().split(/\s+/)
  const isTitle = words.every((word) => !/^\p{Ll}{4}/u.test(word)) && /\p{Lu}/u.test(quoted)
  return (
    (words.length >= MIN_WORDS && !isTitle) ||
    (quoted.length >= MIN_WIDE && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Hangul}]/u.test(quoted))
  )
}

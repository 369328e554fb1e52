import type { Span } from "../../contract/memory.ts"
import { letterFormOf } from "../letter-form.ts"
import { rememberRecent } from "../remember-recent.ts"
import { CHAIN_SIZE, LABELS_FROM, labelProbabilities, PASTED, passChain } from "./chain-model.ts"
import { CHAIN_SCALES, CHAIN_WEIGHTS } from "./chain-weights.ts"
import { bytesOf, scoreClause } from "./clause-model.ts"
import { CLAUSES } from "./clauses.ts"
import { findJoint } from "./joint.ts"
import { findLead } from "./lead-model.ts"
import { fieldsOf } from "./unit-features.ts"
import { type CutMessage, cutMessage, GAPS, type Prefix, type TextUnit } from "./units.ts"

/** Models that learned from the same messages in different orders: their mean errs less than each. */
const chainModels = splitModels(bytesOf(CHAIN_WEIGHTS))

function splitModels(bytes: Int8Array): readonly Float32Array[] {
  return CHAIN_SCALES.map(([rows, rest], model) =>
    Float32Array.from(bytes.subarray(model * CHAIN_SIZE, (model + 1) * CHAIN_SIZE), (byte, at) =>
      at < LABELS_FROM ? byte * rows : byte * rest,
    ),
  )
}

/**
 * From this probability on a unit is pasted, beside a request about a text and without one. Where `likely` is meant, a
 * wrong fact is worse than a missing one; where `certain` is meant, losing sight of the author's words is worse.
 */
const PASTED_FROM = { likely: { beside: 0.4, alone: 0.5 }, certain: { beside: 0.8, alone: 0.95 } }
/** From this one on it is unsure. */
const UNSURE_FROM = { beside: 0.05, alone: 0.3 }
/** From this score on a unit sounds like a request about a text. */
const REQUEST_FROM = 0.3
const ASKS_FROM = 0.5

/** Lines that begin like this are source code or a terminal, whatever they say. */
const CODE_PREFIXES: ReadonlySet<Prefix> = new Set(["comment", "brace", "prompt"])

const PLAIN_PREFIXES: ReadonlySet<Prefix> = new Set(["none", "item", "number", "name", "header"])

/** Lines that hardly anybody types. */
const FOREIGN_PREFIXES: ReadonlySet<Prefix> = new Set([
  "stamp",
  "bracket",
  "bar",
  "tag",
  "at",
  "diff",
  "rule",
  "quoted",
])

/** Of a longer message, in characters, the beginning and the end are read; nobody types what is between them. */
const MAX_HEAD = 16_384
const MAX_TAIL = 49_152
/** The same in sentences. */
const HEAD_UNITS = 200
const TAIL_UNITS = 600

type Certainty = keyof typeof PASTED_FROM
type ByCertainty = Readonly<Record<Certainty, readonly Span[]>>

/**
 * Whose words the stretches of a message are, in order and without overlaps. White space between them belongs to none.
 * Linear. Facts and commands are read from what is not `likely` pasted (default); recall shows what is not `certain`
 * to be.
 */
export function segmentMessage(text: string, certainty: Certainty = "likely"): readonly Span[] {
  return segment(text)[certainty]
}

const segment = rememberRecent((text): ByCertainty => {
  const { from, to, addressee } = letterFormOf(text)
  if (addressee === "other") return byCertainty(() => [{ from: 0, to: text.length, kind: "pasted" }])
  const whole = segmentBody(text)
  if (from === 0 && to === text.length) return whole
  const body = segmentBody(text.slice(from, to))
  // The form of a letter may also say that it is its sender's.
  return byCertainty((certainty) => {
    const read = [
      ...frameSpans(0, from),
      ...body[certainty].map((span) => ({ ...span, from: from + span.from, to: from + span.to })),
      ...frameSpans(to, text.length),
    ]
    return typedIn(read) > typedIn(whole[certainty]) ? read : whole[certainty]
  })
})

/** How many characters are surely typed, with half of those that are unsure. */
const typedIn = (spans: readonly Span[]): number =>
  spans.reduce((sum, { from, to, kind, unsure }) => sum + (kind === "typed" ? (to - from) / (unsure ? 2 : 1) : 0), 0)

/** The salutation or the closing of a letter to the assistant. */
const frameSpans = (from: number, to: number): readonly Span[] => (from < to ? [{ from, to, kind: "typed" }] : [])

function segmentBody(text: string): ByCertainty {
  const from = text.length - MAX_TAIL
  const parts: readonly ByCertainty[] =
    text.length <= MAX_HEAD + MAX_TAIL
      ? [segmentPart(text, 0)]
      : [
          segmentPart(text.slice(0, MAX_HEAD), 0),
          byCertainty(() => [{ from: MAX_HEAD, to: from, kind: "pasted" }]),
          segmentPart(text.slice(from), from),
        ]
  return byCertainty((certainty) => mergeSpans(parts.flatMap((part) => part[certainty])))
}

function byCertainty(spansOf: (certainty: Certainty) => readonly Span[]): ByCertainty {
  return { likely: spansOf("likely"), certain: spansOf("certain") }
}

function segmentPart(text: string, shift: number): ByCertainty {
  const whole = cutMessage(text, findAnyJoint)
  const between = whole.units.slice(HEAD_UNITS, -TAIL_UNITS)
  const units =
    between.length === 0 ? whole.units : [...whole.units.slice(0, HEAD_UNITS), ...whole.units.slice(-TAIL_UNITS)]
  const cut = { ...whole, units }
  const { chances, suspect } = judge(cut)
  return byCertainty((certainty) => {
    const spans = units.map(
      (unit, at): Span => ({
        from: shift + unit.start,
        to: shift + unit.end,
        ...kindOf(cut, unit, { chance: chances[at] ?? 0, side: suspect[at] === true ? "beside" : "alone", certainty }),
      }),
    )
    const [first, last] = [between[0], between.at(-1)]
    if (first === undefined || last === undefined) return spans
    return spans.toSpliced(HEAD_UNITS, 0, { from: shift + first.start, to: shift + last.end, kind: "pasted" })
  })
}

/** A dash behind an order to work on a text is a joint too: "Rewrite this - My name is …". */
function findAnyJoint(sentence: string, atEnd: boolean): number {
  const lead = atEnd ? undefined : findLead(sentence)
  return lead?.whose === "given" ? lead.end : findJoint(sentence, atEnd, CLAUSES)
}

function kindOf(
  { lines }: CutMessage,
  unit: TextUnit,
  { chance, side, certainty }: { chance: number; side: keyof typeof UNSURE_FROM; certainty: Certainty },
): Omit<Span, "from" | "to"> {
  const line = lines[unit.line]
  if (line?.code === true || (line && CODE_PREFIXES.has(line.prefix))) return { kind: "code" }
  if (line?.prefix === "quoted" || unit.quoted) return { kind: "quoted" }
  if (chance >= PASTED_FROM[certainty][side]) return { kind: "pasted" }
  return chance >= UNSURE_FROM[side] ? { kind: "typed", unsure: true } : { kind: "typed" }
}

/** How likely the units of a message are pasted, and whether anything beside each speaks of a text. */
interface Judgement {
  /** For each unit, from 0 to 1. */
  readonly chances: readonly number[]
  readonly suspect: readonly boolean[]
}

function judge(cut: CutMessage): Judgement {
  // One sentence brings no text along.
  if (cut.units.length === 1 && PLAIN_PREFIXES.has(cut.lines[0]?.prefix ?? "none"))
    return { chances: [0], suspect: [false] }
  if (cut.units.length === 0) return { chances: [], suspect: [] }
  const scores = cut.units.map(({ text }) => scoreClause(text, CLAUSES))
  const gaps = cut.units.map(({ gap }) => GAPS.indexOf(gap))
  const fields = fieldsOf(cut, scores)
  const chances = new Float64Array(gaps.length)
  for (const model of chainModels) {
    for (const [at, one] of labelProbabilities(passChain(fields, gaps, model)).entries())
      chances[at] = (chances[at] ?? 0) + (one[PASTED] ?? 0) / chainModels.length
  }
  applyLead(cut, chances)
  const foreign = cut.lines.some(({ prefix }) => FOREIGN_PREFIXES.has(prefix))
  const asking = scores.flatMap(([request], at) => (request >= REQUEST_FROM ? [at] : []))
  // A unit says nothing about itself.
  const suspect = scores.map((_, at) => foreign || asking.length > (asking.includes(at) ? 1 : 0))
  return { chances: [...chances], suspect }
}

/** What a lead gives is pasted, up to the end of its paragraph; what it introduces as its sender's own is typed. */
function applyLead({ text, units, lines }: CutMessage, chances: Float64Array): void {
  const lead = findLead(text)
  if (lead === undefined) return
  const first = units.findIndex(({ start }) => start >= lead.end)
  if (first < 0) return
  const paragraph = lines[units[first]?.line ?? -1]?.paragraph
  for (const [at, { line }] of units.entries()) {
    if (lead.whose === "own") chances[at] = 0
    else if (at >= first && lines[line]?.paragraph === paragraph) chances[at] = 1
  }
}

/** The units of a message, of which the beginning is read, and how likely each is pasted, from 0 to 1. */
export const readUnits = rememberRecent((text): { readonly cut: CutMessage; readonly chances: readonly number[] } => {
  const cut = cutMessage(text.slice(0, MAX_HEAD), findAnyJoint)
  return { cut, chances: judge(cut).chances }
})

/** Whether a sentence asks about a text or hands one over: "My landlord mailed this". */
export function speaksOfText(sentence: string, from = ASKS_FROM): boolean {
  return scoreClause(sentence, CLAUSES)[0] >= from
}

/** Joins neighbours of one kind. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && last.kind === span.kind && last.unsure === span.unsure)
      merged[merged.length - 1] = { ...last, to: span.to }
    else merged.push(span)
  }
  return merged
}

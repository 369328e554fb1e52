import type { Memory, MemoryId, StoredSpan, TextRange } from "../../contract/memory.ts"

/** The text of a stored turn with its spans. */
export type TurnText = Pick<Memory, "content" | "spans">

/** Words that were cut out of a turn. */
export interface Cut {
  /** The place in the text that is left, in UTF-16 code units, at which they are inserted again. */
  readonly at: number
  readonly text: string
  readonly spans?: readonly StoredSpan[]
  /** The memories whose deletion keeps them out. */
  readonly by: readonly MemoryId[]
}

/** A sentence of the whole text that is out. */
export interface CutRange extends TextRange {
  readonly by: readonly MemoryId[]
}

/** Inserts the cut words again. Inverse of `cutOut`. */
export function joinCuts(
  left: TurnText,
  cuts: readonly Cut[],
): { readonly whole: TurnText; readonly out: readonly CutRange[] } {
  let content = ""
  let from = 0
  const spans: StoredSpan[] = []
  const out: CutRange[] = []
  const append = (text: string, those: readonly StoredSpan[]): void => {
    spans.push(...shift(those, content.length))
    content += text
  }
  const appendLeft = (to: number): void => append(left.content.slice(from, to), clip(left.spans ?? [], from, to))
  for (const cut of cuts) {
    appendLeft(cut.at)
    from = cut.at
    const start = content.length + cut.text.length - cut.text.trimStart().length
    out.push({ from: start, to: start + cut.text.trim().length, by: cut.by })
    append(cut.text, cut.spans ?? [])
  }
  appendLeft(left.content.length)
  return { whole: { content, ...spansIf(left.spans ?? cuts.find((cut) => cut.spans)?.spans, spans) }, out }
}

/** Of a statement whose words go: which of the words of a sentence that states it. All of them if it is `undefined`. */
export type NarrowCut = (id: MemoryId, sentence: string) => readonly TextRange[] | undefined

/** The ranges of a sentence that go, in its text; all of it without any. */
export function narrowRange(sentence: TextRange, within: readonly TextRange[] | undefined): readonly TextRange[] {
  return within?.map(({ from, to }) => ({ from: sentence.from + from, to: sentence.from + to })) ?? [sentence]
}

/** Where a range of the text that is left is in the whole text. */
export function rangeInWhole(cuts: readonly Cut[], { from, to }: TextRange): TextRange {
  const before = (isBefore: (at: number) => boolean): number =>
    cuts.reduce((sum, { at, text }) => (isBefore(at) ? sum + text.length : sum), 0)
  return { from: from + before((at) => at <= from), to: to + before((at) => at < to) }
}

/** Cuts sentences out of a text with the white space that separated them. `out` is in order, without overlaps. */
export function cutOut(
  whole: TurnText,
  out: readonly CutRange[],
): { readonly left: TurnText; readonly cuts: readonly Cut[] } {
  let content = ""
  const spans: StoredSpan[] = []
  const cuts: Cut[] = []
  let from = 0
  const keepUntil = (to: number): void => {
    spans.push(...shift(clip(whole.spans ?? [], from, to), content.length))
    content += whole.content.slice(from, to)
  }
  const tail = out.findLastIndex((range, place) => !isAdjacent(whole.content, range, out[place + 1])) + 1
  for (const [place, range] of out.entries()) {
    // Nothing follows, or the end of the sentence: the white space before the words separates nothing any more.
    const isKept = place < tail && !/^[.,;:!?]/.test(whole.content.slice(range.to))
    const before = isKept ? range.from : from + whole.content.slice(from, range.from).trimEnd().length
    keepUntil(before)
    // Within a sentence the white space behind the words separates what is before and behind them.
    const isWithin = /\S/.test(whole.content[range.from - 1] ?? " ")
    const blank = isWithin ? 0 : (/^\s*/.exec(whole.content.slice(range.to))?.[0].length ?? 0)
    from = range.to + blank
    cuts.push({
      at: content.length,
      text: whole.content.slice(before, from),
      ...spansIf(whole.spans, clip(whole.spans ?? [], before, from)),
      by: range.by,
    })
  }
  keepUntil(whole.content.length)
  return { left: { content, ...spansIf(whole.spans, spans) }, cuts }
}

/** Whether nothing but white space is between a range and the next one, or the end. */
function isAdjacent(text: string, { to }: TextRange, next: TextRange | undefined): boolean {
  return text.slice(to, next?.from).trim() === ""
}

/** Adds ranges that `id` keeps out; ranges that overlap are joined. */
export function addRanges(out: readonly CutRange[], ranges: readonly TextRange[], id: MemoryId): readonly CutRange[] {
  const all = [...out, ...ranges.map(({ from, to }) => ({ from, to, by: [id] }))]
  const joined: CutRange[] = []
  for (const range of all.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last === undefined || last.to <= range.from) joined.push(range)
    else {
      const by = [...new Set([...last.by, ...range.by])]
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to), by }
    }
  }
  return joined
}

/** The parts of spans within a range, relative to its start. */
function clip(spans: readonly StoredSpan[], from: number, to: number): readonly StoredSpan[] {
  return spans.flatMap((span) => {
    const own = { ...span, from: Math.max(span.from, from) - from, to: Math.min(span.to, to) - from }
    return own.from < own.to ? [own] : []
  })
}

function shift(spans: readonly StoredSpan[], by: number): readonly StoredSpan[] {
  return spans.map((span) => ({ ...span, from: span.from + by, to: span.to + by }))
}

/** Joins neighbouring spans of the same kind that a cut had separated. No field where the text had no spans. */
function spansIf(
  had: readonly StoredSpan[] | undefined,
  spans: readonly StoredSpan[],
): { readonly spans?: readonly StoredSpan[] } {
  if (had === undefined) return {}
  const joined: StoredSpan[] = []
  for (const span of spans) {
    const last = joined.at(-1)
    if (last?.to === span.from && last.kind === span.kind && last.until === span.until && last.by === span.by) {
      joined[joined.length - 1] = { ...last, to: span.to }
    } else joined.push(span)
  }
  return { spans: joined }
}

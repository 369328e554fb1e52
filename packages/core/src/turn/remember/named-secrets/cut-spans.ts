/** A stretch of a text that is a secret. */
export interface SecretSpan {
  readonly start: number
  readonly end: number
  readonly kind: string
}

/** The parts of a stretch without line breaks and the blanks around them, so that a text without them keeps its lines. */
export function spansOfLines(text: string, start: number, end: number, kind: string): readonly SecretSpan[] {
  const spans: SecretSpan[] = []
  for (let at = start; at < end; ) {
    const found = text.indexOf("\n", at)
    const stop = found < 0 || found > end ? end : found
    const line = text.slice(at, stop)
    const value = line.trim()
    const from = at + line.indexOf(value)
    if (value !== "") spans.push({ start: from, end: from + value.length, kind })
    at = stop + 1
  }
  return spans
}

/** Replaces stretches by what `cut` returns for them; of two that overlap the later is dropped. */
export function cutSpans(
  text: string,
  spans: readonly SecretSpan[],
  cut: (secret: string, kind: string) => string,
): string {
  if (spans.length === 0) return text
  const pieces: string[] = []
  let from = 0
  for (const { start, end, kind } of spans.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue
    pieces.push(text.slice(from, start), cut(text.slice(start, end), kind))
    from = end
  }
  return pieces.join("") + text.slice(from)
}

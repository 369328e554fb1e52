const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
/** How far around a place its character is looked for: longer ones (many joined marks) are cut. */
const AROUND = 64

/** The last place at or before `at` where no character as people see it is cut in two. */
export function graphemeStart(text: string, at: number): number {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  const from = Math.max(0, at - AROUND)
  const within = graphemes.segment(text.slice(from, at + AROUND)).containing(at - from)
  return within === undefined || (within.index === 0 && from > 0) ? at : from + within.index
}

/** The text, or its beginning with an ellipsis, in at most `max` UTF-16 units; ends at a word where one ends near. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ""
  const end = graphemeStart(text, max - 1)
  const space = text.lastIndexOf(" ", end)
  return `${text.slice(0, space > end - 24 && space > 0 ? space : end).trimEnd()}…`
}

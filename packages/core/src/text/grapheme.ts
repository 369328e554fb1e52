const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })
/** How far before a place a character that surely begins there is looked for. */
const MAX_LOOKBACK = 2_000

/** The last place at or before `at` where no character as people see it is cut in two: an emoji with its joined parts, a letter with its marks. */
export function graphemeStart(text: string, at: number): number {
  if (at <= 0) return 0
  if (at >= text.length) return text.length
  let from = at - 1
  while (from > 0 && at - from < MAX_LOOKBACK && !begins(text.charCodeAt(from))) from--
  return from + (graphemes.segment(text.slice(from, at + 2)).containing(at - from)?.index ?? 0)
}

/** ASCII but a line feed, Han and Kana: nothing before them reaches into them. */
function begins(code: number): boolean {
  return (
    (code < 128 && code !== 10) ||
    (code >= 0x4e00 && code < 0xa000) ||
    (code >= 0x3041 && code < 0x3097) ||
    (code >= 0x30a1 && code < 0x30fb)
  )
}

/** The text, or its beginning with an ellipsis, in at most `max` UTF-16 units; ends at a word where one ends near. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  if (max < 1) return ""
  const end = graphemeStart(text, max - 1)
  const space = text.lastIndexOf(" ", end)
  return `${text.slice(0, space > end - 24 && space > 0 ? space : end).trimEnd()}…`
}

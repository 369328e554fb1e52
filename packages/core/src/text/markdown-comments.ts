import { frontMatterLines, isFence } from "./markdown-blocks.ts"

export interface MarkdownComment {
  /** The number of its first line, from 1. */
  readonly line: number
  readonly text: string
}

const BEGIN = "<!--"
const END = "-->"
/** What is left of a list item, a quote or a heading that has only a comment. */
const MARKER_ALONE = /^(?:[-*+>]|\d{1,9}[.)]|#{1,6})(?: \[[ xX]\])?$/

/**
 * A Markdown text without its HTML comments, which no reader of the document sees, and what they say. The text has the
 * same number of lines. Code and front matter stay as they are, and so does a beginning without an end: one inside a
 * line ends in its paragraph. Linear in the text.
 */
export function splitMarkdownComments(text: string): {
  readonly text: string
  readonly comments: readonly MarkdownComment[]
} {
  if (!text.includes(BEGIN)) return { text, comments: [] }
  const lines = text.split("\n")
  const ends = endsFrom(lines)
  const comments: MarkdownComment[] = []
  /** The first line of a comment that goes on, and its lines so far. */
  let open: { readonly line: number; readonly said: string[] } | undefined
  let inFence = false
  for (let at = frontMatterLines(lines.map((line) => line.replace(/\r$/, ""))); at < lines.length; at++) {
    const line = lines[at] ?? ""
    if (open === undefined && isFence(line.trim())) inFence = !inFence
    if (open === undefined && (inFence || !line.includes(BEGIN))) continue
    const lastEnd = line.lastIndexOf(END)
    const isCode = codeOf(line)
    const indent = line.length - line.trimStart().length
    let kept = ""
    let from = 0
    while (from <= line.length) {
      if (open !== undefined) {
        const end = line.indexOf(END, from)
        open.said.push(line.slice(from, end < 0 ? undefined : end).replace(/\r$/, ""))
        if (end < 0) break
        comments.push({ line: open.line, text: open.said.join("\n").trim() })
        open = undefined
        from = end + END.length
      }
      const begin = line.indexOf(BEGIN, from)
      if (begin < 0) {
        kept += line.slice(from)
        break
      }
      // `<!-->` is a whole comment.
      const closes = lastEnd >= begin + 2 || (begin <= indent ? ends.later : ends.inParagraph)[at + 1]
      const next = begin + (closes === true && !isCode(begin) ? 0 : BEGIN.length)
      kept += line.slice(from, next)
      from = next
      if (next > begin) continue
      const end = line.indexOf(END, begin + 2)
      if (end >= 0 && end < begin + BEGIN.length) {
        comments.push({ line: at + 1, text: "" })
        from = end + END.length
        continue
      }
      open = { line: at + 1, said: [] }
      from = begin + BEGIN.length
    }
    if (kept === line) continue
    const bare = kept.trimEnd()
    lines[at] = (MARKER_ALONE.test(bare.trim()) ? "" : bare) + (line.endsWith("\r") ? "\r" : "")
  }
  return { text: lines.join("\n"), comments }
}

/** For each line, whether a comment ends in it or later: anywhere, or before the next empty line. */
function endsFrom(lines: readonly string[]): { readonly later: boolean[]; readonly inParagraph: boolean[] } {
  const later = new Array<boolean>(lines.length + 1).fill(false)
  const inParagraph = new Array<boolean>(lines.length + 1).fill(false)
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at] ?? ""
    const ends = line.includes(END)
    later[at] = ends || later[at + 1] === true
    inParagraph[at] = line.trim() !== "" && (ends || inParagraph[at + 1] === true)
  }
  return { later, inParagraph }
}

/** Whether a place of a line is in inline code: between two runs of as many backticks. Asked from left to right. */
function codeOf(line: string): (place: number) => boolean {
  if (!line.includes("`")) return () => false
  const runs = [...line.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }))
  const closing = new Map<number, number>()
  const next = new Map<number, number>()
  for (const [place, { length }] of [...runs.entries()].toReversed()) {
    const close = next.get(length)
    if (close !== undefined) closing.set(place, close)
    next.set(length, place)
  }
  const spans: { readonly from: number; readonly to: number }[] = []
  for (let place = 0; place < runs.length; place++) {
    const close = closing.get(place)
    if (close === undefined) continue
    spans.push({ from: runs[place]?.at ?? 0, to: runs[close]?.at ?? 0 })
    place = close
  }
  let span = 0
  return (place) => {
    while ((spans[span]?.to ?? place) < place) span++
    return (spans[span]?.from ?? place) < place
  }
}

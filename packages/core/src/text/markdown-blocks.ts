/** A heading or a statement of a Markdown text: a list item, a paragraph, a table, or fenced code with the lines that touch it. */
export interface MarkdownBlock {
  /** The number of its first line, from 1. */
  readonly first: number
  readonly last: number
  /** Its lines, trimmed outside of fenced code. */
  readonly lines: readonly string[]
  /** The level of a heading, 1 to 6; 0 for a statement. */
  readonly level: number
}

/** How a list item begins. */
export const MARKDOWN_ITEM = /^(?:[-*+]|\d{1,9}[.)])\s(?:\[[ xX]\]\s)?/
const FENCES = ["```", "~~~"]

/** The blocks of a Markdown text in their order. Front matter and rules are skipped. Linear in the text. */
export function* markdownBlocks(text: string): Generator<MarkdownBlock> {
  const all = text.replace(/^\uFEFF/, "").split(/\r?\n/)
  let lines: string[] = []
  let first = 0
  let inFence = false
  const statement = (last: number): MarkdownBlock[] => {
    const block = { first, last, lines, level: 0 }
    lines = []
    return block.lines.length > 0 ? [block] : []
  }
  for (let at = frontMatterLines(all); at < all.length; at++) {
    const line = all[at] ?? ""
    const bare = line.trim()
    if (isFence(bare)) inFence = !inFence
    const level = inFence ? 0 : headingLevel(line)
    const isBreak = level > 0 || (!inFence && (bare === "" || isRule(bare)))
    if (isBreak || (!inFence && MARKDOWN_ITEM.test(bare))) yield* statement(at)
    if (level > 0) yield { first: at + 1, last: at + 1, lines: [line], level }
    if (isBreak) continue
    if (lines.length === 0) first = at + 1
    lines.push(inFence ? line : bare)
  }
  yield* statement(all.length)
}

/** Whether a trimmed line begins or ends fenced code. */
export function isFence(bare: string): boolean {
  return FENCES.some((fence) => bare.startsWith(fence))
}

/** How many lines the front matter takes. */
export function frontMatterLines(lines: readonly string[]): number {
  if (lines[0]?.trimEnd() !== "---") return 0
  return lines.findIndex((line, at) => at > 0 && line.trimEnd() === "---") + 1
}

/** 1 to 6, or 0 if the line is no heading. */
function headingLevel(line: string): number {
  return /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
}

function isRule(bare: string): boolean {
  const marks = bare.replaceAll(/\s/g, "")
  return marks.length >= 3 && ["-", "*", "_"].some((mark) => marks === mark.repeat(marks.length))
}

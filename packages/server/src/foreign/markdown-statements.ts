/** A list item or a paragraph. */
export interface MarkdownStatement {
  readonly content: string
  /** The headings above it, from the outermost. */
  readonly heading?: string
  /** From a comment `<!-- importance: 9 -->`, of ten. */
  readonly importance?: number
}

/** Statements with fewer words are prefixed with their heading, because they rarely name their subject. */
const SHORT_WORDS = 6
const ITEM = /^(?:[-*+]|\d{1,9}[.)])\s(?:\[[ xX]\]\s)?/
const FENCES = ["```", "~~~"]

/** The statements of a Markdown text, in order. Front matter, rules and empty items are skipped; fenced code stays in its paragraph. */
export function* markdownStatements(text: string): Generator<MarkdownStatement> {
  const headings: string[] = []
  let lines: string[] = []
  let inFence = false
  const end = function* (): Generator<MarkdownStatement> {
    const found = statementOf(lines, headings)
    lines = []
    if (found !== undefined) yield found
  }
  for (const line of withoutFrontMatter(text.split(/\r?\n/))) {
    const bare = line.trim()
    if (FENCES.some((fence) => bare.startsWith(fence))) inFence = !inFence
    const level = inFence ? 0 : headingLevel(line)
    if (level > 0) {
      yield* end()
      headings.length = Math.min(headings.length, level - 1)
      headings.push(withoutEnd(line.slice(level), "#"))
    } else if (!inFence && (bare === "" || isRule(bare))) {
      yield* end()
    } else {
      if (!inFence && ITEM.test(bare)) yield* end()
      lines.push(inFence ? line : bare)
    }
  }
  yield* end()
}

function statementOf(lines: readonly string[], headings: readonly string[]): MarkdownStatement | undefined {
  const { text, comments } = withoutComments(lines.map((line) => line.replace(/^> ?/, "")).join("\n"))
  const said = text.trim().replace(ITEM, "").trim()
  if (said === "") return undefined
  const importance = comments
    .map((comment) => Number(/^importance:\s?(\d{1,2})$/.exec(comment)?.[1]))
    .find((n) => n <= 10)
  const above = headings.filter((name) => name !== "")
  const last = above.at(-1)
  const isShort = last !== undefined && said.split(/\s+/, SHORT_WORDS).length < SHORT_WORDS
  return {
    content: isShort ? `${last}: ${said}` : said,
    ...(above.length > 0 && { heading: above.join(" / ") }),
    ...(importance !== undefined && { importance: importance / 10 }),
  }
}

function withoutFrontMatter([first, ...rest]: readonly string[]): readonly string[] {
  const begin = first?.replace("\uFEFF", "") ?? ""
  const end = begin.trimEnd() === "---" ? rest.findIndex((line) => line.trimEnd() === "---") : -1
  return end === -1 ? [begin, ...rest] : rest.slice(end + 1)
}

function withoutComments(text: string): { readonly text: string; readonly comments: readonly string[] } {
  const [before = "", ...rest] = text.split("<!--")
  const parts = rest.map((part) => {
    const end = part.indexOf("-->")
    return end === -1 ? { comment: part, after: "" } : { comment: part.slice(0, end), after: part.slice(end + 3) }
  })
  return {
    text: before + parts.map(({ after }) => after).join(""),
    comments: parts.map(({ comment }) => comment.trim()),
  }
}

/** 1 to 6, or 0 if the line is no heading. */
function headingLevel(line: string): number {
  return /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
}

function isRule(bare: string): boolean {
  const marks = bare.replaceAll(/\s/g, "")
  return marks.length >= 3 && ["-", "*", "_"].some((mark) => marks === mark.repeat(marks.length))
}

function withoutEnd(text: string, mark: string): string {
  let bare = text.trim()
  while (bare.endsWith(mark)) bare = bare.slice(0, -1)
  return bare.trim()
}

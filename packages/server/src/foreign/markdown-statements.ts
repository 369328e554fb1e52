import { MARKDOWN_ITEM, type MarkdownComment, markdownBlocks, splitMarkdownComments } from "@keepsake/core/internal"

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

/** Code blocks that plugins of Obsidian replace by what they compute. */
const COMPUTED = /^(?:```+|~~~+)\s*(?:dataview|dataviewjs|tasks|query|button)\b/
const FENCE = /^(?:```|~~~)/
const EMBED = /!\[\[[^[\]]*\]\]/g
const LINK = /\[\[([^[\]|\s][^[\]|]*)(?:\|([^[\]|]*))?\]\]/g
const COMMENT = /(?:^|\s)%%[^%]*%%(?=\s|$)/g
const BLOCK_ID = /[ \t]\^[A-Za-z0-9-]{1,100}$/gm
const CALLOUT = /^\[![A-Za-z-]{1,40}\][-+]?[ \t]*/gm

/** The statements of a Markdown text, in order. Front matter, rules and empty items are skipped; fenced code stays in its paragraph. */
export function* markdownStatements(text: string): Generator<MarkdownStatement> {
  const headings: string[] = []
  const { text: shown, comments } = splitMarkdownComments(text.replace(/^\uFEFF/, ""))
  const blocks = [...markdownBlocks(shown)]
  let comment = 0
  for (const [at, { level, lines, first, last }] of blocks.entries()) {
    if (level > 0) {
      headings.length = Math.min(headings.length, level - 1)
      headings.push(withoutEnd(lines.join().slice(level), "#"))
      continue
    }
    // A comment in the line below a statement is about it.
    const end = Math.min(last + 2, blocks[at + 1]?.first ?? Number.POSITIVE_INFINITY)
    while ((comments[comment]?.line ?? first) < first) comment++
    const about: MarkdownComment[] = []
    for (let next = comments[comment]; next !== undefined && next.line < end; next = comments[++comment])
      about.push(next)
    const found = statementOf(lines, headings, about)
    if (found !== undefined) yield found
  }
}

function statementOf(
  lines: readonly string[],
  headings: readonly string[],
  comments: readonly MarkdownComment[],
): MarkdownStatement | undefined {
  const text = lines.map((line) => line.replace(/^> ?/, "")).join("\n")
  const said = readObsidianMarkup(text.trim()).trim().replace(MARKDOWN_ITEM, "").trim()
  if (said === "") return undefined
  const importance = comments
    .map((comment) => Number(/^importance:\s?(\d{1,2})$/.exec(comment.text)?.[1]))
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

function withoutEnd(text: string, mark: string): string {
  let bare = text.trim()
  while (bare.endsWith(mark)) bare = bare.slice(0, -1)
  return bare.trim()
}

/**
 * What Obsidian shows of a block of a note: links by their names, without embeds, comments, ids of blocks, types of
 * callouts and what plugins compute. Other code stays as it is.
 */
function readObsidianMarkup(block: string): string {
  if (COMPUTED.test(block)) return ""
  if (block.split("\n").some((line) => FENCE.test(line))) return block
  return block
    .replaceAll(EMBED, "")
    .replaceAll(LINK, (_, target: string, shown: string | undefined) => shown?.trim() || nameOf(target))
    .replaceAll(COMMENT, "")
    .replaceAll(BLOCK_ID, "")
    .replaceAll(CALLOUT, "")
}

/** The name of a link's target; a heading of it is shown behind it. */
function nameOf(target: string): string {
  const [note = "", ...headings] = target.split("#")
  return [note, ...headings.filter((heading) => !heading.startsWith("^"))].filter(Boolean).join(" > ")
}

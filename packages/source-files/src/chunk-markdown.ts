import { MemoryError } from "@keepsake/core"
import { graphemeStart, type MarkdownBlock, markdownBlocks, splitMarkdownComments } from "@keepsake/core/internal"

/** A part of a text. */
export interface Chunk {
  /** Its statements in their order; the text of the chunk is these, one a line. */
  readonly statements: readonly string[]
  /** The headings above it, from the outermost, without those that are part of it; empty without one. */
  readonly heading: string
  /** The number of its first line in the file, from 1. */
  readonly firstLine: number
  readonly lastLine: number
}

export interface ChunkOptions {
  /** The most characters (UTF-16 units) of a chunk, from 200 to 2,700. Default: 1,600, about 400 tokens. */
  readonly maxCharacters?: number | undefined
}

const DEFAULT_CHARACTERS = 1_600
const MIN_CHARACTERS = 200
/** A unit takes at most three bytes, and a memory at most 8 KiB. */
const MAX_CHARACTERS = 2_700

/** A statement, or a part of one that is longer than a chunk. */
interface Piece {
  readonly text: string
  readonly first: number
  readonly last: number
}

/**
 * Splits Markdown at headings, and long sections between statements. A list item, a table or fenced code is split only
 * if it is longer than a chunk: between lines, then words. No chunk exceeds the limit or has HTML comments. Linear in
 * the text.
 */
export function chunkMarkdown(
  text: string,
  { maxCharacters = DEFAULT_CHARACTERS }: ChunkOptions = {},
): readonly Chunk[] {
  if (!Number.isInteger(maxCharacters) || maxCharacters < MIN_CHARACTERS || maxCharacters > MAX_CHARACTERS) {
    throw new MemoryError("options_invalid", `maxCharacters is a whole number from ${MIN_CHARACTERS} to 2,700`)
  }
  const shown = splitMarkdownComments(text.replace(/^\uFEFF/, "")).text
  const lines = shown.split(/\r?\n/)
  const chunks: Chunk[] = []
  const path: string[] = []
  let above = ""
  let pieces: Piece[] = []
  let size = 0
  let hasStatement = false
  const end = (): void => {
    const [first, last] = [pieces[0], pieces.at(-1)]
    if (first !== undefined && last !== undefined) {
      const statements = pieces.map((piece) => piece.text)
      chunks.push({ statements, heading: above, firstLine: first.first, lastLine: last.last })
    }
    pieces = []
    size = 0
    hasStatement = false
  }
  for (const block of markdownBlocks(shown)) {
    if (block.level > 0) {
      if (hasStatement) end()
      path.length = Math.min(path.length, block.level - 1)
      path.push(titleOf(lines[block.first - 1] ?? "", block.level))
    }
    for (const piece of piecesOf(block, lines, maxCharacters)) {
      if (pieces.length > 0 && size + 1 + piece.text.length > maxCharacters) end()
      if (pieces.length === 0) above = (block.level > 0 ? path.slice(0, -1) : path).join(" / ")
      size += piece.text.length + (pieces.length > 0 ? 1 : 0)
      pieces.push(piece)
    }
    hasStatement ||= block.level === 0
  }
  end()
  return chunks
}

function* piecesOf({ first, last }: MarkdownBlock, lines: readonly string[], max: number): Generator<Piece> {
  let from = first
  let size = -1
  for (let at = first; at <= last; at++) {
    const line = lines[at - 1] ?? ""
    if (size >= 0 && size + 1 + line.length > max) {
      yield* pieceOf(lines, from, at - 1)
      size = -1
    }
    if (line.length > max) {
      for (const text of cutLine(line, max)) yield { text, first: at, last: at }
      size = -1
      from = at + 1
      continue
    }
    if (size === -1) from = at
    size += 1 + line.length
  }
  if (size >= 0) yield* pieceOf(lines, from, last)
}

function* pieceOf(lines: readonly string[], first: number, last: number): Generator<Piece> {
  const text = lines
    .slice(first - 1, last)
    .join("\n")
    .trimEnd()
  if (text.trim() !== "") yield { text, first, last }
}

/** Cuts after a sentence or a word in the second half of a piece, else between characters as people see them. */
function* cutLine(line: string, max: number): Generator<string> {
  for (let from = 0; from < line.length; ) {
    let to = Math.min(line.length, from + max)
    if (to < line.length) {
      const half = from + Math.floor(max / 2)
      // Only there: in a line without words, a search for one would go back to its beginning each time.
      const second = line.slice(half, to)
      const sentence = half + second.lastIndexOf(". ") + 1
      const word = half + second.lastIndexOf(" ")
      const grapheme = graphemeStart(line, to)
      to = [sentence, word, grapheme].find((at) => at > half) ?? to
    }
    const text = line.slice(from, to).trim()
    if (text !== "") yield text
    from = to
  }
}

function titleOf(line: string, level: number): string {
  let title = line.slice(level).trim()
  while (title.endsWith("#")) title = title.slice(0, -1)
  return title.trim()
}

import { hash } from "node:crypto"
import { MemoryError, type OwnedMemory } from "@keepsake/core"

const BEGIN = /^<!-- keepsake:begin((?: [\w-]{8})*) -->$/
const END = "<!-- keepsake:end -->"
const BOM = "\uFEFF"
const ABOUT_THE_USER = "What do you know about me?"
/** Turns and summaries would repeat the facts, and documents are files already. */
const LEFT_OUT = ["turn", "summary", "document", "untrusted-document"]

/** The lines of a digest: the profile, then the most important and the newest facts, as far as a block reaches. */
export async function digestLines(memory: Pick<OwnedMemory, "recall">): Promise<readonly string[]> {
  const { memories } = await memory.recall(ABOUT_THE_USER, { where: { exceptCategory: LEFT_OUT } })
  const texts = memories.map(({ shown }) =>
    shown.replace(/\s+/g, " ").replaceAll("<!--", "").replaceAll("-->", "").trim(),
  )
  return [...new Set(texts)].filter((text) => text !== "").map((text) => `- ${text}`)
}

/** A text with its digest. */
export interface Digested {
  readonly text: string
  /** How many lines stay in the digest that somebody wrote there. */
  readonly edits: number
}

/**
 * The text with a digest between its markers, or with markers and digest at its end. Everything else stays as it is.
 * Lines that somebody wrote into the digest stay at its end, because their memories are read from there.
 * `options_invalid` for a beginning without an end.
 */
export function withDigest(text: string, lines: readonly string[]): Digested {
  if (text.startsWith(BOM)) {
    const rest = withDigest(text.slice(1), lines)
    return { ...rest, text: BOM + rest.text }
  }
  const end = text.includes("\r\n") ? "\r" : ""
  const all = text.split("\n")
  const place = placeIn(all)
  const edits = place === undefined ? [] : editsIn(all, place, lines)
  const begin = `<!-- keepsake:begin${lines.map((line) => ` ${hashOf(line)}`).join("")} -->`
  const written = [begin, ...lines, ...edits, END].map((line) => line + end)
  if (place !== undefined) {
    const whole = [...all.slice(0, place.begin), ...written, ...all.slice(place.end + 1)]
    return { text: whole.join("\n"), edits: edits.filter((line) => line.trim() !== "").length }
  }
  if (findBegin(all) >= 0) {
    throw new MemoryError("options_invalid", "The file has the beginning of a digest, but not its end", {
      remedy: `Add a line ${END}, or remove the line that begins it.`,
    })
  }
  const gap = text === "" || /\n\r?\n$/.test(text) ? "" : text.endsWith("\n") ? `${end}\n` : `${end}\n${end}\n`
  return { text: `${text}${gap}${written.join("\n")}\n`, edits: 0 }
}

/** What somebody wrote into a digest and the new one does not say, without empty lines around it. */
function editsIn(all: readonly string[], { begin, end, hashes }: Place, lines: readonly string[]): readonly string[] {
  const known = new Set([...hashes, ...lines.map(hashOf)])
  const edits = all
    .slice(begin + 1, end)
    .map((line) => line.replace(/\r$/, ""))
    .filter((line) => !known.has(hashOf(line)))
  const isText = (line: string): boolean => line.trim() !== ""
  const first = edits.findIndex(isText)
  return first < 0 ? [] : edits.slice(first, edits.findLastIndex(isText) + 1)
}

/**
 * The text without its digest, and what somebody wrote into the digest. Both have empty lines where the other or a line
 * that nobody edited stands, so that line numbers stay.
 */
export function splitDigest(text: string): { readonly outside: string; readonly edits: string } {
  const all = text.includes(END) ? text.split("\n") : []
  const place = placeIn(all)
  if (place === undefined) return { outside: text, edits: "" }
  const written = new Set(place.hashes)
  const isInside = (at: number): boolean => at >= place.begin && at <= place.end
  const isEdit = (line: string, at: number): boolean =>
    at > place.begin && at < place.end && !written.has(hashOf(line.replace(/\r$/, "")))
  return {
    outside: all.map((line, at) => (isInside(at) ? "" : line)).join("\n"),
    edits: all.map((line, at) => (isEdit(line, at) ? line : "")).join("\n"),
  }
}

interface Place {
  readonly begin: number
  readonly end: number
  readonly hashes: readonly string[]
}

function placeIn(lines: readonly string[]): Place | undefined {
  const begin = findBegin(lines)
  const end = begin < 0 ? -1 : lines.findIndex((line, at) => at > begin && line.trimEnd() === END)
  if (end < 0) return undefined
  const [, hashes = ""] = BEGIN.exec(lines[begin]?.trim() ?? "") ?? []
  return { begin, end, hashes: hashes.trim().split(" ") }
}

/** The line that begins the digest; one in fenced code is an example. Linear in the lines. */
function findBegin(lines: readonly string[]): number {
  /** Of each character, the shortest fence that nothing closes any more; such a fence is none. */
  const unclosed = new Map<string, number>()
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ""
    if (BEGIN.test(line.trim())) return at
    const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? []
    const character = fence?.charAt(0) ?? ""
    if (fence === undefined || fence.length >= (unclosed.get(character) ?? Number.POSITIVE_INFINITY)) continue
    let end = at + 1
    while (end < lines.length && !closes(lines[end]?.trim() ?? "", fence)) end++
    if (end === lines.length) unclosed.set(character, fence.length)
    else at = end
  }
  return -1
}

function closes(line: string, fence: string): boolean {
  return line.length >= fence.length && line === fence.charAt(0).repeat(line.length)
}

function hashOf(line: string): string {
  return hash("sha256", line, "base64url").slice(0, 8)
}

import { hash, randomUUID } from "node:crypto"
import { lstat, open, readFile, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { MemoryError, type OwnedMemory } from "@keepsake/core"

const BEGIN = /^<!-- keepsake:begin((?: [\w-]{8})*) -->$/
const END = "<!-- keepsake:end -->"
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

/**
 * The text with a digest between its markers, or with markers and digest at its end. Everything else stays as it is.
 * `options_invalid` for a beginning without an end.
 */
export function withDigest(text: string, lines: readonly string[]): string {
  const end = text.includes("\r\n") ? "\r" : ""
  const block = [`<!-- keepsake:begin${lines.map((line) => ` ${hashOf(line)}`).join("")} -->`, ...lines, END]
  const written = block.map((line) => line + end)
  const all = text.split("\n")
  const place = placeIn(all)
  if (place !== undefined) return [...all.slice(0, place.begin), ...written, ...all.slice(place.end + 1)].join("\n")
  if (all.some((line) => BEGIN.test(line.trim()))) {
    throw new MemoryError("options_invalid", "The file has the beginning of a digest, but not its end", {
      remedy: `Add a line ${END}, or remove the line that begins it.`,
    })
  }
  const gap = text === "" || /\n\r?\n$/.test(text) ? "" : text.endsWith("\n") ? `${end}\n` : `${end}\n${end}\n`
  return `${text}${gap}${written.join("\n")}\n`
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

/** Replaces the digest of a file, which is created if it is missing. The file is whole at any time. */
export async function writeDigest(file: string, lines: readonly string[]): Promise<void> {
  const stats = await lstat(file).catch(() => undefined)
  if (stats !== undefined && !stats.isFile()) {
    throw new MemoryError("options_invalid", `${file} is no file, but a link or a folder`)
  }
  const before = stats === undefined ? "" : new TextDecoder("utf-8", { fatal: true }).decode(await readFile(file))
  const after = withDigest(before, lines)
  if (after === before) return
  const temporary = join(dirname(file), `.keepsake-${randomUUID()}.tmp`)
  try {
    {
      await using handle = await open(temporary, "wx", stats?.mode ?? 0o600)
      await handle.writeFile(after)
      await handle.sync()
    }
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

interface Place {
  readonly begin: number
  readonly end: number
  readonly hashes: readonly string[]
}

function placeIn(lines: readonly string[]): Place | undefined {
  const begin = lines.findIndex((line) => BEGIN.test(line.trim()))
  const end = begin < 0 ? -1 : lines.findIndex((line, at) => at > begin && line.trimEnd() === END)
  if (end < 0) return undefined
  const [, hashes = ""] = BEGIN.exec(lines[begin]?.trim() ?? "") ?? []
  return { begin, end, hashes: hashes.trim().split(" ") }
}

function hashOf(line: string): string {
  return hash("sha256", line, "base64url").slice(0, 8)
}

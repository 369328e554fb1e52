import { createHash } from "node:crypto"
import { timeInName } from "@keepsake/core/internal"
import type { ForeignEntry, ForeignFile, SkippedEntry } from "./foreign-entry.ts"
import { markdownStatements } from "./markdown-statements.ts"
import { printableName } from "./members.ts"

const LARGEST_FILE = 8 * 1024 * 1024

/** Reads notes in Markdown. Each list item and each paragraph is a memory. */
export async function* readMarkdown({ bytes, name, modifiedAt }: ForeignFile): AsyncGenerator<ForeignEntry> {
  const read = await wholeOf(bytes)
  if (typeof read !== "string") {
    yield { left: { where: printableName(name), ...read } }
    return
  }
  const base = name.split(/[/\\]/).at(-1) ?? name
  const named = timeInName(base, Date.now())
  const createdAt = named === undefined ? modifiedAt : new Date(named).toISOString()
  for (const { content, heading, importance } of markdownStatements(read)) {
    yield {
      content,
      id: `markdown:${createHash("sha256").update(`${name}\n${content}`).digest("base64url")}`,
      type: named === undefined ? "factual" : "episodic",
      category: named === undefined ? "fact" : "episode",
      ...(createdAt !== undefined && { createdAt }),
      ...(importance !== undefined && { importance }),
      metadata: { file: printableName(name), ...(heading !== undefined && { heading }), importedFrom: "markdown" },
    }
  }
}

/** The text, or the reason why it cannot be read. */
async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<string | Omit<SkippedEntry, "where">> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of bytes) {
    size += piece.byteLength
    if (size > LARGEST_FILE) return { code: "too_large", message: "It is over the limit of 8 MiB a file" }
    pieces.push(piece)
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces))
  } catch {
    return { code: "not_utf8", message: "It is no text in UTF-8" }
  }
}

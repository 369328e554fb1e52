import type { ForeignLine, ImportFormat } from "@keepsake/api"
import { readLetta } from "./letta.ts"
import { readMarkdown } from "./markdown.ts"
import { readMcpServerMemory } from "./mcp-server-memory.ts"
import { readMem0 } from "./mem0.ts"

/** A file of another system, wherever it comes from. */
export interface ForeignFile {
  /** As it stands, unpacked. Read once. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Notes are told apart by it, and dated where a day stands in it. */
  readonly name: string
  /** ISO 8601: when notes were written that say no day themselves. */
  readonly modifiedAt?: string
}

/** What was left out before it was a memory. */
export interface SkippedEntry {
  /** Where in what was read: a row, a file. */
  readonly where: string
  readonly code: string
  readonly message: string
}

/** Whether what was left out for it shows that the file is not whole. */
export function isBrokenFile(code: string): boolean {
  return code === "line_broken" || code === "not_utf8" || code === "file_broken"
}

/** A memory, or what is none. */
export type ForeignEntry = ForeignLine | { readonly left: SkippedEntry }

/** Every format but Keepsake's own, whose lines need no reading. */
export type ForeignFormat = Exclude<ImportFormat, "jsonl">

/**
 * What another system's file holds, a memory at a time and what is left out between them, with bounded memory. Throws `FileBroken` where the file goes no
 * further, and what came before stands.
 */
export function readForeignFile(format: ForeignFormat, file: ForeignFile): AsyncIterable<ForeignEntry> {
  switch (format) {
    case "mcp-server-memory":
      return readMcpServerMemory(file)
    case "mem0":
      return readMem0(file)
    case "letta":
      return readLetta(file)
    case "markdown":
      return readMarkdown(file)
  }
}

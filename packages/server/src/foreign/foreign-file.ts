import type { ForeignLine, ImportFormat } from "@keepsake/api"
import { readLetta } from "./letta.ts"
import { readMarkdown } from "./markdown.ts"
import { readMcpServerMemory } from "./mcp-server-memory.ts"
import { readMem0 } from "./mem0.ts"

/** A file of another system. */
export interface ForeignFile {
  /** The uncompressed content. Read once. */
  readonly bytes: AsyncIterable<Uint8Array>
  /** Identifies notes, and dates them if it contains a date. */
  readonly name: string
  /** ISO 8601. The date of notes whose name has none. */
  readonly modifiedAt?: string
}

/** An entry that is no memory. */
export interface SkippedEntry {
  /** Its position: a line, a path or a file. */
  readonly where: string
  readonly code: string
  readonly message: string
}

/** Whether this code means that the file is incomplete. */
export function isBrokenFile(code: string): boolean {
  return code === "line_broken" || code === "not_utf8" || code === "file_broken"
}

/** A memory, or an entry that is none. */
export type ForeignEntry = ForeignLine | { readonly left: SkippedEntry }

/** All formats except Keepsake's own. */
export type ForeignFormat = Exclude<ImportFormat, "jsonl">

/**
 * Reads the memories and skipped entries of another system's file, with bounded memory. Throws `BrokenFileError` where the file cannot be read
 * any further; earlier entries are valid.
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

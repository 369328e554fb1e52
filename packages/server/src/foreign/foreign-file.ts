import type { ImportFormat } from "@keepsake/api"
import type { ForeignEntry, ForeignFile } from "./foreign-entry.ts"
import { readLetta } from "./letta.ts"
import { readMarkdown } from "./markdown.ts"
import { readMcpServerMemory } from "./mcp-server-memory.ts"
import { readMem0 } from "./mem0.ts"

/** Whether this code means that the file is incomplete. */
export function isBrokenFile(code: string): boolean {
  return code === "line_broken" || code === "not_utf8" || code === "file_broken"
}

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

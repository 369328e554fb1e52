import { basename } from "node:path"
import type { Readable } from "node:stream"
import { FileBytes } from "./file-bytes.ts"
import type { Format } from "./format.ts"
import type { ImportSource } from "./import-source.ts"
import { readNotes } from "./read-notes.ts"
import { SkippedItems } from "./skipped-items.ts"
import { stopAtDamage } from "./stop-at-damage.ts"

/** Begins to read a file, `-` for what comes in on stdin. What breaks off in the middle ends there and says so among what was left out: what came before it is kept. */
export function openImportSource(path: string, format: Exclude<Format, "omniroute">, stdin: Readable): ImportSource {
  if (format === "markdown") return readNotes(path)
  const left = new SkippedItems()
  if (path === "-") return { lines: stdin, skipped: left, done: () => 0, total: 0 }
  const bytes = new FileBytes(path)
  return {
    lines: stopAtDamage(bytes, path, left),
    ...(format !== "jsonl" && { file: { from: format, file: basename(path) } }),
    skipped: left,
    done: () => bytes.read,
    total: bytes.size,
  }
}

import type { ForeignLine, ImportFormat } from "@keepsake/api"
import type { ForeignEntry } from "@keepsake/server/foreign"
import type { SkippedItems } from "./skipped-items.ts"

/** A file or folder of memories on its way in. */
export interface ImportSource {
  /** Lines of JSON as the API takes them, or the file as it stands, in pieces of any size. Read once. */
  readonly lines: AsyncIterable<string | Uint8Array>
  /** What the server reads it as, and what it is called; absent for lines of JSON. */
  readonly file?: { readonly from: ImportFormat; readonly file: string }
  /** Filled while lines are read. */
  readonly skipped: SkippedItems
  /** How far the reading is; the same unit as `total`. */
  done(): number
  readonly total: number
}

/** Each memory as a line; what is none goes to `left`. */
export async function* toJsonLines(
  all: AsyncIterable<ForeignEntry> | Iterable<ForeignEntry>,
  left: SkippedItems,
): AsyncGenerator<string> {
  for await (const read of all) {
    if ("left" in read) left.add(read.left)
    else yield lineOf(read)
  }
}

function lineOf(memory: ForeignLine): string {
  return `${JSON.stringify(memory)}\n`
}

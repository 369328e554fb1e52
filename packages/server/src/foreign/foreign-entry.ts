import type { ForeignLine } from "@keepsake/api"

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

/** A memory, or an entry that is none. */
export type ForeignEntry = ForeignLine | { readonly left: SkippedEntry }

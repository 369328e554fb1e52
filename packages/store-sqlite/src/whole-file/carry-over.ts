import type { FileEncryption } from "../encryption/file-encryption.ts"
import { openReadOnly, openWritable } from "./driver.ts"

/** Two buckets of `State`: a mark in one says that the entry with the same key must not be in the other. */
export interface MarkedBuckets {
  readonly marks: string
  readonly entries: string
}

/**
 * Copies the marks of one database file to another that nobody uses, and deletes the marked entries there. Returns the
 * number of deleted entries. Throws if a file cannot be read.
 */
export function carryOverMarks(
  from: string,
  to: string,
  { marks, entries }: MarkedBuckets,
  encryption?: FileEncryption,
): number {
  const source = openReadOnly(from, encryption)
  const marked = (() => {
    try {
      return source.prepare<[string], string>("SELECT key FROM entries WHERE bucket = ?").pluck().all(marks)
    } finally {
      source.close()
    }
  })()
  const target = openWritable(to, encryption)
  try {
    const add = target.prepare<[string, string]>(
      "INSERT INTO entries (bucket, key, value, revision) VALUES (?, ?, 'true', 1) ON CONFLICT DO NOTHING",
    )
    const remove = target.prepare<[string, string]>("DELETE FROM entries WHERE bucket = ? AND key = ?")
    return target.transaction(() => {
      let removed = 0
      for (const key of marked) {
        add.run(marks, key)
        removed += remove.run(entries, key).changes
      }
      return removed
    })()
  } finally {
    target.close()
  }
}

import { rmSync } from "node:fs"
import type { FileEncryption } from "../encryption/file-encryption.ts"
import { openReadOnly, openWritable } from "./driver.ts"

/** Number of pages copied between progress reports. */
const PAGES_PER_STEP = 2_000

/**
 * Copies a database during reads and writes. The copy is a consistent snapshot in one file without a log. On failure nothing is
 * left at `to`. `progress` receives numbers of pages. An encrypted database is copied with its key; its progress is only the end.
 */
export async function backUp(
  from: string,
  to: string,
  progress: (done: number, total: number) => void = () => undefined,
  encryption?: FileEncryption,
): Promise<void> {
  const database = openReadOnly(from, encryption)
  try {
    if (encryption !== undefined) {
      // Copies the pages through the same key and salt, which the page-wise copy of the driver cannot.
      database.prepare("VACUUM INTO ?").run(to)
      progress(1, 1)
      return
    }
    // An open read transaction pins the snapshot; without it, every concurrent write would restart the copy.
    database.exec("BEGIN")
    database.prepare("SELECT count(*) FROM sqlite_schema").get()
    await database.backup(to, {
      progress({ totalPages, remainingPages }) {
        progress(totalPages - remainingPages, totalPages)
        return PAGES_PER_STEP
      },
    })
    database.exec("COMMIT")
  } catch (error) {
    rmSync(to, { force: true })
    throw error
  } finally {
    database.close()
  }
  withoutLog(to)
}

/** Switches the copy from write-ahead logging to a single file. */
function withoutLog(file: string): void {
  const database = openWritable(file)
  try {
    database.pragma("journal_mode = DELETE")
  } finally {
    database.close()
  }
}

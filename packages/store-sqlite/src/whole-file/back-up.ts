import { rmSync } from "node:fs"
import { openToChange, openToLook } from "./driver.ts"

/** How many pages are copied between two looks at how far it is. */
const PAGES_A_STEP = 2_000

/**
 * Copies a database while others read and write it: the copy is as the file was at the moment of the call, in one file without a log. On failure nothing is
 * left at `to`. `progress` gets pages.
 */
export async function backUp(
  from: string,
  to: string,
  progress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const database = openToLook(from)
  try {
    // An open read keeps the state of this moment for every step of the copy; without one each write of others would begin it anew.
    database.exec("BEGIN")
    database.prepare("SELECT count(*) FROM sqlite_schema").get()
    await database.backup(to, {
      progress({ totalPages, remainingPages }) {
        progress(totalPages - remainingPages, totalPages)
        return PAGES_A_STEP
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

/** A copy is of the kind that keeps a log beside it; one file is easier to keep. */
function withoutLog(file: string): void {
  const database = openToChange(file)
  try {
    database.pragma("journal_mode = DELETE")
  } finally {
    database.close()
  }
}

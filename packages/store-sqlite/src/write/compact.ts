import { readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Database } from "better-sqlite3"

/** What a compaction does, in order. Each may be tried again when another connection is in its way. */
export function compaction(database: Database, path: string): readonly (() => void)[] {
  return [
    // The index marks removed rows and forgets them only when it is merged into one.
    () => database.exec("INSERT INTO found (found) VALUES ('optimize')"),
    // Writes every page anew, so that no free page or page end keeps what was erased.
    () => database.exec("VACUUM"),
    () => emptyLog(database),
    () => dropBackups(path),
  ]
}

/** Another connection reads from the log: it cannot be emptied now. */
class LogInUse extends Error {
  readonly code = "SQLITE_BUSY_CHECKPOINT"
}

function emptyLog(database: Database): void {
  // The one row of this pragma: whether something was in the way, and two counts of pages.
  const [row] = database.pragma("wal_checkpoint(TRUNCATE)") as readonly { readonly busy: number }[]
  if (row?.busy !== 0) throw new LogInUse("The write-ahead log is in use")
}

/** The copies that migrations made hold what was erased since. */
function dropBackups(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.version-`)) continue
    if (/\.version-\d+\.backup(\.[\w-]+\.unfinished)?$/.test(name)) rmSync(join(folder, name), { force: true })
  }
}

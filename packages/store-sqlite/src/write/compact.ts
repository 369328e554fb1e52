import { readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import type { Database } from "better-sqlite3"

/** The steps of a compaction, in order. Each can be retried while another connection holds a lock. */
export function compaction(database: Database, path: string): readonly (() => void)[] {
  return [
    // The index only marks deleted rows, and drops them when its segments are merged.
    () => database.exec("INSERT INTO found (found) VALUES ('optimize')"),
    // Rewrites every page, so that no free space contains erased data.
    () => database.exec("VACUUM"),
    () => emptyLog(database),
    () => dropBackups(path),
  ]
}

/** Another connection reads the log, so that it cannot be truncated. */
class LogInUse extends Error {
  readonly code = "SQLITE_BUSY_CHECKPOINT"
}

function emptyLog(database: Database): void {
  // This pragma returns one row: whether it was blocked, and two page counts.
  const [row] = database.pragma("wal_checkpoint(TRUNCATE)") as readonly { readonly busy: number }[]
  if (row?.busy !== 0) throw new LogInUse("The write-ahead log is in use")
}

/** Copies that migrations made contain data that was erased since. */
function dropBackups(path: string): void {
  const folder = dirname(path)
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${basename(path)}.version-`)) continue
    if (/\.version-\d+\.backup(\.[\w-]+\.unfinished)?$/.test(name)) rmSync(join(folder, name), { force: true })
  }
}

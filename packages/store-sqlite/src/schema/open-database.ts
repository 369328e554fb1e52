import { accessSync, constants, existsSync } from "node:fs"
import { dirname } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"
import Sqlite, { type Database } from "better-sqlite3"
import { raised, readOnly } from "../thread/failures.ts"
import type { WorkerOptions } from "../thread/messages.ts"
import { migrate } from "./migrate.ts"

/** Page caches in KiB: a search of a large pool goes through some 20 MB of index. */
const READ_CACHE = 32_768
const WRITE_CACHE = 16_384
/** As long as the log grows under writes without a pause: cut and grown again each time, it cost a tenth of every write. */
const KEPT_LOG = 32 * 1024 * 1024

/** The connection that writes: makes the file and brings it to the newest version. Waits for no lock: the caller tries again. */
export function openForWriting({ path, durability }: WorkerOptions): Database {
  checkPlace(path)
  return opened(path, (database) => {
    migrateFirst(database, path)
    database.pragma(`synchronous = ${durability === "full" ? "FULL" : "NORMAL"}`)
    database.pragma("wal_autocheckpoint = 0")
    // A log that was moved into the database is cut to this when it begins anew.
    database.pragma(`journal_size_limit = ${KEPT_LOG}`)
    database.pragma(`cache_size = -${WRITE_CACHE}`)
  })
}

/** A connection that can change nothing, to a file that the writer opened before. */
export function openForReading({ path }: WorkerOptions): Database {
  return opened(path, (database) => {
    database.pragma("query_only = ON")
    database.pragma(`cache_size = -${READ_CACHE}`)
  })
}

function migrateFirst(database: Database, path: string): void {
  migrate(database, path)
  database.pragma("journal_mode = WAL")
}

function opened(path: string, prepare: (database: Database) => void): Database {
  const database = new Sqlite(path, { timeout: 0 })
  try {
    database.pragma("trusted_schema = OFF")
    prepare(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite would open a file that it may not write, and fail later. */
function checkPlace(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) {
    throw new MemoryError("store_unavailable", `The folder of ${path} does not exist`, {
      remedy: `Create the folder ${folder}, or give another path.`,
    })
  }
  for (const place of [folder, path]) if (existsSync(place) && !isWritable(place)) throw raised(readOnly(path))
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

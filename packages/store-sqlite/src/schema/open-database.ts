import { accessSync, constants, existsSync } from "node:fs"
import { dirname } from "node:path"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { connect } from "../encryption/connect.ts"
import { readOnly, toMemoryError } from "../thread/failures.ts"
import type { WorkerOptions } from "../thread/messages.ts"
import { migrateSchema } from "./migrate.ts"

/** Page cache sizes in KiB: a search of a large pool reads about 20 MB of index. */
const READ_CACHE = 32_768
const WRITE_CACHE = 16_384
/** The log's usual size under continuous writes. Truncating and regrowing it every time cost a tenth of each write. */
const LOG_SIZE_LIMIT = 32 * 1024 * 1024

/** Opens the connection that writes: creates the file or migrates it to the newest version. Does not wait for locks; the caller retries. */
export function openForWriting({ path, durability, encryption }: WorkerOptions): Database {
  checkPlace(path)
  return openConnection(path, encryption, (database) => {
    migrateFirst(database, path)
    database.pragma(`synchronous = ${durability === "full" ? "FULL" : "NORMAL"}`)
    database.pragma("wal_autocheckpoint = 0")
    // A checkpointed log is truncated to this size when it restarts.
    database.pragma(`journal_size_limit = ${LOG_SIZE_LIMIT}`)
    database.pragma(`cache_size = -${WRITE_CACHE}`)
  })
}

/** Opens a read-only connection to a file that the writer has opened before. */
export function openForReading({ path, encryption }: WorkerOptions): Database {
  return openConnection(path, encryption, (database) => {
    database.pragma("query_only = ON")
    database.pragma(`cache_size = -${READ_CACHE}`)
  })
}

function migrateFirst(database: Database, path: string): void {
  migrateSchema(database, path)
  database.pragma("journal_mode = WAL")
}

function openConnection(
  path: string,
  encryption: WorkerOptions["encryption"],
  prepare: (database: Database) => void,
): Database {
  const database = connect(path, { timeout: 0 }, encryption)
  try {
    database.pragma("trusted_schema = OFF")
    prepare(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** SQLite would open a file without write permission and fail later. */
function checkPlace(path: string): void {
  const folder = dirname(path)
  if (!existsSync(folder)) {
    throw new MemoryError("store_unavailable", `The folder of ${path} does not exist`, {
      remedy: `Create the folder ${folder}, or give another path.`,
    })
  }
  for (const place of [folder, path]) if (existsSync(place) && !isWritable(place)) throw toMemoryError(readOnly(path))
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

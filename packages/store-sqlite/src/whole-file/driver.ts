import { createRequire } from "node:module"
import type { Database, Options } from "better-sqlite3"
import { toFailure, toMemoryError } from "../thread/failures.ts"
import { requireNode } from "../thread/node-version.ts"

/** Opens a read-only connection on this thread, for commands that can block. */
export function openReadOnly(file: string): Database {
  return openConnection(file, { readonly: true })
}

/** Opens a writable connection to a file that nobody else uses. */
export function openWritable(file: string): Database {
  return openConnection(file, {})
}

/** Opens an empty in-memory database. */
export function openInMemory(): Database {
  return openConnection(":memory:", {}, {})
}

/** Loaded lazily: an older Node must not load the driver. */
function openConnection(file: string, options: Options, must: Options = { fileMustExist: true }): Database {
  requireNode()
  const Sqlite: typeof import("better-sqlite3") = createRequire(import.meta.url)("better-sqlite3")
  try {
    const database = new Sqlite(file, { ...options, ...must, timeout: 5_000 })
    database.pragma("trusted_schema = OFF")
    return database
  } catch (error) {
    throw toMemoryError(toFailure(error, file))
  }
}

import { createRequire } from "node:module"
import type { Database, Options } from "better-sqlite3"
import { failureOf, raised } from "../thread/failures.ts"
import { requireNode } from "../thread/node-version.ts"

/** A connection that changes nothing, on this thread: for commands that have nothing else to do. */
export function openToLook(file: string): Database {
  return opened(file, { readonly: true })
}

/** The same, to a file that nobody else uses. */
export function openToChange(file: string): Database {
  return opened(file, {})
}

/** An empty database that is gone when it is closed. */
export function openInMemory(): Database {
  return opened(":memory:", {}, {})
}

/** Loaded only now: an older Node must not load SQLite at all. */
function opened(file: string, options: Options, must: Options = { fileMustExist: true }): Database {
  requireNode()
  const Sqlite: typeof import("better-sqlite3") = createRequire(import.meta.url)("better-sqlite3")
  try {
    const database = new Sqlite(file, { ...options, ...must, timeout: 5_000 })
    database.pragma("trusted_schema = OFF")
    return database
  } catch (error) {
    throw raised(failureOf(error, file))
  }
}

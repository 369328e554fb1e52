import { createRequire } from "node:module"
import { MemoryError } from "@keepsake/core/plugin"
import type { Database, Options } from "better-sqlite3"
import { formatOf, type RawEncryption } from "./file-encryption.ts"

/** Loads the driver and opens a connection. The driver is loaded only here, because an older Node must not load it. */
export function connect(
  path: string,
  options: Options,
  encryption?: RawEncryption,
  driver: string = encryption?.driver ?? "better-sqlite3",
): Database {
  const Sqlite: typeof import("better-sqlite3") = createRequire(import.meta.url)(driver)
  if (encryption !== undefined && formatOf(path) === "plain") throw notEncrypted(path)
  const database = new Sqlite(path, options)
  try {
    if (encryption !== undefined) unlock(database, path, encryption)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Chooses the format of what is opened or attached next. */
export function chooseFormat(database: Database): void {
  database.pragma("cipher = 'aegis'")
}

/** A key that the driver does not derive any further. */
export function rawKey(key: string): string {
  return `raw:${key}`
}

function unlock(database: Database, path: string, { key }: RawEncryption): void {
  chooseFormat(database)
  database.pragma(`key = '${rawKey(key)}'`)
  // Sorting and compaction would write pages in the clear to the folder of temporary files.
  database.pragma("temp_store = MEMORY")
  try {
    database.prepare("SELECT count(*) FROM sqlite_schema").get()
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "SQLITE_NOTADB") throw wrongKey(path)
    throw error
  }
}

function wrongKey(path: string): MemoryError {
  return new MemoryError("options_invalid", `${path} is encrypted, and the key does not open it; nothing was changed`, {
    remedy: "Give the key that it was encrypted with. Without that key it cannot be read by anybody.",
  })
}

function notEncrypted(path: string): MemoryError {
  return new MemoryError("options_invalid", `${path} is not encrypted, but a key was given; nothing was changed`, {
    remedy: "Encrypt it first (keepsake encrypt), or give no key.",
  })
}

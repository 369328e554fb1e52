import { existsSync } from "node:fs"
import type { Configuration } from "../configuration/configuration.ts"
import { type Check, fail, ok, warn, why } from "./check.ts"

const MENDING = "Restore the file from a backup, or move it away to start with an empty one."

/** What SQLite says when the text index is damaged and the tables of memories are not. */
const INDEX_ALONE = /^fts5: .*table "found"|FTS5 table main\.found/
const BUILT_AGAIN =
  "No memory is lost. The index is built again by itself when a search or a write meets the damage, and search goes on meanwhile."

/** Whether the database file is whole. Read only, so that it can be asked while a server runs. */
export async function checkDatabase({ store, databaseFile }: Configuration): Promise<Check> {
  if (store === "memory") return ok("database", `none with the store ${store}`)
  if (!existsSync(databaseFile)) return ok("database", `${databaseFile} is not there yet; the first start makes it`)
  // Not the store's own driver: what is damaged is looked at from outside.
  const { DatabaseSync } = await import("node:sqlite")
  try {
    const database = new DatabaseSync(databaseFile, { readOnly: true })
    try {
      const [first] = database.prepare("PRAGMA quick_check(1)").all()
      const found = String(first?.quick_check)
      if (INDEX_ALONE.test(found)) return warn("database", `The text index in ${databaseFile} is damaged`, BUILT_AGAIN)
      if (found !== "ok") return fail("database", `${databaseFile} is damaged: ${found}`, MENDING)
      const version = database.prepare("PRAGMA user_version").get()?.user_version
      return ok("database", `${databaseFile} is whole, schema version ${version}`)
    } finally {
      database.close()
    }
  } catch (error) {
    return fail("database", `${databaseFile} cannot be read: ${why(error)}`, MENDING)
  }
}

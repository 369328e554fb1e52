import { existsSync } from "node:fs"
import type { Configuration } from "../configuration/configuration.ts"
import { type Check, fail, ok, why } from "./check.ts"

const MENDING = "Restore the file from a backup, or move it away to start with an empty one."

/** Whether the database file is whole. Read only, so that it can be asked while a server runs. */
export async function checkDatabase({ store, databaseFile }: Configuration): Promise<Check> {
  if (store !== "sqlite") return ok("database", `none with the store ${store}`)
  if (!existsSync(databaseFile)) return ok("database", `${databaseFile} is not there yet; the first start makes it`)
  // Not the store's own driver: what is damaged is looked at from outside.
  const { DatabaseSync } = await import("node:sqlite")
  try {
    const database = new DatabaseSync(databaseFile, { readOnly: true })
    try {
      const [first] = database.prepare("PRAGMA quick_check(1)").all()
      const found = String(first?.quick_check)
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

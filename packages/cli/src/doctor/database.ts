import { existsSync } from "node:fs"
import { checkFile, type FileEncryption } from "@keepsake/store-sqlite"
import { interruptedRestore, restoreRemedy } from "../backups/interrupted-restore.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { postgresOptionsOf, shownDatabase } from "../configuration/postgres.ts"
import { encryptionOf } from "../encryption/database-key.ts"
import { toCommandError } from "../output/output.ts"
import { type Check, errorMessage, fail, ok, warn } from "./check.ts"

const RESTORE = "Restore the file from a backup, or move it away to start with an empty database."

/** SQLite's message when only the full-text index is damaged, not the tables of memories. */
const INDEX_DAMAGED = /^fts5: .*table "found"|FTS5 table main\.found/
const INDEX_REBUILDS =
  "No memory is lost. The index is rebuilt automatically when a search or a write meets the damage; search keeps working meanwhile."

/** Whether the database file is intact. Opened read-only, so it can be checked while a server runs. */
export async function checkDatabase(configuration: Configuration): Promise<Check> {
  const { store, databaseFile } = configuration
  if (store === "postgres") return checkPostgres(configuration)
  if (store === "memory") return ok("database", `the ${store} store has none`)
  const interrupted = interruptedRestore(databaseFile)
  if (interrupted !== undefined) return fail("database", interrupted, restoreRemedy(databaseFile))
  if (!existsSync(databaseFile)) return ok("database", `${databaseFile} does not exist yet; the first start creates it`)
  let encryption: FileEncryption | undefined
  try {
    encryption = await encryptionOf(configuration)
  } catch (error) {
    const { message, remedy } = toCommandError(error)
    return fail("database", message, remedy ?? RESTORE)
  }
  // Not through the store, whose worker repairs or refuses a damaged file.
  try {
    const { integrity, schemaVersion, differences } = checkFile(databaseFile, encryption)
    if (INDEX_DAMAGED.test(integrity))
      return warn("database", `The text index in ${databaseFile} is damaged`, INDEX_REBUILDS)
    if (integrity !== "ok") return fail("database", `${databaseFile} is damaged: ${integrity}`, RESTORE)
    const [difference, ...others] = differences
    if (difference !== undefined) {
      const more = others.length === 0 ? "" : ` (and ${others.length} more: keepsake verify)`
      const [what = difference, remedy = RESTORE] = difference.split("; ", 2)
      return fail("database", `${databaseFile} has an unexpected schema. ${what}${more}`, remedy)
    }
    return ok("database", `${databaseFile} is intact, schema version ${schemaVersion}`)
  } catch (error) {
    return fail("database", `${databaseFile} cannot be read: ${errorMessage(error)}`, RESTORE)
  }
}

/** Whether the server answers and has a schema that this software knows. Nothing is created or migrated. */
async function checkPostgres(configuration: Configuration): Promise<Check> {
  const { PostgresDatabase } = await import("@keepsake/store-postgres")
  const database = new PostgresDatabase(postgresOptionsOf(configuration))
  const detach = database.attach()
  try {
    const { server, schema, vectors } = await database.inspect()
    const has = schema === 0 ? "no schema yet; the first start creates it" : `schema version ${schema}`
    const extension = vectors.version === undefined ? `no vectors: ${vectors.missing}` : `pgvector ${vectors.version}`
    return ok("database", `PostgreSQL ${server} at ${shownDatabase(configuration)}: ${has}; ${extension}`)
  } catch (error) {
    const { message, remedy } = toCommandError(error)
    return fail("database", message, remedy ?? "Check postgres.url and the server's log.")
  } finally {
    await detach()
  }
}

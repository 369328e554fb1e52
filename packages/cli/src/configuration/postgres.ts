import type { PostgresOptions } from "@keepsake/store-postgres"
import { CommandError } from "../command-error.ts"
import type { Settings } from "./schema.ts"

/** The options of the store. */
export function postgresOptionsOf({ postgres }: Pick<Settings, "postgres">): PostgresOptions {
  if (postgres.url === undefined) throw missingUrl()
  return { ...postgres, url: postgres.url, ssl: postgres.ssl, partitions: postgres.partitions }
}

/** Rejects settings that lack something. */
export function rejectIncompletePostgres(settings: Settings): void {
  if (settings.store !== "postgres") return
  if (settings.postgres.url === undefined) throw missingUrl()
  if (settings.postgres.writers === "one" || settings.settingsKey !== undefined) return
  throw new CommandError(2, "options_invalid", "postgres.writers is many, but settingsKey is not set", {
    remedy:
      "Set KEEPSAKE_SETTINGS_KEY, or KEEPSAKE_SETTINGS_KEY_FILE, to the same text on all servers, for example from: openssl rand -base64 32. A server that ran alone has its key in the data folder: base64 settings.key",
  })
}

/** Vectors need an extension of the database, which is known once the store is open. `missing` says why there is none. */
export function vectorsMissing(missing: string): CommandError {
  return new CommandError(2, "options_invalid", `embedder.model is set, but PostgreSQL has no vectors: ${missing}`, {
    remedy: "Enable pgvector 0.8 or newer and start again, set vectors to qdrant, which keeps them there, or to none.",
  })
}

/** Whether everything is in the database file: with `memory` and `postgres` nothing is. */
export function usesDatabaseFile({ store }: Pick<Settings, "store">): boolean {
  return store !== "memory" && store !== "postgres"
}

/** Rejects a command that works on the database file. */
export function rejectWithoutDatabaseFile({ store, postgres }: Pick<Settings, "store" | "postgres">): void {
  if (store !== "postgres") return
  throw new CommandError(1, "nothing_kept", "Everything is in PostgreSQL, which this command does not read", {
    remedy: `Use the database's own tools: pg_dump --schema=${postgres.schema} for a backup, pg_amcheck to verify.`,
  })
}

/** The address without user, password and parameters, which may have one too. */
export function shownDatabase({ postgres: { url = "", schema } }: Pick<Settings, "postgres">): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}, schema ${schema}`
}

function missingUrl(): CommandError {
  return new CommandError(2, "options_invalid", "store is postgres, but postgres.url is not set", {
    remedy: "Set postgres.url (KEEPSAKE_POSTGRES_URL) to postgres://USER:PASSWORD@HOST:5432/DATABASE.",
  })
}

import type { PostgresOptions } from "@keepsake/store-postgres"
import { CommandError } from "../command-error.ts"
import { embedderOf } from "./embedder.ts"
import type { Settings } from "./schema.ts"

/** The options of the store. */
export function postgresOptionsOf({ postgres }: Pick<Settings, "postgres">): PostgresOptions {
  if (postgres.url === undefined) throw missingUrl()
  return { ...postgres, url: postgres.url, ssl: postgres.ssl }
}

/** Settings of a store that is not there, or that cannot do what is asked. */
export function rejectPostgresWithoutUrl(settings: Settings): void {
  if (settings.store !== "postgres") return
  if (settings.postgres.url === undefined) throw missingUrl()
  if (embedderOf(settings) === undefined || settings.vectors === "qdrant") return
  throw new CommandError(2, "options_invalid", "embedder.model is set, but the store postgres has no vectors yet", {
    remedy: "Set vectors to qdrant, which keeps them there, or to none.",
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

import type { State } from "@keepsake/core/plugin"
import { formatOf, SqliteFile, SqliteState } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"
import { postgresOptionsOf } from "../configuration/postgres.ts"
import { encryptionOf } from "../encryption/database-key.ts"

/** The state with the sealed settings, without an engine; `undefined` if nothing is stored yet. */
export async function openSecretState(configuration: Configuration): Promise<State | undefined> {
  const { store, databaseFile } = configuration
  if (store === "memory" || (store !== "postgres" && formatOf(databaseFile) === "absent")) return undefined
  const state = await createState(configuration)
  try {
    await state.open?.()
    return state
  } catch (failure) {
    await state[Symbol.asyncDispose]?.()
    throw failure
  }
}

async function createState(configuration: Configuration): Promise<State> {
  const { store, databaseFile, sqlite } = configuration
  if (store === "postgres") {
    const { PostgresDatabase, PostgresState } = await import("@keepsake/store-postgres")
    return new PostgresState(new PostgresDatabase(postgresOptionsOf(configuration)))
  }
  const encryption = await encryptionOf(configuration)
  return new SqliteState(new SqliteFile({ path: databaseFile, durability: sqlite.durability, encryption }))
}

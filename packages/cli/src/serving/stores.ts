import { isAbsolute, join, resolve } from "node:path"
import { MemoryError, type NamedStores, type Plugin } from "@keepsake/core"
import { ActiveState, MirroredStore, readActiveStore } from "@keepsake/core/internal"
import { type State, Store } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "@keepsake/store-postgres"
import { type FileEncryption, finishConversion, SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { vectorDatabaseOf } from "../configuration/embedder.ts"
import { postgresOptionsOf } from "../configuration/postgres.ts"
import { isPackage } from "../configuration/schema.ts"
import { SettingsCipher } from "../secrets/settings-cipher.ts"
import { buildPart } from "./build-part.ts"
import { createLanceStore, VECTOR_FOLDER_SUFFIX } from "./vectors/lance-folder.ts"
import { createQdrantStore, QdrantSettings, VECTORS_SUFFIX } from "./vectors/qdrant-settings.ts"

/** Records in one database, vectors in another. */
const SEPARATE_VECTORS = /^(sqlite|postgres)-(qdrant|lancedb)$/
const OTHER_FILE_PREFIX = "sqlite:"

/**
 * The stores that the settings know, by name: `sqlite`, `sqlite:FILE` in the data folder, `qdrant`, `lancedb`, `sqlite-qdrant`, `sqlite-lancedb`, with
 * `postgres.url` also `postgres`, `postgres-qdrant` and `postgres-lancedb`, and the package that is configured. The state of those in PostgreSQL is there as well; that of all others is in the data folder.
 */
export class ConfiguredStores implements NamedStores {
  readonly configured: string
  readonly names: readonly string[]
  readonly #configuration: Configuration
  readonly #brought: readonly Plugin[]
  readonly #now: (() => number) | undefined
  readonly #file: SqliteFile
  readonly #encryption: FileEncryption | undefined
  #database: PostgresDatabase | undefined
  #fileState: Promise<State> | undefined
  #databaseState: Promise<State> | undefined
  #state: ActiveState | undefined

  constructor(
    configuration: Configuration,
    brought: readonly Plugin[],
    encryption: FileEncryption | undefined,
    now?: () => number,
  ) {
    const { store, databaseFile, sqlite, postgres } = configuration
    this.#configuration = configuration
    this.#brought = brought
    this.#now = now
    this.#encryption = encryption
    this.#file = new SqliteFile({ path: databaseFile, durability: sqlite.durability, encryption })
    const vectors = vectorDatabaseOf(configuration)
    this.configured = vectors === undefined ? store : `${store}-${vectors}`
    this.names = [
      "sqlite",
      `${OTHER_FILE_PREFIX}FILE`,
      ...["qdrant", "lancedb", "sqlite-qdrant", "sqlite-lancedb"],
      ...(postgres.url === undefined ? [] : ["postgres", "postgres-qdrant", "postgres-lancedb"]),
      ...(isPackage(store) ? [store] : []),
    ]
  }

  /** The store and the state in use. Both are closed by the engine. */
  async open(): Promise<{ readonly state: ActiveState; readonly store: Store }> {
    finishConversion(this.#configuration.databaseFile, this.#encryption)
    const home = await this.stateOf(this.configured)
    try {
      const name = await this.inUse(home)
      const current = await this.stateOf(name)
      this.#state = new ActiveState(current, [home])
      return { state: this.#state, store: await this.make(name) }
    } catch (failure) {
      await home[Symbol.asyncDispose]?.()
      throw failure
    }
  }

  stateOf(name: string): Promise<State> {
    if (!isInDatabase(name)) {
      this.#fileState ??= this.#openState(() => new SqliteState(this.#file, this.#now)).catch((failure: unknown) => {
        this.#fileState = undefined
        throw failure
      })
      return this.#fileState
    }
    this.#databaseState ??= this.#openDatabaseState().catch((failure: unknown) => {
      this.#databaseState = undefined
      throw failure
    })
    return this.#databaseState
  }

  async releaseState(name: string): Promise<void> {
    const home = await this.stateOf(this.configured)
    const state = await (isInDatabase(name) ? this.#databaseState : this.#fileState)
    if (state === undefined || state === home || state === this.#activeState.current) return
    if (isInDatabase(name)) this.#databaseState = undefined
    else this.#fileState = undefined
    await this.#activeState.release(state)
  }

  async #openDatabaseState(): Promise<State> {
    const { PostgresState } = await import("@keepsake/store-postgres")
    const database = await this.#postgres()
    return this.#openState(() => new PostgresState(database, this.#now))
  }

  async #openState(create: () => State): Promise<State> {
    const state = create()
    try {
      await state.open?.()
      this.#state?.attach(state)
      return state
    } catch (failure) {
      await state[Symbol.asyncDispose]?.()
      throw failure
    }
  }

  async #postgres(): Promise<PostgresDatabase> {
    const { PostgresDatabase } = await import("@keepsake/store-postgres")
    const { postgres } = this.#configuration
    if (postgres.writers === "many") {
      throw new MemoryError("options_invalid", "Memories are moved to and from PostgreSQL by one server", {
        remedy: "Set postgres.writers to one until the move is over.",
      })
    }
    this.#database ??= new PostgresDatabase(postgresOptionsOf(this.#configuration))
    return this.#database
  }

  /**
   * Where memories are: where a migration has put them, else where the settings say. Settings that name a third place are a `CommandError`: it would lack what was
   * written since.
   */
  async inUse(home: State): Promise<string> {
    const moved = await readActiveStore(home)
    if (moved === undefined || moved.name === this.configured) return this.configured
    if (moved.insteadOf === this.configured) return moved.name
    throw new CommandError(
      2,
      "options_invalid",
      `Memories were moved to ${moved.name}, and the settings say ${this.configured}`,
      {
        remedy: `Set store and vectors to their previous values or to ${moved.name}, then run: keepsake migrate --to ${this.configured}`,
      },
    )
  }

  async make(name: string): Promise<Store> {
    if (name === "sqlite") return new SqliteStore(this.#file)
    if (name === "qdrant") return openQdrant(this.#configuration, this.#activeState, "")
    if (name === "lancedb") return createLanceStore(this.#configuration)
    if (name.startsWith("postgres") && !this.names.includes(name)) throw this.#unknown(name)
    if (name === "postgres") return this.#inPostgres()
    const [, records, vectors] = SEPARATE_VECTORS.exec(name) ?? []
    if (records !== undefined) {
      return new MirroredStore({
        records: records === "sqlite" ? new SqliteStore(this.#file) : await this.#inPostgres(),
        vectors:
          vectors === "lancedb"
            ? await createLanceStore(this.#configuration, VECTOR_FOLDER_SUFFIX)
            : await openQdrant(this.#configuration, this.#activeState, VECTORS_SUFFIX),
        state: this.#activeState,
      })
    }
    if (name.startsWith(OTHER_FILE_PREFIX)) return this.#inFile(name.slice(OTHER_FILE_PREFIX.length))
    const brought = name === this.#configuration.store ? buildPart(this.#brought, Store, this.#activeState) : undefined
    if (brought !== undefined) return brought
    throw this.#unknown(name)
  }

  #unknown(name: string): MemoryError {
    return new MemoryError("options_invalid", `"${name}" is not a store of this configuration`, {
      remedy: `One of: ${this.names.join(", ")}.`,
    })
  }

  get #activeState(): ActiveState {
    if (this.#state === undefined) throw new Error("Stores are made after the state is open")
    return this.#state
  }

  async #inPostgres(): Promise<Store> {
    const { PostgresStore } = await import("@keepsake/store-postgres")
    return new PostgresStore(await this.#postgres())
  }

  #inFile(written: string): Store {
    const { dataDir, databaseFile, sqlite } = this.#configuration
    const path = isAbsolute(written) ? resolve(written) : join(dataDir, written)
    if (written === "" || path === databaseFile) {
      throw new MemoryError("options_invalid", `${OTHER_FILE_PREFIX}${written} does not name another file`, {
        remedy: "Name a file other than the database: sqlite:memories.db",
      })
    }
    return new SqliteStore(new SqliteFile({ path, durability: sqlite.durability, encryption: this.#encryption }))
  }
}

/** Whether the state of this store is in PostgreSQL. */
function isInDatabase(name: string): boolean {
  return name === "postgres" || name.startsWith("postgres-")
}

/** The state, open, and the store of one of many servers on a schema of PostgreSQL, with vectors in Qdrant if it is configured. */
export async function openSharedStores(
  configuration: Configuration,
  now?: () => number,
): Promise<{ readonly state: State; readonly store: Store }> {
  const { PostgresDatabase, PostgresState, PostgresStore } = await import("@keepsake/store-postgres")
  const database = new PostgresDatabase(postgresOptionsOf(configuration))
  const state = new PostgresState(database, now, "many")
  try {
    await state.open()
    const records = new PostgresStore(database)
    if (vectorDatabaseOf(configuration) === undefined) return { state, store: records }
    const vectors = await openQdrant(configuration, state, VECTORS_SUFFIX)
    return { state, store: new MirroredStore({ records, vectors, state }) }
  } catch (failure) {
    await state[Symbol.asyncDispose]()
    throw failure
  }
}

/** On the server that is in force at this moment: an administrator may have set it while the server ran. */
async function openQdrant(configuration: Configuration, state: State, suffix: string): Promise<Store> {
  const settings = new QdrantSettings(state, configuration, new SettingsCipher(configuration))
  await settings.read()
  const inForce = settings.effective()
  if (inForce.isKeyUnreadable) {
    throw new MemoryError("options_invalid", "The key of Qdrant was sealed with another settings.key", {
      remedy: "Set the key again in the dashboard or with PUT /api/settings/qdrant, or set qdrant.apiKey.",
    })
  }
  return createQdrantStore(inForce, suffix)
}

import { isAbsolute, join, resolve } from "node:path"
import { MemoryError, type NamedStores, type Plugin } from "@keepsake/core"
import { MirroredStore, readActiveStore } from "@keepsake/core/internal"
import { type State, Store } from "@keepsake/core/plugin"
import { SqliteFile, SqliteStore } from "@keepsake/store-sqlite"
import { CommandError } from "../command-error.ts"
import type { Configuration } from "../configuration/configuration.ts"
import { hasSeparateVectors } from "../configuration/embedder.ts"
import { isPackage } from "../configuration/schema.ts"
import { buildPart } from "./build-part.ts"
import { QdrantSettings } from "./vectors/qdrant-settings.ts"
import { SettingsCipher } from "./vectors/settings-cipher.ts"

/** Records in the database, vectors in Qdrant. */
const SEPARATE_VECTORS = "sqlite-qdrant"
const OTHER_FILE_PREFIX = "sqlite:"

/** The stores that the settings know, by name: `sqlite`, `sqlite:FILE` in the data folder, `qdrant`, `sqlite-qdrant`, and the package that is configured. */
export class ConfiguredStores implements NamedStores {
  readonly configured: string
  readonly names: readonly string[]
  readonly #configuration: Configuration
  readonly #file: SqliteFile
  readonly #state: State
  readonly #brought: readonly Plugin[]

  /** `file` is the database, which `state` is in. */
  constructor(configuration: Configuration, file: SqliteFile, state: State, brought: readonly Plugin[]) {
    const { store } = configuration
    this.#configuration = configuration
    this.#file = file
    this.#state = state
    this.#brought = brought
    this.configured = hasSeparateVectors(configuration) ? SEPARATE_VECTORS : store
    this.names = [
      "sqlite",
      `${OTHER_FILE_PREFIX}FILE`,
      "qdrant",
      SEPARATE_VECTORS,
      ...(isPackage(store) ? [store] : []),
    ]
  }

  /**
   * Where memories are: where a migration has put them, else where the settings say. Settings that name a third place are a `CommandError`: it would lack what was
   * written since.
   */
  async inUse(): Promise<string> {
    const moved = await readActiveStore(this.#state)
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
    if (name === "qdrant") return this.#qdrant("")
    if (name === SEPARATE_VECTORS) {
      return new MirroredStore({
        records: new SqliteStore(this.#file),
        vectors: await this.#qdrant("_vectors"),
        state: this.#state,
      })
    }
    if (name.startsWith(OTHER_FILE_PREFIX)) return this.#inFile(name.slice(OTHER_FILE_PREFIX.length))
    const brought = name === this.#configuration.store ? buildPart(this.#brought, Store, this.#state) : undefined
    if (brought !== undefined) return brought
    throw new MemoryError("options_invalid", `"${name}" is not a store of this configuration`, {
      remedy: `One of: ${this.names.join(", ")}.`,
    })
  }

  #inFile(written: string): Store {
    const { dataDir, databaseFile, sqlite } = this.#configuration
    const path = isAbsolute(written) ? resolve(written) : join(dataDir, written)
    if (written === "" || path === databaseFile) {
      throw new MemoryError("options_invalid", `${OTHER_FILE_PREFIX}${written} does not name another file`, {
        remedy: "Name a file other than the database: sqlite:memories.db",
      })
    }
    return new SqliteStore(new SqliteFile({ path, durability: sqlite.durability }))
  }

  /** On the server that is in force at this moment: an administrator may have set it while the server ran. */
  async #qdrant(suffix: string): Promise<Store> {
    const { QdrantStore } = await import("@keepsake/store-qdrant")
    const settings = new QdrantSettings(
      this.#state,
      this.#configuration,
      new SettingsCipher(this.#configuration.dataDir),
    )
    await settings.read()
    const { url, apiKey, collection, isKeyUnreadable: sealedElsewhere } = settings.effective()
    if (sealedElsewhere) {
      throw new MemoryError("options_invalid", "The key of Qdrant was sealed with another settings.key", {
        remedy: "Set the key again in the dashboard or with PUT /api/settings/qdrant, or set qdrant.apiKey.",
      })
    }
    return new QdrantStore({
      url,
      collection: `${collection}${suffix}`,
      ...(apiKey !== undefined && { apiKey }),
      startsAlone: true,
      timeoutMs: 10_000,
      retries: 3,
    })
  }
}

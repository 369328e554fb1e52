import type { MessageCodes, RouteInput, RouteOutput, Routes, WarningOnTheWire } from "@keepsake/api"
import { type MemoryEngine, MemoryError, type State, type Store, tenantOf } from "@keepsake/core"
import type { DatabaseAdministration } from "@keepsake/server"
import type { QdrantAdministration } from "@keepsake/store-qdrant"
import type { Configuration } from "../../configuration/configuration.ts"
import { embedderOf, vectorDatabaseOf } from "../../configuration/embedder.ts"
import { withoutCredentials } from "../../configuration/upstream.ts"
import { checkSettingsKey, SettingsCipher } from "../../secrets/settings-cipher.ts"
import type { Log } from "../log.ts"
import { rejectForbiddenAddress } from "./allowed-address.ts"
import { cleanUp } from "./clean-up.ts"
import { createLanceStore, VECTOR_FOLDER_SUFFIX } from "./lance-folder.ts"
import { listEmbeddingModels } from "./models.ts"
import {
  createQdrantStore,
  type EffectiveQdrantSettings,
  QdrantSettings,
  SETTING_PATHS,
  VECTORS_SUFFIX,
} from "./qdrant-settings.ts"
import { VectorLocation } from "./vector-location.ts"

type Settings = RouteOutput<Routes["getVectorDatabase"]>
type Change = RouteInput<Routes["changeVectorDatabase"]>

/** What an administrator can do about vectors in Qdrant while the server runs. Only the address that an administrator set is ever asked. */
export class VectorsControl implements DatabaseAdministration, AsyncDisposable {
  readonly #configuration: Configuration
  readonly #log: Log
  #memory: MemoryEngine | undefined
  #settings: QdrantSettings | undefined
  /** Absent where the records are not in the database of this machine. */
  #place: VectorLocation | undefined

  constructor(configuration: Configuration, log: Log) {
    this.#configuration = configuration
    this.#log = log
  }

  /** The store that the settings of configuration and database ask for, over the engine's own. */
  async arrange(store: Store, state: State): Promise<Store> {
    await checkSettingsKey(this.#configuration, state)
    this.#settings = new QdrantSettings(state, this.#configuration, new SettingsCipher(this.#configuration))
    await this.#settings.read()
    // A package's store, or another one that memories were moved to.
    if (store.name !== "sqlite" && store.name !== "postgres") return store
    this.#place = new VectorLocation(store, state)
    return this.#place.open(this.#vectorsUnder(this.#settings.effective()))
  }

  /** The engine that was arranged. */
  serve(memory: MemoryEngine): void {
    this.#memory = memory
    for (const { message } of this.warnings) this.#warn("vectors-missing", message)
    if (this.#configuration.vectors === "lancedb" && this.#embedder === undefined) {
      this.#warn("vectors-missing", "Vectors should be stored in LanceDB, but there is no embedder: set embedder.model")
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#place?.[Symbol.asyncDispose]()
  }

  get warnings(): readonly WarningOnTheWire[] {
    const { enabled, isKeyUnreadable: sealedElsewhere } = this.#book.effective()
    const { store, vectors } = this.#configuration
    const isWanted = vectors === "qdrant" || (enabled && store !== "qdrant")
    return [
      ...(isWanted && this.#embedder === undefined
        ? [
            warningOf(
              "qdrant-without-embedder",
              "Vectors should be stored in Qdrant, but there is no embedder: set embedder.model",
            ),
          ]
        : []),
      ...(sealedElsewhere
        ? [
            warningOf(
              "qdrant-key-sealed",
              "The Qdrant key was encrypted with another settings.key than the one in the data folder: set it again",
            ),
          ]
        : []),
    ]
  }

  settings(): Settings {
    const { enabled, url, collection, apiKey, isKeyUnreadable: sealedElsewhere } = this.#book.effective()
    const { hostname, port, protocol } = new URL(url)
    return {
      name: "Qdrant",
      settings: { url: SETTING_PATHS.url, collection: SETTING_PATHS.collection, apiKey: SETTING_PATHS.apiKey },
      enabled,
      url: withoutCredentials(url),
      host: hostname,
      port: Number(port) || (protocol === "https:" ? 443 : 6333),
      collection,
      embeddingModel: this.#embedder?.model ?? null,
      quantization: "none",
      hasApiKey: apiKey !== undefined || sealedElsewhere,
      apiKeyMasked: apiKey === undefined ? null : maskKey(apiKey),
      records: this.#configuration.store,
      overridden: [...this.#book.overridden],
      warnings: this.warnings.map(({ message }) => message),
      warningDetails: [...this.warnings],
    }
  }

  async change(change: Change): Promise<Settings> {
    this.#refuseUnbuilt(change)
    const book = this.#book
    const before = book.effective()
    const { enabled, collection, apiKey } = change
    const kept = book.changed({ enabled, collection, apiKey, url: urlOf(change, before.url) })
    const next = book.effective(kept)
    const place = this.#place
    if (place === undefined && differs(before, next)) {
      throw new MemoryError("options_invalid", "The memories are not in this machine's database", {
        remedy: "Set store and qdrant.* in the server's configuration; keepsake migrate moves memories.",
      })
    }
    if (place !== undefined && differs(before, next)) await this.#refuseWhileMoved(place)
    if (next.enabled && differs(before, next)) await this.#tryOut(next)
    await book.save(kept)
    const [did, does] = [this.#worksIn(before), this.#worksIn(next)]
    if (place !== undefined && (did || does) && differs(before, next)) {
      await place.move(this.#engine, this.#vectorsUnder(next))
      this.#fill()
    }
    return this.settings()
  }

  async testConnection(): Promise<RouteOutput<Routes["vectorDatabaseHealth"]>> {
    const inForce = this.#book.effective()
    const none = { ok: false, latencyMs: null, collection: null, coverage: null }
    if (!inForce.enabled) return { ...none, error: "not_configured", remedy: "PUT /api/settings/qdrant with enabled." }
    using server = await this.#server(inForce)
    try {
      const { version, latencyMs, collection } = await server.inspect()
      const coverage = await this.#engine.coverage()
      const { faults = [], ...shown } = collection ?? {}
      return {
        ok: faults.length === 0,
        ...(faults.length > 0 && { error: `The collection cannot be used: ${faults.join("; ")}` }),
        latencyMs,
        version,
        collection: "name" in shown ? { ...shown, spaces: [...shown.spaces] } : null,
        coverage: coverage ?? null,
      }
    } catch (failure) {
      if (!MemoryError.is(failure)) throw failure
      return { ...none, error: failure.message, ...(failure.remedy !== undefined && { remedy: failure.remedy }) }
    }
  }

  async cleanUp(
    asked: Parameters<DatabaseAdministration["cleanUp"]>[0],
    by: string,
  ): Promise<RouteOutput<Routes["cleanUpVectorDatabase"]>> {
    const inForce = this.#book.effective()
    if (!inForce.enabled) {
      throw new MemoryError("part_missing", "Qdrant is not enabled", { remedy: "Enable it first." })
    }
    const named = asked.tenant ?? asked.apiKeyId ?? asked.instanceId
    using server = await this.#server(inForce)
    return await cleanUp(this.#engine, server, {
      by,
      erase: !asked.dryRun && asked.confirm,
      olderThanDays: asked.olderThanDays,
      tenant: named === undefined ? undefined : tenantOf(named),
    })
  }

  models(): Promise<RouteOutput<Routes["embeddingModels"]>> {
    return listEmbeddingModels(this.#embedder)
  }

  get #book(): QdrantSettings {
    if (this.#settings === undefined) throw new Error("The settings are read when the engine is arranged")
    return this.#settings
  }

  get #engine(): MemoryEngine {
    if (this.#memory === undefined) throw new Error("The engine exists before the first request")
    return this.#memory
  }

  get #embedder(): ReturnType<typeof embedderOf> {
    return embedderOf(this.#configuration)
  }

  /** Whether vectors are beside the records under these settings. */
  #worksIn({ enabled }: EffectiveQdrantSettings): boolean {
    return enabled && this.#place !== undefined && this.#embedder !== undefined
  }

  /** The vector database under these settings; `undefined` where vectors are with the records. */
  #vectorsUnder(inForce: EffectiveQdrantSettings): (() => Promise<Store>) | undefined {
    if (this.#worksIn(inForce)) return () => createQdrantStore(inForce, VECTORS_SUFFIX)
    if (vectorDatabaseOf(this.#configuration) !== "lancedb") return undefined
    return () => createLanceStore(this.#configuration, VECTOR_FOLDER_SUFFIX)
  }

  /** Its client is loaded only where somebody asks for it. */
  async #server({ url, apiKey, collection }: EffectiveQdrantSettings): Promise<QdrantAdministration> {
    const { QdrantAdministration } = await import("@keepsake/store-qdrant")
    const isWhole = this.#configuration.store === "qdrant"
    return new QdrantAdministration({
      url,
      collection: `${collection}${isWhole ? "" : VECTORS_SUFFIX}`,
      ...(apiKey !== undefined && { apiKey }),
    })
  }

  /** Nothing is changed for a server that could not be used. */
  async #tryOut(next: EffectiveQdrantSettings): Promise<void> {
    await rejectForbiddenAddress(next.url)
    using server = await this.#server(next)
    const { collection } = await server.inspect()
    if (collection === undefined || collection.faults.length === 0) return
    throw new MemoryError(
      "options_invalid",
      `The collection ${collection.name} cannot be used: ${collection.faults.join("; ")}`,
      { remedy: "Choose another collection; this one was not changed." },
    )
  }

  /** Going back to what the engine began with would lose what was written since. */
  async #refuseWhileMoved(place: VectorLocation): Promise<void> {
    const { migration, store } = this.#engine
    const { state = "idle", active } = (await migration?.status()) ?? {}
    if (state === "idle" && store.name === place.name) return
    throw new MemoryError("conflict", `Memories are being moved, or were moved to ${active ?? store.name}`, {
      remedy: "End the migration first; see its state with: keepsake migrate --status",
    })
  }

  #refuseUnbuilt({ embeddingModel, quantization }: Change): void {
    const model = this.#embedder?.model
    if (embeddingModel !== undefined && embeddingModel !== "" && embeddingModel !== model) {
      throw new MemoryError("options_invalid", `The embedding model is set by the embedder: ${model ?? "none"}`, {
        remedy:
          "Set embedder.model in the server's configuration; existing memories are embedded again in the background.",
      })
    }
    if (quantization !== undefined && quantization !== "none") {
      throw new MemoryError("part_missing", `Quantization (${quantization}) cannot be set through Keepsake`, {
        remedy: "Set quantization_config on the collection in Qdrant: Keepsake keeps it.",
      })
    }
  }

  #warn(event: string, why: string): void {
    const line = { level: "warn", event, why } as const
    this.#log(line)
  }

  /** What the place does not hold yet is copied or embedded behind the requests; a failure is tried again at night. */
  #fill(): void {
    this.#engine.reconcile().catch((failure: unknown) => {
      this.#warn("vectors-behind", failure instanceof Error ? failure.message : String(failure))
    })
  }
}

function warningOf(code: MessageCodes["warning"], message: string): WarningOnTheWire {
  return { code, params: {}, message }
}

function differs(before: EffectiveQdrantSettings, next: EffectiveQdrantSettings): boolean {
  return (["enabled", "url", "collection", "apiKey"] as const).some((name) => before[name] !== next[name])
}

/** `url` as it stands, else the one before with another host or port. */
function urlOf({ url, host, port }: Change, before: string): string | undefined {
  if (url !== undefined) return url
  if (host === undefined && port === undefined) return undefined
  const base = new URL(host === undefined ? before : host.includes("://") ? host : `http://${host}`)
  if (port !== undefined) base.port = String(port)
  else if (host !== undefined && base.port === "" && base.protocol === "http:") base.port = "6333"
  return base.href.replace(/\/$/, "")
}

const SHOWN_CHARACTERS = 4

/** The end of a long key, to tell it from another. */
function maskKey(key: string): string {
  return key.length < 2 * SHOWN_CHARACTERS ? "***" : `***${key.slice(-SHOWN_CHARACTERS)}`
}

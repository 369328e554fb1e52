import {
  createMemory,
  type EngineEvent,
  type MemoryEngine,
  type MemoryOptions,
  MirroredStore,
  type Plugin,
} from "@keepsake/core"
import { CONTRACT, State, Store } from "@keepsake/core/plugin"
import { SqliteFile, type SqliteFileOptions, SqliteState, SqliteStore, sqlite } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf, vectorsApart } from "../configuration/embedder.ts"
import { isPackage } from "../configuration/schema.ts"
import { Stop } from "../stop.ts"
import { loadPlugins } from "./plugins.ts"

/** The engine that the settings describe, open. Parts that they do not name are not loaded: their clients are half of all modules. */
export async function openEngine(
  configuration: Configuration,
  onEvent: (event: EngineEvent) => void,
  more: Pick<MemoryOptions, "arrange"> = {},
): Promise<MemoryEngine> {
  const { extractor, memory } = configuration
  const brought = await loadPlugins(configuration)
  const own = [...(await storeOf(configuration, partsOf(brought))), ...(await embeddersOf(configuration))]
  return createMemory({ plugins: [...brought, ...own], settings: memory, extractor, onEvent, ...more })
}

async function storeOf(configuration: Configuration, brought: ReadonlySet<symbol>): Promise<readonly Plugin[]> {
  const {
    store,
    databaseFile,
    sqlite: { durability },
    qdrant: server,
  } = configuration
  const database = { path: databaseFile, durability }
  if (isPackage(store)) {
    if (brought.has(Store)) return brought.has(State) ? [] : [stateIn(database)]
    throw new Stop(2, "plugin_invalid", `The package ${store} is set as the store, but provides no Store`, {
      remedy: "List it under plugins instead, and set store to where memories are kept.",
    })
  }
  if (vectorsApart(configuration)) return [await recordsAndVectors(database, server)]
  if (store === "sqlite") return [sqlite(database)]
  if (store !== "qdrant") return []
  const { qdrant } = await import("@keepsake/store-qdrant")
  return [qdrant({ ...server, startsAlone: true }), stateIn(database)]
}

async function embeddersOf(configuration: Configuration): Promise<readonly Plugin[]> {
  const embedder = embedderOf(configuration)
  if (embedder === undefined) return []
  const { openaiEmbedder } = await import("@keepsake/openai")
  return [openaiEmbedder(embedder)]
}

/** What plugins provide. Setting up builds nothing, so it can be looked at before. */
function partsOf(plugins: readonly Plugin[]): ReadonlySet<symbol> {
  const parts = new Set<symbol>()
  const note = (part: symbol) => void parts.add(part)
  for (const plugin of plugins) plugin.setup({ provide: note, add: note })
  return parts
}

/** What is no memory, where another store keeps the memories. */
function stateIn(database: SqliteFileOptions): Plugin {
  return {
    name: "sqlite-state",
    contract: CONTRACT,
    setup: (context) => context.provide(State, () => new SqliteState(new SqliteFile(database))),
  }
}

/** Records and all else in the database, vectors in Qdrant. */
async function recordsAndVectors(database: SqliteFileOptions, server: Configuration["qdrant"]): Promise<Plugin> {
  const { QdrantStore } = await import("@keepsake/store-qdrant")
  const file = new SqliteFile(database)
  return {
    name: "sqlite-and-qdrant",
    contract: CONTRACT,
    setup(context) {
      context.provide(State, () => new SqliteState(file))
      context.provide(Store, (use) => {
        const collection = `${server.collection}_vectors`
        const vectors = new QdrantStore({ ...server, collection, startsAlone: true, timeoutMs: 10_000, retries: 3 })
        return new MirroredStore({ records: new SqliteStore(file), vectors, state: use.get(State) })
      })
    },
  }
}

import { createMemory, type EngineEvent, type MemoryEngine, type Plugin } from "@keepsake/core"
import { CONTRACT, State } from "@keepsake/core/plugin"
import { SqliteFile, type SqliteFileOptions, SqliteState, sqlite } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf } from "../configuration/embedder.ts"

/** The engine that the settings describe, open. Parts that they do not name are not loaded: their clients are half of all modules. */
export async function openEngine(
  configuration: Configuration,
  onEvent: (event: EngineEvent) => void,
): Promise<MemoryEngine> {
  const { extractor, memory } = configuration
  const plugins = [...(await storeOf(configuration)), ...(await embeddersOf(configuration))]
  return createMemory({ plugins, settings: memory, extractor, onEvent })
}

async function storeOf(configuration: Configuration): Promise<readonly Plugin[]> {
  const {
    store,
    databaseFile,
    sqlite: { durability },
    qdrant: server,
  } = configuration
  const database = { path: databaseFile, durability }
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

/** What is no memory, where another store keeps the memories. */
function stateIn(database: SqliteFileOptions): Plugin {
  return {
    name: "sqlite-state",
    contract: CONTRACT,
    setup: (context) => context.provide(State, () => new SqliteState(new SqliteFile(database))),
  }
}

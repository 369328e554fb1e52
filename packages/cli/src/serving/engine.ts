import { createMemory, type EngineEvent, type MemoryEngine, type Plugin } from "@keepsake/core"
import { CONTRACT, State } from "@keepsake/core/plugin"
import { openaiEmbedder } from "@keepsake/openai"
import { qdrant } from "@keepsake/store-qdrant"
import { SqliteFile, type SqliteFileOptions, SqliteState, sqlite } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf } from "../configuration/embedder.ts"

/** The engine that the settings describe, open. */
export function openEngine(configuration: Configuration, onEvent: (event: EngineEvent) => void): Promise<MemoryEngine> {
  const { extractor, memory } = configuration
  const embedder = embedderOf(configuration)
  const plugins: Plugin[] = [...storeOf(configuration), ...(embedder ? [openaiEmbedder(embedder)] : [])]
  return createMemory({
    plugins,
    settings: memory,
    extractor,
    onEvent,
  })
}

function storeOf({ store, databaseFile, sqlite: { durability }, qdrant: server }: Configuration): readonly Plugin[] {
  const database = { path: databaseFile, durability }
  if (store === "sqlite") return [sqlite(database)]
  return store === "qdrant" ? [qdrant({ ...server, startsAlone: true }), stateIn(database)] : []
}

/** What is no memory, where another store keeps the memories. */
function stateIn(database: SqliteFileOptions): Plugin {
  return {
    name: "sqlite-state",
    contract: CONTRACT,
    setup: (context) => context.provide(State, () => new SqliteState(new SqliteFile(database))),
  }
}

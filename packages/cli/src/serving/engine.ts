import { createMemory, type EngineEvent, type MemoryEngine, type Plugin } from "@keepsake/core"
import { openaiEmbedder } from "@keepsake/openai"
import { sqlite } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"
import { embedderOf } from "../configuration/embedder.ts"

/** The engine that the settings describe, open. */
export function openEngine(configuration: Configuration, onEvent: (event: EngineEvent) => void): Promise<MemoryEngine> {
  const { store, databaseFile, sqlite: options, extractor, memory } = configuration
  const embedder = embedderOf(configuration)
  const plugins: Plugin[] = [
    ...(store === "sqlite" ? [sqlite({ path: databaseFile, durability: options.durability })] : []),
    ...(embedder ? [openaiEmbedder(embedder)] : []),
  ]
  return createMemory({
    plugins,
    settings: memory,
    extractor,
    onEvent,
  })
}

import { createMemory, type EngineEvent, type MemoryEngine } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import type { Configuration } from "../configuration/configuration.ts"

/** The engine that the settings describe, open. */
export function openEngine(configuration: Configuration, onEvent: (event: EngineEvent) => void): Promise<MemoryEngine> {
  const { store, databaseFile, sqlite: options, extractor, memory } = configuration
  return createMemory({
    plugins: store === "sqlite" ? [sqlite({ path: databaseFile, durability: options.durability })] : [],
    settings: memory,
    extractor,
    onEvent,
  })
}

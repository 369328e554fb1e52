import type { WarningOnTheWire } from "@keepsake/api"
import type { Configuration } from "./configuration.ts"
import { missingEmbedderKey, vectorDatabaseOf } from "./embedder.ts"

/** What valid settings may surprise with, in the status and when a server starts. */
export function configurationWarnings(configuration: Configuration): readonly WarningOnTheWire[] {
  return [missingEmbedderKey(configuration), unencryptedData(configuration)].filter((warning) => warning !== undefined)
}

/** What `sqlite.encryption` does not encrypt, because another database has it. */
export function unencryptedData(configuration: Configuration): WarningOnTheWire | undefined {
  const { sqlite, store } = configuration
  if (sqlite.encryption === "off" || store === "memory") return undefined
  // Settings, keys and the queue are in the file whatever the store.
  if (store !== "sqlite") {
    const message = `sqlite.encryption is on, but memories are in ${store}, which it does not encrypt`
    return { code: "memories-not-encrypted", params: { store }, message }
  }
  const database = vectorDatabaseOf(configuration)
  if (database === undefined) return undefined
  // A model can guess much of a short text from its vector.
  const message = `sqlite.encryption is on, but vectors, names, keys and metadata are in ${database}, which it does not encrypt`
  return { code: "vectors-not-encrypted", params: { store: database }, message }
}

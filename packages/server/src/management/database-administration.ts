import type { RouteInput, RouteOutput, RouteRequest, Routes, WarningOnTheWire } from "@keepsake/api"

type Settings = RouteOutput<Routes["getVectorDatabase"]>

/** Administration of the database that holds vectors apart from the records. Implemented where the engine is composed, so that the server knows no vendor. */
export interface DatabaseAdministration {
  /** The settings in force: the database's name, its address, and what the configuration overrides. */
  settings(): Settings
  /** Tests the server first and throws if it cannot be used. Otherwise the change is in force when the promise resolves. */
  change(change: RouteInput<Routes["changeVectorDatabase"]>): Promise<Settings>
  /** Tests the connection. Trouble of the server is part of the result. */
  testConnection(): Promise<RouteOutput<Routes["vectorDatabaseHealth"]>>
  /** Counts stale memories, and erases them unless it is a dry run. Throws `part_missing` if no database is enabled. */
  cleanUp(
    request: RouteRequest<Routes["cleanUpVectorDatabase"]>["body"],
    by: string,
  ): Promise<RouteOutput<Routes["cleanUpVectorDatabase"]>>
  /** The models that the embedder's endpoint lists. */
  models(): Promise<RouteOutput<Routes["embeddingModels"]>>
  /** Settings that cannot take effect; the status shows them to administrators. */
  readonly warnings: readonly WarningOnTheWire[]
}

import type { Handlers, ManagementParts } from "./handler.ts"
import { actionHandlers } from "./handlers/actions.ts"
import { compatHandlers } from "./handlers/compat.ts"
import { consolidationHandlers } from "./handlers/consolidation.ts"
import { contextHandlers } from "./handlers/context.ts"
import { episodeHandlers } from "./handlers/episodes.ts"
import { eventHandlers } from "./handlers/events.ts"
import { explainHandlers } from "./handlers/explain.ts"
import { keyHandlers } from "./handlers/keys.ts"
import { lifecycleHandlers } from "./handlers/lifecycle.ts"
import { llmHandlers } from "./handlers/llm.ts"
import { memoryHandlers } from "./handlers/memories.ts"
import { migrationHandlers } from "./handlers/migration.ts"
import { queueHandlers } from "./handlers/queue.ts"
import { reindexHandlers } from "./handlers/reindex.ts"
import { sessionHandlers } from "./handlers/sessions.ts"
import { settingsHandlers } from "./handlers/settings.ts"
import { signInHandlers } from "./handlers/sign-in.ts"
import { statisticsHandlers } from "./handlers/statistics.ts"
import { statusHandlers } from "./handlers/status.ts"
import { subjectHandlers } from "./handlers/subjects.ts"
import { traceHandlers } from "./handlers/traces.ts"
import { transferHandlers } from "./handlers/transfer.ts"
import { upkeepHandlers } from "./handlers/upkeep.ts"
import { vectorDatabaseHandlers } from "./handlers/vector-database.ts"

/** The handlers of all routes. */
export function createHandlers(parts: ManagementParts): Handlers {
  return {
    ...episodeHandlers(parts),
    ...memoryHandlers(parts),
    ...lifecycleHandlers(parts),
    ...consolidationHandlers(parts),
    ...sessionHandlers(parts),
    ...subjectHandlers(parts),
    ...compatHandlers(parts),
    ...contextHandlers(parts),
    ...upkeepHandlers(parts),
    ...llmHandlers(parts),
    ...keyHandlers(parts),
    ...explainHandlers(parts),
    ...traceHandlers(parts),
    ...statisticsHandlers(parts),
    ...settingsHandlers(parts),
    ...vectorDatabaseHandlers(parts),
    ...queueHandlers(parts),
    ...actionHandlers(parts),
    ...eventHandlers(parts),
    ...transferHandlers(parts),
    ...migrationHandlers(parts),
    ...reindexHandlers(parts),
    ...signInHandlers(parts),
    ...statusHandlers(parts),
  }
}

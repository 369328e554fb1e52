import type { Route } from "./route.ts"
import { actionRoutes } from "./routes/actions.ts"
import { compatRoutes } from "./routes/compat.ts"
import { consolidationRoutes } from "./routes/consolidation.ts"
import { episodeRoutes } from "./routes/episodes.ts"
import { eventRoutes } from "./routes/events.ts"
import { explainRoutes } from "./routes/explain.ts"
import { keyRoutes } from "./routes/keys.ts"
import { lifecycleRoutes } from "./routes/lifecycle.ts"
import { llmRoutes } from "./routes/llm.ts"
import { memoryRoutes } from "./routes/memories.ts"
import { migrationRoutes } from "./routes/migration.ts"
import { queueRoutes } from "./routes/queue.ts"
import { reindexRoutes } from "./routes/reindex.ts"
import { sessionRoutes } from "./routes/sessions.ts"
import { settingsRoutes } from "./routes/settings.ts"
import { signInRoutes } from "./routes/sign-in.ts"
import { statisticsRoutes } from "./routes/statistics.ts"
import { statusRoutes } from "./routes/status.ts"
import { subjectRoutes } from "./routes/subjects.ts"
import { traceRoutes } from "./routes/traces.ts"
import { transferRoutes } from "./routes/transfer.ts"
import { upkeepRoutes } from "./routes/upkeep.ts"
import { vectorDatabaseRoutes } from "./routes/vector-database.ts"

/** All routes of the HTTP API. The server, the OpenAPI document and the client are derived from this table. */
export const routes = {
  ...episodeRoutes,
  ...memoryRoutes,
  ...lifecycleRoutes,
  ...consolidationRoutes,
  ...sessionRoutes,
  ...subjectRoutes,
  ...compatRoutes,
  ...upkeepRoutes,
  ...transferRoutes,
  ...migrationRoutes,
  ...reindexRoutes,
  ...keyRoutes,
  ...explainRoutes,
  ...traceRoutes,
  ...statisticsRoutes,
  ...settingsRoutes,
  ...vectorDatabaseRoutes,
  ...queueRoutes,
  ...llmRoutes,
  ...actionRoutes,
  ...eventRoutes,
  ...signInRoutes,
  ...statusRoutes,
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteName = keyof Routes

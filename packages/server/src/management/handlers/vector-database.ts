import { Rejection } from "../../rejection.ts"
import type { DatabaseAdministration } from "../database-administration.ts"
import { actorOf, type Handlers, type ManagementParts, respond } from "../handler.ts"
import { tenantFor } from "../request-target.ts"
import { describeWarnings } from "../warnings.ts"

/** The vector database and the embedder. */
export function vectorDatabaseHandlers({ memory, vectorDatabase, warnings }: ManagementParts) {
  return {
    getVectorDatabase: async () => respond(requireAdministration(vectorDatabase).settings()),
    changeVectorDatabase: async ({ body }) => respond(await requireAdministration(vectorDatabase).change(body)),
    vectorDatabaseHealth: async () => respond(await requireAdministration(vectorDatabase).testConnection()),
    async searchVectors({ caller, body: { query, topK, ...names } }) {
      const started = performance.now()
      const { space, hits } = await memory.nearest(query, { tenant: tenantFor(caller, names), limit: topK })
      const results = hits.map(({ memory: { id, content, createdAt }, score }) => ({ id, score, content, createdAt }))
      return respond({ ok: true, latencyMs: since(started), space, results })
    },
    async cleanUpVectorDatabase({ caller, body }) {
      if (!body.dryRun && !body.confirm) {
        const remedy = "Look at the count of a dry run, then send dryRun false and confirm true."
        throw new Rejection(422, "not_confirmed", "Nothing is erased without confirm", remedy)
      }
      return respond(await requireAdministration(vectorDatabase).cleanUp(body, actorOf(caller)))
    },
    embeddingModels: async () => respond(await requireAdministration(vectorDatabase).models()),
    async embedderStatus({ caller }) {
      const [now, coverage, report] = await Promise.all([memory.status(), memory.coverage(), memory.embedderReport()])
      const { paused } = report ?? {}
      const why = paused?.why ?? now.embedderTrouble ?? null
      return respond({
        configured: now.embedder !== undefined,
        space: now.embedder ?? null,
        dimensions: now.embedderDimensions ?? null,
        coverage: coverage ? { embedded: coverage.embedded, memories: coverage.memories } : null,
        usage: report
          ? { requests: report.requests, tokens: report.tokens, mostTokens: report.mostTokens ?? null }
          : null,
        paused: paused !== undefined,
        why,
        until: paused?.until ?? null,
        ...describeWarnings(warnings.for(caller, now)),
      })
    },
  } satisfies Partial<Handlers>
}

function requireAdministration(administration: DatabaseAdministration | undefined): DatabaseAdministration {
  if (administration !== undefined) return administration
  const remedy = "Serve with the keepsake command, or configure the store where the engine is made."
  throw new Rejection(422, "part_missing", "This server cannot change where vectors are stored", remedy)
}

function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10
}

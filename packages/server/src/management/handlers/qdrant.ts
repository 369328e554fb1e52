import { Rejection } from "../../rejection.ts"
import { actorOf, type Handlers, type ManagementParts } from "../handler.ts"
import type { QdrantControl } from "../qdrant-control.ts"
import { tenantFor } from "../request-target.ts"
import { describeWarnings } from "../warnings.ts"

/** Where vectors are kept, and what makes them. */
export function qdrantHandlers({ memory, qdrant, warnings }: ManagementParts) {
  return {
    async getQdrant() {
      return { status: 200, body: there(qdrant).settings() }
    },
    async changeQdrant({ body }) {
      return { status: 200, body: await there(qdrant).change(body) }
    },
    async qdrantHealth() {
      return { status: 200, body: await there(qdrant).health() }
    },
    async searchQdrant({ caller, body: { query, topK, ...names } }) {
      const started = performance.now()
      const { space, hits } = await memory.nearest(query, { tenant: tenantFor(caller, names), limit: topK })
      const results = hits.map(({ memory: { id, content, createdAt }, score }) => ({ id, score, content, createdAt }))
      return { status: 200, body: { ok: true, latencyMs: since(started), space, results } }
    },
    async cleanQdrant({ caller, body }) {
      if (!body.dryRun && !body.confirm) {
        const remedy = "Look at the count of a dry run, then send dryRun false and confirm true."
        throw new Rejection(422, "not_confirmed", "Nothing is erased without confirm", remedy)
      }
      return { status: 200, body: await there(qdrant).cleanup(body, actorOf(caller)) }
    },
    async embeddingModels() {
      return { status: 200, body: await there(qdrant).models() }
    },
    async embedderStatus({ caller }) {
      const [now, coverage, report] = await Promise.all([memory.status(), memory.coverage(), memory.embedderReport()])
      const { paused } = report ?? {}
      const why = paused?.why ?? now.embedderTrouble ?? null
      return {
        status: 200,
        body: {
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
        },
      }
    },
  } satisfies Partial<Handlers>
}

function there(control: QdrantControl | undefined): QdrantControl {
  if (control !== undefined) return control
  const remedy = "Serve with the keepsake command, or configure the store where the engine is made."
  throw new Rejection(422, "part_missing", "This server was not told how to change where vectors are kept", remedy)
}

function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10
}

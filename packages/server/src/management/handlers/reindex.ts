import type { MemoryEngine } from "@keepsake/core"
import { Rejection } from "../../rejection.ts"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"

/** Re-embedding of all tenants with another model, one at a time. */
export function reindexHandlers({ memory }: ManagementParts) {
  return {
    reindex: async () => respond(await requireReembedding(memory).status()),
    startReindex: async ({ body }) => respond(await requireReembedding(memory).begin(body)),
    estimateReindex: async ({ body }) => respond(await requireReembedding(memory).estimate(body)),
    switchReindex: async () => respond(await requireReembedding(memory).switch()),
    rollBackReindex: async () => respond(await requireReembedding(memory).rollBack()),
    endReindex: async ({ query: { drop } }) => respond(await requireReembedding(memory).end({ drop })),
  } satisfies Partial<Handlers>
}

function requireReembedding({ reembedding }: MemoryEngine): NonNullable<MemoryEngine["reembedding"]> {
  if (reembedding !== undefined) return reembedding
  throw new Rejection(
    422,
    "part_missing",
    "There is no embedder to reindex with",
    "Set embedder.model and embedder.baseUrl, and serve with a store that keeps its settings in the database.",
  )
}

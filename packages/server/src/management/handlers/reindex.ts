import type { MemoryEngine } from "@keepsake/core"
import { Rejection } from "../../rejection.ts"
import type { Handlers, ManagementParts } from "../handler.ts"

/** Re-embedding of all tenants with another model, one at a time. */
export function reindexHandlers({ memory }: ManagementParts) {
  return {
    async reindex() {
      return { status: 200, body: await requireReembedding(memory).status() }
    },
    async startReindex({ body }) {
      return { status: 200, body: await requireReembedding(memory).begin(body) }
    },
    async switchReindex() {
      return { status: 200, body: await requireReembedding(memory).switch() }
    },
    async rollBackReindex() {
      return { status: 200, body: await requireReembedding(memory).rollBack() }
    },
    async endReindex({ query: { drop } }) {
      return { status: 200, body: await requireReembedding(memory).end({ drop }) }
    },
  } satisfies Partial<Handlers>
}

function requireReembedding({ reembedding }: MemoryEngine): NonNullable<MemoryEngine["reembedding"]> {
  if (reembedding !== undefined) return reembedding
  throw new Rejection(
    422,
    "part_missing",
    "There is no embedder whose vectors could be made anew",
    "Set embedder.model and embedder.baseUrl, and serve with a store that keeps its settings in the database.",
  )
}

import { MemoryError } from "../../contract/errors.ts"
import type { Tenant } from "../../contract/memory.ts"
import type { CallOptions, Hit, Store } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"

/** Whose memories are searched, and the maximum number of hits. */
export interface NearestQuery extends CallOptions {
  readonly tenant: Tenant
  readonly limit: number
}

export interface NearestResult {
  readonly space: string
  /** Sorted by cosine, nearest first. */
  readonly hits: readonly Hit[]
}

/**
 * Searches by vector alone, without ranking: a check of the database and its scores. `part_missing` without an
 * embedder.
 */
export async function findNearest(
  store: Store,
  embedder: Embedder | undefined,
  text: string,
  { tenant, limit, ...call }: NearestQuery,
): Promise<NearestResult> {
  const { vector } = store
  if (embedder === undefined || vector === undefined) {
    const missing = embedder === undefined ? "There is no embedder" : `The store ${store.name} keeps no vectors`
    throw new MemoryError("part_missing", `${missing}: nothing can be asked by vector`, {
      remedy: "Set embedder.model and embedder.baseUrl.",
    })
  }
  const [embedding] = await embedder.embed([text], { as: "query", ...call })
  if (embedding === undefined) throw new MemoryError("upstream_failed", "The embedder answered no vector")
  const hits = await vector.search({ tenant, pools: "all" }, embedding, { limit, ...call })
  return { space: embedding.space, hits }
}

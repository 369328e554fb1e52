import type { Embedder, Store } from "../../contract/index.ts"
import { each, pages } from "../../turn/pages.ts"
import { isReserved } from "../tenants.ts"
import type { EmbeddingCache } from "./embedding-cache.ts"
import { embeddingInput } from "./recipe.ts"

const PAGE = 200
/** Prose has about four bytes per token in English, fewer in other scripts. */
const BYTES_PER_TOKEN = 4

/** What embedding every memory with a model would send and cost. */
export interface ReembeddingEstimate {
  readonly space: string
  /** Memories without a vector in the space. */
  readonly memories: number
  /** Distinct texts that would be sent: without those whose vectors are cached. */
  readonly texts: number
  /** Estimated tokens of these texts. */
  readonly tokens: number
  /** The vendor's published price of a million tokens in US dollars; absent if it is not known. */
  readonly listPrice?: number
  /** What a batch costs relative to that price, and within how many hours it is done; absent without a batch API. */
  readonly batch?: { readonly priceFactor: number; readonly hours: number }
}

/** Counts what would be sent. Sends nothing. */
export async function estimateReembedding(
  store: Store,
  embedder: Embedder,
  cache: EmbeddingCache,
): Promise<ReembeddingEstimate> {
  const { space, listPrice, batches } = embedder
  let [memories, texts, bytes] = [0, 0, 0]
  for await (const pool of each((page) => store.pools(undefined, page), PAGE)) {
    if (isReserved(pool.tenant)) continue
    for await (const missing of pages((page) => store.vector?.missing(pool, space, page), PAGE)) {
      memories += missing.length
      const distinct = [...new Set(missing.map(embeddingInput))]
      const cached = await cache.find(embedder, distinct)
      for (const [place, text] of distinct.entries()) {
        if (cached[place] !== undefined) continue
        texts++
        bytes += Buffer.byteLength(text)
      }
    }
  }
  return {
    space,
    memories,
    texts,
    tokens: Math.ceil(bytes / BYTES_PER_TOKEN),
    ...(listPrice !== undefined && { listPrice }),
    ...(batches && { batch: { priceFactor: batches.priceFactor, hours: batches.hours } }),
  }
}

import type { CallOptions, Embedding, Leg, RecallQuery, Retriever, SearchOptions, Store } from "../contract/index.ts"
import { within } from "../plugin/within.ts"

const MAX_VECTORS = 100
/** How long a search in one round trip is worth waiting for the embedding, in milliseconds; after it the words go ahead. */
const HYBRID_WINDOW_MS = 10

/**
 * Asks the store by words and by vectors: in one round trip where it can and the embedding is there at once, else side by side. When the call is
 * aborted it answers with the legs that have arrived; one that failed is left out.
 */
export function storeRetriever(store: Store): Retriever {
  return {
    name: "store",
    async retrieve(query, call) {
      const embedding = query.embedding(call).catch(() => undefined)
      if (store.hybrid !== undefined && query.words.length > 0) {
        const early = await within(embedding, HYBRID_WINDOW_MS)
        if (early !== undefined) {
          const both = hybrid(store, query, early, call)
          // If the vectors are of another model, the words still answer.
          return collectLegs([both.catch(() => words(store, query, call))], call)
        }
      }
      return collectLegs([words(store, query, call), vectors(store, query, embedding, call)], call)
    },
  }
}

async function hybrid(store: Store, query: RecallQuery, embedding: Embedding, call?: CallOptions): Promise<Leg[]> {
  const hybridQuery = { text: query.text, words: query.words, embedding }
  const options = { ...optionsOf(query, query.limit, call), nearest: Math.min(MAX_VECTORS, query.limit) }
  const found = await store.hybrid?.search(query.scope, hybridQuery, options)
  if (found === undefined) return []
  const nearest = found.vector.slice(0, MAX_VECTORS)
  return [
    { name: "words", kind: "words", found: found.text },
    { name: "vectors", kind: "vectors", found: { hits: nearest } },
  ]
}

async function words(store: Store, query: RecallQuery, call?: CallOptions): Promise<Leg[]> {
  if (store.text === undefined || query.words.length === 0) return []
  const textQuery = { text: query.text, words: query.words }
  const found = await store.text.search(query.scope, textQuery, optionsOf(query, query.limit, call))
  return [{ name: "words", kind: "words", found }]
}

async function vectors(
  store: Store,
  query: RecallQuery,
  embedding: Promise<Embedding | undefined>,
  call?: CallOptions,
): Promise<Leg[]> {
  const vector = await embedding
  if (store.vector === undefined || vector === undefined) return []
  const hits = await store.vector.search(
    query.scope,
    vector,
    optionsOf(query, Math.min(MAX_VECTORS, query.limit), call),
  )
  return [{ name: "vectors", kind: "vectors", found: { hits } }]
}

function optionsOf(query: RecallQuery, limit: number, call?: CallOptions): SearchOptions {
  return { limit, where: query.where, exclude: query.exclude, ...(call?.signal && { signal: call.signal }) }
}

/** The legs of what settles before the call is aborted. */
async function collectLegs(pending: readonly Promise<Leg[]>[], call?: CallOptions): Promise<Leg[]> {
  const legs: Leg[] = []
  const all = Promise.all(
    pending.map((one) =>
      one.then(
        (those) => legs.push(...those),
        () => 0,
      ),
    ),
  )
  const signal = call?.signal
  if (signal === undefined) await all
  else await Promise.race([all, rejectOnAbort(signal)])
  return [...legs]
}

function rejectOnAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener("abort", () => resolve(), { once: true })
  })
}

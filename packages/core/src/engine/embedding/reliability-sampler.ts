import type { Embedding, Memory, Pool } from "../../contract/memory.ts"
import { type CallOptions, equallyWeighted, type Hit, type Store } from "../../contract/store.ts"
import { queryWords } from "../../text/query-words.ts"
import { scopeOf } from "../../turn/pools.ts"
import {
  addOverlaps,
  COMPARED_HITS,
  compareHits,
  type EmbedderReliability,
  LEAST_MEMORIES,
  NO_OVERLAPS,
  type Overlaps,
} from "../../turn/recall/embedder-reliability.ts"

/** Number of memories that are compared for each pool, evenly spaced among its newest. */
const SAMPLES = 40
const NEWEST = 200
const MAX_POOLS = 2_000

interface Sample {
  readonly memory: Memory
  readonly embedding: Embedding
}

interface SamplerParts {
  readonly store: Store
  readonly reliability: EmbedderReliability
  readonly space: string
}

/**
 * Measures the reliability of one space's vectors pool by pool: when a pool has enough memories, and again when it has
 * doubled. Compares the nearest neighbours by stored vectors with those by words, and makes no requests to the
 * embedder.
 */
export class ReliabilitySampler {
  readonly #parts: SamplerParts
  /** Number of vectors to be written before a pool is measured again, for the most recently written pools. */
  readonly #left = new Map<string, number>()
  #written = new Map<string, { readonly pool: Pool; readonly count: number }>()

  constructor(parts: SamplerParts) {
    this.#parts = parts
  }

  /** Notes that vectors were written to a pool. */
  noteWritten(pool: Pool, count: number): void {
    const key = keyOf(pool)
    this.#written.set(key, { pool, count: count + (this.#written.get(key)?.count ?? 0) })
  }

  /** Measures the pools that are due. A failed measurement is repeated after more writes. */
  async measureDue(call: CallOptions): Promise<void> {
    const written = this.#written
    this.#written = new Map()
    for (const [key, { pool, count }] of written) {
      const left = (this.#left.get(key) ?? 0) - count
      this.#left.delete(key)
      if (this.#left.size >= MAX_POOLS) this.#left.delete(this.#left.keys().next().value ?? key)
      this.#left.set(key, left > 0 ? left : await this.#measure(pool, call).catch(() => LEAST_MEMORIES))
    }
  }

  /**
   * Measures a pool if it has doubled since its last measurement; resolves to the number of further vectors that make
   * it due again.
   */
  async #measure(pool: Pool, call: CallOptions): Promise<number> {
    const { store, reliability, space } = this.#parts
    const scope = scopeOf(pool)
    const { items } = await store.list(scope, { limit: NEWEST }, call)
    const ids = items.map(({ id }) => id)
    const indexed = (await store.indexed?.(scope, ids, call)) ?? []
    const embedded = items.flatMap((memory, place): readonly Sample[] => {
      const embedding = indexed[place]?.embeddings.find((one) => one.space === space)
      return embedding === undefined ? [] : [{ memory, embedding }]
    })
    if (embedded.length < LEAST_MEMORIES) return LEAST_MEMORIES - embedded.length
    const known = await reliability.ofPool(space, pool)
    const step = Math.max(1, Math.floor(embedded.length / SAMPLES))
    let overlaps = NO_OVERLAPS
    let vectors = embedded.length
    for (const sample of embedded.filter((_, place) => place % step === 0).slice(0, SAMPLES)) {
      const compared = await this.#compare(pool, sample, call)
      // Extrapolates the share of embedded memories beyond the listed ones.
      vectors = Math.max(vectors, Math.round((compared.memories * embedded.length) / items.length))
      const dueAt = 2 * (known?.memories ?? 0)
      if (vectors < dueAt) return dueAt - vectors
      overlaps = addOverlaps(overlaps, compared.overlaps)
    }
    await reliability.record(space, pool, { ...overlaps, memories: vectors })
    return vectors
  }

  async #compare(
    pool: Pool,
    { memory, embedding }: Sample,
    call: CallOptions,
  ): Promise<{ readonly memories: number; readonly overlaps: Overlaps }> {
    const { store } = this.#parts
    const scope = scopeOf(pool)
    const options = { limit: COMPARED_HITS, exclude: [memory.id], ...call }
    const query = { text: memory.content, words: equallyWeighted(queryWords(memory.content)) }
    const byWords = await store.text?.search(scope, query, options)
    const byVectors = (await store.vector?.search(scope, embedding, options)) ?? []
    const memories = byWords?.statistics?.memories ?? 0
    const idsOf = (hits: readonly Hit[]) => hits.map((hit) => hit.memory.id)
    // The compared memory itself is excluded.
    return { memories, overlaps: compareHits(idsOf(byWords?.hits ?? []), idsOf(byVectors), memories - 1) }
  }
}

function keyOf({ tenant, name }: Pool): string {
  return `${tenant}\n${name}`
}

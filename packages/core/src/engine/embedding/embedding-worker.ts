import { MemoryError } from "../../contract/errors.ts"
import type { Embedding, Memory, Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Feed, Store, Version } from "../../contract/store.ts"
import type { Embedder } from "../../contract/turn.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import type { EmbedderReliability } from "../../turn/recall/embedder-reliability.ts"
import type { OnEvent } from "../events.ts"
import { FeedFollower } from "../feed-follower.ts"
import { isReserved } from "../tenants.ts"
import type { EmbeddingCache } from "./embedding-cache.ts"
import { embeddingInput } from "./recipe.ts"
import { ReliabilitySampler } from "./reliability-sampler.ts"

/** The position in the feed, by embedding space. */
const BUCKET = "late-vectors"
const PAGE = 200
/** How long writes are collected into one batch. */
const GATHER_MS = 100
const POOLS_LOOKED_AT = 20
/** A short text that every embedder accepts. It distinguishes an embedder that is down from a text that is refused. */
const PROBE = "ok"

interface EmbeddingWorkerParts {
  readonly store: Store
  readonly feed: Feed
  readonly state: State
  readonly reliability: EmbedderReliability
  readonly cache: EmbeddingCache
  readonly embedder: Embedder
  readonly now: () => number
  readonly onEvent: OnEvent
  /** The name of the store if memories were moved; absent for the configured one. */
  readonly place?: string
  /**
   * Whether it may give up before it has reached the end of the feed for the first time. Otherwise it retries forever.
   */
  readonly givesUp: boolean
}

/**
 * Embeds every memory after its write: it follows the store's feed, from the beginning for a new embedder. A failing
 * embedder only delays vectors. A text that the embedder rejects has no vector and is found by its words.
 */
export class EmbeddingWorker implements AsyncDisposable {
  readonly #parts: EmbeddingWorkerParts
  readonly #follower: FeedFollower
  readonly #sampler: ReliabilitySampler

  constructor(parts: EmbeddingWorkerParts) {
    const { store, feed, state, reliability, embedder, place, now, onEvent, givesUp } = parts
    this.#parts = parts
    this.#sampler = new ReliabilitySampler({ store, reliability, space: embedder.space })
    this.#follower = new FeedFollower({
      feed,
      state,
      bucket: BUCKET,
      key: keyOf(embedder.space, place),
      gatherMs: GATHER_MS,
      firstRetryMs: 1_000,
      longestRetryMs: 60_000,
      now,
      handle: (pool, changes) => this.#embedNewest(pool, changes),
      atEnd: () => this.#sampler.measureDue({ signal: this.#follower.signal }),
      // Vectors in a database of their own may be lost without their memories.
      startsOver: () => this.#hasLostVectors(),
      onFailure: (why, attempt) => onEvent({ event: "job-failed", job: "vectors", attempt, why }),
      // A daily limit ends with the day, so waiting helps.
      givesUp: (failure) => givesUp && !this.hasReachedEnd && !MemoryError.is(failure, "limit_exceeded"),
    })
  }

  /** Why there are no new vectors at the moment; `undefined` while nothing fails. */
  get problem(): string | undefined {
    return this.#follower.problem
  }

  /** Whether it has reached the end of the feed since it was created. */
  get hasReachedEnd(): boolean {
    return this.#follower.hasReachedEnd
  }

  /** Whether it gave up, for the reason in `problem`, until it is started again. */
  get hasStopped(): boolean {
    return this.#follower.hasStopped
  }

  start(): void {
    this.#follower.start()
  }

  /** Announces a write to the store. */
  wake(changes: readonly Change[]): void {
    if (changes.some(({ op }) => op === "put")) this.#follower.wake()
  }

  /** Resolves when every earlier write has its vector or the embedder failed; to whether it succeeded. */
  catchUp(): Promise<boolean> {
    return this.#follower.catchUp()
  }

  /** Embeds every memory without a vector, including those whose changes are already handled; resolves to their number. Rejects when the embedder fails. */
  async embedMissing(): Promise<number> {
    await this.catchUp()
    const { store, embedder } = this.#parts
    const call = { signal: this.#follower.signal }
    let count = 0
    for await (const pool of each((page) => store.pools(undefined, page, call), PAGE)) {
      for await (const missing of pages((page) => store.vector?.missing(pool, embedder.space, page, call), PAGE)) {
        count += await this.#embed(pool, missing)
      }
    }
    return count
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#follower[Symbol.asyncDispose]()
  }

  /** Whether memories that were followed have no vector in any of the first pools. */
  async #hasLostVectors(): Promise<boolean> {
    const { store, embedder } = this.#parts
    const call = { signal: this.#follower.signal }
    const { items } = await store.pools(undefined, { limit: POOLS_LOOKED_AT }, call)
    let isMissing = false
    for (const pool of items) {
      if (isReserved(pool.tenant)) continue
      const spaces = (await store.vector?.spaces(scopeOf(pool), call)) ?? []
      if (spaces.some(({ space, memories }) => space === embedder.space && memories > 0)) return false
      isMissing ||= (await store.list(scopeOf(pool), { limit: 1 }, call)).items.length > 0
    }
    return isMissing
  }

  async #embedNewest(pool: Pool, changes: readonly Version[]): Promise<void> {
    const newest = new Map(changes.map(({ id, memory }) => [id, memory]))
    // Deleted between an answer of the embedder and a crash.
    await this.#parts.cache.drop(
      pool.tenant,
      [...newest].filter(([, memory]) => memory === undefined).map(([id]) => id),
    )
    const present = [...newest.values()].filter((memory) => memory !== undefined)
    await this.#embed(pool, present)
  }

  /** Embeds the versions that are current and have no vector; resolves to their number. */
  async #embed(pool: Pool, versions: readonly Memory[]): Promise<number> {
    // Memories of reserved tenants are searched by words alone.
    if (versions.length === 0 || isReserved(pool.tenant)) return 0
    const { store, embedder, cache, now } = this.#parts
    const scope = scopeOf(pool)
    const ids = versions.map(({ id }) => id)
    const [stored, indexed] = await Promise.all([store.read(scope, ids), store.indexed?.(scope, ids)])
    const has = (at: number) => indexed?.[at]?.embeddings.some(({ space }) => space === embedder.space) === true
    // Superseded versions need no vector, and a memory whose text did not change still has one.
    const current = versions.filter(({ revision }, at) => stored[at]?.revision === revision && !has(at))
    let made = 0
    const size = Math.min(embedder.maxBatch, store.traits.maxBatch)
    for (let at = 0; at < current.length; at += size) {
      const batch = current.slice(at, at + size)
      const embeddings = await this.#cachedVectorsOf(pool, batch)
      const changes = batch.flatMap(({ id, revision }, place): Change[] => {
        const embedding = embeddings[place]
        return embedding === undefined ? [] : [{ op: "index", id, revision, index: { embedding } }]
      })
      if (changes.length > 0) {
        const outcomes = await store.write(pool, changes, { by: "embedder", at: now() })
        // Deleted or changed while it was embedded.
        const stale = outcomes.filter(({ status }) => status !== "applied" && status !== "same")
        await cache.drop(
          pool.tenant,
          stale.map(({ id }) => id),
        )
      }
      made += changes.length
      this.#sampler.noteWritten(pool, changes.length)
    }
    return made
  }

  /** The vectors of memories in their order, each text only once; `undefined` for a text that a working embedder rejects. */
  async #cachedVectorsOf(pool: Pool, batch: readonly Memory[]): Promise<readonly (Embedding | undefined)[]> {
    const { embedder, cache } = this.#parts
    const texts = batch.map(embeddingInput)
    const distinct = [...new Set(texts)]
    const cached = await cache.find(embedder, distinct)
    const missing = distinct.filter((_, place) => cached[place] === undefined)
    const made = missing.length === 0 ? [] : await this.#vectorsOf(missing)
    const vectors = new Map([
      ...distinct.map((text, place) => [text, cached[place]] as const),
      ...missing.map((text, place) => [text, made[place]] as const),
    ])
    const embeddings = texts.map((text) => vectors.get(text))
    await cache.put(
      pool,
      batch.flatMap(({ id }, place) => {
        const [text, embedding] = [texts[place], embeddings[place]]
        return text === undefined || embedding === undefined ? [] : [{ id, text, embedding }]
      }),
    )
    return embeddings
  }

  /** Embeds the texts in their order; `undefined` for a text that a working embedder rejects. */
  async #vectorsOf(texts: readonly string[]): Promise<readonly (Embedding | undefined)[]> {
    const { embedder } = this.#parts
    const call = { as: "document", signal: this.#follower.signal } as const
    const skipRefused = (failure: unknown): [undefined] => {
      if (MemoryError.is(failure, "limit_exceeded") || this.#follower.signal.aborted) throw failure
      return [undefined]
    }
    try {
      return await embedder.embed(texts, call)
    } catch (failure) {
      skipRefused(failure)
      await embedder.embed([PROBE], call).catch(() => {
        throw failure
      })
    }
    // The outage may have ended before the probe, so a single text is retried once.
    if (texts.length === 1) return await embedder.embed(texts, call).catch(skipRefused)
    const half = Math.ceil(texts.length / 2)
    return [...(await this.#vectorsOf(texts.slice(0, half))), ...(await this.#vectorsOf(texts.slice(half)))]
  }
}

/** Deletes the cursor of a space, so that it is embedded from the beginning when it is used again. */
export async function deleteProgress(state: State, space: string, place: string | undefined): Promise<void> {
  await state.delete(BUCKET, keyOf(space, place))
}

function keyOf(space: string, place: string | undefined): string {
  return place === undefined ? space : `${place}\n${space}`
}

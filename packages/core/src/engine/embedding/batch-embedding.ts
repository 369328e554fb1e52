import { MemoryError } from "../../contract/errors.ts"
import type { Embedding, Memory, MemoryId, Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Change, Store } from "../../contract/store.ts"
import type { Embedder, EmbeddingBatches } from "../../contract/turn.ts"
import { newId } from "../../turn/ids.ts"
import { each, pages } from "../../turn/pages.ts"
import { scopeOf } from "../../turn/pools.ts"
import { BackgroundTask } from "../background-task.ts"
import type { OnEvent } from "../events.ts"
import { isReserved } from "../tenants.ts"
import type { EmbeddingCache } from "./embedding-cache.ts"
import { embeddingInput } from "./recipe.ts"

/** Jobs of a vendor by their names: the space, and the vendor's id once it is known. */
const JOBS = "embedding-batches"
/** The memories of a job, by pool, so that an erasure of the pool removes their names. */
const ITEMS = "embedding-batch-items"
const PAGE = 200
const MAX_JOBS = 2
/** Fewer texts are embedded at once, which takes seconds. */
const MIN_TEXTS = 100
/** After so many failed jobs the rest is embedded at once. */
const MAX_FAILURES = 2
const FIRST_POLL_MS = 2_000
const MAX_POLL_MS = 60_000
const WRITE_BATCH = 100

interface BatchEmbeddingParts {
  readonly store: Store
  readonly state: State
  readonly cache: EmbeddingCache
  readonly embedder: Embedder
  readonly batches: EmbeddingBatches
  readonly now: () => number
  readonly onEvent: OnEvent
  /** Called when no job is left. What has no vector then is embedded at once. */
  readonly onEnd: () => Promise<void>
}

interface Job {
  readonly name: string
  readonly id: string | undefined
}

/** One memory of a job: its id and revision, and the line of its text. */
type Item = readonly [id: MemoryId, revision: number, line: string]

/** What waits for the vendor. */
export interface BatchProgress {
  readonly jobs: number
  readonly texts: number
}

/**
 * Embeds every memory without a vector by a vendor's batch API. The memories of a job are stored before it is started, under a name that the vendor is given:
 * killed at any moment, the next process finds the job again and starts no second one for them. Erased and changed memories get no vector.
 */
export class BatchEmbedding implements AsyncDisposable {
  readonly #parts: BatchEmbeddingParts
  readonly #task: BackgroundTask
  #missing: AsyncGenerator<{ readonly pool: Pool; readonly memories: readonly Memory[] }> | undefined
  #failures = 0
  #pollMs = FIRST_POLL_MS
  #progress: BatchProgress = { jobs: 0, texts: 0 }

  constructor(parts: BatchEmbeddingParts) {
    this.#parts = parts
    this.#task = new BackgroundTask({
      firstRetryMs: 1_000,
      longestRetryMs: MAX_POLL_MS,
      now: parts.now,
      run: () => this.#run(),
      onFailure: (why, attempt) => parts.onEvent({ event: "job-failed", job: "vectors", attempt, why }),
      givesUp: () => true,
    })
  }

  get problem(): string | undefined {
    return this.#task.problem
  }

  get hasStopped(): boolean {
    return this.#task.hasStopped
  }

  get progress(): BatchProgress {
    return this.#progress
  }

  start(): void {
    this.#task.start()
  }

  /** Ends for good: running jobs are cancelled, as far as the vendor can be reached. */
  async cancel(): Promise<void> {
    await this[Symbol.asyncDispose]()
    for (const job of await this.#jobs()) {
      if (job.id !== undefined) await this.#parts.batches.cancel(job.id).catch(() => undefined)
      await this.#forget(job)
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#task[Symbol.asyncDispose]()
  }

  get #call(): { readonly signal: AbortSignal } {
    return { signal: this.#task.signal }
  }

  async #run(): Promise<number | undefined> {
    const running: Job[] = []
    for (const job of await this.#jobs()) {
      const found = job.id === undefined ? await this.#findAgain(job) : job
      if (found !== undefined && !(await this.#finish(found))) running.push(found)
    }
    while (running.length < MAX_JOBS && this.#failures < MAX_FAILURES) {
      const job = await this.#submit()
      if (job === undefined) break
      running.push(job)
      this.#pollMs = FIRST_POLL_MS
    }
    await this.#count(running)
    if (running.length === 0) {
      await this.#parts.onEnd()
      return undefined
    }
    const wait = this.#pollMs
    this.#pollMs = Math.min(MAX_POLL_MS, this.#pollMs * 1.5)
    return wait
  }

  /** Writes the result of a job that is done; resolves to whether it ended. */
  async #finish(job: Job & { readonly id?: string | undefined }): Promise<boolean> {
    const { batches, onEvent } = this.#parts
    const { state, why = "The vendor's batch failed" } = await batches.status(job.id ?? "", this.#call)
    if (state === "running") return false
    if (state === "done") await this.#collect(job, job.id ?? "")
    else {
      this.#failures++
      onEvent({ event: "job-failed", job: "vectors", attempt: this.#failures, why })
      // Its memories are submitted once more.
      this.#missing = undefined
    }
    await this.#forget(job)
    return true
  }

  async #collect(job: Job, id: string): Promise<void> {
    const places = new Map<string, { readonly pool: Pool; readonly item: Item }[]>()
    for await (const { pool, items } of this.#itemsOf(job)) {
      for (const item of items) places.set(item[2], [...(places.get(item[2]) ?? []), { pool, item }])
    }
    let waiting: { readonly pool: Pool; readonly item: Item; readonly embedding: Embedding }[] = []
    const flush = async (): Promise<void> => {
      for (const [, those] of Map.groupBy(waiting, ({ pool }) => JSON.stringify([pool.tenant, pool.name]))) {
        await this.#write(those)
      }
      waiting = []
    }
    for await (const [line, embedding] of this.#parts.batches.results(id, this.#call)) {
      for (const place of places.get(line) ?? []) waiting.push({ ...place, embedding })
      if (waiting.length >= WRITE_BATCH) await flush()
    }
    await flush()
  }

  async #write(
    those: readonly { readonly pool: Pool; readonly item: Item; readonly embedding: Embedding }[],
  ): Promise<void> {
    const [{ pool }] = those as [(typeof those)[number]] // a group has at least the one that made it
    const { store, embedder, cache, now } = this.#parts
    const stored = await store.read(
      scopeOf(pool),
      those.map(({ item: [id] }) => id),
    )
    const { space } = embedder
    const current = those.flatMap(({ item: [, revision], embedding: { values } }, place) => {
      const memory = stored[place]
      return memory?.revision === revision ? [{ memory, embedding: { space, values } }] : []
    })
    await cache.put(
      pool,
      current.map(({ memory, embedding }) => ({ id: memory.id, text: embeddingInput(memory), embedding })),
    )
    const changes = current.map(
      ({ memory: { id, revision }, embedding }): Change => ({ op: "index", id, revision, index: { embedding } }),
    )
    if (changes.length === 0) return
    const outcomes = await store.write(pool, changes, { by: "embedder", at: now() })
    const stale = outcomes.filter(({ status }) => status !== "applied" && status !== "same")
    await cache.drop(
      pool.tenant,
      stale.map(({ id }) => id),
    )
  }

  /** Starts a job with the next memories that have no vector; `undefined` when few or none are left. */
  async #submit(): Promise<Job | undefined> {
    const { batches, state, embedder } = this.#parts
    const name = newId(this.#parts.now())
    const lines = new Map<string, string>()
    const pools: { readonly pool: Pool; readonly items: Item[] }[] = []
    let bytes = 0
    const pending = await this.#pendingIds()
    this.#missing ??= this.#walk()
    while (lines.size < batches.maxTexts && bytes < batches.maxBytes) {
      const { value, done } = await this.#missing.next()
      if (done === true) break
      const { pool, memories } = value
      const items: Item[] = []
      for (const memory of memories) {
        if (pending.has(memory.id)) continue
        const text = embeddingInput(memory)
        const line = lines.get(text) ?? String(lines.size)
        if (!lines.has(text)) bytes += Buffer.byteLength(text)
        lines.set(text, line)
        items.push([memory.id, memory.revision, line])
      }
      if (items.length > 0) pools.push({ pool, items })
    }
    if (lines.size < MIN_TEXTS) return undefined
    await state.set(JOBS, name, { space: embedder.space })
    for (const [place, { pool, items }] of pools.entries()) {
      const value = { pool: pool.name, tenant: pool.tenant, items: items.map((item) => [...item]) }
      await state.set(ITEMS, `${name}/${place}`, value, { about: pool })
    }
    const texts = [...lines].map(([text, id]) => ({ id, text }))
    try {
      const id = await batches.start(name, texts, this.#call)
      await state.set(JOBS, name, { space: embedder.space, id })
      return { name, id }
    } catch (failure) {
      // The walk has gone past these memories.
      this.#missing = undefined
      if (!MemoryError.is(failure, "limit_exceeded")) throw failure
      this.#failures = MAX_FAILURES
      await this.#forget({ name, id: undefined })
      return undefined
    }
  }

  /** Memories without a vector, page by page. What is cached gets its vector here. */
  async *#walk(): AsyncGenerator<{ readonly pool: Pool; readonly memories: readonly Memory[] }> {
    const { store, embedder, cache } = this.#parts
    for await (const pool of each((page) => store.pools(undefined, page, this.#call), PAGE)) {
      if (isReserved(pool.tenant)) continue
      for await (const memories of pages(
        (page) => store.vector?.missing(pool, embedder.space, page, this.#call),
        PAGE,
      )) {
        const cached = await cache.find(embedder, memories.map(embeddingInput))
        const known = memories.flatMap(({ id, revision }, place) => {
          const embedding = cached[place]
          return embedding === undefined ? [] : [{ pool, item: [id, revision, ""] as const, embedding }]
        })
        if (known.length > 0) await this.#write(known)
        yield { pool, memories: memories.filter((_, place) => cached[place] === undefined) }
      }
    }
  }

  /** A job of a process that was killed before it knew the vendor's id; forgotten if the vendor does not have it. */
  async #findAgain(job: Job): Promise<Job | undefined> {
    const { batches, state, embedder } = this.#parts
    const id = await batches.find(job.name, this.#call)
    if (id === undefined) {
      await this.#forget(job)
      return undefined
    }
    await state.set(JOBS, job.name, { space: embedder.space, id })
    return { ...job, id }
  }

  async #jobs(): Promise<readonly Job[]> {
    const jobs: Job[] = []
    for await (const { key, value } of each((page) => this.#parts.state.list(JOBS, page))) {
      const { space, id } = Object(value)
      if (space === this.#parts.embedder.space) jobs.push({ name: key, id: typeof id === "string" ? id : undefined })
    }
    return jobs
  }

  async *#itemsOf({
    name,
  }: Job): AsyncGenerator<{ readonly key: string; readonly pool: Pool; readonly items: Item[] }> {
    for await (const { key, value } of each((page) => this.#parts.state.list(ITEMS, page))) {
      if (!key.startsWith(`${name}/`)) continue
      // Written by `#submit` only.
      const { tenant, pool, items } = value as unknown as { tenant: Pool["tenant"]; pool: Pool["name"]; items: Item[] }
      yield { key, pool: { tenant, name: pool }, items }
    }
  }

  async #pendingIds(): Promise<ReadonlySet<MemoryId>> {
    const ids = new Set<MemoryId>()
    for (const job of await this.#jobs()) {
      for await (const { items } of this.#itemsOf(job)) for (const [id] of items) ids.add(id)
    }
    return ids
  }

  async #count(running: readonly Job[]): Promise<void> {
    this.#progress = { jobs: running.length, texts: running.length === 0 ? 0 : (await this.#pendingIds()).size }
  }

  async #forget(job: Job): Promise<void> {
    const keys: string[] = []
    for await (const { key } of this.#itemsOf(job)) keys.push(key)
    for (const key of keys) await this.#parts.state.delete(ITEMS, key)
    // Last, so that items are never without their job.
    await this.#parts.state.delete(JOBS, job.name)
  }
}

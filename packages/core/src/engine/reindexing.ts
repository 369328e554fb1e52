import { type Cursor, type Json, MemoryError, type Pool, STATUSES, type State, type Store } from "../contract/index.ts"
import { ANALYSER_VERSION } from "../text/analyse.ts"
import { exclusively } from "../turn/exclusively.ts"
import { pages } from "../turn/pages.ts"
import { scopeOf } from "../turn/pools.ts"
import { reindexMemories } from "../turn/reindex.ts"
import { BackgroundTask } from "./background-task.ts"
import type { OnEvent } from "./events.ts"

/** The progress of each store, by its name. */
const BUCKET = "reindexing"
/** Memories in one step. After each step the task pauses for as long as the step took, at most `MAX_REST_MS`. */
const STEP = 50
const MAX_REST_MS = 1_000

/** The progress that is stored after each step. */
interface Mark {
  readonly version: number
  readonly done: boolean
  /** Cursors after the finished pools, and after the finished memories of the next pool. */
  readonly pools?: Cursor
  readonly memories?: Cursor
  /** Number of finished pools, and of finished memories of the next one. */
  readonly finished: number
  readonly within: number
}

interface ReindexingParts {
  readonly store: Store
  readonly state: State
  readonly now: () => number
  readonly onEvent: OnEvent
}

/**
 * Reindexes all memories when the analyser's version has changed: pool by pool, oldest first, in the background.
 * Resumes after a restart. Searches meanwhile see old and new words.
 */
export class Reindexing implements AsyncDisposable {
  readonly #parts: ReindexingParts
  readonly #name: string
  readonly #task: BackgroundTask
  #pool: { readonly name: string; readonly size: number } | undefined
  /** The stored progress and the number of pools, read before the first step and after a failure. */
  #progress: { readonly mark: Mark; readonly pools: number } | undefined
  #share: number | undefined

  constructor(parts: ReindexingParts) {
    this.#parts = parts
    this.#name = parts.store.name
    this.#task = new BackgroundTask({
      firstRetryMs: 1_000,
      longestRetryMs: 60_000,
      run: () => this.#run(),
      onFailure: (why, attempt) => parts.onEvent({ event: "job-failed", job: "reindexing", attempt, why }),
    })
  }

  /** The finished share, from 0 to 1, with equal weight for each pool; `undefined` when there is nothing to do. */
  get share(): number | undefined {
    return this.#share
  }

  start(): void {
    this.#task.start()
  }

  /** Copies the progress to the store of this name, which got its words from this one. */
  async handOver(name: string): Promise<void> {
    const { state } = this.#parts
    const stored = (await state.get(BUCKET, this.#name))?.value
    if (stored !== undefined) await state.set(BUCKET, name, stored)
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#task[Symbol.asyncDispose]()
  }

  /** Runs one step; resolves to the pause after it, or to `undefined` at the end. */
  async #run(): Promise<number | undefined> {
    return exclusively(this.#parts.state, `reindexing ${this.#name}`, () => this.#runStep(), this.#task.signal)
  }

  /** With other processes, each step starts from the stored progress: any of them may have made the one before. */
  async #runStep(): Promise<number | undefined> {
    const cached = this.#isShared ? undefined : this.#progress
    const { mark, pools } = cached ?? (await this.#readProgress())
    this.#progress = undefined
    if (mark.done || this.#task.signal.aborted) return undefined
    this.#share = Math.min(1, (mark.finished + mark.within / (this.#pool?.size ?? Infinity)) / Math.max(1, pools))
    const began = performance.now()
    const next = await this.#step(mark).catch(async (failure: unknown) => {
      if (MemoryError.is(failure, "cursor_invalid")) await this.#keep(FRESH)
      throw failure
    })
    await this.#keep(next)
    this.#progress = { mark: next, pools }
    if (!next.done) return Math.min(MAX_REST_MS, performance.now() - began)
    this.#share = undefined
    return undefined
  }

  async #readProgress(): Promise<{ readonly mark: Mark; readonly pools: number }> {
    const stored = (await this.#parts.state.get(BUCKET, this.#name))?.value
    // While servers are upgraded one by one, those of the version before leave the index to the new ones.
    if (this.#isShared && isMark(stored) && stored.version > ANALYSER_VERSION) return { mark: DONE, pools: 0 }
    const mark = isMark(stored) && stored.version === ANALYSER_VERSION ? stored : FRESH
    return { mark, pools: mark.done ? 0 : await this.#countPools() }
  }

  get #isShared(): boolean {
    return this.#parts.state.writers === "many"
  }

  /** Reindexes the next memories of the current pool; resolves to the new progress. */
  async #step(mark: Mark): Promise<Mark> {
    const { store, now } = this.#parts
    const call = { signal: this.#task.signal }
    const { items, next } = await store.pools(undefined, { limit: 1, ...(mark.pools && { cursor: mark.pools }) }, call)
    const [pool] = items
    if (pool === undefined) return { ...mark, done: true }
    await this.#measure(pool)
    const page = await this.#memories(pool, mark.memories)
    await reindexMemories(store, pool, page.items, now())
    const { memories: _, ...behind } = mark
    if (page.next !== undefined) return { ...behind, memories: page.next, within: mark.within + page.items.length }
    const finished = { ...behind, finished: mark.finished + 1, within: 0 }
    return next === undefined ? { ...finished, done: true } : { ...finished, pools: next }
  }

  /** Counts the pool's memories for the share. If the store cannot count, the share grows by whole pools. */
  async #measure(pool: Pool): Promise<void> {
    const id = `${pool.tenant}\n${pool.name}`
    if (this.#pool?.name === id) return
    const counted = await this.#parts.store.tally?.count(scopeOf(pool), { status: STATUSES })
    this.#pool = { name: id, size: Math.max(1, counted?.total ?? Infinity) }
  }

  #memories(pool: Pool, cursor: Cursor | undefined): ReturnType<Store["list"]> {
    const query = { limit: STEP, where: { status: STATUSES }, oldestFirst: true, ...(cursor && { cursor }) }
    return this.#parts.store.list(scopeOf(pool), query, { signal: this.#task.signal })
  }

  async #countPools(): Promise<number> {
    let count = 0
    for await (const page of pages((query) => this.#parts.store.pools(undefined, query), 1_000)) {
      count += page.length
      if (this.#task.signal.aborted) break
    }
    return count
  }

  async #keep(mark: Mark): Promise<void> {
    await this.#parts.state.set(BUCKET, this.#name, { ...mark })
  }
}

const FRESH: Mark = { version: ANALYSER_VERSION, done: false, finished: 0, within: 0 }
const DONE: Mark = { ...FRESH, done: true }

function isMark(value: Json | Uint8Array | undefined): value is Json & Mark {
  return (
    typeof value === "object" &&
    value !== null &&
    "version" in value &&
    "done" in value &&
    "finished" in value &&
    "within" in value
  )
}

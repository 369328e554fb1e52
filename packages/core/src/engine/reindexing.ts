import { setTimeout as pause } from "node:timers/promises"
import { MemoryError } from "../contract/errors.ts"
import type { Json, Pool } from "../contract/memory.ts"
import { STATUSES } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import type { Cursor, Store } from "../contract/store.ts"
import { ANALYSER_VERSION } from "../text/analyse.ts"
import { pages } from "../turn/pages.ts"
import { scopeOf } from "../turn/pool.ts"
import { indexAgain } from "../turn/words-again.ts"
import type { OnEvent } from "./events.ts"

/** How far the words of each store are, by its name. */
const BUCKET = "reindexing"
/** Memories in one step. After each step the walk rests for as long as it took. */
const STEP = 50
const LONGEST_REST_MS = 1_000
/** The wait after a failure: doubled with each, up to a minute. */
const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 60_000

/** The state recorded after each step: the analyser's version and the position. */
interface Mark {
  readonly version: number
  readonly done: boolean
  /** Cursors behind the finished pools, and behind the finished memories of the next one. */
  readonly pools?: Cursor
  readonly memories?: Cursor
  /** How many pools are finished, and how many memories of the next one. */
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
 * Makes the words of all memories again when the analyser's version is not the one that they were made with: pool by pool, oldest first, behind
 * everything else, going on after a restart where it stopped. Search goes on meanwhile, over old words and new ones.
 */
export class Reindexing implements AsyncDisposable {
  readonly #parts: ReindexingParts
  readonly #name: string
  readonly #closing = new AbortController()
  #pool: { readonly name: string; readonly size: number } | undefined
  #walking: Promise<void> | undefined
  #share: number | undefined

  constructor(parts: ReindexingParts) {
    this.#parts = parts
    this.#name = parts.store.name
  }

  /** How much is done, from 0 to 1, each pool an equal part; `undefined` when there is nothing to do. */
  get share(): number | undefined {
    return this.#share
  }

  start(): void {
    this.#walking ??= this.#untilDone()
  }

  /** Records for the store of this name, which was filled with these words, that it is as far as this one. */
  async handOver(name: string): Promise<void> {
    const { state } = this.#parts
    const kept = (await state.get(BUCKET, this.#name))?.value
    if (kept !== undefined) await state.set(BUCKET, name, kept)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    await this.#walking
  }

  async #untilDone(): Promise<void> {
    for (let failures = 0; !this.#closing.signal.aborted; ) {
      try {
        await this.#walk()
        return
      } catch (failure) {
        if (this.#closing.signal.aborted) return
        if (MemoryError.is(failure, "cursor_invalid")) await this.#keep(FRESH)
        const why = failure instanceof Error ? failure.message : String(failure)
        this.#parts.onEvent({ event: "job-failed", job: "reindexing", attempt: ++failures, why })
        await this.#rest(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)))
      }
    }
  }

  async #walk(): Promise<void> {
    const { state } = this.#parts
    const kept = (await state.get(BUCKET, this.#name))?.value
    let mark = isMark(kept) && kept.version === ANALYSER_VERSION ? kept : FRESH
    const pools = mark.done ? 0 : await this.#countPools()
    while (!mark.done && !this.#closing.signal.aborted) {
      this.#share = Math.min(1, (mark.finished + mark.within / (this.#pool?.size ?? Infinity)) / Math.max(1, pools))
      const began = performance.now()
      mark = await this.#step(mark)
      await this.#keep(mark)
      if (!mark.done) await this.#rest(Math.min(LONGEST_REST_MS, performance.now() - began))
    }
    if (mark.done) this.#share = undefined
  }

  /** Indexes the next memories of the current pool; the mark behind them. */
  async #step(mark: Mark): Promise<Mark> {
    const { store, now } = this.#parts
    const call = { signal: this.#closing.signal }
    const { items, next } = await store.pools(undefined, { limit: 1, ...(mark.pools && { cursor: mark.pools }) }, call)
    const [pool] = items
    if (pool === undefined) return { ...mark, done: true }
    await this.#measure(pool)
    const page = await this.#memories(pool, mark.memories)
    await indexAgain(store, pool, page.items, now())
    const { memories: _, ...behind } = mark
    if (page.next !== undefined) return { ...behind, memories: page.next, within: mark.within + page.items.length }
    const finished = { ...behind, finished: mark.finished + 1, within: 0 }
    return next === undefined ? { ...finished, done: true } : { ...finished, pools: next }
  }

  /** How much there is in the pool, for the share; a store that cannot count shows whole pools only. */
  async #measure(pool: Pool): Promise<void> {
    const id = `${pool.tenant}\n${pool.name}`
    if (this.#pool?.name === id) return
    const counted = await this.#parts.store.tally?.count(scopeOf(pool), { status: STATUSES })
    this.#pool = { name: id, size: Math.max(1, counted?.total ?? Infinity) }
  }

  #memories(pool: Pool, cursor: Cursor | undefined): ReturnType<Store["list"]> {
    const query = { limit: STEP, where: { status: STATUSES }, oldestFirst: true, ...(cursor && { cursor }) }
    return this.#parts.store.list(scopeOf(pool), query, { signal: this.#closing.signal })
  }

  async #countPools(): Promise<number> {
    let count = 0
    for await (const page of pages((query) => this.#parts.store.pools(undefined, query), 1_000)) {
      count += page.length
      if (this.#closing.signal.aborted) break
    }
    return count
  }

  async #keep(mark: Mark): Promise<void> {
    await this.#parts.state.set(BUCKET, this.#name, { ...mark })
  }

  async #rest(ms: number): Promise<void> {
    await pause(ms, undefined, { ref: false, signal: this.#closing.signal }).catch(() => undefined)
  }
}

const FRESH: Mark = { version: ANALYSER_VERSION, done: false, finished: 0, within: 0 }

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

import { MemoryError } from "../contract/errors.ts"
import type { Pool } from "../contract/memory.ts"
import type { State } from "../contract/state.ts"
import type { CallOptions, Cursor, Feed, Version } from "../contract/store.ts"
import { within } from "../plugin/within.ts"
import { exclusively } from "../turn/exclusively.ts"
import { BackgroundTask, type BackgroundTaskOptions } from "./background-task.ts"

const PAGE = 200
/** How often the feed is polled, because another process may write to the same database. */
const PATROL_MS = 30_000

export type SharedCursorState = Pick<State, "get" | "set" | "writers" | "exclusive">

export interface FeedFollowerOptions extends Omit<BackgroundTaskOptions, "run"> {
  readonly feed: Feed
  /**
   * Where the cursor is stored, so that the next process continues from it. Of processes that share the state, one
   * follows at a time.
   */
  readonly state: SharedCursorState
  readonly bucket: string
  readonly key: string
  /** How long writes are collected before the feed is read, in milliseconds. Default: 0. */
  readonly gatherMs?: number
  /** Handles changes of one pool in feed order. Called again with the same changes after a failure or a crash. */
  handle(pool: Pool, changes: readonly Version[], call: CallOptions): Promise<void>
  /** Runs at the end of the feed. */
  atEnd?(): Promise<void>
  /** Called once: whether to follow the feed from its beginning although there is a cursor. */
  startsOver?(): Promise<boolean>
}

/**
 * Follows a store's feed in the background and passes each change to `handle` at least once. The cursor is stored in
 * State after each page. An invalid cursor (`cursor_invalid`) restarts from the beginning of the feed.
 */
export class FeedFollower implements AsyncDisposable {
  readonly #options: FeedFollowerOptions
  readonly #task: BackgroundTask
  /** Number of announced writes, and how many of them are handled. */
  #announced = 1
  #handled = 0
  #mayStartOver: boolean

  constructor(options: FeedFollowerOptions) {
    this.#options = options
    this.#mayStartOver = options.startsOver !== undefined
    this.#task = new BackgroundTask({ ...options, run: () => this.#alone(() => this.#followToEnd()) })
  }

  /** Why it is behind; `undefined` while nothing fails. */
  get problem(): string | undefined {
    return this.#task.problem
  }

  /** Whether it gave up, for the reason in `problem`, until it is started again. */
  get hasStopped(): boolean {
    return this.#task.hasStopped
  }

  /** Whether it has reached the end of the feed since it was created. */
  get hasReachedEnd(): boolean {
    return this.#handled > 0
  }

  /** Aborts when the follower is disposed of. */
  get signal(): AbortSignal {
    return this.#task.signal
  }

  start(): void {
    this.#task.start(this.#options.gatherMs)
  }

  /** Announces a write to the store. */
  wake(): void {
    this.#announced++
    this.#task.wake(this.#options.gatherMs)
  }

  /** Reads the feed to its end, after a failure too; resolves to whether that succeeded. */
  async catchUp(): Promise<boolean> {
    // The current run may have read past the newest writes.
    await this.#task.idle()
    await this.#task.run()
    return this.problem === undefined
  }

  /** Resolves when every announced write is handled, when that failed, or after `ms`; to whether all are handled. False at once while it fails. */
  async hasCaughtUp(ms?: number): Promise<boolean> {
    const target = this.#announced
    const isDone = (): boolean => this.#handled >= target || this.#task.isFailing || this.signal.aborted
    const following = (async () => {
      while (!isDone()) await this.#task.run()
    })()
    await (ms === undefined ? following : within(following, ms))
    return this.#handled >= target
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.#task[Symbol.asyncDispose]()
  }

  #alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const { state, bucket, key } = this.#options
    return exclusively(state, `follow ${bucket} ${key}`, work, this.signal)
  }

  /**
   * Reads to the end of the feed as of the call, because others may write faster than it is read. Resolves to the time
   * until the next run, which is short after changes.
   */
  async #followToEnd(): Promise<number> {
    const { feed, state, bucket, key, handle, atEnd, gatherMs = 0 } = this.#options
    const call = { signal: this.signal }
    const announced = this.#announced
    let after = await this.#cursor()
    let count = 0
    do {
      if (this.signal.aborted) return PATROL_MS
      const page = await feed.changes(after, PAGE, call).catch((failure: unknown) => {
        if (!MemoryError.is(failure, "cursor_invalid") || after === undefined) throw failure
        return feed.changes(undefined, PAGE, call)
      })
      count = page.items.length
      const pools = Map.groupBy(page.items, ({ pool }) => `${pool.tenant}\n${pool.name}`)
      for (const changes of pools.values()) {
        const [first] = changes
        if (first !== undefined) await handle(first.pool, changes, call)
      }
      if (count > 0) {
        await state.set(bucket, key, page.next)
        this.#task.progressed()
      }
      after = page.next
    } while (count === PAGE)
    await atEnd?.()
    this.#handled = announced
    return count > 0 ? gatherMs : PATROL_MS
  }

  async #cursor(): Promise<Cursor | undefined> {
    const { state, bucket, key, startsOver } = this.#options
    const stored = (await state.get(bucket, key))?.value
    const cursor = typeof stored === "string" ? stored : undefined
    if (!this.#mayStartOver || cursor === undefined) return cursor
    const isFromBeginning = await startsOver?.()
    this.#mayStartOver = false
    return isFromBeginning === true ? undefined : cursor
  }
}

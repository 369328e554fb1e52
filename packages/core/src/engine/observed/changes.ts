import type { Cursor, Feed, Pool, State, Version } from "../../contract/index.ts"

const BUCKET = "feed"
const KEY = "end"
const PAGE = 1_000
/** Minimum time between two records of the feed's end. */
const RECORD_EVERY_MS = 60_000
/** How often the feed is read for subscribers if other processes write as well. */
const SHARED_LOOK_MS = 500

export interface ChangeBatch {
  readonly items: readonly (Version & { readonly pool: Pool })[]
  /** The cursor behind these changes. */
  readonly next: Cursor | undefined
}

/** The store's feed for subscribers. */
export class Changes {
  readonly #feed: Feed
  readonly #state: State
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #end: Promise<Cursor | undefined> | undefined
  #notedAt = 0
  /** Number of switches to another store's feed. */
  #moves = 0
  /** Number of writes, which shows a write between reading and waiting. */
  #writes = 0

  constructor(feed: Feed, state: State, now: () => number) {
    this.#feed = feed
    this.#state = state
    this.#now = now
  }

  /** Announces a write. */
  noteWrite(): void {
    this.#writes++
    for (const listener of this.#listeners) listener()
  }

  /** Switches to another store's feed. Subscribers continue at its end. */
  switchFeed(end: Cursor | undefined): void {
    this.#end = Promise.resolve(end)
    this.#moves++
    this.noteWrite()
  }

  /**
   * Yields every change after a cursor, of all tenants, in feed order. Default: changes from now on. An empty batch
   * carries the first cursor, and is repeated after `idleMs` without changes. Ends when the signal aborts.
   * `cursor_invalid` for a cursor of another feed. With other writers, their changes come within about half a second.
   */
  async *follow(after: Cursor | undefined, idleMs: number, signal: AbortSignal): AsyncGenerator<ChangeBatch, void> {
    let cursor = after ?? (await this.#findEnd())
    yield { items: [], next: cursor }
    const lookMs = this.#state.writers === "many" ? Math.min(SHARED_LOOK_MS, idleMs) : idleMs
    let moves = this.#moves
    let yieldedAt = performance.now()
    while (!signal.aborted) {
      if (moves !== this.#moves) {
        moves = this.#moves
        cursor = await this.#findEnd()
      }
      const before = this.#writes
      const { items, next } = await this.#feed.changes(cursor, PAGE)
      cursor = next
      if (items.length > 0) {
        yieldedAt = performance.now()
        yield { items, next }
      }
      if (items.length === PAGE || signal.aborted) continue
      if (before !== this.#writes) continue
      if (await this.#waitForWrite(lookMs, signal)) continue
      if (lookMs < idleMs && performance.now() - yieldedAt < idleMs) continue
      yieldedAt = performance.now()
      yield { items: [], next }
    }
  }

  /** The current end of the feed. Reads the feed from its beginning only once in the life of a database. */
  #findEnd(): Promise<Cursor | undefined> {
    this.#end = (this.#end ?? this.#readNoted()).then((from) => this.#walk(from))
    // After a failure the next caller starts again.
    this.#end.catch(() => {
      this.#end = undefined
    })
    return this.#end
  }

  async #readNoted(): Promise<Cursor | undefined> {
    const { value } = (await this.#state.get(BUCKET, KEY)) ?? {}
    return typeof value === "string" ? value : undefined
  }

  async #walk(from: Cursor | undefined): Promise<Cursor | undefined> {
    let cursor = from
    for (;;) {
      const { items, next } = await this.#feed.changes(cursor, PAGE)
      cursor = next
      if (this.#now() - this.#notedAt > RECORD_EVERY_MS) {
        this.#notedAt = this.#now()
        await this.#state.set(BUCKET, KEY, next)
      }
      if (items.length < PAGE) return cursor
    }
  }

  /** Resolves to true at the next write, or to false after `ms`. */
  #waitForWrite(ms: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const over = (heard: boolean): void => {
        clearTimeout(timer)
        this.#listeners.delete(listener)
        signal.removeEventListener("abort", listener)
        resolve(heard)
      }
      const listener = (): void => over(true)
      const timer = setTimeout(over, ms, false).unref()
      this.#listeners.add(listener)
      signal.addEventListener("abort", listener, { once: true })
    })
  }
}

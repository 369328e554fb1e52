import type { Pool } from "../../contract/memory.ts"
import type { State } from "../../contract/state.ts"
import type { Cursor, Feed, Version } from "../../contract/store.ts"

const BUCKET = "feed"
const KEY = "end"
const PAGE = 1_000
/** How often, at most, the end of the feed is recorded. */
const NOTED_EVERY_MS = 60_000

export interface Batch {
  readonly items: readonly (Version & { readonly pool: Pool })[]
  /** The cursor behind these changes. */
  readonly next: Cursor | undefined
}

/** The store's feed for whoever wants to hear of changes as they come. */
export class Changes {
  readonly #feed: Feed
  readonly #state: State
  readonly #now: () => number
  readonly #listening = new Set<() => void>()
  #end: Promise<Cursor | undefined> | undefined
  #notedAt = 0
  /** How often the feed has changed to another store. */
  #moves = 0
  /** How often something was written: a write between reading and waiting is noticed by it. */
  #writes = 0

  constructor(feed: Feed, state: State, now: () => number) {
    this.#feed = feed
    this.#state = state
    this.#now = now
  }

  /** Something was written. */
  written(): void {
    this.#writes++
    for (const hear of this.#listening) hear()
  }

  /** The feed is another store's from here on; followers go on at the end of that. */
  moved(end: Cursor | undefined): void {
    this.#end = Promise.resolve(end)
    this.#moves++
    this.written()
  }

  /**
   * Every change behind `after`, of every tenant, in the order of the feed; left out, those from now on. An empty batch says where it
   * begins, and after `idleMs` that nothing has come. Ends when the signal does. A cursor of no feed is `cursor_invalid`.
   */
  async *follow(after: Cursor | undefined, idleMs: number, signal: AbortSignal): AsyncGenerator<Batch, void> {
    let cursor = after ?? (await this.#ends())
    yield { items: [], next: cursor }
    let moves = this.#moves
    while (!signal.aborted) {
      if (moves !== this.#moves) {
        moves = this.#moves
        cursor = await this.#ends()
      }
      const before = this.#writes
      const { items, next } = await this.#feed.changes(cursor, PAGE)
      cursor = next
      if (items.length > 0) yield { items, next }
      if (items.length === PAGE || signal.aborted) continue
      if (before !== this.#writes) continue
      if (!(await this.#heard(idleMs, signal))) yield { items: [], next }
    }
  }

  /** Where the feed ends now. It is read from its beginning once in the life of a database. */
  #ends(): Promise<Cursor | undefined> {
    this.#end = (this.#end ?? this.#noted()).then((from) => this.#walk(from))
    // When the walk fails, the next caller begins it again.
    this.#end.catch(() => {
      this.#end = undefined
    })
    return this.#end
  }

  async #noted(): Promise<Cursor | undefined> {
    const { value } = (await this.#state.get(BUCKET, KEY)) ?? {}
    return typeof value === "string" ? value : undefined
  }

  async #walk(from: Cursor | undefined): Promise<Cursor | undefined> {
    let cursor = from
    for (;;) {
      const { items, next } = await this.#feed.changes(cursor, PAGE)
      cursor = next
      if (this.#now() - this.#notedAt > NOTED_EVERY_MS) {
        this.#notedAt = this.#now()
        await this.#state.set(BUCKET, KEY, next)
      }
      if (items.length < PAGE) return cursor
    }
  }

  /** Resolves at the next write, or with false after `ms`. */
  #heard(ms: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const over = (heard: boolean): void => {
        clearTimeout(timer)
        this.#listening.delete(hear)
        signal.removeEventListener("abort", hear)
        resolve(heard)
      }
      const hear = (): void => over(true)
      const timer = setTimeout(over, ms, false).unref()
      this.#listening.add(hear)
      signal.addEventListener("abort", hear, { once: true })
    })
  }
}

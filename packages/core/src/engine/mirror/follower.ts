import { MemoryError } from "../../contract/errors.ts"
import type { State } from "../../contract/state.ts"
import type { Cursor, Feed } from "../../contract/store.ts"
import { within } from "../../plugin/within.ts"
import type { Mirror } from "./mirror.ts"

/** Where each mirror has got to in the feed of its records, by its name. */
const BUCKET = "mirror"
const PAGE = 200
/** How often the feed is read without a signal, because another process may write to the same database. */
const PATROL_MS = 30_000
/** After a failure: doubling up to fifteen seconds. */
const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 15_000

interface FollowerParts {
  readonly name: string
  readonly feed: Feed
  readonly mirror: Mirror
  readonly state: Pick<State, "get" | "set">
  /** Whether the second database holds nothing at all: then it is filled from the beginning, whatever was done before. */
  readonly isEmpty: () => Promise<boolean>
}

/** Follows the records' feed and has each memory that it names mirrored, from where it stopped. A failure is tried again, later each time. */
export class Follower implements AsyncDisposable {
  readonly #parts: FollowerParts
  readonly #closing = new AbortController()
  #passing: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #failures = 0
  #trouble: string | undefined
  #wasLooked = false
  /** How many writes the records have seen, and how many of them have been followed. */
  #written = 1
  #followed = 0

  constructor(parts: FollowerParts) {
    this.#parts = parts
  }

  /** Why it is behind; `undefined` while it is not. */
  get trouble(): string | undefined {
    return this.#trouble
  }

  start(): void {
    this.#soon(0)
  }

  /** Something was written to the records. */
  written(): void {
    this.#written++
    if (this.#passing === undefined && this.#failures === 0) this.#soon(0)
  }

  /** Resolves when all that was written until now is mirrored, when that failed, or after `ms`; says whether it was so. */
  async caughtUp(ms?: number): Promise<boolean> {
    const wanted = this.#written
    if (this.#followed >= wanted) return true
    // While it fails nobody waits for it.
    if (this.#failures > 0) return false
    const following = (async () => {
      while (this.#followed < wanted && this.#failures === 0 && !this.#closing.signal.aborted) await this.pass()
    })()
    if (ms === undefined) await following
    else await within(following, ms)
    return this.#followed >= wanted
  }

  /** Follows the feed to its end; a second call joins the first. Never rejects: `trouble` says what failed. */
  pass(): Promise<void> {
    clearTimeout(this.#timer)
    const wanted = this.#written
    this.#passing ??= this.#follow()
      .then(
        () => {
          this.#failures = 0
          this.#trouble = undefined
          this.#followed = Math.max(this.#followed, wanted)
          this.#passing = undefined
          this.#soon(this.#followed < this.#written ? 0 : PATROL_MS)
        },
        (failure: unknown) => {
          this.#passing = undefined
          if (this.#closing.signal.aborted) return
          this.#trouble = failure instanceof Error ? failure.message : String(failure)
          this.#soon(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++))
        },
      )
      .finally(() => undefined)
    return this.#passing
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#passing
  }

  #soon(ms: number): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.pass(), ms)
    this.#timer.unref()
  }

  async #follow(): Promise<void> {
    const { feed, mirror, name, state } = this.#parts
    const call = { signal: this.#closing.signal }
    let after = await this.#place()
    for (;;) {
      const { items, next } = await feed.changes(after, PAGE, call).catch((failure: unknown) => {
        // The cursor is of another database: begin again.
        if (!MemoryError.is(failure, "cursor_invalid") || after === undefined) throw failure
        return { items: [], next: undefined }
      })
      if (next === undefined) {
        after = undefined
        continue
      }
      if (items.length === 0) break
      const pools = Map.groupBy(items, ({ pool }) => `${pool.tenant}\n${pool.name}`)
      for (const changed of pools.values()) {
        const [first] = changed
        if (first !== undefined) await mirror.copy(first.pool, changed, call)
      }
      await state.set(BUCKET, name, next)
      after = next
    }
    await mirror.takeMissed()
  }

  async #place(): Promise<Cursor | undefined> {
    const kept = (await this.#parts.state.get(BUCKET, this.#parts.name))?.value
    const after = typeof kept === "string" ? kept : undefined
    if (this.#wasLooked || after === undefined) return after
    const isEmpty = await this.#parts.isEmpty()
    this.#wasLooked = true
    return isEmpty ? undefined : after
  }
}

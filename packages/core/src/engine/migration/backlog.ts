import type { CallOptions, Cursor, Store } from "../../contract/store.ts"

/**
 * The pace is measured over a minute. The backlog is recounted every five seconds, up to a maximum number of versions.
 */
const WINDOW_MS = 60_000
const RECOUNT_MS = 5_000
const PAGE = 1_000
const MAX_COUNTED = 20_000

interface Sample {
  readonly at: number
  readonly written: number
  readonly copied: number
}

/** Measures whether a copy keeps up with concurrent writes. */
export class Backlog {
  readonly #now: () => number
  #written = 0
  #copied = 0
  #samples: readonly Sample[] = []
  #counted: { readonly at: number; readonly versions: number } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  addWritten(versions: number): void {
    this.#written += versions
  }

  /** `isMore`: the feed has more versions than were read. */
  addCopied(versions: number, isMore: boolean): void {
    this.#copied += versions
    const at = this.#now()
    const sample = { at, written: this.#written, copied: this.#copied }
    // Keeps the newest sample that is at least a minute old, and drops samples of a clock that was set back.
    const first = this.#samples.findLastIndex((one) => at - one.at >= WINDOW_MS)
    const recent = this.#samples.slice(Math.max(0, first)).filter((one) => one.at <= at)
    this.#samples = isMore ? [...recent, sample] : []
    if (!isMore) this.#counted = undefined
  }

  /** Whether at least as much was written as was copied for a minute, so that the copy may never catch up. */
  get isGrowing(): boolean {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)]
    if (first === undefined || last === undefined || last.at - first.at < WINDOW_MS) return false
    return last.written - first.written >= last.copied - first.copied
  }

  /** Number of versions after a cursor of the feed, at most 20,000. */
  async countBehind(from: Store, cursor: Cursor | undefined, call?: CallOptions): Promise<number> {
    const at = this.#now()
    if (this.#counted !== undefined && Math.abs(at - this.#counted.at) < RECOUNT_MS) return this.#counted.versions
    let versions = 0
    for (let after = cursor; versions < MAX_COUNTED; ) {
      const page = await from.feed?.changes(after, PAGE, call)
      versions += page?.items.length ?? 0
      if (page === undefined || page.items.length < PAGE) break
      after = page.next
    }
    this.#counted = { at, versions }
    return versions
  }
}

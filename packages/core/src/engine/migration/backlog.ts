import type { CallOptions, Cursor, Store } from "../../contract/store.ts"

/** Pace is told over a minute, and what is still to come is counted anew after five seconds, as far as so many versions. */
const WINDOW_MS = 60_000
const COUNTED_EVERY_MS = 5_000
const PAGE = 1_000
const MOST_COUNTED = 20_000

interface Sample {
  readonly at: number
  readonly written: number
  readonly copied: number
}

/** How a copy keeps up with those who write meanwhile. */
export class Backlog {
  readonly #now: () => number
  #written = 0
  #copied = 0
  #samples: readonly Sample[] = []
  #counted: { readonly at: number; readonly versions: number } | undefined

  constructor(now: () => number) {
    this.#now = now
  }

  written(versions: number): void {
    this.#written += versions
  }

  /** `isMore`: what was read was not all there is. */
  copied(versions: number, isMore: boolean): void {
    this.#copied += versions
    const at = this.#now()
    const sample = { at, written: this.#written, copied: this.#copied }
    // The newest of those that are a minute old stays; a clock that was set back begins anew.
    const first = this.#samples.findLastIndex((one) => at - one.at >= WINDOW_MS)
    const kept = this.#samples.slice(Math.max(0, first)).filter((one) => one.at <= at)
    this.#samples = isMore ? [...kept, sample] : []
    if (!isMore) this.#counted = undefined
  }

  /** Whether for a minute as much came as was copied, so that it may never be equal. */
  get grows(): boolean {
    const [first, last] = [this.#samples[0], this.#samples.at(-1)]
    if (first === undefined || last === undefined || last.at - first.at < WINDOW_MS) return false
    return last.written - first.written >= last.copied - first.copied
  }

  /** Versions behind a place in the feed, 20,000 at most. */
  async behind(from: Store, cursor: Cursor | undefined, call?: CallOptions): Promise<number> {
    const at = this.#now()
    if (this.#counted !== undefined && Math.abs(at - this.#counted.at) < COUNTED_EVERY_MS) return this.#counted.versions
    let versions = 0
    for (let after = cursor; versions < MOST_COUNTED; ) {
      const found = await from.feed?.changes(after, PAGE, call)
      versions += found?.items.length ?? 0
      if (found === undefined || found.items.length < PAGE) break
      after = found.next
    }
    this.#counted = { at, versions }
    return versions
  }
}

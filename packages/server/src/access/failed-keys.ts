import { LRUCache } from "lru-cache"

const WINDOW_MS = 60_000
const ADDRESSES = 10_000

/** Counts refused keys by address: who guesses is slowed down, and who holds a good key never notices. */
export class FailedKeys {
  readonly #most: number
  readonly #now: () => number
  readonly #windows = new LRUCache<string, { readonly since: number; failures: number }>({ max: ADDRESSES })

  /** `most` refusals a minute and address; `now` gives milliseconds. */
  constructor(most = 20, now: () => number = Date.now) {
    this.#most = most
    this.#now = now
  }

  /** Notes a refusal. When it is one too many: the seconds until the next is looked at. */
  refuse(address: string): number | undefined {
    const now = this.#now()
    const known = this.#windows.get(address)
    const window = known !== undefined && now - known.since < WINDOW_MS ? known : { since: now, failures: 0 }
    window.failures++
    this.#windows.set(address, window)
    return window.failures > this.#most ? Math.ceil((window.since + WINDOW_MS - now) / 1000) : undefined
  }
}

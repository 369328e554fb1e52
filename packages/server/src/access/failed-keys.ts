import type { IncomingMessage } from "node:http"
import { LRUCache } from "lru-cache"
import { Rejection } from "../rejection.ts"
import type { Refusal } from "./caller.ts"

const WINDOW_MS = 60_000
const ADDRESSES = 10_000

/** Limits the rate of wrong keys per address. Requests with a valid key are never limited. */
export class FailedKeys {
  readonly #limit: number
  readonly #now: () => number
  readonly #windows = new LRUCache<string, { readonly since: number; failures: number }>({ max: ADDRESSES })

  /** `most` is the maximum number of wrong keys per minute and address; `now` returns milliseconds. */
  constructor(most = 20, now: () => number = Date.now) {
    this.#limit = most
    this.#now = now
  }

  /** Counts a wrong key. Returns the error to answer with once the limit is exceeded. */
  refuse(address: string): TooManyKeys | undefined {
    const now = this.#now()
    const current = this.#windows.get(address)
    const window = current !== undefined && now - current.since < WINDOW_MS ? current : { since: now, failures: 0 }
    window.failures++
    this.#windows.set(address, window)
    if (window.failures <= this.#limit) return undefined
    return new TooManyKeys(Math.ceil((window.since + WINDOW_MS - now) / 1000))
  }
}

/** The rate limit was exceeded; `headers` has `retry-after`. */
export class TooManyKeys extends Rejection {
  readonly headers: Readonly<Record<string, string>>

  constructor(seconds: number) {
    const remedy = `Wait ${seconds} seconds; a valid key is accepted immediately.`
    super(429, "too_many_keys", "Too many wrong keys came from this address", remedy)
    this.headers = { "retry-after": String(seconds) }
  }
}

/** Whether a key was sent and is wrong. A missing key is not a guess. */
export function isWrongKey(refusal: Refusal): boolean {
  return refusal.code === "key_unknown"
}

export function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "unknown"
}

import type { IncomingMessage } from "node:http"
import { LRUCache } from "lru-cache"
import { Rejection } from "../rejection.ts"
import type { Refusal } from "./caller.ts"

const WINDOW_MS = 60_000
const ADDRESSES = 10_000

/** Counts refused keys by address: who guesses is slowed down, and who holds a good key never notices. */
export class FailedKeys {
  readonly #limit: number
  readonly #now: () => number
  readonly #windows = new LRUCache<string, { readonly since: number; failures: number }>({ max: ADDRESSES })

  /** `most` refusals a minute and address; `now` gives milliseconds. */
  constructor(most = 20, now: () => number = Date.now) {
    this.#limit = most
    this.#now = now
  }

  /** Notes a wrong key. When it is one too many: what to answer instead. */
  refuse(address: string): TooManyKeys | undefined {
    const now = this.#now()
    const known = this.#windows.get(address)
    const window = known !== undefined && now - known.since < WINDOW_MS ? known : { since: now, failures: 0 }
    window.failures++
    this.#windows.set(address, window)
    if (window.failures <= this.#limit) return undefined
    return new TooManyKeys(Math.ceil((window.since + WINDOW_MS - now) / 1000))
  }
}

/** Says when to come back. */
export class TooManyKeys extends Rejection {
  readonly headers: Readonly<Record<string, string>>

  constructor(seconds: number) {
    const remedy = `Wait ${seconds} seconds; a good key is accepted at once.`
    super(429, "too_many_keys", "Too many wrong keys came from this address", remedy)
    this.headers = { "retry-after": String(seconds) }
  }
}

/** Whether a key came and was wrong; one that is missing guesses at nothing. */
export function isWrongKey(refusal: Refusal): boolean {
  return refusal.code === "key_unknown"
}

export function addressOf(request: IncomingMessage): string {
  return request.socket.remoteAddress ?? "unknown"
}

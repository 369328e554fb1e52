import { LRUCache } from "lru-cache"
import type { Caller } from "./caller.ts"
import { randomText } from "./secret.ts"

const LINK_MS = 10 * 60_000
const SESSION_MS = 12 * 60 * 60_000
const MAX_LINKS = 100
const MAX_SESSIONS = 1_000

/** Sign-in links and browser sessions. Both are in memory only: a restart signs everybody out. */
export class SignIns {
  readonly #links: LRUCache<string, Caller>
  readonly #sessions: LRUCache<string, Caller>

  /** `now` returns milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    const perf = { now }
    this.#links = new LRUCache({ max: MAX_LINKS, ttl: LINK_MS, perf, ttlResolution: 0 })
    this.#sessions = new LRUCache({ max: MAX_SESSIONS, ttl: SESSION_MS, perf, ttlResolution: 0 })
  }

  /** A token that signs `caller` in once, within ten minutes. */
  createLink(caller: Caller): string {
    const token = randomText(32)
    this.#links.set(token, caller)
    return token
  }

  /** Opens the session of a token; `undefined` if the token was used or has expired. */
  redeem(token: string): string | undefined {
    const caller = this.#links.get(token)
    this.#links.delete(token)
    return caller === undefined ? undefined : this.open(caller)
  }

  /** Opens a session of twelve hours. */
  open(caller: Caller): string {
    const session = randomText(32)
    this.#sessions.set(session, caller)
    return session
  }

  find(session: string): Caller | undefined {
    return this.#sessions.get(session)
  }

  close(session: string): void {
    this.#sessions.delete(session)
  }
}

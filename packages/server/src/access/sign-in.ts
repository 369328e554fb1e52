import { hash } from "node:crypto"
import type { Json, State } from "@keepsake/core"
import { LRUCache } from "lru-cache"
import type { Caller } from "./caller.ts"
import { randomText } from "./secret.ts"

const LINK_MS = 10 * 60_000
const SESSION_MS = 12 * 60 * 60_000
const MAX_LINKS = 100
const MAX_SESSIONS = 1_000

interface CallerStore {
  set(token: string, caller: Caller): Promise<void>
  get(token: string): Promise<Caller | undefined>
  /** Resolves to whether the token was there. */
  delete(token: string): Promise<boolean>
}

export interface SignInOptions {
  /** Milliseconds. Default: `performance.now`. */
  readonly now?: () => number
  /** Set if other servers share it: links and sessions are then stored there, so that each server accepts them. */
  readonly shared?: State
}

/** Sign-in links and browser sessions. Those of a single server are in memory only: a restart signs everybody out. */
export class SignIns {
  readonly #links: CallerStore
  readonly #sessions: CallerStore

  constructor({ now = () => performance.now(), shared }: SignInOptions = {}) {
    this.#links = shared ? storedCallers(shared, "sign-in-links", LINK_MS) : cachedCallers(now, MAX_LINKS, LINK_MS)
    this.#sessions = shared
      ? storedCallers(shared, "browser-sessions", SESSION_MS)
      : cachedCallers(now, MAX_SESSIONS, SESSION_MS)
  }

  /** A token that signs `caller` in once, within ten minutes. */
  async createLink(caller: Caller): Promise<string> {
    const token = randomText(32)
    await this.#links.set(token, caller)
    return token
  }

  /** Opens the session of a token; `undefined` if the token was used or has expired. */
  async redeem(token: string): Promise<string | undefined> {
    const caller = await this.#links.get(token)
    // Of two requests with the token, the one that deletes it is signed in.
    return caller !== undefined && (await this.#links.delete(token)) ? this.open(caller) : undefined
  }

  /** Opens a session of twelve hours. */
  async open(caller: Caller): Promise<string> {
    const session = randomText(32)
    await this.#sessions.set(session, caller)
    return session
  }

  find(session: string): Promise<Caller | undefined> {
    return this.#sessions.get(session)
  }

  async close(session: string): Promise<void> {
    await this.#sessions.delete(session)
  }
}

function cachedCallers(now: () => number, max: number, ttl: number): CallerStore {
  const cache = new LRUCache<string, Caller>({ max, ttl, perf: { now }, ttlResolution: 0 })
  return {
    set: async (token, caller) => void cache.set(token, caller),
    get: async (token) => cache.get(token),
    delete: async (token) => cache.delete(token),
  }
}

/** Tokens are stored as hashes, so that a copy of the database signs nobody in. */
function storedCallers(state: State, bucket: string, lifetimeMs: number): CallerStore {
  const keyOf = (token: string) => hash("sha256", token)
  return {
    async set(token, caller) {
      // A caller is plain JSON; its interface only lacks the index signature.
      const value = JSON.parse(JSON.stringify(caller)) as Json
      await state.set(bucket, keyOf(token), value, { expiresAt: Date.now() + lifetimeMs })
    },
    async get(token) {
      // Only this function writes the bucket.
      return token === ""
        ? undefined
        : ((await state.get(bucket, keyOf(token)))?.value as unknown as Caller | undefined)
    },
    delete: (token) => state.delete(bucket, keyOf(token)),
  }
}

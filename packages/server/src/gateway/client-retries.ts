import { hash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Owner, Pool, State } from "@keepsake/core"
import { within } from "@keepsake/core/plugin"
import { LRUCache } from "lru-cache"

/** The clients of OpenAI and Anthropic give up on a request after ten minutes. */
const MAX_AGE_MS = 10 * 60 * 1000
const MAX_SESSIONS = 10_000
/** Maximum time that a request waits for the state. If it fails or is late, a retry begins a session of its own. */
const MAX_WAIT_MS = 50
const BUCKET = "client-retries"
/** Counts the attempts, from 0. Clients that do not send it are recognized by what their interrupted request left. */
const COUNT = "x-stainless-retry-count"

/** A first attempt, whose retries belong to its session. */
interface Attempt {
  readonly session: string
  readonly pool: Pool
  readonly at: number
  /** Whether no other server could recognize the session by the messages of the request. */
  readonly begins: boolean
}

/**
 * Recognizes retries of clients, which send the same bytes and count the attempt, and keeps them in one session. With many servers a retry may reach
 * another one, so that the first message of a conversation is recorded in their state: it has no earlier messages by which its session could be recognized.
 */
export class ClientRetries {
  readonly #sessions = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS })
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  keyOf(body: Buffer, { tenant, user, agent }: Owner): string {
    return hash("sha256", `${hash("sha256", body, "base64")} ${JSON.stringify([tenant, user, agent])}`, "base64url")
  }

  /** The session of the first attempt if this is a retry. */
  async sessionOf(key: string, headers: IncomingHttpHeaders): Promise<string | undefined> {
    if (!(Number(headers[COUNT]) > 0)) return undefined
    const known = this.#sessions.get(key)
    if (known !== undefined || this.#state.writers !== "many") return known
    const stored = await within(this.#state.get(BUCKET, key), MAX_WAIT_MS)
    return typeof stored?.value === "string" ? stored.value : undefined
  }

  async record(key: string, headers: IncomingHttpHeaders, { session, pool, at, begins }: Attempt): Promise<void> {
    this.#sessions.set(key, session)
    if (this.#state.writers !== "many" || !begins || headers[COUNT] === undefined) return
    await within(this.#state.set(BUCKET, key, session, { about: pool, expiresAt: at + MAX_AGE_MS }), MAX_WAIT_MS)
  }
}

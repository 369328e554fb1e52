import { hash } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Owner } from "@keepsake/core"
import { LRUCache } from "lru-cache"

/** The clients of OpenAI and Anthropic give up on a request after ten minutes. */
const MAX_AGE_MS = 10 * 60 * 1000
const MAX_SESSIONS = 10_000

/** The sessions of requests that may be sent again: a client's retry carries the same bytes and says which try it is. */
export class ClientRetries {
  readonly #sessions = new LRUCache<string, string>({ max: MAX_SESSIONS, ttl: MAX_AGE_MS })

  keyOf(body: Buffer, { tenant, user, agent }: Owner): string {
    return `${hash("sha256", body, "base64")} ${JSON.stringify([tenant, user, agent])}`
  }

  /** The session of the first try, when this is another one. */
  sessionOf(key: string, headers: IncomingHttpHeaders): string | undefined {
    return Number(headers["x-stainless-retry-count"]) > 0 ? this.#sessions.get(key) : undefined
  }

  record(key: string, session: string): void {
    this.#sessions.set(key, session)
  }
}

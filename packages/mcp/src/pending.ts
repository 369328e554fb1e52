import { randomBytes } from "node:crypto"
import { LRUCache } from "lru-cache"

const LIFETIME_MS = 10 * 60_000
const MOST = 1_000
/** Of all lists together. */
const MOST_IDS = 1_000_000

/**
 * Lists that somebody may confirm: what is forgotten is exactly what was shown. A token is good once, for ten minutes, and for the
 * caller who got it; any other is as unknown as one that never was.
 */
export class PendingDeletions {
  readonly #lists = new LRUCache<string, { readonly identity: string; readonly ids: readonly string[] }>({
    max: MOST,
    maxSize: MOST_IDS,
    sizeCalculation: ({ ids }) => Math.max(1, ids.length),
    ttl: LIFETIME_MS,
  })

  put(identity: string, ids: readonly string[]): string {
    const token = randomBytes(12).toString("base64url")
    this.#lists.set(token, { identity, ids })
    return token
  }

  take(identity: string, token: string): readonly string[] | undefined {
    const list = this.#lists.get(token)
    if (list?.identity !== identity) return undefined
    this.#lists.delete(token)
    return list.ids
  }
}

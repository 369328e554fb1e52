import { randomBytes } from "node:crypto"
import { LRUCache } from "lru-cache"

const LIFETIME_MS = 10 * 60_000
const MOST = 1_000
/** Total over all lists. */
const MAX_IDS = 1_000_000

/** Memories to delete, and whether their words in messages stay. */
export interface PendingDeletion {
  readonly ids: readonly string[]
  readonly keepsWords: boolean
}

/**
 * Deletions that await confirmation, so that exactly the shown memories are deleted. A token is valid once, for ten minutes, and only for the
 * caller who received it; otherwise it is unknown.
 */
export class PendingDeletions {
  readonly #lists = new LRUCache<string, { readonly identity: string } & PendingDeletion>({
    max: MOST,
    maxSize: MAX_IDS,
    sizeCalculation: ({ ids }) => Math.max(1, ids.length),
    ttl: LIFETIME_MS,
  })

  put(identity: string, deletion: PendingDeletion): string {
    const token = randomBytes(12).toString("base64url")
    this.#lists.set(token, { identity, ...deletion })
    return token
  }

  take(identity: string, token: string): PendingDeletion | undefined {
    const list = this.#lists.get(token)
    if (list?.identity !== identity) return undefined
    this.#lists.delete(token)
    return list
  }
}

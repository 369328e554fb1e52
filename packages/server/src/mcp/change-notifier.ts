import { setTimeout as pause } from "node:timers/promises"
import type { Changes } from "@keepsake/core"
import type { Reach } from "@keepsake/core/internal"
import { LRUCache } from "lru-cache"
import { isVisible } from "../management/is-visible.ts"

/** Maximum number of callers that are notified; the least recent are dropped. */
const MAX_CALLERS = 1_000
const IDLE_MS = 60_000
const RETRY_MS = 1_000

/** Notifies agents that have called since the start of changes to memories that they may read. */
export class ChangeNotifier {
  readonly #reaches = new LRUCache<string, Reach>({ max: MAX_CALLERS })
  readonly #changes: Changes
  readonly #closing: AbortSignal
  readonly #notify: (identity: string, ids: readonly string[]) => void
  #isFollowing = false

  constructor(changes: Changes, closing: AbortSignal, notify: (identity: string, ids: readonly string[]) => void) {
    this.#changes = changes
    this.#closing = closing
    this.#notify = notify
  }

  /** Registers a caller and what it may read. The first call starts following the feed. */
  async register(identity: string, reach: Reach): Promise<void> {
    this.#reaches.set(identity, reach)
    if (this.#isFollowing) return
    this.#isFollowing = true
    const { promise, resolve } = Promise.withResolvers<void>()
    void this.#follow(resolve)
    // Waits until the feed is followed, so that the caller's next change is not missed.
    await promise
  }

  async #follow(onStarted: () => void): Promise<void> {
    while (!this.#closing.aborted) {
      try {
        for await (const { items } of this.#changes.follow(undefined, IDLE_MS, this.#closing)) {
          onStarted()
          for (const [identity, reach] of this.#reaches.entries()) {
            const ids = new Set(items.filter((item) => isVisible(item, reach)).map(({ id }) => id))
            if (ids.size > 0) this.#notify(identity, [...ids])
          }
        }
      } catch {
        // Retried while the store is unavailable; changes in between are not reported.
        onStarted()
        await pause(RETRY_MS, undefined, { signal: this.#closing, ref: false }).catch(() => undefined)
      }
    }
  }
}

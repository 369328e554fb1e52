import { setTimeout as pause } from "node:timers/promises"
import type { Changes, Reach } from "@keepsake/core"
import { LRUCache } from "lru-cache"
import { isVisible } from "../management/is-visible.ts"

/** Callers who are told of changes at the same time. */
const MAX_CALLERS = 1_000
const IDLE_MS = 60_000
const RETRY_MS = 1_000

/** Tells agents of changes, through whatever door these came: those who have asked for something since the start, each of what it may see. */
export class ChangeNotifier {
  readonly #reaches = new LRUCache<string, Reach>({ max: MAX_CALLERS })
  readonly #changes: Changes
  readonly #closing: AbortSignal
  readonly #notify: (identity: string, ids: readonly string[]) => void
  #isFollowing = false

  constructor(changes: Changes, closing: AbortSignal, tell: (identity: string, ids: readonly string[]) => void) {
    this.#changes = changes
    this.#closing = closing
    this.#notify = tell
  }

  /** Somebody who sees this much is connected. The feed is followed from the first on. */
  async register(identity: string, reach: Reach): Promise<void> {
    this.#reaches.set(identity, reach)
    if (this.#isFollowing) return
    this.#isFollowing = true
    const { promise, resolve } = Promise.withResolvers<void>()
    void this.#follow(resolve)
    // What they change next is behind the place from which on it is followed.
    await promise
  }

  async #follow(begun: () => void): Promise<void> {
    while (!this.#closing.aborted) {
      try {
        for await (const { items } of this.#changes.follow(undefined, IDLE_MS, this.#closing)) {
          begun()
          for (const [identity, reach] of this.#reaches.entries()) {
            const ids = new Set(items.filter((item) => isVisible(item, reach)).map(({ id }) => id))
            if (ids.size > 0) this.#notify(identity, [...ids])
          }
        }
      } catch {
        // A store that is away comes again; what it says then is new.
        begun()
        await pause(RETRY_MS, undefined, { signal: this.#closing, ref: false }).catch(() => undefined)
      }
    }
  }
}

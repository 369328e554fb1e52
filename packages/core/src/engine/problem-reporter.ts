import type { OnEvent } from "./events.ts"

const EVERY_MS = 5_000

/** Reports to the log when a store begins to have a problem, and when it is over. */
export class ProblemReporter implements Disposable {
  readonly #now: () => readonly string[]
  readonly #onEvent: OnEvent
  #known: readonly string[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(now: () => readonly string[], onEvent: OnEvent) {
    this.#now = now
    this.#onEvent = onEvent
  }

  start(): void {
    this.#look()
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
    this.#timer.unref()
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = this.#now()
    if (now.length > 0 && this.#known.length === 0) this.#onEvent({ event: "store-troubled", why: now.join("; ") })
    if (now.length === 0 && this.#known.length > 0) this.#onEvent({ event: "store-well" })
    this.#known = now
  }
}

/** So long nothing but failures is waited for, and so often it is tried at least. */
const LONGEST_MS = 60_000
const LEAST_TRIES = 3

/** How long a move goes on trying where every try fails: a server that starts again is waited for, one that answers nonsense is not waited for without end. */
export class RetryWindow {
  readonly #now: () => number
  #failures = 0
  #since = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** How often it failed, one time after the other. */
  get failures(): number {
    return this.#failures
  }

  get isOver(): boolean {
    return this.#failures >= LEAST_TRIES && this.#now() - this.#since >= LONGEST_MS
  }

  failed(): void {
    if (this.#failures++ === 0) this.#since = this.#now()
  }

  worked(): void {
    this.#failures = 0
  }
}

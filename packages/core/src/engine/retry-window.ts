/** How long, and for how many tries at least, a move goes on while every try fails. */
const LONGEST_MS = 60_000
const LEAST_TRIES = 3

/** Decides when a move gives up: a server that restarts is waited for, one that never answers well is not waited for without end. */
export class RetryWindow {
  readonly #now: () => number
  #failures = 0
  #since = 0

  constructor(now: () => number) {
    this.#now = now
  }

  /** Failures in a row. */
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

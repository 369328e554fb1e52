/** Timers of retries: each wakes the worker when its job becomes due. */
export class Retries {
  readonly #timers = new Set<NodeJS.Timeout>()

  get isEmpty(): boolean {
    return this.#timers.size === 0
  }

  /** `isAwaited`: somebody waits for the job, so the timer keeps the process alive. */
  wake(afterMs: number, isAwaited: boolean, wake: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      wake()
    }, afterMs)
    this.#timers.add(timer)
    if (!isAwaited) timer.unref()
  }

  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }
}

/** Backoff before the next attempt, in milliseconds: doubles from 100 ms to 30 s. */
export function backoffMs(attempt: number): number {
  return Math.min(30_000, 100 * 2 ** (attempt - 1))
}

/** Attempts that will be made: each wakes the worker when its time has come. */
export class Retries {
  readonly #timers = new Set<NodeJS.Timeout>()

  get isEmpty(): boolean {
    return this.#timers.size === 0
  }

  /** `isAwaited`: a program that waits for the job must not end before it. */
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

/** How long before the next attempt, in milliseconds: doubling from 100 ms to half a minute. */
export function backoffMs(attempt: number): number {
  return Math.min(30_000, 100 * 2 ** (attempt - 1))
}

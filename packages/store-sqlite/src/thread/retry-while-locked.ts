import { setTimeout as pause } from "node:timers/promises"
import { isBusy, toMemoryError, tooBusy } from "./failures.ts"
import type { WorkerOptions } from "./messages.ts"

/** Backoff while another connection holds a lock, in milliseconds. Starts short, because most locks are short. */
const FIRST_BACKOFF_MS = 5
const MAX_BACKOFF_MS = 50

export function lockBackoffMs(tries: number): number {
  return Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** tries)
}

/** Retries while another connection holds a lock; `too_busy` after the timeout. */
export async function retryWhileLocked<T>({ path, lockPatienceMs }: WorkerOptions, attempt: () => T): Promise<T> {
  const start = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() - start > lockPatienceMs) throw toMemoryError(tooBusy(path, lockPatienceMs / 1000))
      await pause(lockBackoffMs(tries))
    }
  }
}

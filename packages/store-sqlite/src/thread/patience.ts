import { setTimeout as pause } from "node:timers/promises"
import { isBusy, raised, tooBusy } from "./failures.ts"
import type { WorkerOptions } from "./messages.ts"

/** Pauses between tries while another connection holds a lock, in milliseconds: short at first, for a lock is mostly short. */
const FIRST_PAUSE = 5
const LONGEST_PAUSE = 50

export function pauseAfter(tries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries)
}

/** Tries until no other connection is in the way; `too_busy` when that takes too long. */
export async function patiently<T>({ path, lockPatienceMs }: WorkerOptions, attempt: () => T): Promise<T> {
  const start = performance.now()
  for (let tries = 0; ; tries++) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() - start > lockPatienceMs) throw raised(tooBusy(path, lockPatienceMs / 1000))
      await pause(pauseAfter(tries))
    }
  }
}

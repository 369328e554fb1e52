import { setTimeout as pause } from "node:timers/promises"
import { MemoryError } from "@keepsake/core"
import type { Log } from "./log.ts"

/** How long a start tries again. Supervisors such as Kubernetes start a server anew that does not answer for about as long. */
const PATIENCE_MS = 60_000
const RETRY_EVERY_MS = 1_000

/** Runs the steps of a start, again while the database is too busy for one of them, and logs each time. All of them together have a minute. */
export class StartPatience {
  readonly #log: Log
  readonly #isStopped: () => boolean
  readonly #until: number

  /** Once `isStopped`, nothing is tried again. */
  constructor(log: Log, isStopped: () => boolean, patienceMs = PATIENCE_MS) {
    this.#log = log
    this.#isStopped = isStopped
    this.#until = performance.now() + patienceMs
  }

  /** `step` has to close what it opened when it fails. Rejects with its last failure. */
  async run<Result>(step: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await step()
      } catch (failure) {
        if (!MemoryError.is(failure, "too_busy") || this.#isStopped()) throw failure
        const leftMs = this.#until - performance.now()
        if (leftMs <= 0) throw failure
        this.#log({ level: "warn", event: "start-delayed", ...describeDelay(failure, leftMs) })
        await pause(RETRY_EVERY_MS)
      }
    }
  }
}

/** Why the start has to wait, and for how long it still tries. */
function describeDelay({ message: why, remedy }: MemoryError, leftMs: number) {
  return { why, ...(remedy !== undefined && { remedy }), seconds: Math.ceil(leftMs / 1_000) }
}

import type { Queue } from "../../contract/state.ts"
import type { Writers } from "../../contract/store.ts"
import type { Job } from "../../turn/jobs.ts"

/** Longer than an extractor's timeout, because each lease counts as an attempt. */
const LEASE_MS = 90_000
const MAX_OF_LANE = 16
/** How far ahead to look for undated jobs after the clock may have been set back. */
const FAR_MS = 50 * 365 * 86_400_000

interface DueJobsParts {
  readonly queue: Queue
  readonly kinds: readonly string[]
  /** Kinds of jobs that are never scheduled for later. One that is not due was dated by a wrong clock. */
  readonly undated: readonly string[]
  readonly now: () => number
  /** With `many`, jobs with a later time are left to the process that dated them. */
  readonly writers: Writers
}

/** Leases due jobs, including jobs with a later time after the clock was set back. */
export class DueJobs {
  readonly #parts: DueJobsParts
  #lookedAt = Number.NEGATIVE_INFINITY
  /** From this moment on, looks for jobs that an earlier process dated with a clock ahead of this one. */
  #aheadFrom = Number.NEGATIVE_INFINITY

  constructor(parts: DueJobsParts) {
    this.#parts = parts
  }

  /** The job to push, and whether it is scheduled for later. A job of an undated kind is never. */
  date<T extends Pick<Job, "kind" | "at">>(job: T): { readonly job: T; readonly isLater: boolean } {
    const now = this.#parts.now()
    if (job.at <= now) return { job, isLater: false }
    if (!this.#parts.undated.includes(job.kind)) return { job, isLater: true }
    return { job: { ...job, at: now }, isLater: false }
  }

  /** Notes a retry, whose later time is intended. */
  expectRetry(): void {
    this.#aheadFrom = Number.POSITIVE_INFINITY
  }

  /** Notes that a job's result could not be stored, so that it returns at the latest when its lease expires: after the milliseconds returned. */
  expectLostLease(): number {
    this.#aheadFrom = this.#parts.now() + LEASE_MS
    return LEASE_MS
  }

  /** `atRest`: no job is running. A look ahead ignores leases, also those of running jobs. */
  async lease(limit: number, atRest: boolean): Promise<readonly Job[]> {
    const { queue, kinds, undated, writers } = this.#parts
    const many = { limit, ofLane: MAX_OF_LANE }
    const now = this.#parts.now()
    if (now < this.#lookedAt) this.#aheadFrom = Number.NEGATIVE_INFINITY
    this.#lookedAt = now
    const jobs = await queue.lease({ kinds, ...many, now, forMs: LEASE_MS })
    if (writers === "many" || jobs.length > 0 || !atRest || now < this.#aheadFrom || undated.length === 0) return jobs
    // These leases end at the same time as all others, by the current clock.
    const ahead = await queue.lease({ kinds: undated, ...many, now: now + FAR_MS, forMs: LEASE_MS - FAR_MS })
    this.#aheadFrom = ahead.length > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    return ahead
  }
}

import type { Queue } from "../../contract/state.ts"
import type { Job } from "../../turn/jobs.ts"

/** Longer than one extractor may take: each lease counts as an attempt. */
const LEASE_MS = 90_000
const MOST_OF_LANE = 16
/** Jobs that are always due when they are pushed are looked for so far ahead where the clock may have been set back. */
const FAR_MS = 50 * 365 * 86_400_000

interface DueJobsParts {
  readonly queue: Queue
  readonly kinds: readonly string[]
  /** Kinds of jobs that are never pushed for later, so that one that is not due is so by an error of the clock. */
  readonly undated: readonly string[]
  readonly now: () => number
}

/** Leases what is due, also where the clock was set back and what is due bears a later time. */
export class DueJobs {
  readonly #parts: DueJobsParts
  #lookedAt = Number.NEGATIVE_INFINITY
  /** From this moment on jobs are looked for that a clock dated which was ahead of this one, as that of an earlier process. */
  #aheadFrom = Number.NEGATIVE_INFINITY

  constructor(parts: DueJobsParts) {
    this.#parts = parts
  }

  /** The job as it is pushed, and whether it is for later. One of a kind that never is has to wait for no clock. */
  dated<T extends Pick<Job, "kind" | "at">>(job: T): { readonly job: T; readonly isLater: boolean } {
    const now = this.#parts.now()
    if (job.at <= now) return { job, isLater: false }
    if (!this.#parts.undated.includes(job.kind)) return { job, isLater: true }
    return { job: { ...job, at: now }, isLater: false }
  }

  /** A job is tried again: it is dated ahead for a reason. */
  putOff(): void {
    this.#aheadFrom = Number.POSITIVE_INFINITY
  }

  /** How a job came out could not be noted: it comes back when its lease is over, also where it is dated ahead. */
  lost(): void {
    this.#aheadFrom = this.#parts.now() + LEASE_MS
  }

  /** `atRest`: nothing is under way. To a look so far ahead every lease has run out, also one of a job that somebody works on. */
  async lease(limit: number, atRest: boolean): Promise<readonly Job[]> {
    const { queue, kinds, undated } = this.#parts
    const many = { limit, ofLane: MOST_OF_LANE }
    const now = this.#parts.now()
    if (now < this.#lookedAt) this.#aheadFrom = Number.NEGATIVE_INFINITY
    this.#lookedAt = now
    const jobs = await queue.lease({ kinds, ...many, now, forMs: LEASE_MS })
    if (jobs.length > 0 || !atRest || now < this.#aheadFrom || undated.length === 0) return jobs
    // These leases end when all others do: by the clock as it is.
    const ahead = await queue.lease({ kinds: undated, ...many, now: now + FAR_MS, forMs: LEASE_MS - FAR_MS })
    this.#aheadFrom = ahead.length > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
    return ahead
  }
}

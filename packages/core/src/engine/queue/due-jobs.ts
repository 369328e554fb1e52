import type { Queue } from "../../contract/state.ts"
import type { Job } from "./work.ts"

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
  /** Some jobs may be dated by a clock that was ahead of this one, as that of an earlier process. */
  #mayBeDatedAhead = true

  constructor(parts: DueJobsParts) {
    this.#parts = parts
  }

  /** Whether a job with this time is for later. One of a kind that never is will be found all the same. */
  isLater({ kind, at }: Pick<Job, "kind" | "at">): boolean {
    if (at <= this.#parts.now()) return false
    if (!this.#parts.undated.includes(kind)) return true
    this.#mayBeDatedAhead = true
    return false
  }

  /** A job is tried again: it is dated ahead for a reason. */
  putOff(): void {
    this.#mayBeDatedAhead = false
  }

  async lease(limit: number): Promise<readonly Job[]> {
    const { queue, kinds, undated } = this.#parts
    const many = { limit, ofLane: MOST_OF_LANE, forMs: LEASE_MS }
    const now = this.#parts.now()
    if (now < this.#lookedAt) this.#mayBeDatedAhead = true
    this.#lookedAt = now
    const jobs = await queue.lease({ kinds, ...many, now })
    if (jobs.length > 0 || !this.#mayBeDatedAhead || undated.length === 0) return jobs
    const ahead = await queue.lease({ kinds: undated, ...many, now: now + FAR_MS })
    this.#mayBeDatedAhead = ahead.length > 0
    return ahead
  }
}

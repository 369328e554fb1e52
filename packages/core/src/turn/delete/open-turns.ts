import type { ComingJob } from "../jobs.ts"

/** A turn that never ended is not waited for any longer. */
const MAX_OPEN_MS = 86_400_000

interface OpenEntry {
  readonly lane: string
  readonly at: number
  /** What was asked for while the turn is open, to be queued behind it. */
  readonly jobs: ComingJob[]
}

/** The turns of this process whose replies have not ended, so that nothing of them is stored yet. */
export class OpenTurns {
  /** By their traces, oldest first. */
  readonly #turns = new Map<string, OpenEntry>()

  open(trace: string, lane: string, at: number): void {
    for (const [old, turn] of this.#turns) {
      if (turn.at > at - MAX_OPEN_MS) break
      this.#turns.delete(old)
    }
    this.#turns.set(trace, { lane, at, jobs: [] })
  }

  /** Adds a job to every other turn of its lane that began before it. Returns whether there are any. */
  addBehind(asking: string, job: ComingJob): boolean {
    const waiting = [...this.#turns].filter(
      ([trace, { lane, at }]) => trace !== asking && lane === job.lane && at <= job.at && at > job.at - MAX_OPEN_MS,
    )
    for (const [trace, { jobs }] of waiting) jobs.push({ ...job, id: `${job.id} ${trace}` })
    return waiting.length > 0
  }

  /** Drops the jobs that came last, because the person took them back. */
  dropLast(lane: string): void {
    for (const turn of this.#turns.values()) if (turn.lane === lane) turn.jobs.pop()
  }

  /** Queues what was added to this turn, and ends it. Called again after a failure, it queues the same. */
  async endBehind(trace: string, push: (job: ComingJob) => Promise<unknown>): Promise<void> {
    // Includes the jobs that are added while others are queued.
    for (const job of this.#turns.get(trace)?.jobs ?? []) await push(job)
    this.#turns.delete(trace)
  }

  /** Nothing of this turn is stored. */
  drop(trace: string): void {
    this.#turns.delete(trace)
  }
}

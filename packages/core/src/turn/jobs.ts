import type { Json, NewJob } from "../contract/index.ts"

export type Job = NewJob & { readonly attempt: number }
/** A job whose body may still be computed: waiting for its lane includes waiting for it. */
export type ComingJob = Omit<NewJob, "body"> & { readonly body: Json | Promise<Json> }
/**
 * Runs the first of these jobs, which share a lane, and as many of the following ones as can run with it. Returns
 * their results in order; callers in this process receive them. The signal aborts when the engine closes.
 */
export type Work = (
  jobs: readonly Job[],
  call: { readonly signal: AbortSignal },
) => Promise<readonly PromiseSettledResult<unknown>[]>

/** Work on one job at a time. */
export function oneByOne(work: (job: Job) => Promise<unknown>): Work {
  return ([job]) => Promise.allSettled(job === undefined ? [] : [work(job)])
}

/** The durable queue, as the steps of a turn use it. */
export interface TurnQueue {
  /** Durable when it resolves; `done` resolves with what the job returned, or rejects when it was parked or the engine closed before. */
  push(coming: ComingJob): Promise<{ readonly done: Promise<unknown> }>
  /** The queue did not take what was pushed last: what comes now is likely not to be kept either. */
  readonly isRefusing: boolean
  /** Resolves when what was pushed into these lanes is done or waits for another attempt. */
  idle(lanes: readonly string[]): Promise<void>
  /** Resolves when no more jobs of this lane wait than can be worked off soon, or when waiting longer would hold somebody up. */
  waitForRoom(lane: string): Promise<void>
  /** Whether other processes work on the same queue, so that a request may wait longer for what they process. */
  readonly isShared?: boolean
}

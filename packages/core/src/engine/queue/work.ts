import type { Json } from "../../contract/memory.ts"
import type { NewJob } from "../../contract/state.ts"

export type Job = NewJob & { readonly attempt: number }
/** A job whose body may still be in the making: who waits for its lane waits for it already. */
export type ComingJob = Omit<NewJob, "body"> & { readonly body: Json | Promise<Json> }
/**
 * Does the first of these jobs, which are of one lane, and as many of those behind it as can be done with it: how each came out, in
 * their order. What a job returns goes to those who wait for it in this process. The signal says that the engine closes and waits no longer.
 */
export type Work = (
  jobs: readonly Job[],
  call: { readonly signal: AbortSignal },
) => Promise<readonly PromiseSettledResult<unknown>[]>

/** Work on one job at a time. */
export function oneByOne(work: (job: Job) => Promise<unknown>): Work {
  return ([job]) => Promise.allSettled(job === undefined ? [] : [work(job)])
}

import type { NewJob, Queue } from "../contract/state.ts"
import type { OnEvent } from "./events.ts"

export type Job = NewJob & { readonly attempt: number }
/** Does a job; what it returns goes to those who wait for it in this process. */
export type Work = (job: Job) => Promise<unknown>

/** A job that failed this often is parked until somebody asks for it. */
const MOST_ATTEMPTS = 8
const LEASE_MS = 60_000
const BATCH = 32
/** How often the queue is looked at without being told: for jobs whose time has come. */
const PATROL_MS = 5_000

/** Works off the durable queue: lanes beside one another, the jobs of one lane in order. */
export class QueueWorker implements AsyncDisposable {
  readonly #queue: Queue
  readonly #work: Readonly<Record<string, Work>>
  readonly #now: () => number
  readonly #onEvent: OnEvent
  /** Jobs pushed here whose end is not known yet, by lane. */
  readonly #open = new Map<string, Map<string, Waiting>>()
  #round: Promise<void> | undefined
  #again = false
  /** What an earlier process left is asked for until nothing is due; after that every job is one that was pushed here. */
  #recovering = true
  #closed = false
  #patrol: NodeJS.Timeout | undefined

  constructor(queue: Queue, work: Readonly<Record<string, Work>>, now: () => number, onEvent: OnEvent) {
    this.#queue = queue
    this.#work = work
    this.#now = now
    this.#onEvent = onEvent
  }

  /** Takes up what an earlier process left. */
  start(): void {
    this.#patrol = setInterval(() => {
      this.#recovering = true
      this.kick()
    }, PATROL_MS)
    this.#patrol.unref()
    this.kick()
  }

  /** Durable when it resolves; `done` resolves with what the job returned, or rejects when it was parked. */
  async push(job: NewJob): Promise<{ readonly done: Promise<unknown> }> {
    if (job.at > this.#now()) {
      await this.#queue.push([job])
      return { done: Promise.resolve() }
    }
    const lane = this.#open.get(job.lane) ?? new Map<string, Waiting>()
    this.#open.set(job.lane, lane)
    const waiting = lane.get(job.id) ?? { end: Promise.withResolvers<unknown>(), queued: false }
    // Most callers never wait for the end; a parked job is reported as an event.
    waiting.end.promise.catch(() => undefined)
    lane.set(job.id, waiting)
    try {
      await this.#queue.push([job])
    } catch (failure) {
      this.#settle(job, (end) => end.reject(failure))
      throw failure
    }
    waiting.queued = true
    this.kick()
    return { done: waiting.end.promise }
  }

  /** Resolves when what was pushed into these lanes is done, and what was left before the start has been looked at. */
  async idle(lanes: readonly string[]): Promise<void> {
    const waiting = lanes.flatMap((lane) => [...(this.#open.get(lane)?.values() ?? [])].map(({ end }) => end.promise))
    await Promise.allSettled(waiting.length === 0 && this.#round !== undefined ? [this.#round] : waiting)
  }

  /** Whether nothing was due any more within `ms`. */
  async settled(ms = 10_000): Promise<boolean> {
    const until = this.#now() + ms
    for (;;) {
      this.kick()
      await this.#round
      if ((await this.#queue.status(this.#now())).pending === 0 && this.#open.size === 0) return true
      if (this.#now() >= until) return false
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  kick(): void {
    if (this.#closed) return
    this.#again = true
    this.#round ??= this.#rounds().finally(() => {
      this.#round = undefined
    })
  }

  /** No new work is begun; what is under way is finished, the rest stays on disk. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#patrol)
    await this.#round
  }

  async #rounds(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false
      try {
        const kinds = Object.keys(this.#work)
        const queued = [...this.#open.values()].flatMap((lane) =>
          [...lane.values()].filter((waiting) => waiting.queued),
        )
        const jobs = await this.#queue.lease({ kinds, limit: BATCH, forMs: LEASE_MS, now: this.#now() })
        if (jobs.length === 0) {
          this.#recovering = false
          this.#settleRepeats(queued)
          continue
        }
        const done = await Promise.all(jobs.map((job) => this.#try(job)))
        const ids = jobs.filter((_, index) => done[index]).map((job) => job.id)
        if (ids.length > 0) await this.#queue.done(ids)
        this.#again ||= this.#recovering || this.#open.size > 0
      } catch (failure) {
        if (this.#closed) return
        this.#again = false
        this.#onEvent({ event: "job-failed", job: "queue", attempt: 1, why: String(failure) })
      }
    }
  }

  async #try(job: Job): Promise<boolean> {
    try {
      const result = await this.#work[job.kind]?.(job)
      this.#settle(job, (waiting) => waiting.resolve(result))
      return true
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : String(failure)
      if (job.attempt >= MOST_ATTEMPTS) {
        await this.#queue.park(job.id, why)
        this.#onEvent({ event: "job-parked", job: job.id, why })
        this.#settle(job, (waiting) => waiting.reject(failure))
      } else {
        const delay = backoffMs(job.attempt)
        const waiting = this.#open.get(job.lane)?.get(job.id)
        if (waiting) waiting.queued = false
        await this.#queue.retry(job.id, this.#now() + delay, why)
        this.#onEvent({ event: "job-failed", job: job.id, attempt: job.attempt, why })
        const timer = setTimeout(() => this.kick(), delay + 1)
        // A program that waits for this job must not end before it.
        if (!waiting) timer.unref()
      }
      return false
    }
  }

  /** Nothing is due, so what is still waited for had been done before (its id was seen), unless its lane waits for another attempt. */
  #settleRepeats(queued: readonly Waiting[]): void {
    const repeats = new Set(queued)
    for (const [name, lane] of this.#open) {
      if ([...lane.values()].some((waiting) => !waiting.queued)) continue
      for (const [id, waiting] of lane) {
        if (!repeats.has(waiting)) continue
        lane.delete(id)
        waiting.end.resolve(undefined)
      }
      if (lane.size === 0) this.#open.delete(name)
    }
  }

  #settle(job: NewJob, end: (waiting: PromiseWithResolvers<unknown>) => void): void {
    const lane = this.#open.get(job.lane)
    const waiting = lane?.get(job.id)
    if (!lane || !waiting) return
    lane.delete(job.id)
    if (lane.size === 0) this.#open.delete(job.lane)
    end(waiting.end)
  }
}

interface Waiting {
  readonly end: PromiseWithResolvers<unknown>
  /** Durable in the queue and due, not waiting for another attempt. */
  queued: boolean
}

/** Doubling from 100 ms to half a minute. */
function backoffMs(attempt: number): number {
  return Math.min(30_000, 100 * 2 ** (attempt - 1))
}

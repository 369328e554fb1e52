import { MemoryError } from "../contract/errors.ts"
import type { NewJob, Queue } from "../contract/state.ts"
import type { OnEvent } from "./events.ts"
import { Waiters } from "./waiters.ts"

export type Job = NewJob & { readonly attempt: number }
/** Does a job; what it returns goes to those who wait for it in this process. */
export type Work = (job: Job) => Promise<unknown>

/** A job that failed this often is parked until somebody asks for it. */
const MOST_ATTEMPTS = 8
const LEASE_MS = 60_000
/** Lanes that are worked on at once. */
const MOST_AT_ONCE = 32
/** How often the queue is looked at without being told: for jobs whose time has come. */
const PATROL_MS = 5_000
/** How long after the start a request may find an earlier process's jobs undone before it no longer waits for them. */
const RECOVERY_MS = 2_000

/** Works off the durable queue: lanes beside one another, the jobs of one lane in order. */
export class QueueWorker implements AsyncDisposable {
  readonly #queue: Queue
  readonly #work: Readonly<Record<string, Work>>
  readonly #now: () => number
  readonly #onEvent: OnEvent
  readonly #waiters = new Waiters()
  readonly #running = new Set<Promise<void>>()
  readonly #retries = new Set<NodeJS.Timeout>()
  /** What an earlier process left is done, or takes longer than anybody should wait. */
  #recovered = Promise.resolve()
  #nothingLeft = (): void => undefined
  #leasing: Promise<void> | undefined
  #again = false
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
    this.#patrol = setInterval(() => this.kick(), PATROL_MS)
    this.#patrol.unref()
    this.#recovered = new Promise((resolve) => {
      this.#nothingLeft = resolve
      setTimeout(resolve, RECOVERY_MS).unref()
    })
    this.kick()
  }

  /** Durable when it resolves; `done` resolves with what the job returned, or rejects when it was parked or the engine closed before. */
  async push(job: NewJob): Promise<{ readonly done: Promise<unknown> }> {
    if (job.at > this.#now()) {
      await this.#queue.push([job])
      return { done: Promise.resolve() }
    }
    const waiting = this.#waiters.add(job)
    try {
      await this.#queue.push([job])
    } catch (failure) {
      this.#waiters.settle(job, (end) => end.reject(failure))
      throw failure
    }
    waiting.state = "queued"
    this.kick()
    return { done: waiting.end.promise }
  }

  /** Resolves when what was pushed into these lanes is done or waits for another attempt; just after the start also what an earlier process left. */
  async idle(lanes: readonly string[]): Promise<void> {
    await Promise.allSettled([this.#recovered, ...this.#waiters.of(lanes)])
  }

  /** Whether nothing was due any more within `ms`. */
  async settled(ms = 10_000): Promise<boolean> {
    const until = performance.now() + ms
    for (;;) {
      this.kick()
      await this.#leasing
      await Promise.all(this.#running)
      if (this.#waiters.isEmpty && (await this.#queue.status(this.#now())).pending === 0) return true
      if (performance.now() >= until) return false
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Looks for due jobs now. */
  kick(): void {
    if (this.#closed) return
    this.#again = true
    this.#leasing ??= this.#lease().finally(() => {
      this.#leasing = undefined
      // Somebody asked between the last look and here.
      if (this.#again && this.#running.size < MOST_AT_ONCE) this.kick()
    })
  }

  /** No new work is begun; what is under way is finished, the rest stays in the queue and is done at the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#patrol)
    for (const timer of this.#retries) clearTimeout(timer)
    await this.#leasing
    await Promise.all(this.#running)
    this.#nothingLeft()
    this.#waiters.rejectAll(
      new MemoryError("store_unavailable", "The engine was closed before this job was done", {
        remedy: "It stands in the queue and is done at the next start.",
      }),
    )
  }

  /** Starts what is due until nothing more is, or as much runs at once as may. A lane's next job is asked for when its last one ends. */
  async #lease(): Promise<void> {
    while (this.#again && !this.#closed && this.#running.size < MOST_AT_ONCE) {
      this.#again = false
      const queued = this.#waiters.queued()
      try {
        const want = { kinds: Object.keys(this.#work), limit: MOST_AT_ONCE - this.#running.size, forMs: LEASE_MS }
        const jobs = await this.#queue.lease({ ...want, now: this.#now() })
        for (const job of jobs) this.#run(job)
        if (jobs.length === 0 && this.#running.size === 0) {
          this.#nothingLeft()
          this.#waiters.settleRepeats(queued)
        }
      } catch (failure) {
        if (!this.#closed) this.#onEvent({ event: "job-failed", job: "queue", attempt: 1, why: String(failure) })
      }
    }
  }

  #run(job: Job): void {
    const running = this.#do(job)
      .catch((failure: unknown) => {
        // The queue itself failed: the lease runs out and the job comes back.
        if (!this.#closed)
          this.#onEvent({ event: "job-failed", job: job.id, attempt: job.attempt, why: String(failure) })
      })
      .finally(() => {
        this.#running.delete(running)
        this.kick()
      })
    this.#running.add(running)
  }

  async #do(job: Job): Promise<void> {
    let result: unknown
    try {
      result = await this.#work[job.kind]?.(job)
    } catch (failure) {
      return this.#failed(job, failure)
    }
    this.#waiters.settle(job, (end) => end.resolve(result))
    await this.#queue.done([job.id])
  }

  async #failed(job: Job, failure: unknown): Promise<void> {
    const why = failure instanceof Error ? failure.message : String(failure)
    if (job.attempt >= MOST_ATTEMPTS) {
      await this.#queue.park(job.id, why)
      this.#onEvent({ event: "job-parked", job: job.id, why })
      this.#waiters.settle(job, (end) => end.reject(failure))
      return
    }
    const delay = backoffMs(job.attempt)
    const awaited = this.#waiters.putOff(job)
    await this.#queue.retry(job.id, this.#now() + delay, why)
    this.#onEvent({ event: "job-failed", job: job.id, attempt: job.attempt, why })
    const timer = setTimeout(() => {
      this.#retries.delete(timer)
      this.kick()
    }, delay + 1)
    this.#retries.add(timer)
    // A program that waits for this job must not end before it.
    if (!awaited) timer.unref()
  }
}

/** Doubling from 100 ms to half a minute. */
function backoffMs(attempt: number): number {
  return Math.min(30_000, 100 * 2 ** (attempt - 1))
}

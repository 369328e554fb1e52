import { MemoryError, type NewJob, type Queue, type Writers } from "../../contract/index.ts"
import { within } from "../../plugin/within.ts"
import type { ComingJob, Job, Work } from "../../turn/jobs.ts"
import type { OnEvent } from "../events.ts"
import { DueJobs } from "./due-jobs.ts"
import { backoffMs, Retries } from "./retries.ts"
import { Slots } from "./slots.ts"
import { Waiters } from "./waiters.ts"

/** A job that failed this often is parked until somebody retries it. */
const MAX_ATTEMPTS = 8
/** The same while the store is unavailable, which is nothing that the job could mend: after a day of attempts. */
const MAX_OUTAGE_ATTEMPTS = 2_880
/** How often a queue that did not accept the end of jobs is asked again. */
const GIVE_BACK_MS = 1_000
/** With this many waiting jobs in a lane, callers who push more are slowed down, each time for at most `ROOM_MS`. */
const MAX_WAITING = 16
const ROOM_MS = 600
/** Time for running jobs to end when the engine closes. */
const GRACE_MS = 5_000
/** How often the queue is polled for jobs that became due. */
const PATROL_MS = 5_000
/** The same with many processes, where jobs of one that died have to be taken. */
const SHARED_PATROL_MS = 1_000
/** How often jobs of other processes are looked at while somebody waits for them. */
const SHARED_LOOK_MS = 20
/** Maximum time after the start that requests wait for jobs of an earlier process. */
const RECOVERY_MS = 2_000

/** Processes the durable queue: lanes concurrently, the jobs of one lane in order. */
export class QueueWorker implements AsyncDisposable {
  readonly #queue: Queue
  readonly #work: Readonly<Record<string, Work>>
  readonly #now: () => number
  readonly #onEvent: OnEvent
  readonly #due: DueJobs
  readonly #kinds: readonly string[]
  readonly #undated: readonly string[]
  /** Whether other processes work on the same queue. */
  readonly isShared: boolean
  readonly #waiters = new Waiters()
  readonly #lanes = new Map<string, Promise<void>>()
  readonly #retries = new Retries()
  readonly #slots = new Slots()
  readonly #closing = new AbortController()
  /** The running jobs by id. */
  readonly #running = new Map<string, Job>()
  /** Resolves when the jobs of an earlier process are done, or take too long to wait for. */
  #recovered = Promise.resolve()
  #endRecovery = (): void => undefined
  #leasing: Promise<void> | undefined
  #again = false
  #closed = false
  #isRefusing = false
  #patrol: NodeJS.Timeout | undefined
  #look: NodeJS.Timeout | undefined

  /** `undated`: as in `DueJobs`. `writers`: those of the queue's `State`. */
  constructor(
    queue: Queue,
    work: Readonly<Record<string, Work>>,
    now: () => number,
    onEvent: OnEvent,
    undated: readonly string[] = [],
    writers: Writers = "one",
  ) {
    this.#queue = queue
    this.#kinds = Object.keys(work)
    this.#undated = undated
    this.isShared = writers === "many"
    this.#due = new DueJobs({ queue, kinds: this.#kinds, undated, now, writers })
    this.#work = work
    this.#now = now
    this.#onEvent = onEvent
  }

  /** Starts processing, beginning with jobs of an earlier process. */
  start(): void {
    this.#patrol = setInterval(() => this.kick(), this.isShared ? SHARED_PATROL_MS : PATROL_MS)
    this.#patrol.unref()
    this.#recovered = new Promise((resolve) => {
      this.#endRecovery = resolve
      setTimeout(resolve, RECOVERY_MS).unref()
    })
    this.kick()
  }

  /**
   * Durable when it resolves. `done` resolves to the job's result, or rejects when the job was parked or the engine
   * closed.
   */
  async push(coming: ComingJob): Promise<{ readonly done: Promise<unknown> }> {
    const { job, isLater } = this.#due.date(coming)
    const add = async (): Promise<void> => this.#add({ ...job, body: await job.body })
    if (isLater) {
      await add()
      return { done: Promise.resolve() }
    }
    const waiting = this.#waiters.add(job)
    try {
      await add()
    } catch (failure) {
      this.#waiters.settle(job, (end) => end.reject(failure))
      throw failure
    }
    waiting.state = "queued"
    // A running lane takes its next jobs when it is done.
    if (!this.#lanes.has(job.lane)) this.kick()
    return { done: waiting.end.promise }
  }

  /** Whether the last push failed, so that the next one will probably fail too. */
  get isRefusing(): boolean {
    return this.#isRefusing
  }

  /**
   * Resolves when all jobs of these lanes are done or wait for a retry; just after the start, those of an earlier
   * process too.
   */
  async idle(lanes: readonly string[]): Promise<void> {
    await Promise.allSettled([this.#recovered, ...this.#waiters.endsOf(lanes), this.#idleElsewhere(lanes)])
  }

  /** Resolves when what other processes have queued in these lanes so far is done or waits for a retry, or takes too long to wait for. */
  async #idleElsewhere(lanes: readonly string[]): Promise<void> {
    if (!this.isShared) return
    const until = performance.now() + RECOVERY_MS
    const unfinished = async () => (await this.#queue.unfinished?.(this.#undated, this.#now(), lanes)) ?? []
    let waiting = await unfinished()
    while (waiting.length > 0 && performance.now() < until && !this.#closed) {
      await new Promise((resolve) => setTimeout(resolve, SHARED_LOOK_MS))
      const left = new Set(await unfinished())
      waiting = waiting.filter((id) => left.has(id))
    }
  }

  /** Resolves when few enough jobs of this lane wait, or after a short time. */
  async waitForRoom(lane: string): Promise<void> {
    await this.#waiters.waitForFewer(MAX_WAITING, lane, ROOM_MS)
  }

  /** Resolves to whether no job was due any more within `ms`. */
  async settled(ms = 10_000): Promise<boolean> {
    const until = performance.now() + ms
    for (;;) {
      this.kick()
      await within(this.#idle(), until - performance.now())
      if (this.#waiters.isEmpty && (await this.#queue.status(this.#now())).pending === 0) return true
      if (performance.now() >= until) return false
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /**
   * Waits for retries too, so that every job is done or parked; all attempts of one take 13 s, except in an outage. Resolves to whether
   * that was so within `ms`.
   */
  async waitForRetries(ms = 20_000): Promise<boolean> {
    const until = performance.now() + ms
    while (await this.settled(until - performance.now())) {
      if (this.#retries.isEmpty) return true
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return false
  }

  /** Looks for due jobs. */
  kick(): void {
    if (this.#closed) return
    this.#again = true
    this.#leasing ??= this.#lease().finally(() => {
      this.#leasing = undefined
      // Another call came after the last look.
      if (this.#again && this.#slots.free > 0) this.kick()
    })
  }

  /** Starts no more jobs and waits for the running ones. The others stay in the queue for the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#patrol)
    clearTimeout(this.#look)
    this.#retries.clear()
    const grace = setTimeout(() => this.#closing.abort(closedError()), GRACE_MS)
    await this.#idle()
    clearTimeout(grace)
    this.#endRecovery()
    this.#waiters.rejectAll(closedError())
  }

  async #idle(): Promise<void> {
    await this.#leasing
    await Promise.all(this.#lanes.values())
  }

  async #add(job: NewJob): Promise<void> {
    try {
      await this.#queue.push([job])
      this.#isRefusing = false
    } catch (failure) {
      this.#isRefusing = true
      throw failure
    }
  }

  /** Starts due jobs until there are none or all slots are taken. A lane takes its next jobs when its last ones end. */
  async #lease(): Promise<void> {
    while (this.#again && !this.#closed && this.#slots.free > 0) {
      this.#again = false
      const queued = this.#waiters.queued()
      try {
        const jobs = await this.#due.lease(this.#slots.free, this.#lanes.size === 0)
        // A job whose lease expired while it runs is returned again, and continues.
        const fresh = jobs.filter(({ id }) => !this.#running.has(id))
        for (const [lane, ofLane] of Map.groupBy(fresh, (job) => job.lane)) this.#run(lane, ofLane)
        if (jobs.length === 0 && this.#slots.areAllFree) {
          this.#endRecovery()
          this.#waiters.settleRepeats(queued, await this.#unfinishedOfWaiters())
        }
        // A lane's next job may belong to another process, which does not tell when it is done.
        if (this.isShared && this.#waiters.queued().length > this.#running.size) this.#lookAgain()
      } catch (failure) {
        if (!this.#closed) this.#onEvent({ event: "job-failed", job: "queue", attempt: 1, why: String(failure) })
      }
    }
  }

  #lookAgain(): void {
    this.#look ??= setTimeout(() => {
      this.#look = undefined
      this.kick()
    }, SHARED_LOOK_MS).unref()
  }

  async #unfinishedOfWaiters(): Promise<ReadonlySet<string>> {
    if (!this.isShared || this.#waiters.isEmpty) return new Set()
    return new Set(await this.#queue.unfinished?.(this.#kinds, this.#now(), this.#waiters.lanes))
  }

  #run(lane: string, jobs: readonly Job[]): void {
    for (const job of jobs) this.#running.set(job.id, job)
    const nobodyWaits = (): void => {
      for (const job of jobs) this.#waiters.postpone(job)
    }
    const leave = this.#slots.take(jobs.length, nobodyWaits, () => this.kick())
    // The lane's next jobs may be leased while the last ones are still being recorded as done.
    const before = this.#lanes.get(lane)
    const running = Promise.all([before, this.#lane(jobs)])
      .catch((failure: unknown) => {
        // The queue itself failed. The jobs return when it accepts them again, or when their leases expire.
        const leftMs = this.#due.expectLostLease()
        const [{ id, attempt } = { id: "queue", attempt: 1 }] = jobs
        if (!this.#closed) this.#onEvent({ event: "job-failed", job: id, attempt, why: String(failure) })
        this.#giveBack(jobs, String(failure), performance.now() + leftMs - GIVE_BACK_MS)
      })
      .then(() => {
        this.#release(jobs)
        leave()
        if (this.#lanes.get(lane) === running) this.#lanes.delete(lane)
        this.kick()
      })
    this.#lanes.set(lane, running)
  }

  /** Returns jobs to the queue that may not be done, as soon as it accepts them, before their leases expire. */
  #giveBack(jobs: readonly Job[], why: string, until: number): void {
    this.#retries.wake(GIVE_BACK_MS, false, () => {
      if (this.#closed || performance.now() > until) return
      Promise.all(jobs.map(({ id }) => this.#queue.retry(id, this.#now(), why))).then(
        () => this.kick(),
        () => this.#giveBack(jobs, why, until),
      )
    })
  }

  #release(jobs: readonly Job[]): void {
    for (const job of jobs) if (this.#running.get(job.id) === job) this.#running.delete(job.id)
  }

  /** Runs jobs of one lane in order, several at once where their kind allows it. */
  async #lane(jobs: readonly Job[]): Promise<void> {
    for (let left = jobs; left.length > 0; ) {
      const kind = left[0]?.kind ?? ""
      const other = left.findIndex((job) => job.kind !== kind)
      const ends = await this.#do(kind, other < 0 ? left : left.slice(0, other))
      const [worked, behind] = [left.slice(0, ends.length), left.slice(ends.length)]
      left = behind
      this.#release(worked)
      const allDone = await this.#end(worked, ends, behind.length === 0)
      if (this.#closed) return
      if (allDone) continue
      // No job of a lane overtakes one that is retried.
      this.#release(behind)
      await Promise.all(behind.map(({ id }) => this.#queue.retry(id, this.#now(), "The job before it was not done")))
      return
    }
  }

  async #do(kind: string, jobs: readonly Job[]): Promise<readonly PromiseSettledResult<unknown>[]> {
    try {
      return (await this.#work[kind]?.(jobs, this.#closing)) ?? []
    } catch (reason) {
      return [{ status: "rejected", reason }]
    }
  }

  /** Records the results; resolves to whether all jobs are done. */
  async #end(jobs: readonly Job[], ends: readonly PromiseSettledResult<unknown>[], isLast: boolean): Promise<boolean> {
    const done: string[] = []
    const failed: Promise<void>[] = []
    for (const [index, end] of ends.entries()) {
      const job = jobs[index]
      if (job === undefined) continue
      if (end.status === "rejected") failed.push(this.#failed(job, end.reason))
      else {
        this.#waiters.settle(job, (waiting) => waiting.resolve(end.value))
        done.push(job.id)
      }
    }
    const noted = done.length > 0 ? this.#queue.done(done) : undefined
    // Leasing now shares a commit with this write.
    if (isLast && failed.length === 0) this.kick()
    await Promise.all([noted, ...failed])
    return failed.length === 0
  }

  async #failed(job: Job, failure: unknown): Promise<void> {
    const why = failure instanceof Error ? failure.message : String(failure)
    if (this.#closing.signal.aborted) return this.#queue.retry(job.id, this.#now(), why)
    const isOutage = MemoryError.is(failure) && failure.code === "store_unavailable"
    if (job.attempt >= (isOutage ? MAX_OUTAGE_ATTEMPTS : MAX_ATTEMPTS)) {
      await this.#queue.park(job.id, why)
      this.#onEvent({ event: "job-parked", job: job.id, why })
      this.#waiters.settle(job, (end) => end.reject(failure))
      return
    }
    const delay = backoffMs(job.attempt)
    this.#due.expectRetry()
    const awaited = this.#waiters.postpone(job)
    await this.#queue.retry(job.id, this.#now() + delay, why)
    this.#onEvent({ event: "job-failed", job: job.id, attempt: job.attempt, why })
    this.#retries.wake(delay + 1, awaited, () => this.kick())
  }
}

function closedError(): MemoryError {
  return new MemoryError("store_unavailable", "The engine was closed before this job was done", {
    remedy: "It is in the queue and runs at the next start.",
  })
}

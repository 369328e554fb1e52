import { MemoryError } from "../../contract/errors.ts"
import type { NewJob, Queue } from "../../contract/state.ts"
import { within } from "../../plugin/within.ts"
import type { ComingJob, Job, Work } from "../../turn/jobs.ts"
import type { OnEvent } from "../events.ts"
import { DueJobs } from "./due-jobs.ts"
import { backoffMs, Retries } from "./retries.ts"
import { Slots } from "./slots.ts"
import { Waiters } from "./waiters.ts"

/** A job that failed this often is parked until somebody asks for it. */
const MOST_ATTEMPTS = 8
/** From so many jobs on that wait in a lane of this process, whoever brings more is slowed down, each time for so long at most. */
const MOST_WAITING = 16
const ROOM_MS = 600
/** So long what is under way has to end when the engine closes. */
const GRACE_MS = 5_000
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
  readonly #due: DueJobs
  readonly #waiters = new Waiters()
  readonly #lanes = new Map<string, Promise<void>>()
  readonly #retries = new Retries()
  readonly #slots = new Slots()
  readonly #closing = new AbortController()
  /** The jobs that are under way. */
  readonly #held = new Map<string, Job>()
  /** What an earlier process left is done, or takes longer than anybody should wait. */
  #recovered = Promise.resolve()
  #nothingLeft = (): void => undefined
  #leasing: Promise<void> | undefined
  #again = false
  #closed = false
  #refuses = false
  #patrol: NodeJS.Timeout | undefined

  /** `undated`: kinds of jobs that are never pushed for later, so that one that is not due is so by an error of the clock. */
  constructor(
    queue: Queue,
    work: Readonly<Record<string, Work>>,
    now: () => number,
    onEvent: OnEvent,
    undated: readonly string[] = [],
  ) {
    this.#queue = queue
    this.#due = new DueJobs({ queue, kinds: Object.keys(work), undated, now })
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
  async push(coming: ComingJob): Promise<{ readonly done: Promise<unknown> }> {
    const { job, isLater } = this.#due.dated(coming)
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
    // A lane that is worked on is asked for more when that is done.
    if (!this.#lanes.has(job.lane)) this.kick()
    return { done: waiting.end.promise }
  }

  /** The queue did not take what was pushed last: what comes now is likely not to be kept either. */
  get refuses(): boolean {
    return this.#refuses
  }

  /** Resolves when what was pushed into these lanes is done or waits for another attempt; just after the start also what an earlier process left. */
  async idle(lanes: readonly string[]): Promise<void> {
    await Promise.allSettled([this.#recovered, ...this.#waiters.of(lanes)])
  }

  /** Resolves when no more jobs of this lane wait than can be worked off soon, or when waiting for that would hold nobody up any longer. */
  async room(lane: string): Promise<void> {
    await this.#waiters.fewerThan(MOST_WAITING, lane, ROOM_MS)
  }

  /** Whether nothing was due any more within `ms`. */
  async settled(ms = 10_000): Promise<boolean> {
    const until = performance.now() + ms
    for (;;) {
      this.kick()
      await within(this.#atRest(), until - performance.now())
      if (this.#waiters.isEmpty && (await this.#queue.status(this.#now())).pending === 0) return true
      if (performance.now() >= until) return false
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }

  /** Waits for other attempts as well, so that every job is done or parked: all the attempts of one take 13 s. Whether that was so within `ms`. */
  async triedOut(ms = 20_000): Promise<boolean> {
    const until = performance.now() + ms
    while (await this.settled(until - performance.now())) {
      if (this.#retries.isEmpty) return true
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return false
  }

  /** Looks for due jobs now. */
  kick(): void {
    if (this.#closed) return
    this.#again = true
    this.#leasing ??= this.#lease().finally(() => {
      this.#leasing = undefined
      // Somebody asked between the last look and here.
      if (this.#again && this.#slots.free > 0) this.kick()
    })
  }

  /** No new work is begun; what is under way is finished, the rest stays in the queue and is done at the next start. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
    clearInterval(this.#patrol)
    this.#retries.clear()
    const grace = setTimeout(() => this.#closing.abort(closed()), GRACE_MS)
    await this.#atRest()
    clearTimeout(grace)
    this.#nothingLeft()
    this.#waiters.rejectAll(closed())
  }

  async #atRest(): Promise<void> {
    await this.#leasing
    await Promise.all(this.#lanes.values())
  }

  async #add(job: NewJob): Promise<void> {
    try {
      await this.#queue.push([job])
      this.#refuses = false
    } catch (failure) {
      this.#refuses = true
      throw failure
    }
  }

  /** Starts what is due until nothing more is, or as much runs at once as may. A lane's next jobs are asked for when its last ones end. */
  async #lease(): Promise<void> {
    while (this.#again && !this.#closed && this.#slots.free > 0) {
      this.#again = false
      const queued = this.#waiters.queued()
      try {
        const jobs = await this.#due.lease(this.#slots.free, this.#lanes.size === 0)
        // A lease that ran out while its job is under way comes back here, and goes on.
        const fresh = jobs.filter(({ id }) => !this.#held.has(id))
        for (const [lane, ofLane] of Map.groupBy(fresh, (job) => job.lane)) this.#run(lane, ofLane)
        if (jobs.length === 0 && this.#slots.areAllFree) {
          this.#nothingLeft()
          this.#waiters.settleRepeats(queued)
        }
      } catch (failure) {
        if (!this.#closed) this.#onEvent({ event: "job-failed", job: "queue", attempt: 1, why: String(failure) })
      }
    }
  }

  #run(lane: string, jobs: readonly Job[]): void {
    for (const job of jobs) this.#held.set(job.id, job)
    const nobodyWaits = (): void => {
      for (const job of jobs) this.#waiters.putOff(job)
    }
    const leave = this.#slots.take(jobs.length, nobodyWaits, () => this.kick())
    // The next jobs of a lane may come while it is still noted that the last ones are done.
    const before = this.#lanes.get(lane)
    const running = Promise.all([before, this.#lane(jobs)])
      .catch((failure: unknown) => {
        // The queue itself failed: the leases run out and the jobs come back.
        this.#due.lost()
        const [{ id, attempt } = { id: "queue", attempt: 1 }] = jobs
        if (!this.#closed) this.#onEvent({ event: "job-failed", job: id, attempt, why: String(failure) })
      })
      .then(() => {
        this.#letGo(jobs)
        leave()
        if (this.#lanes.get(lane) === running) this.#lanes.delete(lane)
        this.kick()
      })
    this.#lanes.set(lane, running)
  }

  #letGo(jobs: readonly Job[]): void {
    for (const job of jobs) if (this.#held.get(job.id) === job) this.#held.delete(job.id)
  }

  /** Does jobs of one lane in their order, those together that may be. */
  async #lane(jobs: readonly Job[]): Promise<void> {
    for (let left = jobs; left.length > 0; ) {
      const kind = left[0]?.kind ?? ""
      const other = left.findIndex((job) => job.kind !== kind)
      const ends = await this.#do(kind, other < 0 ? left : left.slice(0, other))
      const [worked, behind] = [left.slice(0, ends.length), left.slice(ends.length)]
      left = behind
      this.#letGo(worked)
      const allDone = await this.#end(worked, ends, behind.length === 0)
      if (this.#closed) return
      if (allDone) continue
      // Nothing of a lane goes before a job that is tried again.
      this.#letGo(behind)
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

  /** Whether all of them are done. */
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
    // Asked for in the same breath, what is due next can come with the same commit.
    if (isLast && failed.length === 0) this.kick()
    await Promise.all([noted, ...failed])
    return failed.length === 0
  }

  async #failed(job: Job, failure: unknown): Promise<void> {
    const why = failure instanceof Error ? failure.message : String(failure)
    if (this.#closing.signal.aborted) return this.#queue.retry(job.id, this.#now(), why)
    if (job.attempt >= MOST_ATTEMPTS) {
      await this.#queue.park(job.id, why)
      this.#onEvent({ event: "job-parked", job: job.id, why })
      this.#waiters.settle(job, (end) => end.reject(failure))
      return
    }
    const delay = backoffMs(job.attempt)
    this.#due.putOff()
    const awaited = this.#waiters.putOff(job)
    await this.#queue.retry(job.id, this.#now() + delay, why)
    this.#onEvent({ event: "job-failed", job: job.id, attempt: job.attempt, why })
    this.#retries.wake(delay + 1, awaited, () => this.kick())
  }
}

function closed(): MemoryError {
  return new MemoryError("store_unavailable", "The engine was closed before this job was done", {
    remedy: "It stands in the queue and is done at the next start.",
  })
}

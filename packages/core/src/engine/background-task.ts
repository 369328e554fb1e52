import { MemoryError } from "../contract/errors.ts"

/** A task that may give up does so after this many consecutive failures over at least this time. */
const GIVE_UP_FAILURES = 3
const GIVE_UP_MS = 60_000

export interface BackgroundTaskOptions {
  /** Wait after the first failure in milliseconds. It doubles with each further one. */
  readonly firstRetryMs: number
  readonly longestRetryMs: number
  /** One run. Resolves to the milliseconds until the next one, or to `undefined` when there is nothing left to do. */
  run(): Promise<number | undefined>
  /** Called with each failure; `attempt` counts failures in a row from 1. */
  onFailure?(why: string, attempt: number): void
  /** Whether the task stops when it has failed for a minute. Default: it retries without end. */
  givesUp?(failure: unknown): boolean
  /** Milliseconds since 1970. Default: `Date.now`. */
  now?(): number
}

/**
 * Repeated work in the background: it runs when started, woken or due, retries with exponential backoff, and finishes
 * the current run when it is disposed of. Runs never overlap. Its timers do not keep the process alive.
 */
export class BackgroundTask implements AsyncDisposable {
  readonly #options: BackgroundTaskOptions
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  /** When the timer fires, by `performance.now`. */
  #dueAt = Number.POSITIVE_INFINITY
  #failures = 0
  #failingSince = 0
  #problem: string | undefined
  #hasStopped = false

  constructor(options: BackgroundTaskOptions) {
    this.#options = options
  }

  /** Aborts when the task is disposed of. */
  get signal(): AbortSignal {
    return this.#closing.signal
  }

  /** Why the last run failed; `undefined` after one that succeeded. */
  get problem(): string | undefined {
    return this.#problem
  }

  get isFailing(): boolean {
    return this.#failures > 0
  }

  /** Whether it gave up, for the reason in `problem`, until it is started again. */
  get hasStopped(): boolean {
    return this.#hasStopped
  }

  /** Begins the first run now or after `ms`. Also restarts a task that gave up. */
  start(ms = 0): void {
    this.#hasStopped = false
    this.#failures = 0
    if (ms === 0) void this.run()
    else this.#schedule(ms)
  }

  /** Announces work: runs after `ms` at the latest. A pending retry is not brought forward. */
  wake(ms = 0): void {
    if (!this.isFailing) this.#schedule(ms)
  }

  /** Runs now, or joins the run under way. Never rejects: `problem` says why it failed. */
  run(): Promise<void> {
    this.#running ??= this.#attempt().finally(() => {
      this.#running = undefined
      this.#arm()
    })
    return this.#running
  }

  /** Resolves at the end of the run under way, if there is one. */
  async idle(): Promise<void> {
    await this.#running
  }

  /** Reports that part of a long run is finished for good, so that a later failure counts as the first in a row. */
  progressed(): void {
    this.#failures = 0
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing.abort()
    clearTimeout(this.#timer)
    await this.#running
  }

  async #attempt(): Promise<void> {
    clearTimeout(this.#timer)
    this.#dueAt = Number.POSITIVE_INFINITY
    try {
      const restMs = await this.#options.run()
      this.#failures = 0
      this.#problem = undefined
      if (restMs !== undefined) this.#schedule(restMs)
    } catch (failure) {
      if (!this.signal.aborted) this.#fail(failure)
    }
  }

  #fail(failure: unknown): void {
    const { firstRetryMs, longestRetryMs, onFailure, givesUp, now = Date.now } = this.#options
    if (this.#failures++ === 0) this.#failingSince = now()
    this.#problem = failureSentence(failure)
    onFailure?.(this.#problem, this.#failures)
    const isOver = this.#failures >= GIVE_UP_FAILURES && now() - this.#failingSince >= GIVE_UP_MS
    this.#hasStopped = isOver && givesUp?.(failure) === true
    this.#dueAt = Number.POSITIVE_INFINITY
    if (!this.#hasStopped) this.#schedule(Math.min(longestRetryMs, firstRetryMs * 2 ** (this.#failures - 1)))
  }

  #schedule(ms: number): void {
    this.#dueAt = Math.min(this.#dueAt, performance.now() + ms)
    // A run under way arms the timer at its end.
    if (this.#running === undefined) this.#arm()
  }

  #arm(): void {
    clearTimeout(this.#timer)
    if (this.signal.aborted || this.#dueAt === Number.POSITIVE_INFINITY) return
    this.#timer = setTimeout(() => void this.run(), Math.max(0, this.#dueAt - performance.now())).unref()
  }
}

/** The message of a failure, with its remedy if it has one. */
function failureSentence(failure: unknown): string {
  if (!MemoryError.is(failure)) return failure instanceof Error ? failure.message : String(failure)
  return [failure.message, failure.remedy].filter(Boolean).join(". ")
}

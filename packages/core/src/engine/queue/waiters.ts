import type { NewJob } from "../../contract/state.ts"

type Place = Pick<NewJob, "id" | "lane">
/** A job that this process pushed and that has not ended. */
export interface PendingJob {
  readonly end: PromiseWithResolvers<unknown>
  /** Being written to the queue, queued, or waiting for a retry. */
  state: "pushing" | "queued" | "postponed"
}

/** The callers that wait for jobs of this process, by lane. */
export class Waiters {
  readonly #lanes = new Map<string, Map<string, PendingJob>>()
  /** Callers that wait until a lane has fewer jobs, by lane. */
  readonly #waitingForFewer = new Map<string, Set<{ readonly most: number; readonly go: () => void }>>()

  get isEmpty(): boolean {
    return this.#lanes.size === 0
  }

  /** Registers a job; returns the existing entry if it is registered already. */
  add(job: Place): PendingJob {
    const lane = this.#lanes.get(job.lane) ?? new Map<string, PendingJob>()
    this.#lanes.set(job.lane, lane)
    const waiting = lane.get(job.id) ?? { end: Promise.withResolvers<unknown>(), state: "pushing" as const }
    // Most callers ignore the result; a parked job is reported as an event.
    waiting.end.promise.catch(() => undefined)
    lane.set(job.id, waiting)
    return waiting
  }

  /** The results of pending and queued jobs in these lanes. Jobs that wait for a retry are excluded. */
  endsOf(lanes: readonly string[]): readonly Promise<unknown>[] {
    return lanes.flatMap((name) =>
      [...(this.#lanes.get(name)?.values() ?? [])]
        .filter(({ state }) => state !== "postponed")
        .map(({ end }) => end.promise),
    )
  }

  /** Resolves when the lane has fewer waiting jobs, when one of them waits for a retry, or after `ms`. */
  waitForFewer(most: number, lane: string, ms: number): Promise<void> {
    if (this.#hasFewerThan(most, lane)) return Promise.resolve()
    return new Promise((resolve) => {
      const crowd = this.#waitingForFewer.get(lane) ?? new Set()
      this.#waitingForFewer.set(lane, crowd)
      const go = (): void => {
        clearTimeout(timer)
        crowd.delete(one)
        if (crowd.size === 0 && this.#waitingForFewer.get(lane) === crowd) this.#waitingForFewer.delete(lane)
        resolve()
      }
      const one = { most, go }
      const timer = setTimeout(go, ms)
      crowd.add(one)
    })
  }

  queued(): readonly PendingJob[] {
    return [...this.#lanes.values()].flatMap((lane) => [...lane.values()].filter(({ state }) => state === "queued"))
  }

  /** Marks a failed job that is retried later. Returns whether anybody waits for it. */
  postpone(job: Place): boolean {
    const waiting = this.#lanes.get(job.lane)?.get(job.id)
    if (waiting) waiting.state = "postponed"
    this.#resumeWaiting(job.lane)
    return waiting !== undefined
  }

  settle(job: Place, how: (end: PromiseWithResolvers<unknown>) => void): void {
    const lane = this.#lanes.get(job.lane)
    const waiting = lane?.get(job.id)
    if (!lane || !waiting) return
    lane.delete(job.id)
    if (lane.size === 0) this.#lanes.delete(job.lane)
    how(waiting.end)
    this.#resumeWaiting(job.lane)
  }

  get lanes(): readonly string[] {
    return [...this.#lanes.keys()]
  }

  /**
   * Resolves jobs that are no longer queued because an earlier one with their id was done, unless their lane waits for
   * a retry. `unfinished`: ids that wait behind another process.
   */
  settleRepeats(queued: readonly PendingJob[], unfinished: ReadonlySet<string> = new Set()): void {
    const repeats = new Set(queued)
    for (const [name, lane] of this.#lanes) {
      if ([...lane.values()].some(({ state }) => state !== "queued")) continue
      for (const [id, waiting] of lane) {
        if (!repeats.has(waiting) || unfinished.has(id)) continue
        lane.delete(id)
        waiting.end.resolve(undefined)
      }
      if (lane.size === 0) this.#lanes.delete(name)
      this.#resumeWaiting(name)
    }
  }

  rejectAll(failure: unknown): void {
    for (const lane of this.#lanes.values()) for (const { end } of lane.values()) end.reject(failure)
    this.#lanes.clear()
    for (const lane of this.#waitingForFewer.keys()) this.#resumeWaiting(lane)
  }

  #resumeWaiting(lane: string): void {
    for (const { most, go } of this.#waitingForFewer.get(lane) ?? []) if (this.#hasFewerThan(most, lane)) go()
  }

  #hasFewerThan(most: number, lane: string): boolean {
    const waiting = this.#lanes.get(lane)
    if (waiting === undefined || waiting.size < most) return true
    return [...waiting.values()].some(({ state }) => state === "postponed")
  }
}

import type { NewJob } from "../../contract/state.ts"

type Place = Pick<NewJob, "id" | "lane">
/** A job that was pushed here and whose end is not known yet. */
export interface PendingJob {
  readonly end: PromiseWithResolvers<unknown>
  /** On its way into the queue, in it and due, or put off until another attempt. */
  state: "pushing" | "queued" | "put off"
}

/** Who waits for which job of this process, by lane. */
export class Waiters {
  readonly #lanes = new Map<string, Map<string, PendingJob>>()
  /** By lane, those who wait until fewer of its jobs do. */
  readonly #crowds = new Map<string, Set<{ readonly most: number; readonly go: () => void }>>()

  get isEmpty(): boolean {
    return this.#lanes.size === 0
  }

  /** The same for a job that is waited for already. */
  add(job: Place): PendingJob {
    const lane = this.#lanes.get(job.lane) ?? new Map<string, PendingJob>()
    this.#lanes.set(job.lane, lane)
    const waiting = lane.get(job.id) ?? { end: Promise.withResolvers<unknown>(), state: "pushing" as const }
    // Most callers never wait for the end; a parked job is reported as an event.
    waiting.end.promise.catch(() => undefined)
    lane.set(job.id, waiting)
    return waiting
  }

  /** The ends of what is on its way or due in these lanes; a job between two attempts holds nobody up. */
  of(lanes: readonly string[]): readonly Promise<unknown>[] {
    return lanes.flatMap((name) =>
      [...(this.#lanes.get(name)?.values() ?? [])]
        .filter(({ state }) => state !== "put off")
        .map(({ end }) => end.promise),
    )
  }

  /** Resolves when fewer jobs of the lane than this wait to be done, or one of them waits for another attempt, which may take long; after `ms` at most. */
  fewerThan(most: number, lane: string, ms: number): Promise<void> {
    if (this.#hasFewerThan(most, lane)) return Promise.resolve()
    return new Promise((resolve) => {
      const crowd = this.#crowds.get(lane) ?? new Set()
      this.#crowds.set(lane, crowd)
      const go = (): void => {
        clearTimeout(timer)
        crowd.delete(one)
        if (crowd.size === 0 && this.#crowds.get(lane) === crowd) this.#crowds.delete(lane)
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

  /** The job failed and is tried again later. Whether anybody waits for it. */
  putOff(job: Place): boolean {
    const waiting = this.#lanes.get(job.lane)?.get(job.id)
    if (waiting) waiting.state = "put off"
    this.#disperse(job.lane)
    return waiting !== undefined
  }

  settle(job: Place, how: (end: PromiseWithResolvers<unknown>) => void): void {
    const lane = this.#lanes.get(job.lane)
    const waiting = lane?.get(job.id)
    if (!lane || !waiting) return
    lane.delete(job.id)
    if (lane.size === 0) this.#lanes.delete(job.lane)
    how(waiting.end)
    this.#disperse(job.lane)
  }

  /** Nothing is due, so these had been done before (their ids were seen), unless their lane waits for another attempt. */
  settleRepeats(queued: readonly PendingJob[]): void {
    const repeats = new Set(queued)
    for (const [name, lane] of this.#lanes) {
      if ([...lane.values()].some(({ state }) => state !== "queued")) continue
      for (const [id, waiting] of lane) {
        if (!repeats.has(waiting)) continue
        lane.delete(id)
        waiting.end.resolve(undefined)
      }
      if (lane.size === 0) this.#lanes.delete(name)
      this.#disperse(name)
    }
  }

  rejectAll(failure: unknown): void {
    for (const lane of this.#lanes.values()) for (const { end } of lane.values()) end.reject(failure)
    this.#lanes.clear()
    for (const lane of this.#crowds.keys()) this.#disperse(lane)
  }

  #disperse(lane: string): void {
    for (const { most, go } of this.#crowds.get(lane) ?? []) if (this.#hasFewerThan(most, lane)) go()
  }

  #hasFewerThan(most: number, lane: string): boolean {
    const waiting = this.#lanes.get(lane)
    if (waiting === undefined || waiting.size < most) return true
    return [...waiting.values()].some(({ state }) => state === "put off")
  }
}

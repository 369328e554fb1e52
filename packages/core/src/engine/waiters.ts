import type { NewJob } from "../contract/state.ts"

type Place = Pick<NewJob, "id" | "lane">
/** A job that was pushed here and whose end is not known yet. */
export interface Waiting {
  readonly end: PromiseWithResolvers<unknown>
  /** On its way into the queue, in it and due, or put off until another attempt. */
  state: "pushing" | "queued" | "put off"
}

/** Who waits for which job of this process, by lane. */
export class Waiters {
  readonly #lanes = new Map<string, Map<string, Waiting>>()
  /** Those who wait until fewer jobs do. */
  #crowd: { readonly most: number; readonly go: () => void }[] = []

  get isEmpty(): boolean {
    return this.#lanes.size === 0
  }

  /** The same for a job that is waited for already. */
  add(job: Place): Waiting {
    const lane = this.#lanes.get(job.lane) ?? new Map<string, Waiting>()
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

  /** Resolves when fewer jobs than this wait to be done; those of a lane that waits for another attempt hold nobody up. */
  fewerThan(most: number): Promise<void> {
    return new Promise((go) => {
      this.#crowd.push({ most, go })
      this.#disperse()
    })
  }

  queued(): readonly Waiting[] {
    return [...this.#lanes.values()].flatMap((lane) => [...lane.values()].filter(({ state }) => state === "queued"))
  }

  /** The job failed and is tried again later. Whether anybody waits for it. */
  putOff(job: Place): boolean {
    const waiting = this.#lanes.get(job.lane)?.get(job.id)
    if (waiting) waiting.state = "put off"
    this.#disperse()
    return waiting !== undefined
  }

  settle(job: Place, how: (end: PromiseWithResolvers<unknown>) => void): void {
    const lane = this.#lanes.get(job.lane)
    const waiting = lane?.get(job.id)
    if (!lane || !waiting) return
    lane.delete(job.id)
    if (lane.size === 0) this.#lanes.delete(job.lane)
    how(waiting.end)
    this.#disperse()
  }

  /** Nothing is due, so these had been done before (their ids were seen), unless their lane waits for another attempt. */
  settleRepeats(queued: readonly Waiting[]): void {
    const repeats = new Set(queued)
    for (const [name, lane] of this.#lanes) {
      if ([...lane.values()].some(({ state }) => state !== "queued")) continue
      for (const [id, waiting] of lane) {
        if (!repeats.has(waiting)) continue
        lane.delete(id)
        waiting.end.resolve(undefined)
      }
      if (lane.size === 0) this.#lanes.delete(name)
    }
    this.#disperse()
  }

  rejectAll(failure: unknown): void {
    for (const lane of this.#lanes.values()) for (const { end } of lane.values()) end.reject(failure)
    this.#lanes.clear()
    this.#disperse()
  }

  #disperse(): void {
    if (this.#crowd.length === 0) return
    const lanes = [...this.#lanes.values()].filter(
      (lane) => ![...lane.values()].some(({ state }) => state === "put off"),
    )
    const waiting = lanes.reduce((sum, lane) => sum + lane.size, 0)
    const goes = this.#crowd.filter(({ most }) => waiting < most)
    this.#crowd = this.#crowd.filter(({ most }) => waiting >= most)
    for (const { go } of goes) go()
  }
}

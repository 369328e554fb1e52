/**
 * Runs one call at a time. Calls during a run share the one that follows it, because what changed meanwhile may have
 * escaped the first; so at most one runs and one waits, however many ask.
 */
export class SharedRuns<Asked, Result> {
  readonly #run: (asked: Asked) => Promise<Result>
  readonly #union: (one: Asked, other: Asked) => Asked
  #running: Promise<unknown> | undefined
  #waiting: { asked: Asked; readonly promise: Promise<Result> } | undefined

  /** `union` is what a run does for two calls. */
  constructor(run: (asked: Asked) => Promise<Result>, union: (one: Asked, other: Asked) => Asked) {
    this.#run = run
    this.#union = union
  }

  get isWaiting(): boolean {
    return this.#waiting !== undefined
  }

  run(asked: Asked): Promise<Result> {
    if (this.#waiting !== undefined) {
      this.#waiting.asked = this.#union(this.#waiting.asked, asked)
      return this.#waiting.promise
    }
    const promise = this.#begin(asked, this.#running)
    this.#waiting = { asked, promise }
    return promise
  }

  /** Resolves when the runs that were asked for until now have ended. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.#running, this.#waiting?.promise])
  }

  async #begin(asked: Asked, before: Promise<unknown> | undefined): Promise<Result> {
    await before?.catch(() => undefined)
    const run = this.#run(this.#waiting?.asked ?? asked)
    this.#waiting = undefined
    this.#running = run
    try {
      return await run
    } finally {
      if (this.#running === run) this.#running = undefined
    }
  }
}

/** Runs work one piece at a time, in the order of the calls. A failure reaches its caller and stops nothing behind it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  /** Whether no work runs or waits. */
  get isIdle(): boolean {
    return this.#waiting === 0
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++
    const done = this.#last.then(work).finally(() => {
      this.#waiting--
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves when all work so far has ended. */
  async idle(): Promise<void> {
    await this.#last
  }
}

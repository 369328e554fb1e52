/** Runs work one piece at a time, in the order of the calls. A failure reaches its caller and stops nothing behind it. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Resolves when all work so far has ended. */
  async idle(): Promise<void> {
    await this.#last
  }
}

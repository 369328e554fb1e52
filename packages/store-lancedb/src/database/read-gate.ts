/** Lets any number of reads run together, and work that removes files only while none runs. */
export class ReadGate {
  #readers = 0
  #closed: Promise<void> | undefined
  #lastReaderLeft: (() => void) | undefined

  async read<Result>(work: () => Promise<Result>): Promise<Result> {
    while (this.#closed !== undefined) await this.#closed
    this.#readers++
    try {
      return await work()
    } finally {
      this.#readers--
      if (this.#readers === 0) this.#lastReaderLeft?.()
    }
  }

  /** Waits for running reads and holds up later ones. Calls must not overlap. */
  async exclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#closed = promise
    try {
      if (this.#readers > 0) {
        await new Promise<void>((left) => {
          this.#lastReaderLeft = left
        })
      }
      return await work()
    } finally {
      this.#lastReaderLeft = undefined
      this.#closed = undefined
      resolve()
    }
  }
}

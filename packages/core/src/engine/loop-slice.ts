/** So long may the work behind one gate hold the event loop before everything else has its turn, in milliseconds. */
const SLICE_MS = 10

/** A gate before pieces of heavy work: whoever comes when they have held the event loop for long goes on in a later turn of it. */
export class LoopSlice {
  #began: number | undefined

  /** Resolves at once while there is time left in this turn of the loop. */
  async enter(): Promise<void> {
    while (this.#began !== undefined && performance.now() - this.#began > SLICE_MS) {
      await new Promise(setImmediate)
    }
    if (this.#began !== undefined) return
    this.#began = performance.now()
    setImmediate(() => {
      this.#began = undefined
    })
  }
}

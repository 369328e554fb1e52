/** Maximum number of concurrent jobs. More would delay the pushes of new ones. */
const MAX_RUNNING = 32
/** A job that takes this long probably waits for another service, so it gives up its slot. */
const SLOW_MS = 2_000
/** Maximum number of slow lanes that give up their slots. */
const MAX_SLOW = 64

/** Limits the number of concurrent jobs. Slow jobs give up their slots, up to a maximum. */
export class Slots {
  #taken = 0
  #slow = 0

  get free(): number {
    return MAX_RUNNING - this.#taken
  }

  get areAllFree(): boolean {
    return this.#taken === 0
  }

  /**
   * Takes slots for jobs of one lane; the returned function leaves them. `whenSlow` is called if the jobs are slow,
   * `freed` if that frees slots.
   */
  take(jobs: number, whenSlow: () => void, freed: () => void): () => void {
    this.#taken += jobs
    let leave = (): void => {
      this.#taken -= jobs
    }
    const timer = setTimeout(() => {
      whenSlow()
      if (this.#slow >= MAX_SLOW) return
      leave()
      this.#slow++
      leave = () => this.#slow--
      freed()
    }, SLOW_MS)
    timer.unref()
    return () => {
      clearTimeout(timer)
      leave()
    }
  }
}

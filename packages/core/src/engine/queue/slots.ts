/** Jobs that are worked on at once: more at a time would make the pushes of new ones wait behind them. */
const MOST_AT_ONCE = 32
/** What takes so long waits for somebody else: it is waited for no more, and takes no slot from what could be done. */
const SLOW_MS = 2_000
/** So many lanes may be slow beside what is done at once; more of them keep their slots. */
const MOST_SLOW = 64

/** How many jobs may be under way at once. Those that turn out to be slow give their slots to others, as long as not too many do. */
export class Slots {
  #taken = 0
  #slow = 0

  get free(): number {
    return MOST_AT_ONCE - this.#taken
  }

  get areAllFree(): boolean {
    return this.#taken === 0
  }

  /** Takes slots for jobs of one lane; `whenSlow` is called when they have not been left in time, `freed` when that gave slots away. The answer leaves them. */
  take(jobs: number, whenSlow: () => void, freed: () => void): () => void {
    this.#taken += jobs
    let leave = (): void => {
      this.#taken -= jobs
    }
    const timer = setTimeout(() => {
      whenSlow()
      if (this.#slow >= MOST_SLOW) return
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

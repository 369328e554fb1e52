/** How long an item waits for others, to be written together. */
const GATHER_MS = 1_000
/** From this many items on a batch is written without waiting. */
const FULL = 500

/** Gathers items and writes them together a little later, one batch at a time: nobody who adds waits for it. */
export class Batch<T> implements AsyncDisposable {
  readonly #write: (items: readonly T[]) => Promise<void>
  #waiting: T[] = []
  #timer: NodeJS.Timeout | undefined
  #running: Promise<void> = Promise.resolve()

  /** `write` never rejects. */
  constructor(write: (items: readonly T[]) => Promise<void>) {
    this.#write = write
  }

  add(item: T): void {
    this.#waiting.push(item)
    if (this.#waiting.length >= FULL) void this.settled()
    this.#timer ??= setTimeout(() => void this.settled(), GATHER_MS).unref()
  }

  /** Resolves when all that was added until now is written. */
  settled(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const items = this.#waiting.splice(0)
    if (items.length > 0) this.#running = this.#running.then(() => this.#write(items))
    return this.#running
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.settled()
  }
}

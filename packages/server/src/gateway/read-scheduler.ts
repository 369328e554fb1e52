/** A reply whose reading can be paused and resumed. */
export interface PausableReply {
  readonly aborted: boolean
  pause(): void
  resume(): void
}

/** Maximum time in milliseconds that forwarding replies may hold the event loop. */
const SLICE_MS = 10

/**
 * Divides the event loop among all replies that are forwarded. Within a time slice of an event loop iteration replies
 * are read as they arrive; after it each is paused with its next chunk, and resumed in later iterations, first paused
 * first. Without it, hundreds of fast upstreams fill one iteration with megabytes, and other requests wait for seconds.
 */
export class ReadScheduler {
  readonly #now: () => number
  readonly #paused = new Set<PausableReply>()
  #began: number | undefined

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Call it after forwarding a chunk: pauses the reply when the time slice is over. */
  yieldAfterChunk(reply: PausableReply): void {
    if (this.#hasTime()) return
    reply.pause()
    this.#paused.add(reply)
  }

  /** Resumes a reply that its client has caught up with. */
  resume(reply: PausableReply): void {
    if (this.#paused.size === 0 && this.#hasTime()) reply.resume()
    else this.#paused.add(reply)
  }

  #hasTime(): boolean {
    if (this.#began === undefined) {
      this.#began = this.#now()
      setImmediate(this.#beginIteration)
    }
    return this.#now() - this.#began < SLICE_MS
  }

  readonly #beginIteration = (): void => {
    this.#began = undefined
    // At least one reply is resumed, however slow the machine is.
    for (const reply of this.#paused) {
      if (!this.#hasTime()) break
      this.#paused.delete(reply)
      if (!reply.aborted) reply.resume()
    }
  }
}

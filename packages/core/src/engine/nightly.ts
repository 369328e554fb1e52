import type { State } from "../contract/state.ts"
import type { OnEvent } from "./events.ts"

/** When each task was done last, in milliseconds since 1970, by its name. */
const BUCKET = "nightly"
const HOUR_MS = 3_600_000
/** Tasks run between these hours of the machine's clock, and at any hour when they are overdue by `MOST_MS`. */
const NIGHT = { from: 1, below: 5 }
const MOST_MS = 48 * HOUR_MS

interface NightlyParts {
  readonly state: State
  readonly now: () => number
  readonly onEvent: OnEvent
  /** The tasks by name; they run one after the other, and the signal aborts them. */
  readonly work: Readonly<Record<string, (signal: AbortSignal) => Promise<unknown>>>
}

/** Does each work once a night; a server that sleeps at night does it by day in the end. */
export class Nightly implements AsyncDisposable {
  readonly #parts: NightlyParts
  readonly #closing = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #working: Promise<void> | undefined

  constructor(parts: NightlyParts) {
    this.#parts = parts
  }

  start(): void {
    void this.look()
    this.#timer = setInterval(() => void this.look(), HOUR_MS / 2)
    this.#timer.unref()
  }

  /** Does the tasks that are due. A failed one is reported and tried again at the next look. */
  look(): Promise<void> {
    this.#working ??= this.#lookAtAll().finally(() => {
      this.#working = undefined
    })
    return this.#working
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#closing.abort()
    await this.#working
  }

  async #lookAtAll(): Promise<void> {
    for (const [name, work] of Object.entries(this.#parts.work)) {
      try {
        await this.#look(name, work)
      } catch (failure) {
        if (this.#closing.signal.aborted) return
        const why = failure instanceof Error ? failure.message : String(failure)
        this.#parts.onEvent({ event: "job-failed", job: name, attempt: 1, why })
      }
    }
  }

  async #look(name: string, work: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
    const { state, now } = this.#parts
    const last = (await state.get(BUCKET, name))?.value
    // A new database has nothing to do; its first night comes. So does that of one whose last is yet to come, as the clock was set back.
    if (typeof last !== "number" || last > now()) return this.#note(name)
    const hour = new Date(now()).getHours()
    const isNight = hour >= NIGHT.from && hour < NIGHT.below && now() - last > 12 * HOUR_MS
    if (!isNight && now() - last < MOST_MS) return
    await work(this.#closing.signal)
    await this.#note(name)
  }

  async #note(name: string): Promise<void> {
    await this.#parts.state.set(BUCKET, name, this.#parts.now())
  }
}

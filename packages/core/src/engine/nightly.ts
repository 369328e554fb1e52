import type { State } from "../contract/state.ts"
import type { OnEvent } from "./events.ts"

/** When it was done last, in milliseconds since 1970. */
const [BUCKET, KEY] = ["nightly", "reconcile"]
const HOUR_MS = 3_600_000
/** Between these hours of the machine's clock, unless it could not be done for so long. */
const NIGHT = { from: 1, below: 5 }
const MOST_MS = 48 * HOUR_MS

interface NightlyParts {
  readonly state: State
  readonly now: () => number
  readonly onEvent: OnEvent
  readonly work: () => Promise<unknown>
}

/** Does its work once a night; a server that sleeps at night does it by day in the end. */
export class Nightly implements AsyncDisposable {
  readonly #parts: NightlyParts
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

  /** Works if it is time to. A failure is told and tried again at the next look. */
  look(): Promise<void> {
    this.#working ??= this.#look()
      .catch((failure: unknown) => {
        const why = failure instanceof Error ? failure.message : String(failure)
        this.#parts.onEvent({ event: "job-failed", job: "reconcile", attempt: 1, why })
      })
      .finally(() => {
        this.#working = undefined
      })
    return this.#working
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    await this.#working
  }

  async #look(): Promise<void> {
    const { state, now, work } = this.#parts
    const last = (await state.get(BUCKET, KEY))?.value
    // A new database has nothing to compare; its first night comes.
    if (typeof last !== "number") return this.#note()
    const hour = new Date(now()).getHours()
    const isNight = hour >= NIGHT.from && hour < NIGHT.below && now() - last > 12 * HOUR_MS
    if (!isNight && now() - last < MOST_MS) return
    await work()
    await this.#note()
  }

  async #note(): Promise<void> {
    await this.#parts.state.set(BUCKET, KEY, this.#parts.now())
  }
}

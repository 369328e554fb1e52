import { MemoryError } from "../contract/errors.ts"
import type { State } from "../contract/state.ts"

const BUCKET = "usage"
const DAY_MS = 86_400_000
/** Counts are stored for 400 days. */
const RETENTION_MS = 400 * DAY_MS

/** Counts the requests and tokens of a paid service per day (UTC) in the state and enforces a daily limit on tokens. `name` is that of the service. */
export class DailyUsage {
  readonly #state: State
  readonly #name: string
  readonly #maxTokens: number
  #day = ""
  #counts = { requests: 0, tokens: 0 }
  #saving: Promise<unknown> = Promise.resolve()

  constructor(state: State, name: string, mostTokens = Number.POSITIVE_INFINITY) {
    this.#state = state
    this.#name = name
    this.#maxTokens = mostTokens
  }

  /** Throws `limit_exceeded` if today's tokens are used up. */
  async check(): Promise<void> {
    await this.#startDay()
    if (this.#counts.tokens >= this.#maxTokens) {
      throw new MemoryError("limit_exceeded", this.#sentence(), {
        remedy: "It goes on at midnight UTC; raise maxTokensPerDay to go on now.",
      })
    }
  }

  /** Counts one request; resolves when the count is stored. */
  async add(tokens: number): Promise<void> {
    await this.#startDay()
    this.#counts = { requests: this.#counts.requests + 1, tokens: this.#counts.tokens + tokens }
    const { bucket, key, counts } = { bucket: BUCKET, key: this.#key(), counts: this.#counts }
    this.#saving = this.#saving.then(() =>
      this.#state.set(bucket, key, counts, { expiresAt: Date.now() + RETENTION_MS }).catch(() => undefined),
    )
    await this.#saving
  }

  /** Today's counts so far. */
  async today(): Promise<{ readonly requests: number; readonly tokens: number; readonly mostTokens?: number }> {
    await this.#startDay()
    return { ...this.#counts, ...(Number.isFinite(this.#maxTokens) && { mostTokens: this.#maxTokens }) }
  }

  /** Why no requests are sent for the rest of the day; `undefined` while the limit is not reached. */
  usedUp(): { readonly why: string; readonly until: number } | undefined {
    if (this.#counts.tokens < this.#maxTokens) return undefined
    return { why: this.#sentence(), until: Date.parse(`${this.#day}T00:00:00Z`) + DAY_MS }
  }

  #sentence(): string {
    return `${this.#name}: today's ${this.#maxTokens} tokens are used up`
  }

  async #startDay(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10)
    if (today === this.#day) return
    this.#day = today
    const stored = Object((await this.#state.get(BUCKET, this.#key()))?.value)
    this.#counts = { requests: countOf(stored.requests), tokens: countOf(stored.tokens) }
  }

  #key(): string {
    return `${this.#name}/${this.#day}`
  }
}

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0
}

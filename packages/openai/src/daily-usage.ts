import { MemoryError, type State } from "@keepsake/core/plugin"
import { z } from "zod"

const BUCKET = "usage"
const DAY_MS = 86_400_000
/** Counts are kept for a year and a month, in milliseconds. */
const KEPT_MS = 400 * DAY_MS
const counted = z.object({ requests: z.int(), tokens: z.int() })

/** Tokens and requests of a day (UTC), kept in the state, and a limit on the tokens: beyond it nothing is asked until the day ends. */
export class DailyUsage {
  readonly #state: State
  readonly #name: string
  readonly #mostTokens: number
  #day = ""
  #counts = { requests: 0, tokens: 0 }
  #saving: Promise<unknown> = Promise.resolve()

  constructor(state: State, name: string, mostTokens = Number.POSITIVE_INFINITY) {
    this.#state = state
    this.#name = name
    this.#mostTokens = mostTokens
  }

  /** Throws `limit_exceeded` when the day's tokens are used up. */
  async check(): Promise<void> {
    await this.#turnPage()
    if (this.#counts.tokens >= this.#mostTokens) {
      throw new MemoryError("limit_exceeded", this.#sentence(), {
        remedy: "It goes on at midnight UTC; raise maxTokensPerDay to go on now.",
      })
    }
  }

  /** Adds one request; resolves when it is kept. */
  async add(tokens: number): Promise<void> {
    await this.#turnPage()
    this.#counts = { requests: this.#counts.requests + 1, tokens: this.#counts.tokens + tokens }
    const { bucket, key, counts } = { bucket: BUCKET, key: this.#key(), counts: this.#counts }
    this.#saving = this.#saving.then(() =>
      this.#state.set(bucket, key, counts, { expiresAt: Date.now() + KEPT_MS }).catch(() => undefined),
    )
    await this.#saving
  }

  /** Of today so far. */
  async today(): Promise<{ readonly requests: number; readonly tokens: number; readonly mostTokens?: number }> {
    await this.#turnPage()
    return { ...this.#counts, ...(Number.isFinite(this.#mostTokens) && { mostTokens: this.#mostTokens }) }
  }

  /** Why nothing is asked any more today; `undefined` while there is room. */
  usedUp(): { readonly why: string; readonly until: number } | undefined {
    if (this.#counts.tokens < this.#mostTokens) return undefined
    return { why: this.#sentence(), until: Date.parse(`${this.#day}T00:00:00Z`) + DAY_MS }
  }

  #sentence(): string {
    return `${this.#name}: today's ${this.#mostTokens} tokens are used up`
  }

  async #turnPage(): Promise<void> {
    const today = new Date().toISOString().slice(0, 10)
    if (today === this.#day) return
    this.#day = today
    const kept = counted.safeParse((await this.#state.get(BUCKET, this.#key()))?.value)
    this.#counts = kept.success ? kept.data : { requests: 0, tokens: 0 }
  }

  #key(): string {
    return `${this.#name}/${this.#day}`
  }
}

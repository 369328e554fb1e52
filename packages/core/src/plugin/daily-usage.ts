import { MemoryError } from "../contract/errors.ts"
import type { State } from "../contract/state.ts"
import { updateEntry } from "./update-entry.ts"

const BUCKET = "usage"
const DAY_MS = 86_400_000
/** Counts are stored for 400 days. */
const RETENTION_MS = 400 * DAY_MS
/** Prose has about four bytes per token in English. */
const BYTES_PER_TOKEN = 4

interface Counts {
  readonly requests: number
  readonly tokens: number
}

interface UsageReport extends Counts {
  readonly mostTokens?: number
  /** Why no requests are sent for the rest of the day; absent while the limit is not reached. */
  readonly paused?: { readonly why: string; readonly until: number }
}

/**
 * Counts the requests and tokens of a paid service per day (UTC) in the state, and enforces a daily limit on tokens for all processes that share it. `name` is
 * that of the service.
 */
export class DailyUsage {
  readonly #state: State
  readonly #name: string
  readonly #maxTokens: number

  constructor(state: State, name: string, mostTokens = Number.POSITIVE_INFINITY) {
    this.#state = state
    this.#name = name
    this.#maxTokens = mostTokens
  }

  /**
   * Sends a request with these texts and counts the tokens of its result, or an estimate if that has none. With a limit, the estimate is reserved before,
   * so that concurrent requests do not pass the limit together: `limit_exceeded` if the rest of the day's tokens is smaller, unless none were used
   * today. A process that ends meanwhile leaves its reservation counted.
   */
  async spend<Result>(
    texts: readonly string[],
    request: () => Promise<Result>,
    tokensOf: (result: Result) => number | undefined,
  ): Promise<Result> {
    const day = today()
    const estimate = estimateTokens(texts)
    const reserved = Number.isFinite(this.#maxTokens) ? await this.#reserve(day, estimate) : 0
    try {
      const result = await request()
      await this.#settle(day, 1, (tokensOf(result) ?? estimate) - reserved)
      return result
    } catch (failure) {
      if (reserved > 0) await this.#settle(day, 0, -reserved)
      throw failure
    }
  }

  /** Counts one request that was sent without a reservation. */
  async add(tokens: number): Promise<void> {
    await this.#settle(today(), 1, tokens)
  }

  /** Today's counts of all processes so far. */
  async report(): Promise<UsageReport> {
    const day = today()
    const counts = countsIn((await this.#state.get(BUCKET, this.#key(day)))?.value)
    const isUsedUp = counts.tokens >= this.#maxTokens
    const why = `${this.#name}: today's ${this.#maxTokens} tokens are used up`
    return {
      ...counts,
      ...(Number.isFinite(this.#maxTokens) && { mostTokens: this.#maxTokens }),
      ...(isUsedUp && { paused: { why, until: Date.parse(`${day}T00:00:00Z`) + DAY_MS } }),
    }
  }

  async #reserve(day: string, tokens: number): Promise<number> {
    await this.#update(day, (counts) => {
      const left = this.#maxTokens - counts.tokens
      // A request that is larger than the limit could never be sent.
      if (tokens > left && counts.tokens > 0) throw this.#limitExceeded(Math.max(0, left), tokens)
      return { ...counts, tokens: counts.tokens + tokens }
    })
    return tokens
  }

  /** A count that cannot be stored is lost: the request was answered. */
  async #settle(day: string, requests: number, tokens: number): Promise<void> {
    await this.#update(day, (counts) => ({
      requests: counts.requests + requests,
      tokens: Math.max(0, counts.tokens + tokens),
    })).catch(() => undefined)
  }

  async #update(day: string, change: (counts: Counts) => Counts): Promise<void> {
    const options = { expiresAt: Date.now() + RETENTION_MS }
    await updateEntry(this.#state, BUCKET, this.#key(day), (entry) => ({ ...change(countsIn(entry?.value)) }), options)
  }

  #limitExceeded(left: number, tokens: number): MemoryError {
    const sentence = `${this.#name}: ${left} of today's ${this.#maxTokens} tokens are left; the next request needs about ${tokens}`
    return new MemoryError("limit_exceeded", sentence, {
      remedy: "It goes on at midnight UTC; raise maxTokensPerDay to go on now.",
    })
  }

  #key(day: string): string {
    return `${this.#name}/${day}`
  }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function estimateTokens(texts: readonly string[]): number {
  return Math.max(1, Math.ceil(texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), 0) / BYTES_PER_TOKEN))
}

function countsIn(value: unknown): Counts {
  const { requests, tokens } = Object(value)
  return { requests: countOf(requests), tokens: countOf(tokens) }
}

function countOf(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0
}

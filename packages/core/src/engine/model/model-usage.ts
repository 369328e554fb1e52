import type { Entry, Json, State, Tenant } from "../../contract/index.ts"
import { MemoryError } from "../../contract/index.ts"
import { updateEntry } from "../../plugin/update-entry.ts"
import { dayOf } from "../observed/usage.ts"

/** What a model is called for. */
export type ModelCallKind = "distill" | "extract" | "forget" | "gate" | "summarise"

/** Calls of one kind, and their tokens as the provider counted them. */
export interface ModelCounts {
  readonly calls: number
  /** Calls that failed. Their tokens count only where the provider may have billed them. */
  readonly failed: number
  readonly input: number
  readonly output: number
}

export const NO_CALLS: ModelCounts = { calls: 0, failed: 0, input: 0, output: 0 }

const BUDGET = "model-budget"
const DAY_MS = 86_400_000
/** Counts are stored for 400 days. */
const RETENTION_MS = 400 * DAY_MS
const MAX_DAYS = 400

/** The ledger of model calls by tenant, day (UTC) and kind, and the daily budget of all tenants together. */
export class ModelUsage {
  readonly #state: State
  readonly #now: () => number
  readonly #mostTokens: number

  /** `mostTokens`: the daily budget, input and output together. Default: unlimited. */
  constructor(state: State, now: () => number, mostTokens = Number.POSITIVE_INFINITY) {
    this.#state = state
    this.#now = now
    this.#mostTokens = mostTokens
  }

  /** The daily budget; `undefined` without one. */
  get mostTokens(): number | undefined {
    return Number.isFinite(this.#mostTokens) ? this.#mostTokens : undefined
  }

  /**
   * Reserves tokens of today's budget before a call, atomically, so that concurrent calls never pass it. A process that
   * ends during a call leaves its reservation counted. `limit_exceeded` if the budget has no room.
   */
  async reserve(tokens: number): Promise<Reservation> {
    const day = dayOf(this.#now())
    await this.#changeBudget(day, (used) => {
      if (used + tokens > this.#mostTokens) throw this.#usedUp(used, tokens)
      return used + tokens
    })
    return { tokens, settle: (actual) => this.#settle(day, actual - tokens) }
  }

  /** Today's tokens, reservations of running calls included. */
  async today(): Promise<number> {
    return tokensIn(await this.#state.get(BUDGET, dayOf(this.#now())))
  }

  /** When the next day begins, in milliseconds since 1970. */
  get nextDayAt(): number {
    return (Math.floor(this.#now() / DAY_MS) + 1) * DAY_MS
  }

  async count(tenant: Tenant, kind: ModelCallKind, more: Partial<ModelCounts>): Promise<void> {
    const [bucket, key] = [modelUsageBucket(tenant), `${dayOf(this.#now())} ${kind}`]
    const sum = (entry: Entry | undefined) => ({ ...addCounts(countsIn(entry), { ...NO_CALLS, ...more }) })
    await updateEntry(this.#state, bucket, key, sum, { expiresAt: this.#now() + RETENTION_MS })
  }

  /** The counts since a day (`2026-11-22`), by kind. */
  async since(tenant: Tenant, day: string): Promise<ReadonlyMap<ModelCallKind, ModelCounts>> {
    const { items } = await this.#state.list(modelUsageBucket(tenant), { limit: MAX_DAYS, newestFirst: true })
    const sums = new Map<ModelCallKind, ModelCounts>()
    for (const entry of items) {
      const [of = "", name = ""] = entry.key.split(" ")
      // Only `count` writes the bucket.
      const kind = name as ModelCallKind
      if (of >= day) sums.set(kind, addCounts(sums.get(kind) ?? NO_CALLS, countsIn(entry)))
    }
    return sums
  }

  async #settle(day: string, difference: number): Promise<void> {
    await this.#changeBudget(day, (used) => Math.max(0, used + difference))
  }

  async #changeBudget(day: string, change: (used: number) => number): Promise<void> {
    const next = (entry: Entry | undefined) => ({ tokens: change(tokensIn(entry)) })
    await updateEntry(this.#state, BUDGET, day, next, { expiresAt: this.#now() + RETENTION_MS })
  }

  #usedUp(used: number, wanted: number): MemoryError {
    const left = Math.max(0, this.#mostTokens - used)
    return new MemoryError(
      "limit_exceeded",
      `${left} of today's ${this.#mostTokens} tokens for the model are left; the next call may need ${wanted}`,
      { remedy: "It goes on at midnight UTC; raise llm.maxTokensPerDay to go on now." },
    )
  }
}

/** Tokens that are reserved for one call. */
export interface Reservation {
  readonly tokens: number
  /** Replaces the reservation by what was used. */
  settle(actual: number): Promise<void>
}

/** The bucket of a tenant's calls. */
export function modelUsageBucket(tenant: Tenant): string {
  return `model-usage/${tenant}`
}

export function addCounts(one: ModelCounts, other: ModelCounts): ModelCounts {
  return {
    calls: one.calls + other.calls,
    failed: one.failed + other.failed,
    input: one.input + other.input,
    output: one.output + other.output,
  }
}

/** Only this file writes the bucket. */
function tokensIn(entry: Entry | undefined): number {
  return (entry?.value as { readonly tokens: number } | undefined)?.tokens ?? 0
}

/** Only this file writes the buckets. */
function countsIn(entry: Entry | undefined): ModelCounts {
  return { ...NO_CALLS, ...(entry?.value as Readonly<Record<keyof ModelCounts, Json>> as ModelCounts | undefined) }
}

import type { Json, Tenant } from "../../contract/memory.ts"
import type { Entry, State } from "../../contract/state.ts"
import type { Observation, Trace } from "./trace.ts"

/** What memory did for a tenant on one day (UTC). */
export interface DayOfUse {
  /** Requests that might have been given something. */
  readonly requests: number
  /** Of these, those that were given a block. */
  readonly hits: number
  /** Of these, those whose block held the profile alone. 0 on days of versions before this was counted. */
  readonly profileOnly: number
  /** Memories in these blocks. */
  readonly recalled: number
  /** Tokens of these blocks. */
  readonly tokens: number
  /** Memories that were made of turns. */
  readonly kept: number
  /** Requests of which a part of memory failed or came too late. */
  readonly degraded: number
}

/** A day on which nothing was asked. */
export const NO_USE: DayOfUse = { requests: 0, hits: 0, profileOnly: 0, recalled: 0, tokens: 0, kept: 0, degraded: 0 }

/** Counts by tenant and day, without a name or a text. They stay when traces go. */
export class Usage {
  readonly #state: State

  constructor(state: State) {
    this.#state = state
  }

  async count(items: readonly Observation[]): Promise<void> {
    const sums = new Map<string, { tenant: Tenant; day: string; sum: DayOfUse }>()
    for (const item of items) {
      const tenant = "trace" in item ? item.trace.owner.tenant : item.tenant
      const day = dayOf("trace" in item ? item.trace.at : item.at)
      const more = "trace" in item ? usedBy(item.trace) : { ...NO_USE, kept: item.first ? item.kept.length : 0 }
      const name = `${day} ${tenant}`
      sums.set(name, { tenant, day, sum: sumOfUse(sums.get(name)?.sum ?? NO_USE, more) })
    }
    await Promise.all([...sums.values()].map(({ tenant, day, sum }) => this.#add(tenant, day, sum)))
  }

  /** By day (`2026-11-22`), the last `days` of which anything is known. */
  async days(tenant: Tenant, days: number): Promise<ReadonlyMap<string, DayOfUse>> {
    const { items } = await this.#state.list(usageOf(tenant), { limit: Math.max(1, days), newestFirst: true })
    return new Map(items.map((entry) => [entry.key, dayIn(entry)]))
  }

  async #add(tenant: Tenant, day: string, more: DayOfUse): Promise<void> {
    for (;;) {
      const entry = await this.#state.get(usageOf(tenant), day)
      const sum = sumOfUse(entry ? dayIn(entry) : NO_USE, more)
      if (await this.#state.set(usageOf(tenant), day, { ...sum }, { revision: entry?.revision ?? 0 })) return
    }
  }
}

/** The day of a moment, UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function usedBy({ mode, recalled, profile = 0, tokens, degraded, again }: Trace): DayOfUse {
  const given = tokens > 0
  return {
    requests: again === true || mode === "on" || mode === "read" ? 1 : 0,
    hits: given ? 1 : 0,
    profileOnly: given && profile >= recalled.length ? 1 : 0,
    recalled: given ? recalled.length : 0,
    tokens,
    kept: 0,
    degraded: degraded.length > 0 ? 1 : 0,
  }
}

/** What was done on two days together. */
export function sumOfUse(one: DayOfUse, other: DayOfUse): DayOfUse {
  return {
    requests: one.requests + other.requests,
    hits: one.hits + other.hits,
    profileOnly: one.profileOnly + other.profileOnly,
    recalled: one.recalled + other.recalled,
    tokens: one.tokens + other.tokens,
    kept: one.kept + other.kept,
    degraded: one.degraded + other.degraded,
  }
}

/** The bucket of a tenant's days. */
export function usageOf(tenant: Tenant): string {
  return `usage/${tenant}`
}

/** Only this file writes the buckets. */
function dayIn({ value }: Entry): DayOfUse {
  return { ...NO_USE, ...(value as Readonly<Record<keyof DayOfUse, Json>> as Partial<DayOfUse>) }
}

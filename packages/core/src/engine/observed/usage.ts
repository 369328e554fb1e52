import type { Entry, Json, State, Tenant } from "../../contract/index.ts"
import { updateEntry } from "../../plugin/update-entry.ts"
import type { Observation, Trace } from "./trace.ts"

/** A tenant's usage on one day (UTC). */
export interface DayOfUse {
  /** Requests for which memory was on. */
  readonly requests: number
  /** How many of them got a block. */
  readonly hits: number
  /** How many blocks contained only the profile; 0 on days before this was counted. */
  readonly profileOnly: number
  /** Memories in these blocks. */
  readonly recalled: number
  /** Tokens of these blocks. */
  readonly tokens: number
  /** Memories that were created from turns. */
  readonly kept: number
  /** Requests for which a part failed or was late. */
  readonly degraded: number
}

/** A day without requests. */
export const NO_USE: DayOfUse = { requests: 0, hits: 0, profileOnly: 0, recalled: 0, tokens: 0, kept: 0, degraded: 0 }

/** Usage by tenant and day, without names or texts. It is kept when traces expire. */
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
      const more = "trace" in item ? usageOfTrace(item.trace) : { ...NO_USE, kept: item.first ? item.kept.length : 0 }
      const name = `${day} ${tenant}`
      sums.set(name, { tenant, day, sum: addUsage(sums.get(name)?.sum ?? NO_USE, more) })
    }
    await Promise.all([...sums.values()].map(({ tenant, day, sum }) => this.#add(tenant, day, sum)))
  }

  /** The usage by day (`2026-11-22`) of the last `days` that have any. */
  async days(tenant: Tenant, days: number): Promise<ReadonlyMap<string, DayOfUse>> {
    const { items } = await this.#state.list(usageBucket(tenant), { limit: Math.max(1, days), newestFirst: true })
    return new Map(items.map((entry) => [entry.key, readDay(entry)]))
  }

  async #add(tenant: Tenant, day: string, more: DayOfUse): Promise<void> {
    const sum = (entry: Entry | undefined) => ({ ...addUsage(entry ? readDay(entry) : NO_USE, more) })
    await updateEntry(this.#state, usageBucket(tenant), day, sum)
  }
}

/** The day of a moment, UTC. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

function usageOfTrace({ mode, recalled, profile = 0, tokens, degraded, again }: Trace): DayOfUse {
  const hasBlock = tokens > 0
  return {
    requests: again === true || mode === "on" || mode === "read" ? 1 : 0,
    hits: hasBlock ? 1 : 0,
    profileOnly: hasBlock && profile >= recalled.length ? 1 : 0,
    recalled: hasBlock ? recalled.length : 0,
    tokens,
    kept: 0,
    degraded: degraded.length > 0 ? 1 : 0,
  }
}

/** Adds the usage of two days. */
export function addUsage(one: DayOfUse, other: DayOfUse): DayOfUse {
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

/** The bucket of a tenant's usage. */
export function usageBucket(tenant: Tenant): string {
  return `usage/${tenant}`
}

/** Only this file writes the buckets. */
function readDay({ value }: Entry): DayOfUse {
  return { ...NO_USE, ...(value as Readonly<Record<keyof DayOfUse, Json>> as Partial<DayOfUse>) }
}

import type { Output, Routes } from "@keepsake/api"
import { type DayOfUse, dayOf, type MemoryEngine, type Tenant } from "@keepsake/core"

export type Use = NonNullable<Output<Routes["statistics"]>["use"]>

const DAY_MS = 86_400_000
const NONE: DayOfUse = { requests: 0, hits: 0, recalled: 0, tokens: 0, kept: 0, degraded: 0 }

/** What memory did for a tenant on each of the last days, as far as requests have been counted, and on all of them together. */
export async function useOf(memory: MemoryEngine, tenant: Tenant, days: number, now: number): Promise<Use> {
  const known = await memory.usage.days(tenant, days)
  const from = dayOf(now - (days - 1) * DAY_MS)
  const own = [...known].filter(([day]) => day >= from).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const total = own.reduce<DayOfUse>((sum, [, day]) => plus(sum, day), NONE)
  return { total: withRate(total), days: own.map(([day, of]) => ({ day, ...withRate(of) })) }
}

function plus(one: DayOfUse, other: DayOfUse): DayOfUse {
  return {
    requests: one.requests + other.requests,
    hits: one.hits + other.hits,
    recalled: one.recalled + other.recalled,
    tokens: one.tokens + other.tokens,
    kept: one.kept + other.kept,
    degraded: one.degraded + other.degraded,
  }
}

function withRate(of: DayOfUse): Use["total"] {
  return { ...of, hitRate: of.requests === 0 ? null : of.hits / of.requests }
}

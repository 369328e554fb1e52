import type { RouteOutput, Routes } from "@keepsake/api"
import type { MemoryEngine, Tenant } from "@keepsake/core"
import { addUsage, type DayOfUse, dayOf, NO_USE } from "@keepsake/core/internal"

export type UsageReport = NonNullable<RouteOutput<Routes["statistics"]>["use"]>

const DAY_MS = 86_400_000

/** The use of memory by a tenant on each of the last days, and in total. */
export async function reportUsage(
  memory: MemoryEngine,
  tenant: Tenant,
  days: number,
  now: number,
): Promise<UsageReport> {
  const known = await memory.usage.days(tenant, days)
  const from = dayOf(now - (days - 1) * DAY_MS)
  const own = [...known].filter(([day]) => day >= from).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const total = own.reduce<DayOfUse>((sum, [, day]) => addUsage(sum, day), NO_USE)
  return { total: withRate(total), days: own.map(([day, of]) => ({ day, ...withRate(of) })) }
}

function withRate(of: DayOfUse): UsageReport["total"] {
  const helped = of.hits - of.profileOnly
  const share = (some: number): number | null => (of.requests === 0 ? null : some / of.requests)
  return { ...of, hitRate: share(of.hits), helped, helpedRate: share(helped) }
}

import type { RouteOutput, Routes } from "@keepsake/api"
import type { Memory } from "@keepsake/core"
import { reachOf, SUMMARY_CATEGORY } from "@keepsake/core/internal"
import { type Handlers, type ManagementParts, respond } from "../handler.ts"
import { countByDay, largestTenants, type MemoryStats, memoryStats } from "../memory-stats.ts"
import { resolveTarget } from "../request-target.ts"
import { memoryToWire } from "../to-wire.ts"
import { reportUsage, type UsageReport } from "../usage-report.ts"

type Statistics = RouteOutput<Routes["statistics"]>

const LISTED = 10

/** Statistics of memories and their use. */
export function statisticsHandlers({ memory, owner: sources }: ManagementParts) {
  return {
    async statistics({ caller, headers, query }) {
      const { days, perMillion, ...named } = query
      const place = resolveTarget(caller, headers, sources, named)
      const reach = reachOf(place.owner, { ...memory.settings, ...place.as }, place.scope)
      const sight = { scope: reach.scope, where: { ...place.where, ...reach.where } }
      const { tenant } = place.owner
      const now = Date.now()
      const namesNone = (named.tenant ?? named.apiKeyId ?? named.instanceId) === undefined
      const [census, growth, use, tenants] = await Promise.all([
        memoryStats(memory.store, sight, now),
        countByDay(memory.store, sight, days, now),
        reach.scope.pools === "all" ? memory.traces.settled().then(() => reportUsage(memory, tenant, days, now)) : null,
        caller.role === "admin" && namesNone ? largestTenants(memory) : null,
      ])
      const { total, byType, byCategory, byOrigin, byStatus } = census
      return respond({
        tenant,
        memories: { total, byType, byCategory, byOrigin, byStatus },
        tenants,
        growth,
        use,
        cost: perMillion === undefined || use === null ? null : costOf(use, perMillion),
        ...listByUse(census),
      })
    },
  } satisfies Partial<Handlers>
}

function listByUse({ newest }: MemoryStats): Pick<Statistics, "top" | "neverUsed" | "looked"> {
  const uses = ({ signals }: Memory): number => signals?.uses ?? 0
  const used = newest.filter((one) => uses(one) > 0).toSorted((one, other) => uses(other) - uses(one))
  // Turns are stored as history. Only facts that are never used may be noise.
  const never = newest.filter((one) => uses(one) === 0 && one.category !== "turn" && one.category !== SUMMARY_CATEGORY)
  return {
    top: used.slice(0, LISTED).map(memoryToWire),
    neverUsed: { count: never.length, oldest: never.toReversed().slice(0, LISTED).map(memoryToWire) },
    looked: newest.length,
  }
}

function costOf({ total }: UsageReport, perMillion: number): NonNullable<Statistics["cost"]> {
  return { perMillion, estimate: (total.tokens * perMillion) / 1_000_000 }
}

import type { Output, Routes } from "@keepsake/api"
import { type Memory, reachOf } from "@keepsake/core"
import { type Census, censusOf, growthOf, largestTenants } from "../census.ts"
import type { Handlers, ManagementParts } from "../handler.ts"
import { placeOf } from "../place.ts"
import { type Use, useOf } from "../use-of-memory.ts"
import { memoryOnTheWire } from "../wire.ts"

type Statistics = Output<Routes["statistics"]>

const LISTED = 10

/** How much is known, and what comes of it. */
export function statisticsHandlers({ memory, owner: sources }: ManagementParts) {
  return {
    async statistics({ caller, headers, query }) {
      const { days, perMillion, ...named } = query
      const place = placeOf(caller, headers, sources, named)
      const reach = reachOf(place.owner, place.as.agents ?? memory.settings.agents, place.scope)
      const sight = { scope: reach.scope, where: { ...place.where, ...reach.where } }
      const { tenant } = place.owner
      const now = Date.now()
      const namesNone = (named.tenant ?? named.apiKeyId ?? named.instanceId) === undefined
      const [census, growth, use, tenants] = await Promise.all([
        censusOf(memory.store, sight, now),
        growthOf(memory.store, sight, days, now),
        reach.scope.pools === "all" ? memory.traces.settled().then(() => useOf(memory, tenant, days, now)) : null,
        caller.role === "admin" && namesNone ? largestTenants(memory) : null,
      ])
      const { total, byType, byCategory, byOrigin, byStatus } = census
      return {
        status: 200,
        body: {
          tenant,
          memories: { total, byType, byCategory, byOrigin, byStatus },
          tenants,
          growth,
          use,
          cost: perMillion === undefined || use === null ? null : costOf(use, perMillion),
          ...usedAndNever(census),
        },
      }
    },
  } satisfies Partial<Handlers>
}

function usedAndNever({ newest }: Census): Pick<Statistics, "top" | "neverUsed" | "looked"> {
  const uses = ({ signals }: Memory): number => signals?.uses ?? 0
  const used = newest.filter((one) => uses(one) > 0).toSorted((one, other) => uses(other) - uses(one))
  // What was said stays for its own sake; a fact that nobody ever needs may be noise.
  const never = newest.filter((one) => uses(one) === 0 && one.category !== "turn")
  return {
    top: used.slice(0, LISTED).map(memoryOnTheWire),
    neverUsed: { count: never.length, oldest: never.toReversed().slice(0, LISTED).map(memoryOnTheWire) },
    looked: newest.length,
  }
}

function costOf({ total }: Use, perMillion: number): NonNullable<Statistics["cost"]> {
  return { perMillion, estimate: (total.tokens * perMillion) / 1_000_000 }
}

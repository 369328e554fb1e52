import type { Output, Routes } from "@keepsake/api"
import { type DayOfUse, dayOf, type Memory, type MemoryEngine, reachOf, type Tenant } from "@keepsake/core"
import { type Census, censusOf, growthOf, largestTenants } from "../census.ts"
import type { Handlers, Parts } from "../handler.ts"
import { placeOf } from "../place.ts"
import { memoryOnTheWire } from "../wire.ts"

type Statistics = Output<Routes["statistics"]>
type Use = NonNullable<Statistics["use"]>

const DAY_MS = 86_400_000
const LISTED = 10

/** How much is known, and what comes of it. */
export function statisticsHandlers({ memory, owner: sources }: Parts) {
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
        reach.scope.pools === "all" ? useOf(memory, tenant, days, now) : null,
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

async function useOf(memory: MemoryEngine, tenant: Tenant, days: number, now: number): Promise<Use> {
  await memory.traces.settled()
  const known = await memory.usage.days(tenant, days)
  const from = dayOf(now - (days - 1) * DAY_MS)
  const own = [...known].filter(([day]) => day >= from).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const total = own.reduce<DayOfUse>((sum, [, day]) => plus(sum, day), NONE)
  return { total: withRate(total), days: own.map(([day, of]) => ({ day, ...withRate(of) })) }
}

const NONE: DayOfUse = { requests: 0, hits: 0, recalled: 0, tokens: 0, kept: 0, degraded: 0 }

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

function costOf({ total }: Use, perMillion: number): NonNullable<Statistics["cost"]> {
  return { perMillion, estimate: (total.tokens * perMillion) / 1_000_000 }
}

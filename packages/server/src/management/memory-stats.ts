import {
  type Memory,
  type MemoryEngine,
  type Scope,
  STATUSES,
  type Store,
  type Tenant,
  type Where,
} from "@keepsake/core"
import { type Counts, count, dayOf, each } from "@keepsake/core/internal"

/** Counts of the memories that a key may read. */
export interface MemoryStats {
  readonly total: number
  readonly byType: Counts["groups"]
  readonly byCategory: Counts["groups"]
  readonly byOrigin: Counts["groups"]
  readonly byStatus: Counts["groups"]
  /** Active memories, newest first, at most 5,000. */
  readonly newest: readonly Memory[]
}
interface StatsScope {
  readonly scope: Scope
  readonly where: Where
}

const DAY_MS = 86_400_000
const MAX_NEWEST = 5_000
const MAX_TENANTS = 100

/** Counts in the database if it supports that, else by reading. */
export async function memoryStats(store: Store, sight: StatsScope, now: number): Promise<MemoryStats> {
  const { scope } = sight
  const where = { ...sight.where, at: now }
  const [newest, type, category, origin, status] = await Promise.all([
    listNewest(store, { scope, where }),
    count(store, scope, where, "type"),
    count(store, scope, where, "category"),
    count(store, scope, where, "origin"),
    count(store, scope, { ...sight.where, status: STATUSES }, "status"),
  ])
  return {
    total: type.total,
    byType: type.groups,
    byCategory: category.groups,
    byOrigin: origin.groups,
    byStatus: status.groups,
    newest,
  }
}

/** Existing memories by the day of their creation, oldest first. */
export function countByDay(
  store: Store,
  sight: StatsScope,
  days: number,
  now: number,
): Promise<{ readonly day: string; readonly created: number }[]> {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const starts = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * DAY_MS)
  return Promise.all(
    starts.map(async (from) => {
      const where = { ...sight.where, createdAt: { from, below: from + DAY_MS } }
      const { total } = await count(store, sight.scope, where)
      return { day: dayOf(from), created: total }
    }),
  )
}

/** The tenants with the most memories, largest first. */
export async function largestTenants({
  store,
  tenants,
}: MemoryEngine): Promise<{ readonly tenant: Tenant; readonly memories: number }[]> {
  const sizes: { tenant: Tenant; memories: number }[] = []
  for (const tenant of await tenants()) {
    const { total } = await count(store, { tenant, pools: "all" }, {})
    sizes.push({ tenant, memories: total })
  }
  return sizes.toSorted((one, other) => other.memories - one.memories).slice(0, MAX_TENANTS)
}

async function listNewest(store: Store, { scope, where }: StatsScope): Promise<readonly Memory[]> {
  const matches: Memory[] = []
  for await (const memory of each((page) => store.list(scope, { ...page, where }))) {
    matches.push(memory)
    if (matches.length >= MAX_NEWEST) break
  }
  return matches
}

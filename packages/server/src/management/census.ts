import type { Memory, Page, Pool, Scope, Status, Store, TallyBy, Where } from "@keepsake/core"
import { dayOf } from "@keepsake/core"

type Counts = Record<string, number>

/** What a key may see, counted. */
export interface Census {
  readonly total: number
  readonly byType: Counts
  readonly byCategory: Counts
  readonly byOrigin: Counts
  readonly byStatus: Counts
  /** Active ones, newest first, at most 5,000. */
  readonly newest: readonly Memory[]
}
interface Sight {
  readonly scope: Scope
  readonly where: Where
}

const DAY_MS = 86_400_000
const PAGE = 200
const MOST_LOOKED_AT = 5_000
const MOST_TENANTS = 100
const ANY: readonly Status[] = ["active", "quarantined", "superseded", "archived"]

/** Counted by the database where it can, else by reading. */
export async function censusOf(store: Store, sight: Sight, now: number): Promise<Census> {
  const where = { ...sight.where, at: now }
  const [newest, type, category, origin, status] = await Promise.all([
    newestOf(store, { ...sight, where }),
    counted(store, { ...sight, where }, "type"),
    counted(store, { ...sight, where }, "category"),
    counted(store, { ...sight, where }, "origin"),
    counted(store, { ...sight, where: { ...sight.where, status: ANY } }, "status"),
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

/** By day, oldest first: what was made on it and still stands. */
export function growthOf(
  store: Store,
  sight: Sight,
  days: number,
  now: number,
): Promise<{ readonly day: string; readonly created: number }[]> {
  const today = Math.floor(now / DAY_MS) * DAY_MS
  const starts = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * DAY_MS)
  return Promise.all(
    starts.map(async (from) => {
      const where = { ...sight.where, createdAt: { from, below: from + DAY_MS } }
      const { total } = await counted(store, { ...sight, where }, undefined)
      return { day: dayOf(from), created: total }
    }),
  )
}

/** The largest tenants, without those of Keepsake's own. */
export async function tenantSizes(store: Store): Promise<{ readonly tenant: string; readonly memories: number }[]> {
  const tenants = new Map<string, Pool["tenant"]>()
  let cursor: string | undefined
  do {
    const page: Page<Pool> = await store.pools(undefined, { limit: PAGE, ...(cursor !== undefined && { cursor }) })
    for (const { tenant } of page.items) if (!tenant.startsWith("keepsake:")) tenants.set(tenant, tenant)
    cursor = page.next
  } while (cursor !== undefined)
  const sizes: { tenant: string; memories: number }[] = []
  for (const tenant of tenants.values()) {
    const { total } = await counted(store, { scope: { tenant, pools: "all" }, where: {} }, undefined)
    sizes.push({ tenant, memories: total })
  }
  return sizes.toSorted((one, other) => other.memories - one.memories).slice(0, MOST_TENANTS)
}

async function counted(
  store: Store,
  { scope, where }: Sight,
  by: Extract<TallyBy, "type" | "category" | "origin" | "status"> | undefined,
): Promise<{ readonly total: number; readonly groups: Counts }> {
  if (store.tally !== undefined) {
    const { total, groups } = await store.tally.count(scope, where, by)
    return { total, groups: { ...groups } }
  }
  const groups: Counts = {}
  let total = 0
  for await (const memory of walk(store, { scope, where })) {
    total++
    if (by === undefined) continue
    const name = by === "origin" ? memory.source.origin : memory[by]
    groups[name] = (groups[name] ?? 0) + 1
  }
  return { total, groups }
}

async function newestOf(store: Store, sight: Sight): Promise<readonly Memory[]> {
  const found: Memory[] = []
  for await (const memory of walk(store, sight)) {
    found.push(memory)
    if (found.length >= MOST_LOOKED_AT) break
  }
  return found
}

async function* walk(store: Store, { scope, where }: Sight): AsyncGenerator<Memory> {
  let cursor: string | undefined
  do {
    const page: Page<Memory> = await store.list(scope, { limit: PAGE, where, ...(cursor !== undefined && { cursor }) })
    yield* page.items
    cursor = page.next
  } while (cursor !== undefined)
}

import type { Scope } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { Condition } from "../rows/where-sql.ts"

/** A scope as the numeric ids used in rows. */
export interface ScopeRows {
  readonly tenant: number
  readonly pools: readonly [number, ...number[]] | "all"
}

/** Looks up the ids of tenants and pools. Ids never change and are never reused, so they are cached. */
export class Scopes {
  readonly #find: (name: string) => number | undefined
  readonly #findPool: (tenant: number, name: string) => number | undefined
  readonly #tenants = new Map<string, number>()
  readonly #pools = new Map<string, number>()

  constructor(database: Database) {
    const tenant = database.prepare<[string], number>("SELECT id FROM tenants WHERE name = ?").pluck()
    const pool = database
      .prepare<[number, string], number>("SELECT id FROM pools WHERE tenant = ? AND name = ?")
      .pluck()
    this.#find = (name) => tenant.get(name)
    this.#findPool = (of, name) => pool.get(of, name)
  }

  /** `undefined` if nothing was ever written there. */
  reach({ tenant: name, pools }: Scope): ScopeRows | undefined {
    const tenant = getCached(this.#tenants, name, () => this.#find(name))
    if (tenant === undefined) return undefined
    if (pools === "all") return { tenant, pools }
    const matches = new Set(
      pools.flatMap((pool) => getCached(this.#pools, `${tenant} ${pool}`, () => this.#findPool(tenant, pool)) ?? []),
    )
    const [first, ...rest] = matches
    return first === undefined ? undefined : { tenant, pools: [first, ...rest] }
  }
}

/** Condition that a row `m` of `memories` is live and in the scope. */
export function scopeSql({ tenant, pools }: ScopeRows): Condition {
  if (pools === "all") return { sql: "m.state = 'live' AND m.tenant = ?", values: [tenant] }
  if (pools.length === 1) return { sql: "m.state = 'live' AND m.pool = ?", values: pools }
  return { sql: "m.state = 'live' AND m.pool IN (SELECT value FROM json_each(?))", values: [JSON.stringify(pools)] }
}

const KEPT = 10_000

function getCached(known: Map<string, number>, name: string, find: () => number | undefined): number | undefined {
  const before = known.get(name)
  if (before !== undefined) return before
  const found = find()
  if (found === undefined) return undefined
  if (known.size >= KEPT) known.clear()
  known.set(name, found)
  return found
}

import { createHmac, randomBytes } from "node:crypto"
import { ERASED_POOL, type Pool, type Scope } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, type Sql, sql } from "../database/sql.ts"
import { columnText } from "./column-text.ts"

/** A pool as the numbers that rows have. */
export interface PoolKey {
  readonly tenant: number
  readonly pool: number
}
/** A scope as the numbers that rows have. */
export interface ScopeKeys {
  readonly tenant: number
  readonly pools: readonly number[] | "all"
}

const MAX_CACHED = 10_000

/** Numbers of tenants and pools. They never change and are never reused, so they are cached, whoever else writes. */
export class PoolKeys {
  readonly #database: PostgresDatabase
  readonly #tenants = new Map<string, number>()
  readonly #pools = new Map<string, number>()

  constructor(database: PostgresDatabase) {
    this.#database = database
  }

  /** `undefined` if nothing was ever written there. */
  async find({ tenant: name, name: poolName }: Pool): Promise<PoolKey | undefined> {
    const keys = await this.findScope({ tenant: name, pools: [poolName] })
    const [pool] = keys?.pools === "all" ? [] : (keys?.pools ?? [])
    return keys === undefined || pool === undefined ? undefined : { tenant: keys.tenant, pool }
  }

  /** `undefined` if nothing was ever written there. */
  async findScope({ tenant: name, pools }: Scope): Promise<ScopeKeys | undefined> {
    const tenant = await this.findTenant(name)
    if (tenant === undefined) return undefined
    if (pools === "all") return { tenant, pools }
    const unknown = pools.filter((pool) => !this.#pools.has(poolName(tenant, pool)))
    if (unknown.length > 0) {
      const rows = await this.#database.read<{ readonly pool: number; readonly place: number }>(
        sql`SELECT p.pool, n.place FROM unnest(${unknown.map(columnText)}::text[]) WITH ORDINALITY AS n(name, place)
          JOIN keepsake.pools p ON p.tenant = ${tenant}::int AND p.name = n.name`,
      )
      for (const { pool, place } of rows) remember(this.#pools, poolName(tenant, unknown[place - 1] ?? ""), pool)
    }
    const found = [...new Set(pools)].flatMap((pool) => this.#pools.get(poolName(tenant, pool)) ?? [])
    return found.length === 0 ? undefined : { tenant, pools: found }
  }

  /** The numbers of a pool, assigned at its first write. */
  async assign(pool: Pool): Promise<PoolKey> {
    const existing = await this.find(pool)
    if (existing !== undefined) return existing
    const tenant = (await this.findTenant(pool.tenant)) ?? (await this.#addTenant(pool.tenant))
    const name = columnText(pool.name)
    return this.#database.transaction(async (transaction) => {
      const [row] = await transaction.query<{ readonly salt: string | null }>(
        sql`SELECT salt FROM keepsake.tenants WHERE tenant = ${tenant}::int`,
      )
      // A pool whose name was erased gets it again, so that writes still meet the tombstones of its memories.
      if (row?.salt != null) {
        transaction.send(
          sql`UPDATE keepsake.pools SET name = ${name}::text WHERE tenant = ${tenant}::int AND name = ${hashedName(row.salt, name)}::text`,
        )
      }
      transaction.send(
        sql`INSERT INTO keepsake.pools (tenant, name) VALUES (${tenant}::int, ${name}::text) ON CONFLICT (tenant, name) DO NOTHING`,
      )
      const reading = transaction.query<{ readonly pool: number }>(
        sql`SELECT pool FROM keepsake.pools WHERE tenant = ${tenant}::int AND name = ${name}::text`,
      )
      const [[added]] = await Promise.all([reading, transaction.commit()])
      if (added === undefined) throw new Error("The pool was not added")
      return { tenant, pool: added.pool }
    })
  }

  /** Replaces the name of each pool that has no memory, no entry and no job by a keyed hash. */
  async replaceErasedNames(): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const candidates = await transaction.query<{
        readonly tenant: number
        readonly pool: number
        readonly name: string
        readonly salt: string | null
      }>(
        sql`SELECT p.tenant, p.pool, p.name, t.salt FROM keepsake.pools p JOIN keepsake.tenants t ON t.tenant = p.tenant
          WHERE p.kept = 0 AND NOT starts_with(p.name, ${ERASED_POOL}::text)
          AND NOT EXISTS (SELECT 1 FROM keepsake.entries e WHERE e.tenant = p.tenant AND e.pool = p.pool)
          AND NOT EXISTS (SELECT 1 FROM keepsake.jobs j WHERE j.tenant = p.tenant AND j.pool = p.pool)
          ORDER BY p.tenant, p.pool FOR UPDATE OF p, t`,
      )
      const salts = new Map<number, string>()
      for (const { tenant, pool, name, salt } of candidates) {
        const key = salt ?? salts.get(tenant) ?? randomBytes(16).toString("base64url")
        if (salt === null && !salts.has(tenant)) {
          transaction.send(sql`UPDATE keepsake.tenants SET salt = ${key}::text WHERE tenant = ${tenant}::int`)
        }
        salts.set(tenant, key)
        transaction.send(
          sql`UPDATE keepsake.pools SET name = ${hashedName(key, name)}::text WHERE tenant = ${tenant}::int AND pool = ${pool}::int`,
        )
      }
    })
  }

  /** The number of a tenant; `undefined` if nothing was ever written for it. */
  async findTenant(name: string): Promise<number | undefined> {
    const cached = this.#tenants.get(name)
    if (cached !== undefined) return cached
    const [row] = await this.#database.read<{ readonly tenant: number }>(
      sql`SELECT tenant FROM keepsake.tenants WHERE name = ${columnText(name)}::text`,
    )
    if (row !== undefined) remember(this.#tenants, name, row.tenant)
    return row?.tenant
  }

  async #addTenant(name: string): Promise<number> {
    await this.#database.transaction(async (transaction) => {
      transaction.send(
        sql`INSERT INTO keepsake.tenants (name) VALUES (${columnText(name)}::text) ON CONFLICT (name) DO NOTHING`,
      )
    })
    const tenant = await this.findTenant(name)
    if (tenant === undefined) throw new Error("The tenant was not added")
    return tenant
  }
}

/** Condition that a row `m` of `memories` is live and in the scope. */
export function scopeCondition({ tenant, pools }: ScopeKeys): Sql {
  return allOf([
    rawSql("m.state = 'live'"),
    sql`m.tenant = ${tenant}::int`,
    ...(pools === "all"
      ? []
      : [pools.length === 1 ? sql`m.pool = ${pools[0]}::int` : sql`m.pool = ANY (${pools}::int[])`]),
  ])
}

function poolName(tenant: number, pool: string): string {
  return `${tenant} ${pool}`
}

/** Hides a name from readers of the database. Somebody who guesses it can confirm it with the salt. */
function hashedName(salt: string, name: string): string {
  return `${ERASED_POOL}${createHmac("sha256", salt).update(name).digest("base64url")}`
}

function remember(cache: Map<string, number>, name: string, value: number): void {
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(name, value)
}

import type { Pool } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { ErasedPoolNames } from "./erased-pool-names.ts"

/** A pool as the numeric ids used in rows. */
export interface PoolNumbers {
  readonly tenant: number
  readonly pool: number
}

/** Assigns numeric ids to tenants and pools at their first write. */
export class PoolNumberStore {
  readonly #findTenant
  readonly #addTenant
  readonly #findPool
  readonly #addPool
  readonly #erased

  constructor(database: Database) {
    this.#findTenant = database.prepare<[string], number>("SELECT id FROM tenants WHERE name = ?").pluck()
    this.#addTenant = database.prepare<[string]>("INSERT INTO tenants (name) VALUES (?)")
    this.#findPool = database
      .prepare<[number, string], number>("SELECT id FROM pools WHERE tenant = ? AND name = ?")
      .pluck()
    this.#addPool = database.prepare<[number, string]>("INSERT INTO pools (tenant, name) VALUES (?, ?)")
    this.#erased = new ErasedPoolNames(database)
  }

  find({ tenant: name, name: poolName }: Pool): PoolNumbers | undefined {
    const tenant = this.#findTenant.get(name)
    const pool = tenant === undefined ? undefined : this.#findPool.get(tenant, poolName)
    return tenant === undefined || pool === undefined ? undefined : { tenant, pool }
  }

  numbersOf({ tenant: name, name: poolName }: Pool): PoolNumbers {
    const tenant = this.#findTenant.get(name) ?? Number(this.#addTenant.run(name).lastInsertRowid)
    const pool =
      this.#findPool.get(tenant, poolName) ??
      this.#erased.restore(tenant, poolName) ??
      Number(this.#addPool.run(tenant, poolName).lastInsertRowid)
    return { tenant, pool }
  }
}

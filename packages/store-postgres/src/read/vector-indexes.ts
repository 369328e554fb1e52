import type { PostgresDatabase } from "../database/database.ts"
import { quoteIdentifier, sql } from "../database/sql.ts"

/** What `halfvec` in an index may have. */
const MAX_DIMENSIONS = 4_000
/** Time until a missing index is looked for again. */
const RECHECK_MS = 60_000

interface IndexRow {
  readonly name: string
  readonly valid: boolean
  readonly building: boolean
}

/**
 * Approximate indexes (HNSW) of single large pools. One index over all pools would filter afterwards: the nearest vectors are mostly of other tenants, and
 * a small pool would be found in part or slowly. An index is built in the background, without a lock that writers notice, when its pool is searched.
 */
export class VectorIndexes {
  readonly #database: PostgresDatabase
  readonly #minVectors: number
  readonly #valid = new Set<string>()
  readonly #checkedAt = new Map<string, number>()
  readonly #building = new Map<string, Promise<void>>()

  /** `minVectors`: pools with fewer are compared one by one. */
  constructor(database: PostgresDatabase, minVectors: number) {
    this.#database = database
    this.#minVectors = minVectors
  }

  /** The pools that have an index which can be used now. Begins to build those that are missing. */
  async covered(
    tenant: number,
    space: number,
    dimensions: number,
    pools: readonly { readonly pool: number; readonly n: number }[],
  ): Promise<ReadonlySet<number>> {
    const large = dimensions > MAX_DIMENSIONS ? [] : pools.filter(({ n }) => n >= this.#minVectors)
    const covered = new Set<number>()
    for (const { pool } of large) {
      const name = `near_${tenant}_${pool}_${space}`
      if (this.#valid.has(name)) covered.add(pool)
      else if (await this.#isUsable(name, { tenant, pool, space, dimensions })) covered.add(pool)
    }
    return covered
  }

  /** Removes the indexes of these spaces. */
  async drop(spaces: readonly number[]): Promise<void> {
    const names = await this.#find(`near_[0-9]+_[0-9]+_(${spaces.join("|")})`)
    for (const { name } of names) {
      this.#valid.delete(name)
      await this.#database.maintain(`DROP INDEX CONCURRENTLY IF EXISTS keepsake.${quoteIdentifier(name)}`)
    }
  }

  /** Resolves when no index is being built. */
  async settled(): Promise<void> {
    await Promise.all(this.#building.values())
  }

  async #isUsable(name: string, about: Built): Promise<boolean> {
    const now = performance.now()
    if (this.#building.has(name) || now - (this.#checkedAt.get(name) ?? -RECHECK_MS) < RECHECK_MS) return false
    this.#checkedAt.set(name, now)
    const [found] = await this.#find(name)
    if (found?.valid === true) {
      this.#valid.add(name)
      return true
    }
    // Another server builds it.
    if (found?.building === true) return false
    const building = this.#build(name, about, found !== undefined)
      .then(() => {
        this.#valid.add(name)
      })
      // Without the index all vectors are compared; it is tried again a minute later.
      .catch(() => undefined)
      .finally(() => this.#building.delete(name))
    this.#building.set(name, building)
    return false
  }

  async #build(name: string, { tenant, pool, space, dimensions }: Built, isBroken: boolean): Promise<void> {
    const { extension } = this.#database.vectors
    if (extension === undefined) return
    const [row] = await this.#database.read<{ readonly table: string }>(
      sql`SELECT v.tableoid::regclass::text AS table FROM keepsake.vectors v
        WHERE v.tenant = ${tenant}::int AND v.pool = ${pool}::int AND v.space = ${space}::int LIMIT 1`,
    )
    if (row === undefined) return
    // A server that crashed while it built the index leaves one that cannot be used.
    if (isBroken) await this.#database.maintain(`DROP INDEX CONCURRENTLY IF EXISTS keepsake.${quoteIdentifier(name)}`)
    const half = extension.halfVectorType(dimensions).parts.join("")
    const operators = extension.halfVectorClass.parts.join("")
    await this.#database.maintain(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS ${quoteIdentifier(name)} ON ${row.table}
        USING hnsw ((vector::${half}) ${operators}) WITH (ef_construction = 128)
        WHERE tenant = ${tenant} AND pool = ${pool} AND space = ${space}`,
    )
  }

  /** `pattern` has only characters of names of such indexes, and what repeats them. */
  #find(pattern: string): Promise<readonly IndexRow[]> {
    return this.#database.read<IndexRow>(
      sql`SELECT c.relname AS name, i.indisvalid AS valid,
          EXISTS (SELECT 1 FROM pg_catalog.pg_stat_progress_create_index p WHERE p.index_relid = i.indexrelid) AS building
        FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indexrelid
        WHERE c.relnamespace = (SELECT relnamespace FROM pg_catalog.pg_class WHERE oid = 'keepsake.vectors'::regclass)
          AND c.relname ~ ${`^${pattern}$`}::text`,
    )
  }
}

interface Built {
  readonly tenant: number
  readonly pool: number
  readonly space: number
  readonly dimensions: number
}

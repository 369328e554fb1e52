import {
  type CallOptions,
  cursorAt,
  type Embedding,
  type Hit,
  type Memory,
  MemoryError,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  placeOf,
  type Scope,
  type SearchOptions,
  STATUSES,
} from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, type Sql, sql } from "../database/sql.ts"
import { columnText, fromColumnText } from "../rows/column-text.ts"
import { type BodyRow, bodyTables, signalColumnList, toMemory } from "../rows/memory-body.ts"
import { type PoolKeys, type ScopeKeys, scopeCondition } from "../rows/pool-keys.ts"
import { embeddingColumn } from "../rows/spaces.ts"
import { toVectorText } from "../rows/vector-text.ts"
import { notAmong, whereCondition } from "../rows/where-condition.ts"
import type { VectorExtension } from "../schema/vector-schema.ts"
import { otherDimensions } from "../write/vector-changes.ts"
import type { HitColumns, HitContents, HitReading } from "./hit-contents.ts"
import { isCreation } from "./page-positions.ts"
import type { VectorIndexes } from "./vector-indexes.ts"

/** First only this many times the limit of the nearest vectors is compared with the filter, then all of them. */
const COMPARED_PER_HIT = 4
/** As above, where an approximate index has the pool's vectors. */
const COMPARED_BY_INDEX = [4, 40]
/** Candidates that the approximate index keeps while it searches: its recall grows with it, and so does its time. */
const MIN_SEARCHED = 200
const MAX_SEARCHED = 1_000

interface HitRow extends HitColumns {
  readonly compared: number
}
/** A space that has vectors, and how many a pool of the scope has. */
interface HeldRow {
  readonly space: number
  readonly name: string
  readonly dimensions: number
  readonly pool: number | null
  readonly n: number | null
}
interface Target {
  readonly keys: ScopeKeys
  readonly space: number
  readonly query: Embedding
  /** The pools with vectors in the space. */
  readonly pools: readonly { readonly pool: number; readonly n: number }[]
  /** Those whose vectors are in an approximate index. */
  readonly indexed: ReadonlySet<number>
  readonly reading: HitReading
}

/** Finds the memories of a scope with the most similar vectors: by comparing all, and in large pools with an approximate index of the pool. */
export class VectorSearch {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys
  readonly #contents: HitContents
  readonly #indexes: VectorIndexes

  constructor(database: PostgresDatabase, pools: PoolKeys, contents: HitContents, indexes: VectorIndexes) {
    this.#database = database
    this.#pools = pools
    this.#contents = contents
    this.#indexes = indexes
  }

  async search(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]> {
    const keys = await this.#pools.findScope(scope)
    const held = await this.#held(keys, options)
    const space = spaceOf(held, query)
    if (space === undefined || keys === undefined || options.limit === 0) return []
    const pools = held.flatMap((row) =>
      row.space === space && row.pool !== null && row.n !== null ? [{ pool: row.pool, n: row.n }] : [],
    )
    if (pools.length === 0) return []
    const indexed = await this.#indexes.covered(keys.tenant, space, query.values.length, pools)
    const reading = this.#contents.begin(keys.tenant, scope, options)
    const target = { keys, space, query, pools, indexed, reading }
    const { read } = reading
    const attempts = indexed.size > 0 ? COMPARED_BY_INDEX : [COMPARED_PER_HIT]
    for (const most of attempts.map((factor) => factor * options.limit)) {
      const rows = await this.#find(target, options, most)
      if (rows.length >= options.limit || (rows[0]?.compared ?? most) < most) return read(rows)
    }
    return read(await this.#find({ ...target, indexed: new Set() }, options, null))
  }

  async spaces(scope: Scope, call: CallOptions | undefined) {
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return []
    const rows = await this.#database.read<{ readonly space: string; readonly memories: number }>(
      sql`SELECT s.name AS space, sum(c.n)::bigint AS memories FROM keepsake.vector_counts c JOIN keepsake.spaces s ON s.space = c.space
        WHERE c.tenant = ${keys.tenant}::int AND ${poolCondition(keys)} AND c.n > 0 GROUP BY s.name ORDER BY s.name`,
      call,
    )
    return rows.map(({ space, memories }) => ({ space: fromColumnText(space), memories }))
  }

  async missing(pool: Pool, space: string, page: PageQuery, call: CallOptions | undefined): Promise<Page<Memory>> {
    const question = ["missing", pool, space]
    const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isCreation)
    const keys = await this.#pools.findScope({ tenant: pool.tenant, pools: [pool.name] })
    if (keys === undefined) return { items: [] }
    const rows = await this.#database.lookUp<BodyRow>(
      sql`SELECT v.body, ${signalColumnList} FROM (
          SELECT m.tenant, m.row_id, m.revision, m.created_at, m.id FROM keepsake.memories m
          WHERE ${allOf([
            scopeCondition(keys),
            whereCondition({ status: STATUSES }),
            sql`NOT EXISTS (SELECT 1 FROM keepsake.vectors e WHERE e.tenant = m.tenant AND e.pool = m.pool AND e.row_id = m.row_id
              AND e.space = ANY (ARRAY (SELECT s.space FROM keepsake.spaces s WHERE s.name = ${columnText(space)}::text)))`,
            ...(after ? [sql`(m.created_at, m.id) > (${after[0]}::float8, ${columnText(after[1])}::text)`] : []),
          ])} ORDER BY m.created_at, m.id LIMIT ${page.limit + 1}::bigint
        ) m ${bodyTables} ORDER BY m.created_at, m.id`,
      call,
    )
    return pageOf(rows.map(toMemory), page.limit, ({ createdAt, id }) => cursorAt(question, [createdAt, id]))
  }

  async drop(space: string): Promise<void> {
    const numbers = await this.#database.transaction(async (transaction) => {
      // There may be millions, of every tenant.
      await transaction.withoutTimeout()
      const rows = await transaction.query<{ readonly space: number }>(
        sql`SELECT space FROM keepsake.spaces WHERE name = ${columnText(space)}::text`,
      )
      const found = rows.map((row) => row.space)
      transaction.send(sql`DELETE FROM keepsake.vectors WHERE space = ANY (${found}::int[])`)
      transaction.send(sql`DELETE FROM keepsake.vector_counts WHERE space = ANY (${found}::int[])`)
      return found
    })
    await this.#indexes.drop(numbers)
  }

  #held(keys: ScopeKeys | undefined, call: CallOptions): Promise<readonly HeldRow[]> {
    const counts = keys === undefined ? rawSql("false") : sql`c.tenant = ${keys.tenant}::int AND ${poolCondition(keys)}`
    return this.#database.read<HeldRow>(
      sql`SELECT s.space, s.name, s.dimensions, c.pool, c.n FROM keepsake.spaces s
        LEFT JOIN keepsake.vector_counts c ON c.space = s.space AND ${counts}
        WHERE EXISTS (SELECT 1 FROM keepsake.vector_counts h WHERE h.space = s.space)`,
      call,
    )
  }

  /** The nearest memories that match the filter. With `most`, only so many of the nearest are compared with it. */
  #find(
    target: Target,
    { where = {}, exclude = [], limit, signal, embeddings }: SearchOptions,
    most: number | null,
  ): Promise<readonly HitRow[]> {
    const { extension } = this.#database.vectors
    if (extension === undefined) throw new MemoryError("part_missing", "There are no vectors in this database")
    const {
      keys,
      reading: {
        parts: { columns, tables },
      },
    } = target
    const owner = sql`SELECT m.id, m.tenant, m.pool, m.revision, m.xmin::text AS stamp FROM keepsake.memories m
      WHERE m.row_id = h.row_id AND ${scopeCondition(keys)} AND ${whereCondition(where)} AND ${notAmong(exclude)} LIMIT 1`
    const searched = Math.min(MAX_SEARCHED, Math.max(MIN_SEARCHED, most ?? 0))
    return this.#database.lookUp<HitRow>(
      sql`WITH compared AS MATERIALIZED (${nearest(target, extension, most)}), h AS (
          SELECT h.row_id, h.distance, m.* FROM (SELECT * FROM compared ORDER BY distance, row_id LIMIT ${most}::bigint) h
          CROSS JOIN LATERAL (${owner}) m ORDER BY h.distance, m.id LIMIT ${limit}::bigint
        )
        SELECT m.row_id, m.revision, m.stamp, 1 - m.distance AS score, ${columns}, (SELECT count(*) FROM compared) AS compared,
          ${embeddings === undefined ? rawSql("NULL::text") : embeddingColumn(embeddings)} AS embedding
        FROM h m ${tables} ORDER BY m.distance, m.id`,
      signal === undefined ? undefined : { signal },
      target.indexed.size === 0
        ? {}
        : {
            enable_sort: "off",
            "hnsw.ef_search": searched,
            "hnsw.iterative_scan": "relaxed_order",
            "hnsw.max_scan_tuples": 50_000,
            // The condition of a pool's index is only met where its numbers are known.
            plan_cache_mode: "force_custom_plan",
          },
    )
  }
}

/** Row numbers with their distances: of each pool with an approximate index the nearest by it, of all others every one or the nearest. */
function nearest({ keys, space, query, pools, indexed }: Target, extension: VectorExtension, most: number | null): Sql {
  const vector = sql`${toVectorText(query.values)}::text::${extension.vectorType}`
  const dimensions = query.values.length
  // A vector of length 0 has no direction, and its distance is not a number.
  const distance = sql`coalesce(nullif(v.vector ${extension.distance} ${vector}, 'NaN'::float8), 1)`
  const plain = pools.filter(({ pool }) => !indexed.has(pool)).map(({ pool }) => pool)
  const branches = [...indexed].map((pool) => {
    const half = extension.halfVectorType(dimensions)
    return sql`(SELECT v.row_id, ${distance} AS distance FROM (
        SELECT v.row_id, v.vector FROM keepsake.vectors v
        WHERE v.tenant = ${keys.tenant}::int AND v.pool = ${pool}::int AND v.space = ${space}::int
        ORDER BY (v.vector::${half}) ${extension.distance} ${vector}::${half} LIMIT ${most}::bigint
      ) v)`
  })
  if (plain.length > 0) {
    branches.push(
      sql`(SELECT v.row_id, ${distance} AS distance FROM keepsake.vectors v
        WHERE v.tenant = ${keys.tenant}::int AND v.pool = ANY (${plain}::int[]) AND v.space = ${space}::int
        ORDER BY distance, v.row_id LIMIT ${most}::bigint)`,
    )
  }
  const [first = sql`SELECT NULL`, ...rest] = branches
  return rest.reduce((all, branch) => sql`${all} UNION ALL ${branch}`, first)
}

function poolCondition({ pools }: ScopeKeys): Sql {
  return pools === "all" ? rawSql("true") : sql`c.pool = ANY (${pools}::int[])`
}

/** `space_mismatch` for other dimensions, and for an unknown space while there are vectors in another; `undefined` if there are no vectors at all. */
function spaceOf(held: readonly HeldRow[], { space: name, values }: Embedding): number | undefined {
  const stored = columnText(name)
  const space = held.find((row) => row.name === stored)
  if (space?.dimensions === values.length) return space.space
  if (space !== undefined) throw otherDimensions(name, space.dimensions, values.length)
  if (held.length === 0) return undefined
  throw new MemoryError("space_mismatch", `This store has vectors, but none of ${name}`, {
    remedy: "Embed its memories with the configured embedder, or configure the one that they were embedded with.",
  })
}

import type {
  CallOptions,
  Feed,
  ListQuery,
  Memory,
  MemoryId,
  Page,
  PageQuery,
  Scope,
  Version,
} from "@keepsake/core/plugin"
import { cursorAt, isNumber, matches, pageOf, placeOf } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, sql } from "../database/sql.ts"
import { columnText, fromColumnText } from "../rows/column-text.ts"
import { type PoolKeys, scopeCondition } from "../rows/pool-keys.ts"
import { FEED_LANES } from "../write/memory-writer.ts"
import { toTenant } from "./memory-reads.ts"
import { isCreation, isLanePositions } from "./page-positions.ts"

interface VersionRow {
  readonly id: string
  readonly revision: number
  readonly at: number
  readonly by: string
  readonly body: string | null
}
interface FeedRow extends VersionRow {
  readonly lane: number
  readonly seq: number
  readonly tenant: string
  readonly pool: string
}

/** Versions that are read at once to fill a page of an earlier state. */
const MIN_PART = 100

/** Reads history: the versions of a memory, the memories at a time, and the feed. */
export class HistoryReads {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys

  constructor(database: PostgresDatabase, pools: PoolKeys) {
    this.#database = database
    this.#pools = pools
  }

  async versions(scope: Scope, id: MemoryId, page: PageQuery, call: CallOptions | undefined): Promise<Page<Version>> {
    const question = ["versions", scope, id]
    const [below] = page.cursor === undefined ? [Number.MAX_SAFE_INTEGER] : placeOf(question, page.cursor, isNumber)
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return { items: [] }
    // A deleted memory still has its versions.
    const pools = keys.pools === "all" ? rawSql("true") : sql`m.pool = ANY (${keys.pools}::int[])`
    const rows = await this.#database.lookUp<VersionRow>(
      sql`SELECT m.id, v.revision, v.at, v.by, v.body FROM keepsake.memories m
        JOIN keepsake.versions v ON v.tenant = m.tenant AND v.row_id = m.row_id
        WHERE m.tenant = ${keys.tenant}::int AND m.id = ${columnText(id)}::text AND ${pools}
          AND NOT v.erasure AND v.revision < ${below}::bigint
        ORDER BY v.revision DESC LIMIT ${page.limit + 1}::bigint`,
      call,
    )
    return pageOf(rows.map(toVersion), page.limit, ({ revision }) => cursorAt(question, [revision]))
  }

  async asOf(scope: Scope, at: number, query: ListQuery, call: CallOptions | undefined): Promise<Page<Memory>> {
    const { where = {}, oldestFirst = false, limit, cursor } = query
    const question = ["asOf", at, scope, where, oldestFirst]
    let after = cursor === undefined ? undefined : placeOf(question, cursor, isCreation)
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return { items: [] }
    const direction = rawSql(oldestFirst ? "ASC" : "DESC")
    const comparison = rawSql(oldestFirst ? ">" : "<")
    const part = Math.max(MIN_PART, limit + 1)
    const items: Memory[] = []
    for (let isLast = false; !isLast && items.length <= limit; ) {
      const rows = await this.#database.read<{ readonly body: string }>(
        sql`SELECT o.body FROM (
            SELECT m.id, v.body, (v.body::json ->> 'createdAt')::float8 AS created_at FROM keepsake.memories m
            CROSS JOIN LATERAL (
              SELECT body FROM keepsake.versions v WHERE v.tenant = m.tenant AND v.row_id = m.row_id AND v.at <= ${at}::float8
              ORDER BY v.revision DESC LIMIT 1
            ) v WHERE ${scopeCondition(keys)} AND v.body IS NOT NULL
          ) o WHERE ${allOf(after ? [sql`(o.created_at, o.id) ${comparison} (${after[0]}::float8, ${columnText(after[1])}::text)`] : [])}
          ORDER BY o.created_at ${direction}, o.id ${direction} LIMIT ${part}::bigint`,
        call,
      )
      // Written by this store from memories.
      const versions = rows.map(({ body }) => JSON.parse(body) as Memory)
      const last = versions.at(-1)
      isLast = versions.length < part || last === undefined
      if (last !== undefined) after = [last.createdAt, last.id]
      items.push(...versions.filter((memory) => matches(memory, where)))
    }
    return pageOf(items, limit, ({ createdAt, id }) => cursorAt(question, [createdAt, id]))
  }

  /** Takes turns between the lanes, so that none that is written to all the time holds up the others. */
  readonly changes: Feed["changes"] = async (cursor, limit, call) => {
    const start = cursor === undefined ? [] : placeOf("feed", cursor, isLanePositions(FEED_LANES))
    const positions = Array.from({ length: FEED_LANES }, (_, lane) => start[lane] ?? 0)
    const rows = await this.#database.lookUp<FeedRow>(
      sql`SELECT f.lane, f.seq, v.revision, v.at, v.by, v.body, m.id, t.name AS tenant, p.name AS pool FROM (
          SELECT n.* FROM unnest(${positions}::bigint[]) WITH ORDINALITY AS c(seq, place)
          JOIN keepsake.feed_lanes l ON l.lane = c.place - 1 AND l.seq > c.seq
          CROSS JOIN LATERAL (
            SELECT v.tenant, v.row_id, v.revision, v.lane, v.seq FROM keepsake.versions v
            WHERE v.lane = l.lane AND v.seq > c.seq ORDER BY v.seq LIMIT ${limit}::bigint
          ) n ORDER BY n.seq - c.seq, n.lane LIMIT ${limit}::bigint
        ) f
        JOIN keepsake.versions v ON v.tenant = f.tenant AND v.row_id = f.row_id AND v.revision = f.revision
        JOIN keepsake.memories m ON m.tenant = f.tenant AND m.row_id = f.row_id
        JOIN keepsake.pools p ON p.tenant = m.tenant AND p.pool = m.pool
        JOIN keepsake.tenants t ON t.tenant = m.tenant
        ORDER BY f.seq, f.lane`,
      call,
    )
    for (const { lane, seq } of rows) positions[lane] = Math.max(positions[lane] ?? 0, seq)
    const items = rows.map((row) => ({
      ...toVersion(row),
      pool: { tenant: toTenant(row.tenant), name: fromColumnText(row.pool) },
    }))
    return { items, next: cursorAt("feed", positions) }
  }
}

function toVersion({ id, revision, at, by, body }: VersionRow): Version {
  const head = { id: fromColumnText(id), revision, at, by: fromColumnText(by) }
  // Written by this store from a memory.
  return body === null ? head : { ...head, memory: JSON.parse(body) as Memory }
}

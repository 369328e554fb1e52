import type {
  CallOptions,
  ListQuery,
  Memory,
  MemoryId,
  Page,
  PageQuery,
  Pool,
  Scope,
  Tally,
  Tenant,
} from "@keepsake/core/plugin"
import { cursorAt, pageOf, placeOf } from "@keepsake/core/plugin"
import type { PostgresDatabase } from "../database/database.ts"
import { allOf, rawSql, sql } from "../database/sql.ts"
import { columnText, fromColumnText } from "../rows/column-text.ts"
import { type BodyRow, bodyTables, signalColumnList, toMemory } from "../rows/memory-body.ts"
import { type PoolKeys, scopeCondition } from "../rows/pool-keys.ts"
import { whereCondition } from "../rows/where-condition.ts"
import { isCreation, isTextPair } from "./page-positions.ts"

type Group = NonNullable<Parameters<Tally["count"]>[2]>

/** Reads current memories. */
export class MemoryReads {
  readonly #database: PostgresDatabase
  readonly #pools: PoolKeys

  constructor(database: PostgresDatabase, pools: PoolKeys) {
    this.#database = database
    this.#pools = pools
  }

  async read(
    scope: Scope,
    ids: readonly MemoryId[],
    call: CallOptions | undefined,
  ): Promise<readonly (Memory | undefined)[]> {
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined || ids.length === 0) return ids.map(() => undefined)
    const rows = await this.#database.lookUp<BodyRow & { readonly id: string }>(
      sql`SELECT m.id, v.body, ${signalColumnList} FROM keepsake.memories m ${bodyTables}
        WHERE ${scopeCondition(keys)} AND m.id = ANY (${ids.map(columnText)}::text[])`,
      call,
    )
    const found = new Map(rows.map((row) => [fromColumnText(row.id), row]))
    return ids.map((id) => {
      const row = found.get(id)
      return row && toMemory(row)
    })
  }

  async list(scope: Scope, query: ListQuery, call: CallOptions | undefined): Promise<Page<Memory>> {
    const { where = {}, oldestFirst = false, limit, cursor } = query
    const question = ["list", scope, where, oldestFirst]
    const after = cursor === undefined ? undefined : placeOf(question, cursor, isCreation)
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return { items: [] }
    const direction = rawSql(oldestFirst ? "ASC" : "DESC")
    const comparison = rawSql(oldestFirst ? ">" : "<")
    const rows = await this.#database.lookUp<BodyRow>(
      sql`SELECT v.body, ${signalColumnList} FROM (
          SELECT m.tenant, m.row_id, m.revision, m.created_at, m.id FROM keepsake.memories m
          WHERE ${allOf([
            scopeCondition(keys),
            whereCondition(where),
            ...(after
              ? [sql`(m.created_at, m.id) ${comparison} (${after[0]}::float8, ${columnText(after[1])}::text)`]
              : []),
          ])} ORDER BY m.created_at ${direction}, m.id ${direction} LIMIT ${limit + 1}::bigint
        ) m ${bodyTables} ORDER BY m.created_at ${direction}, m.id ${direction}`,
      call,
    )
    return pageOf(rows.map(toMemory), limit, ({ createdAt, id }) => cursorAt(question, [createdAt, id]))
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call: CallOptions | undefined): Promise<Page<Pool>> {
    const question = ["pools", tenant]
    const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isTextPair)
    const rows = await this.#database.read<{ readonly tenant: Tenant; readonly name: string }>(
      sql`SELECT t.name AS tenant, p.name FROM keepsake.tenants t JOIN keepsake.pools p ON p.tenant = t.tenant
        WHERE ${allOf([
          rawSql("p.kept > 0"),
          ...(tenant === undefined ? [] : [sql`t.name = ${columnText(tenant)}::text`]),
          ...(after ? [sql`(t.name, p.name) > (${columnText(after[0])}::text, ${columnText(after[1])}::text)`] : []),
        ])} ORDER BY t.name, p.name LIMIT ${page.limit + 1}::bigint`,
      call,
    )
    const pools = rows.map(({ tenant: owner, name }) => ({ tenant: toTenant(owner), name: fromColumnText(name) }))
    return pageOf(pools, page.limit, (last) => cursorAt(question, [last.tenant, last.name]))
  }

  readonly count: Tally["count"] = async (scope, where, by, call) => {
    const keys = await this.#pools.findScope(scope)
    if (keys === undefined) return { total: 0, groups: {} }
    const rows = await this.#database.read<{ readonly name: string | null; readonly n: number }>(
      sql`SELECT ${groupColumn(by)} AS name, count(*) AS n FROM keepsake.memories m
        WHERE ${scopeCondition(keys)} AND ${whereCondition(where)} GROUP BY 1 ORDER BY 1`,
      call,
    )
    const groups = rows.flatMap(({ name, n }) => (name === null ? [] : [[fromColumnText(name), n] as const]))
    return { total: rows.reduce((sum, { n }) => sum + n, 0), groups: Object.fromEntries(groups) }
  }
}

function groupColumn(by: Group | undefined) {
  return by === undefined ? rawSql("NULL::text") : rawSql(`m."${by}"`)
}

/** The tenant was validated when it was written. */
export function toTenant(name: string): Tenant {
  return fromColumnText(name) as Tenant
}

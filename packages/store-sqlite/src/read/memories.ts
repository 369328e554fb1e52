import type { Memory, MemoryId, Pool, Scope, Tally, Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonString } from "../json-text.ts"
import { type MemoryBody, memoryColumns, memoryJson } from "../rows/memory-json.ts"
import { all, whereSql } from "../rows/where-sql.ts"
import { type Creation, listSql } from "./list-sql.ts"
import { Scopes, scopeSql } from "./scope-rows.ts"
import { Statements } from "./statements.ts"

export interface ListCall {
  readonly scope: Scope
  readonly where: Where
  readonly oldestFirst: boolean
  readonly after: Creation | undefined
  readonly limit: number
}
type Group = NonNullable<Parameters<Tally["count"]>[2]>

/** Reads current memories. */
export function memoryReads(database: Database) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)

  return {
    read(scope: Scope, ids: readonly MemoryId[]): JsonString<readonly (Memory | null)[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return JSON.stringify(ids.map(() => null))
      const inside = scopeSql(reach)
      const sql = `SELECT ${memoryColumns} FROM memories m JOIN versions v ON v.seq = m.version
        LEFT JOIN signals s ON s.row = m.row WHERE m.tenant = ? AND m.id = ? AND ${inside.sql}`
      const found = ids.map((id) => statements.all<MemoryBody>(sql, [reach.tenant, id, ...inside.values])[0])
      return `[${found.map((row) => (row === undefined ? "null" : memoryJson(row))).join(",")}]`
    },

    list({ scope, where, oldestFirst, after, limit }: ListCall): JsonString<readonly Memory[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const { sql, values } = listSql(reach, where, { oldestFirst, after, limit })
      const direction = oldestFirst ? "ASC" : "DESC"
      const rows = statements.all<MemoryBody>(
        `SELECT ${memoryColumns} FROM (${sql}) p
        JOIN versions v ON v.seq = p.version LEFT JOIN signals s ON s.row = p.row
        ORDER BY p.created_at ${direction}, p.id ${direction} LIMIT ?`,
        [...values, limit],
      )
      return `[${rows.map(memoryJson).join(",")}]`
    },

    count(scope: Scope, where: Where, by: Group | undefined): { readonly total: number; readonly groups: Groups } {
      const reach = scopes.reach(scope)
      if (reach === undefined) return { total: 0, groups: [] }
      const { sql, values } = all([scopeSql(reach), whereSql(where)])
      const group = by === undefined ? "NULL" : `m.${by}`
      const rows = statements.all<{ readonly name: string | null; readonly n: number }>(
        `SELECT ${group} AS name, count(*) AS n FROM memories m WHERE ${sql} GROUP BY 1 ORDER BY 1`,
        values,
      )
      return {
        total: rows.reduce((sum, { n }) => sum + n, 0),
        groups: rows.flatMap(({ name, n }) => (name === null ? [] : [[name, n] as const])),
      }
    },

    pools(tenant: string | undefined, after: readonly [string, string] | undefined, limit: number): readonly Pool[] {
      const { sql, values } = all([
        { sql: "p.kept > 0", values: [] },
        ...(tenant === undefined ? [] : [{ sql: "t.name = ?", values: [tenant] }]),
        ...(after === undefined ? [] : [{ sql: "(t.name, p.name) > (?, ?)", values: after }]),
      ])
      return statements.all<Pool>(
        `SELECT t.name AS tenant, p.name FROM tenants t JOIN pools p ON p.tenant = t.id
        WHERE ${sql} ORDER BY t.name, p.name LIMIT ?`,
        [...values, limit],
      )
    },
  }
}

export type Groups = readonly (readonly [name: string, n: number])[]

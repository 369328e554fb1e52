import type { Memory, MemoryId, Pool, Scope, Tally, Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import type { JsonText } from "../json-text.ts"
import { type Shown, shownColumns, shownJson } from "../rows/shown.ts"
import { all, type Condition, whereSql } from "../rows/where-sql.ts"
import { insideSql, type Reach, Scopes } from "./scopes.ts"
import { Statements } from "./statements.ts"

/** Creation and id of the last memory of the page before. */
export type Creation = readonly [at: number, id: string]
export interface ListCall {
  readonly scope: Scope
  readonly where: Where
  readonly oldestFirst: boolean
  readonly after: Creation | undefined
  readonly limit: number
}
type Group = NonNullable<Parameters<Tally["count"]>[2]>

/** Reads memories as they stand. */
export function memoryReads(database: Database) {
  const scopes = new Scopes(database)
  const statements = new Statements(database)

  return {
    read(scope: Scope, ids: readonly MemoryId[]): JsonText<readonly (Memory | null)[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return JSON.stringify(ids.map(() => null))
      const inside = insideSql(reach)
      const sql = `SELECT ${shownColumns} FROM memories m JOIN versions v ON v.seq = m.version
        LEFT JOIN signals s ON s.row = m.row WHERE m.tenant = ? AND m.id = ? AND ${inside.sql}`
      const found = ids.map((id) => statements.all<Shown>(sql, [reach.tenant, id, ...inside.values])[0])
      return `[${found.map((row) => (row === undefined ? "null" : shownJson(row))).join(",")}]`
    },

    list({ scope, where, oldestFirst, after, limit }: ListCall): JsonText<readonly Memory[]> {
      const reach = scopes.reach(scope)
      if (reach === undefined) return "[]"
      const direction = oldestFirst ? "ASC" : "DESC"
      const rest: Condition =
        after === undefined
          ? { sql: "1", values: [] }
          : { sql: `(m.created_at, m.id) ${oldestFirst ? ">" : "<"} (?, ?)`, values: after }
      // Few have one session or key: SQLite shall look for these, not for the order.
      const plus = where.session === undefined && where.key === undefined ? "" : "+"
      // One ordered walk of an index for each part, merged: a condition over several pools or categories would sort all that match.
      const walks = partsOf(reach, where).map(({ inside, left }) => {
        const { sql, values } = all([inside, whereSql(left), rest])
        const walk = `SELECT * FROM (SELECT m.row, m.version, m.created_at, m.id FROM memories m
          WHERE ${sql} ORDER BY ${plus}m.created_at ${direction}, ${plus}m.id ${direction} LIMIT ?)`
        return { sql: walk, values: [...values, limit] }
      })
      const rows = statements.all<Shown>(
        `SELECT ${shownColumns} FROM (${walks.map(({ sql }) => sql).join(" UNION ALL ")}) p
        JOIN versions v ON v.seq = p.version LEFT JOIN signals s ON s.row = p.row
        ORDER BY p.created_at ${direction}, p.id ${direction} LIMIT ?`,
        [...walks.flatMap(({ values }) => values), limit],
      )
      return `[${rows.map(shownJson).join(",")}]`
    },

    count(scope: Scope, where: Where, by: Group | undefined): { readonly total: number; readonly groups: Groups } {
      const reach = scopes.reach(scope)
      if (reach === undefined) return { total: 0, groups: [] }
      const { sql, values } = all([insideSql(reach), whereSql(where)])
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

/** Part of a question: where to look, and what is still to be asked there. */
interface Part {
  readonly inside: Condition
  readonly left: Where
}

/** More parts than this are rarely asked for, and each is a select of its own. */
const MOST_PARTS = 64

/** A part for each pool, and for each category where nothing narrower is asked for: both have an index in the order of creation. */
function partsOf(reach: Reach, where: Where): readonly Part[] {
  const whole = [{ inside: insideSql(reach), left: where }]
  if (reach.pools === "all" || reach.pools.length > MOST_PARTS) return whole
  const pools = reach.pools.map((pool) => insideSql({ tenant: reach.tenant, pools: [pool] }))
  const { category, ...left } = where
  const isNarrow = where.session !== undefined || where.key !== undefined || where.pinned === true
  const categories = [...new Set(category)]
  if (category === undefined || isNarrow || pools.length * categories.length > MOST_PARTS || categories.length === 0) {
    return pools.map((inside) => ({ inside, left: where }))
  }
  return pools.flatMap((inside) =>
    categories.map((name) => ({ inside: all([inside, { sql: "m.category = ?", values: [name] }]), left })),
  )
}

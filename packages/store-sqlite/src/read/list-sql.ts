import type { Where } from "@keepsake/core/plugin"
import { all, type Condition, whereSql } from "../rows/where-sql.ts"
import { type ScopeRows, scopeSql } from "./scope-rows.ts"

/** Creation time and id of the last memory of the previous page. */
export type Creation = readonly [at: number, id: string]

/**
 * Selects `row`, `version`, `worded`, `created_at`, `id` of `memories m` by creation: at most `limit` rows for each part of the query, so that the first
 * `limit` rows of all are included, unordered. Each part scans one index; a single condition over several pools or categories would sort all rows.
 */
export function listSql(
  reach: ScopeRows,
  where: Where,
  of: {
    readonly oldestFirst: boolean
    readonly after?: Creation | undefined
    readonly limit: number
    readonly also?: Condition
  },
): Condition {
  const direction = of.oldestFirst ? "ASC" : "DESC"
  const rest: Condition =
    of.after === undefined
      ? { sql: "", values: [] }
      : { sql: `(m.created_at, m.id) ${of.oldestFirst ? ">" : "<"} (?, ?)`, values: of.after }
  // Session and key are selective, so SQLite should use their index and not the sort order's.
  const plus = where.session === undefined && where.key === undefined ? "" : "+"
  const walks = partsOf(reach, where).map(({ inside, left }) => {
    const { sql, values } = all([inside, whereSql(left), rest, of.also ?? { sql: "", values: [] }])
    const walk = `SELECT * FROM (SELECT m.row, m.version, m.worded, m.created_at, m.id FROM memories m
      WHERE ${sql} ORDER BY ${plus}m.created_at ${direction}, ${plus}m.id ${direction} LIMIT ?)`
    return { sql: walk, values: [...values, of.limit] }
  })
  return { sql: walks.map(({ sql }) => sql).join(" UNION ALL "), values: walks.flatMap(({ values }) => values) }
}

/** One part of a query: an index range with the remaining condition. */
interface Part {
  readonly inside: Condition
  readonly left: Where
}

/** Maximum number of parts, because each is a separate select. */
const MOST_PARTS = 64

/** One part per pool, and per category if there is no narrower condition: both have an index in creation order. */
function partsOf(reach: ScopeRows, where: Where): readonly Part[] {
  const whole = [{ inside: scopeSql(reach), left: where }]
  if (reach.pools === "all" || reach.pools.length > MOST_PARTS) return whole
  const pools = reach.pools.map((pool) => scopeSql({ tenant: reach.tenant, pools: [pool] }))
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

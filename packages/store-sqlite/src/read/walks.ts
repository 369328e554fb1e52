import type { Where } from "@keepsake/core/plugin"
import { all, type Condition, whereSql } from "../rows/where-sql.ts"
import { insideSql, type ScopeRows } from "./scopes.ts"

/** Creation and id of the last memory of the page before. */
export type Creation = readonly [at: number, id: string]

/**
 * Rows of `memories m` by creation, as a select of `row`, `version`, `worded`, `created_at`, `id`: at most `limit` from each part of the question, so that the
 * first `limit` of all are among them, in no order. A walk along an index for each part: a condition over several pools or categories would sort all.
 */
export function walked(
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
  // Few have one session or key: SQLite shall look for these, not for the order.
  const plus = where.session === undefined && where.key === undefined ? "" : "+"
  const walks = partsOf(reach, where).map(({ inside, left }) => {
    const { sql, values } = all([inside, whereSql(left), rest, of.also ?? { sql: "", values: [] }])
    const walk = `SELECT * FROM (SELECT m.row, m.version, m.worded, m.created_at, m.id FROM memories m
      WHERE ${sql} ORDER BY ${plus}m.created_at ${direction}, ${plus}m.id ${direction} LIMIT ?)`
    return { sql: walk, values: [...values, of.limit] }
  })
  return { sql: walks.map(({ sql }) => sql).join(" UNION ALL "), values: walks.flatMap(({ values }) => values) }
}

/** Part of a question: where to look, and what is still to be asked there. */
interface Part {
  readonly inside: Condition
  readonly left: Where
}

/** More parts than this are rarely asked for, and each is a select of its own. */
const MOST_PARTS = 64

/** A part for each pool, and for each category where nothing narrower is asked for: both have an index in the order of creation. */
function partsOf(reach: ScopeRows, where: Where): readonly Part[] {
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

import type { Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { stablePlan } from "../rows/stable-plan.ts"
import type { ScopeRows } from "./scope-rows.ts"

/** Checking this many rows one by one is faster than the tens of thousands that contain a search's words. */
const MAX_CATEGORY_ROWS = 2_000
/** With fewer weighted rows than this, filtering them by category is faster. */
export const MIN_WEIGHTED_ROWS = 500

/** The live rows of pools in the requested categories; `undefined` if there are too many, or no categories are requested. */
export function rowsOfCategories(
  database: Database,
): (reach: ScopeRows, where: Where) => readonly number[] | undefined {
  const rows = database
    .prepare<[string, string, number], number>(
      stablePlan(`SELECT m.row FROM json_each(?) p CROSS JOIN json_each(?) c CROSS JOIN memories m INDEXED BY memories_of_category
      ON m.pool = p.value AND m.category = c.value AND m.state = 'live' LIMIT ?`),
    )
    .pluck()

  return ({ pools }, { category }) => {
    if (pools === "all" || category === undefined) return undefined
    const found = rows.all(JSON.stringify(pools), JSON.stringify([...new Set(category)]), MAX_CATEGORY_ROWS + 1)
    return found.length > MAX_CATEGORY_ROWS ? undefined : found
  }
}

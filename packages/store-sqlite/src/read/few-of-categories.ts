import type { Where } from "@keepsake/core/plugin"
import type { Database } from "better-sqlite3"
import { plannedOnce } from "../rows/planned-once.ts"
import type { ScopeRows } from "./scopes.ts"

/** Up to so many rows are looked at one by one in less time than the ten thousands that hold a search's words. */
const FEW = 2_000
/** So many that hold a search's words are asked for their category in less time. */
export const FEWER = 500

/** Finds the live rows of pools in the categories that are asked for; `undefined` where they are many, or none are named. */
export function fewOfCategories(database: Database): (reach: ScopeRows, where: Where) => readonly number[] | undefined {
  const rows = database
    .prepare<[string, string, number], number>(
      plannedOnce(`SELECT m.row FROM json_each(?) p CROSS JOIN json_each(?) c CROSS JOIN memories m INDEXED BY memories_of_category
      ON m.pool = p.value AND m.category = c.value AND m.state = 'live' LIMIT ?`),
    )
    .pluck()

  return ({ pools }, { category }) => {
    if (pools === "all" || category === undefined) return undefined
    const found = rows.all(JSON.stringify(pools), JSON.stringify([...new Set(category)]), FEW + 1)
    return found.length > FEW ? undefined : found
  }
}

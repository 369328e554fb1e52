import type { Where } from "@keepsake/core/plugin"
import type { Reach } from "./scopes.ts"
import type { Statements } from "./statements.ts"

/** Up to so many rows are looked at one by one in less time than the ten thousands that hold a search's words. */
const FEW = 2_000

/** The live rows of the pools in the categories that are asked for; `undefined` where they are many, or none are named. */
export function fewOfCategories(
  statements: Statements,
  { pools }: Reach,
  { category }: Where,
): readonly number[] | undefined {
  if (pools === "all" || category === undefined) return undefined
  const found = statements.all<{ readonly row: number }>(
    `SELECT m.row FROM json_each(?) p CROSS JOIN json_each(?) c CROSS JOIN memories m INDEXED BY memories_of_category
    ON m.pool = p.value AND m.category = c.value AND m.state = 'live' LIMIT ?`,
    [JSON.stringify(pools), JSON.stringify([...new Set(category)]), FEW + 1],
  )
  return found.length > FEW ? undefined : found.map(({ row }) => row)
}

import {
  cursorAt,
  isText,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  placeOf,
  type Scope,
  type Tally,
  type TallyBy,
  type Tenant,
  type Where,
} from "@keepsake/core/plugin"
import type { LanceTable } from "../database/lance-table.ts"
import { escapeText, liveRows, matchingMemories, quote, unescapeText } from "../sql.ts"

export async function tallyRows(
  table: LanceTable,
  scope: Scope,
  where: Where,
  by: TallyBy | undefined,
): ReturnType<Tally["count"]> {
  const filter = matchingMemories(scope, where)
  if (filter === undefined) return { total: 0, groups: {} }
  if (by === undefined) return { total: await table.count(filter), groups: {} }
  const column = by === "user" ? "user_name" : by
  const rows = await table.rows((open) => open.query().where(filter).select([column]))
  const groups = new Map<string, number>()
  for (const { [column]: value } of rows) {
    if (typeof value === "string") groups.set(unescapeText(value), (groups.get(unescapeText(value)) ?? 0) + 1)
  }
  return { total: rows.length, groups: Object.fromEntries(groups) }
}

/** The spaces of a scope, sorted by name, with the number of memories that have a vector in each. */
export async function tallySpaces(
  table: LanceTable,
  scope: Scope,
): Promise<readonly { readonly space: string; readonly memories: number }[]> {
  const counts = []
  for (const { space, column } of table.spaces) {
    const memories = await table.count(`${liveRows(scope)} AND ${column} IS NOT NULL`)
    if (memories > 0) counts.push({ space, memories })
  }
  return counts.sort((one, other) => (one.space < other.space ? -1 : 1))
}

/** Pools that contain a memory or a version of one, sorted by tenant and name. */
export async function readPools(table: LanceTable, tenant: Tenant | undefined, page: PageQuery): Promise<Page<Pool>> {
  const question = ["pools", tenant]
  const after = page.cursor === undefined ? undefined : placeOf(question, page.cursor, isText)[0]
  const ofTenant = tenant === undefined ? "" : ` AND tenant = ${quote(escapeText(tenant))}`
  const rows = await table.rows((open) => open.query().where(`NOT past AND NOT erased${ofTenant}`).select(["scope"]))
  const found = [...new Set(rows.map(({ scope }) => String(scope)))]
    .filter((scope) => after === undefined || scope > after)
    .sort()
  const { items, next } = pageOf(found, page.limit, (scope) => cursorAt(question, [scope]))
  return { items: items.map(parseScope), ...(next !== undefined && { next }) }
}

function parseScope(scope: string): Pool {
  const [tenant = "", name = ""] = scope.split("\n").map(unescapeText)
  // Written by `scopeValue` with a tenant that was checked then.
  return { tenant: tenant as Tenant, name }
}

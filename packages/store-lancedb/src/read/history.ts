import {
  type Cursor,
  cursorAt,
  placeOf as cursorPlace,
  type Feed,
  isNumber,
  type ListQuery,
  type Memory,
  type MemoryId,
  type Page,
  type PageQuery,
  pageOf,
  type Scope,
  type Version,
  type VersionRow,
  versionOfRow,
} from "@keepsake/core/plugin"
import type { LanceTable } from "../database/lance-table.ts"
import { escapeText, isIn, matchingRows, number, quote, rowKey, rowsInScope } from "../sql.ts"
import { pageStart, rowsAfter, toPage } from "./pages.ts"
import { type RowOrder, readRows } from "./rows.ts"

/** The versions of a memory, newest first. */
export async function listVersions(
  table: LanceTable,
  scope: Scope,
  id: MemoryId,
  page: PageQuery,
): Promise<Page<Version>> {
  const question = ["versions", scope, id]
  const below = page.cursor === undefined ? undefined : cursorPlace(question, page.cursor, isNumber)[0]
  const filter = [
    rowsInScope(scope),
    `id = ${quote(escapeText(id))}`,
    "NOT erased",
    ...(below === undefined ? [] : [`revision < ${number(below)}`]),
  ].join(" AND ")
  const newestFirst = [{ columnName: "revision", ascending: false }]
  const rows = await readRows(table, filter, page.limit + 1, newestFirst)
  return pageOf(rows.map(versionOfRow), page.limit, ({ revision }) => cursorAt(question, [revision]))
}

/** For every memory that exists today, its version at the time `at`, ordered by creation. */
export async function listAsOf(table: LanceTable, scope: Scope, at: number, query: ListQuery): Promise<Page<Memory>> {
  const where = query.where ?? {}
  const question = ["asOf", scope, at, where]
  const start = pageStart(question, query)
  const matching = matchingRows(where)
  if (matching === undefined) return { items: [] }
  const then = `(NOT past OR until > ${number(at)})`
  const filter = `${rowsInScope(scope)} AND type IS NOT NULL AND at <= ${number(at)} AND ${then} AND ${matching}`
  const order: readonly RowOrder[] = [...start.order, { columnName: "revision", ascending: false }]
  const selected: VersionRow[] = []
  let { after } = start
  for (;;) {
    const limit = query.limit + 1
    const rows = await readRows(table, after === undefined ? filter : `${filter} AND ${after}`, limit, order)
    // Of a memory with several such versions, after the clock was set back, the newest is the first.
    const newest = rows.filter((row, place) => rows[place - 1]?.id !== row.id)
    selected.push(...(await keepLive(table, scope, newest)))
    const last = rows.at(-1)
    if (last?.memory === undefined || rows.length < limit || selected.length > query.limit) {
      return toPage(question, query, selected)
    }
    after = rowsAfter(last.memory.createdAt, last.id, query.oldestFirst ?? false)
  }
}

/** Those whose memory exists today. */
async function keepLive(
  table: LanceTable,
  { tenant }: Scope,
  rows: readonly VersionRow[],
): Promise<readonly VersionRow[]> {
  if (rows.length === 0) return []
  const keys = rows.map(({ id }) => rowKey(tenant, id))
  const where = `${isIn("key", keys)} AND type IS NOT NULL`
  const live = await table.rows((open) => open.query().where(where).select(["key"]).limit(keys.length))
  const found = new Set(live.map(({ key }) => String(key)))
  return rows.filter(({ id }) => found.has(rowKey(tenant, id)))
}

/** Positions looked at for each version that is asked for; erased versions leave gaps. */
const NEAR_PLACES = 8

/** Versions by feed position. A commit is visible as a whole, so none is skipped. */
export async function readChanges(
  table: LanceTable,
  cursor: Cursor | undefined,
  limit: number,
): ReturnType<Feed["changes"]> {
  const from = cursor === undefined ? 0 : cursorPlace("feed", cursor, isNumber)[0]
  const inOrder = [{ columnName: "place", ascending: true }]
  const after = `place > ${number(from)}`
  // Sorting reads all rows that match: of a long feed only those near the cursor.
  const near = `${after} AND place <= ${number(from + limit * NEAR_PLACES)}`
  const nearest = await readRows(table, near, limit, inOrder)
  const rows = nearest.length === limit ? nearest : await readRows(table, after, limit, inOrder)
  return {
    items: rows.map((row) => ({ ...versionOfRow(row), pool: row.pool })),
    next: cursorAt("feed", [rows.at(-1)?.place ?? from]),
  }
}

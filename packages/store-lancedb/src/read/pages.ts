import {
  cursorAt,
  placeOf as cursorPlace,
  type ListQuery,
  type Memory,
  type Page,
  pageOf,
  type VersionRow,
} from "@keepsake/core/plugin"
import type { LanceTable } from "../database/lance-table.ts"
import { escapeText, number, quote, unescapeText } from "../sql.ts"
import { type RowOrder, readCurrentRows } from "./rows.ts"

type ListPosition = readonly [createdAt: number, id: string]

/** Where a page begins: the cursor of the previous one, as SQL, and the order. */
export interface PageStart {
  readonly after: string | undefined
  readonly order: readonly RowOrder[]
}

/**
 * One page of the current memories that match the filter by creation, then by id; empty without a filter. Keys are sorted first and rows read afterwards:
 * sorting reads every column of every matching row, texts included. `memoryOf` leaves out a row that was changed in between and does not match any more.
 */
export async function readTablePage(
  table: LanceTable,
  question: unknown,
  filter: string | undefined,
  query: ListQuery,
  memoryOf: (row: VersionRow) => Memory | undefined,
): Promise<Page<Memory>> {
  const { after, order } = pageStart(question, query)
  if (filter === undefined) return { items: [] }
  const where = after === undefined ? filter : `${filter} AND ${after}`
  const sorted = await table.rows((open) =>
    open
      .query()
      .where(where)
      .select(["key", "created_at", "id"])
      .orderBy([...order])
      .limit(query.limit + 1),
  )
  const asked = [question, query.oldestFirst ?? false]
  const { items, next } = pageOf(sorted, query.limit, (row) =>
    cursorAt(asked, [Number(row.created_at), unescapeText(String(row.id))]),
  )
  const keys = items.map(({ key }) => String(key))
  const rows = await readCurrentRows(table, keys, false)
  const memories = keys.flatMap((key) => {
    const row = rows.get(key)?.row
    return (row && memoryOf(row)) ?? []
  })
  return { items: memories, ...(next !== undefined && { next }) }
}

/** Checks the cursor: `cursor_invalid` if it is of another question. */
export function pageStart(question: unknown, query: ListQuery): PageStart {
  const ascending = query.oldestFirst ?? false
  const order = ["created_at", "id"].map((columnName) => ({ columnName, ascending }))
  if (query.cursor === undefined) return { after: undefined, order }
  const [createdAt, id] = cursorPlace([question, ascending], query.cursor, isListPosition)
  return { after: rowsAfter(createdAt, id, ascending), order }
}

/** The rows behind a position, as SQL. */
export function rowsAfter(createdAt: number, id: string, ascending: boolean): string {
  const [at, beyond] = [number(createdAt), ascending ? ">" : "<"]
  return `(created_at ${beyond} ${at} OR (created_at = ${at} AND id ${beyond} ${quote(escapeText(id))}))`
}

export function toPage(question: unknown, query: ListQuery, rows: readonly VersionRow[]): Page<Memory> {
  const asked = [question, query.oldestFirst ?? false]
  const { items, next } = pageOf(rows, query.limit, ({ memory, id }) => cursorAt(asked, [memory?.createdAt ?? 0, id]))
  return { items: items.flatMap(({ memory }) => memory ?? []), ...(next !== undefined && { next }) }
}

function isListPosition(place: readonly unknown[]): place is ListPosition {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

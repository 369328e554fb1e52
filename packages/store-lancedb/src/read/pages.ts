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
import { escapeText, number, quote } from "../sql.ts"
import { type RowOrder, readRows } from "./rows.ts"

type ListPosition = readonly [createdAt: number, id: string]

/** Where a page begins: the cursor of the previous one, as SQL, and the order. */
export interface PageStart {
  readonly after: string | undefined
  readonly order: readonly RowOrder[]
}

/** One page of the current memories that match the filter by creation, then by id; empty without a filter. */
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
  const rows = await readRows(table, where, query.limit + 1, order)
  return toPage(question, query, rows, memoryOf)
}

/** Checks the cursor: `cursor_invalid` if it is of another question. */
export function pageStart(question: unknown, query: ListQuery): PageStart {
  const ascending = query.oldestFirst ?? false
  const order = ["created_at", "id"].map((columnName) => ({ columnName, ascending }))
  if (query.cursor === undefined) return { after: undefined, order }
  const [createdAt, id] = cursorPlace([question, ascending], query.cursor, isListPosition)
  const [at, beyond] = [number(createdAt), ascending ? ">" : "<"]
  const sameTime = `(created_at = ${at} AND id ${beyond} ${quote(escapeText(id))})`
  return { after: `(created_at ${beyond} ${at} OR ${sameTime})`, order }
}

export function toPage(
  question: unknown,
  query: ListQuery,
  rows: readonly VersionRow[],
  memoryOf: (row: VersionRow) => Memory | undefined,
): Page<Memory> {
  const asked = [question, query.oldestFirst ?? false]
  const { items, next } = pageOf(rows, query.limit, ({ memory, id }) => cursorAt(asked, [memory?.createdAt ?? 0, id]))
  return { items: items.flatMap((row) => memoryOf(row) ?? []), ...(next !== undefined && { next }) }
}

function isListPosition(place: readonly unknown[]): place is ListPosition {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

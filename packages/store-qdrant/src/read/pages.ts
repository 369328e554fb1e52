import type { CallOptions } from "@keepsake/core/plugin"
import { cursorAt, placeOf as cursorPlace, type ListQuery, type Memory, type Page, pageOf } from "@keepsake/core/plugin"
import type { PointRow } from "../point-row.ts"
import type { QdrantConnection } from "../server/connection.ts"
import type { Filter } from "../where-filter.ts"
import { type CreationScan, isListPosition, type ListPosition, positionOf, scanByCreation } from "./points.ts"

const MAX_CHUNK_ROWS = 1_000

/** Reads one page of `rows`, starting after the cursor. */
export async function readPage(
  question: unknown,
  query: ListQuery,
  rows: (from: Pick<CreationScan, "after" | "chunk" | "oldestFirst">) => AsyncGenerator<PointRow>,
  memoryOf: (row: PointRow) => Memory | undefined,
): Promise<Page<Memory>> {
  const oldestFirst = query.oldestFirst ?? false
  const asked = [question, oldestFirst]
  const after: ListPosition | undefined =
    query.cursor === undefined ? undefined : cursorPlace(asked, query.cursor, isListPosition)
  const selected: PointRow[] = []
  for await (const row of rows({ after, oldestFirst, chunk: Math.min(MAX_CHUNK_ROWS, query.limit + 1) })) {
    selected.push(row)
    if (selected.length > query.limit) break
  }
  const { items, next } = pageOf(selected, query.limit, (row) => cursorAt(asked, positionOf(row)))
  return { items: items.flatMap((row) => memoryOf(row) ?? []), ...(next !== undefined && { next }) }
}

/** Scans the rows of a collection that match the filter; none without a filter. */
export function scanRows(
  connection: QdrantConnection,
  collection: string,
  filter: Filter | undefined,
  call: CallOptions | undefined,
): (from: Pick<CreationScan, "after" | "chunk" | "oldestFirst">) => AsyncGenerator<PointRow> {
  return async function* (from) {
    if (filter !== undefined) yield* scanByCreation(connection, collection, { ...from, filter, call })
  }
}

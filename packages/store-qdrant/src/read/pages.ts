import type { CallOptions } from "@keepsake/core/plugin"
import { cursorAt, placeOf as cursorPlace, type ListQuery, type Memory, type Page, pageOf } from "@keepsake/core/plugin"
import type { Connection } from "../server/connection.ts"
import type { Row } from "../stored.ts"
import type { Filter } from "../where-filter.ts"
import { byCreation, isPlace, type ListPosition, placeOf, type Walk } from "./points.ts"

const LARGEST_CHUNK = 1_000

/** One page of what `rows` yields from where the cursor stands. */
export async function pageBy(
  question: unknown,
  query: ListQuery,
  rows: (from: Pick<Walk, "after" | "chunk" | "oldestFirst">) => AsyncGenerator<Row>,
  memoryOf: (row: Row) => Memory | undefined,
): Promise<Page<Memory>> {
  const oldestFirst = query.oldestFirst ?? false
  const asked = [question, oldestFirst]
  const after: ListPosition | undefined =
    query.cursor === undefined ? undefined : cursorPlace(asked, query.cursor, isPlace)
  const found: Row[] = []
  for await (const row of rows({ after, oldestFirst, chunk: Math.min(LARGEST_CHUNK, query.limit + 1) })) {
    found.push(row)
    if (found.length > query.limit) break
  }
  const { items, next } = pageOf(found, query.limit, (row) => cursorAt(asked, placeOf(row)))
  return { items: items.flatMap((row) => memoryOf(row) ?? []), ...(next !== undefined && { next }) }
}

/** The rows of a collection that pass, or none where nothing can. */
export function walkOf(
  connection: Connection,
  collection: string,
  filter: Filter | undefined,
  call: CallOptions | undefined,
): (from: Pick<Walk, "after" | "chunk" | "oldestFirst">) => AsyncGenerator<Row> {
  return async function* (from) {
    if (filter !== undefined) yield* byCreation(connection, collection, { ...from, filter, call })
  }
}

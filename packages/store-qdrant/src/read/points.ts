import type { CallOptions } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { type PointRow, parseRow } from "../point-row.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { and, type Filter, inRange } from "../where-filter.ts"

/** Maximum number of points in one request. */
export const MAX_POINTS = 10_000

interface Order {
  readonly key: "createdAt" | "place" | "revision"
  readonly direction: "asc" | "desc"
}

/** Fetches at most `limit` rows, optionally sorted. */
export async function fetchRows(
  connection: QdrantConnection,
  collection: string,
  filter: Filter,
  { limit, order, call }: { readonly limit: number; readonly order?: Order; readonly call?: CallOptions | undefined },
): Promise<readonly PointRow[]> {
  const request = { filter, limit, with_payload: true, ...(order && { order_by: order }) }
  const { points } = await connection.run((client) => client.scroll(collection, request), call)
  return points.map(({ payload }) => parseRow(payload))
}

/** Fetches every row that matches the filter. */
async function fetchAllRows(
  connection: QdrantConnection,
  collection: string,
  filter: Filter,
  call: CallOptions | undefined,
): Promise<readonly PointRow[]> {
  const rows: PointRow[] = []
  let offset: Schemas["ExtendedPointId"] | undefined
  for (;;) {
    const query = { filter, limit: MAX_POINTS, with_payload: true, ...(offset !== undefined && { offset }) }
    const { points, next_page_offset: next } = await connection.run((client) => client.scroll(collection, query), call)
    for (const { payload } of points) rows.push(parseRow(payload))
    if (typeof next !== "string" && typeof next !== "number") return rows
    offset = next
  }
}

export type ListPosition = readonly [createdAt: number, id: string]

export interface CreationScan {
  readonly filter: Filter
  readonly oldestFirst: boolean
  /** Exclusive start position. */
  readonly after: ListPosition | undefined
  /** Rows per request. */
  readonly chunk: number
  readonly call: CallOptions | undefined
}

/**
 * Yields rows by creation time, then by memory id. The server sorts by time only, in no stable order among equals, so all rows with a chunk's last time are
 * fetched before they are yielded.
 */
export async function* scanByCreation(
  connection: QdrantConnection,
  collection: string,
  walk: CreationScan,
): AsyncGenerator<PointRow> {
  const { filter, oldestFirst, after, chunk, call } = walk
  const sign = oldestFirst ? 1 : -1
  const sorted = (rows: readonly PointRow[]): readonly PointRow[] =>
    rows.toSorted((one, other) => sign * comparePositions(positionOf(one), positionOf(other)))
  const createdAtTime = (at: number): Promise<readonly PointRow[]> =>
    fetchAllRows(connection, collection, and(filter, inRange("createdAt", { gte: at, lte: at })), call)
  let bound = after?.[0]
  if (after !== undefined) {
    const rest = await createdAtTime(after[0])
    yield* sorted(rest).filter((row) => sign * comparePositions(positionOf(row), after) > 0)
  }
  const order = { key: "createdAt", direction: oldestFirst ? "asc" : "desc" } as const
  for (;;) {
    const beyond = bound === undefined ? [] : [inRange("createdAt", oldestFirst ? { gt: bound } : { lt: bound })]
    const rows = await fetchRows(connection, collection, and(filter, ...beyond), { limit: chunk, order, call })
    const last = rows.at(-1)
    if (last === undefined || rows.length < chunk) {
      yield* sorted(rows)
      return
    }
    bound = positionOf(last)[0]
    yield* sorted(rows.filter((row) => positionOf(row)[0] !== bound))
    yield* sorted(await createdAtTime(bound))
  }
}

export function positionOf({ memory, id }: PointRow): ListPosition {
  return [memory?.createdAt ?? 0, id]
}

export function comparePositions([at, id]: ListPosition, [otherAt, otherId]: ListPosition): number {
  return at - otherAt || (id === otherId ? 0 : id < otherId ? -1 : 1)
}

export function isListPosition(place: readonly unknown[]): place is ListPosition {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

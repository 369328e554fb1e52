import type { CallOptions } from "@keepsake/core/plugin"
import type { Schemas } from "@qdrant/js-client-rest"
import { MOST_POINTS } from "../collections.ts"
import type { Connection } from "../server/connection.ts"
import { type Row, rowOf } from "../stored.ts"
import { and, type Filter, within } from "../where-filter.ts"

interface Order {
  readonly key: "createdAt" | "place" | "revision"
  readonly direction: "asc" | "desc"
}

/** At most `limit` rows, in an order or in none. */
export async function rowsOf(
  connection: Connection,
  collection: string,
  filter: Filter,
  { limit, order, call }: { readonly limit: number; readonly order?: Order; readonly call?: CallOptions | undefined },
): Promise<readonly Row[]> {
  const asked = { filter, limit, with_payload: true, ...(order && { order_by: order }) }
  const { points } = await connection.run((client) => client.scroll(collection, asked), call)
  return points.map(({ payload }) => rowOf(payload))
}

/** Every row that passes. */
async function allRows(
  connection: Connection,
  collection: string,
  filter: Filter,
  call: CallOptions | undefined,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  let offset: Schemas["ExtendedPointId"] | undefined
  for (;;) {
    const asked = { filter, limit: MOST_POINTS, with_payload: true, ...(offset !== undefined && { offset }) }
    const { points, next_page_offset: next } = await connection.run((client) => client.scroll(collection, asked), call)
    for (const { payload } of points) rows.push(rowOf(payload))
    if (typeof next !== "string" && typeof next !== "number") return rows
    offset = next
  }
}

export type ListPosition = readonly [createdAt: number, id: string]

export interface Walk {
  readonly filter: Filter
  readonly oldestFirst: boolean
  /** Only what comes after it. */
  readonly after: ListPosition | undefined
  /** How many are asked for at once. */
  readonly chunk: number
  readonly call: CallOptions | undefined
}

/**
 * Rows by creation, ties by the memory's id. The server orders by the moment alone and leaves ties as they fall, so that all rows of the last moment of a
 * chunk are fetched before it is given out.
 */
export async function* byCreation(connection: Connection, collection: string, walk: Walk): AsyncGenerator<Row> {
  const { filter, oldestFirst, after, chunk, call } = walk
  const sign = oldestFirst ? 1 : -1
  const inOrder = (rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((one, other) => sign * comparePlaces(placeOf(one), placeOf(other)))
  const madeAt = (at: number): Promise<readonly Row[]> =>
    allRows(connection, collection, and(filter, within("createdAt", { gte: at, lte: at })), call)
  let bound = after?.[0]
  if (after !== undefined) {
    const rest = await madeAt(after[0])
    yield* inOrder(rest).filter((row) => sign * comparePlaces(placeOf(row), after) > 0)
  }
  const order = { key: "createdAt", direction: oldestFirst ? "asc" : "desc" } as const
  for (;;) {
    const beyond = bound === undefined ? [] : [within("createdAt", oldestFirst ? { gt: bound } : { lt: bound })]
    const rows = await rowsOf(connection, collection, and(filter, ...beyond), { limit: chunk, order, call })
    const last = rows.at(-1)
    if (last === undefined || rows.length < chunk) {
      yield* inOrder(rows)
      return
    }
    bound = placeOf(last)[0]
    yield* inOrder(rows.filter((row) => placeOf(row)[0] !== bound))
    yield* inOrder(await madeAt(bound))
  }
}

export function placeOf({ memory, id }: Row): ListPosition {
  return [memory?.createdAt ?? 0, id]
}

export function comparePlaces([at, id]: ListPosition, [otherAt, otherId]: ListPosition): number {
  return at - otherAt || (id === otherId ? 0 : id < otherId ? -1 : 1)
}

export function isPlace(place: readonly unknown[]): place is ListPosition {
  return place.length === 2 && typeof place[0] === "number" && typeof place[1] === "string"
}

import { type CallOptions, type Cursor, cursorAt, type Feed, isNumber, placeOf } from "@keepsake/core/plugin"
import type { Collections } from "../collections.ts"
import type { Connection } from "../server/connection.ts"
import { versionOfRow } from "../stored.ts"
import { within } from "../where-filter.ts"
import { rowsOf } from "./points.ts"

/** Versions by their place in the feed, none from `before` on: where a write is under way what follows may still be missing. */
export async function follow(
  connection: Connection,
  { memories, versions }: Collections,
  { after, limit, before }: { readonly after: Cursor | undefined; readonly limit: number; readonly before: number },
  call: CallOptions | undefined,
): ReturnType<Feed["changes"]> {
  const from = after === undefined ? 0 : placeOf("feed", after, isNumber)[0]
  const range = within("place", { gt: from, ...(Number.isFinite(before) && { lt: before }) })
  const asked = { limit, order: { key: "place", direction: "asc" }, call } as const
  const filter = { must: [range], must_not: [] }
  // What stands today first: what is replaced meanwhile is put aside before, so that it is met there.
  const rows = [
    ...(await rowsOf(connection, memories, filter, asked)),
    ...(await rowsOf(connection, versions, filter, asked)),
  ]
  const each = new Map(rows.map((row) => [`${row.pool.tenant}\0${row.id}\0${row.revision}`, row]))
  const items = [...each.values()].sort((one, other) => one.place - other.place).slice(0, limit)
  return {
    items: items.map((row) => ({ ...versionOfRow(row), pool: row.pool })),
    next: cursorAt("feed", [items.at(-1)?.place ?? from]),
  }
}

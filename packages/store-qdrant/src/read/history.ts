import {
  type CallOptions,
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
  versionOfRow,
} from "@keepsake/core/plugin"
import type { QdrantCollections } from "../collections.ts"
import { toKeyword } from "../fields.ts"
import { pointIdOf } from "../point-ids.ts"
import type { PointRow } from "../point-row.ts"
import type { QdrantConnection } from "../server/connection.ts"
import { and, equals, inRange, liveFilter, scopeFilter, whereFilter } from "../where-filter.ts"
import { readPage, scanRows } from "./pages.ts"
import { type CreationScan, comparePositions, fetchRows, positionOf } from "./points.ts"

/** Reads past versions. The newest version is the memory's own point; older ones are in a collection of their own. */
export class HistoryReader {
  readonly #connection: QdrantConnection
  readonly #collections: QdrantCollections

  constructor(connection: QdrantConnection, collections: QdrantCollections) {
    this.#connection = connection
    this.#collections = collections
  }

  async versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>> {
    const question = ["versions", scope, id]
    const below = page.cursor === undefined ? undefined : cursorPlace(question, page.cursor, isNumber)[0]
    const inQuestion = and(scopeFilter(scope), equals("id", toKeyword(id)), equals("erased", false))
    const filter = below === undefined ? inQuestion : and(inQuestion, inRange("revision", { lt: below }))
    const { memories, versions } = this.#collections
    const order = { key: "revision", direction: "desc" } as const
    const limit = page.limit + 1
    const itself = and(filter, { has_id: [pointIdOf(scope.tenant, id)] })
    const now = await fetchRows(this.#connection, memories, itself, { limit: 1, call })
    const past = await fetchRows(this.#connection, versions, filter, { limit, order, call })
    const all = new Map([...now, ...past].map((row) => [row.revision, versionOfRow(row)]))
    return pageOf([...all.values()], page.limit, ({ revision }) => cursorAt(question, [revision]))
  }

  /** For every memory that exists today, its version at the time `at`, ordered by creation. */
  async asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    const where = query.where ?? {}
    const filter = whereFilter(scope, where)
    const then = filter && and(filter, inRange("at", { lte: at }))
    const now = scanRows(this.#connection, this.#collections.memories, then, call)
    const past = scanRows(
      this.#connection,
      this.#collections.versions,
      then && and(then, inRange("until", { gt: at })),
      call,
    )
    const replaced = (from: Pick<CreationScan, "after" | "chunk" | "oldestFirst">): AsyncGenerator<PointRow> =>
      this.#replacedSince(scope, at, past(from), from.chunk, call)
    return readPage(
      ["asOf", scope, at, where],
      query,
      (from) => mergeByCreation(now(from), replaced(from), from.oldestFirst ? 1 : -1),
      (row) => row.memory,
    )
  }

  /**
   * Filters past versions: keeps those of memories that still exist and were changed after `at`. If the clock was set back between two versions, several
   * versions of a memory may cover that time. They are adjacent in `rows`, and the newest is used.
   */
  async *#replacedSince(
    scope: Scope,
    at: number,
    rows: AsyncGenerator<PointRow>,
    chunk: number,
    call: CallOptions | undefined,
  ): AsyncGenerator<PointRow> {
    let waiting: PointRow[] = []
    const takeConfirmed = async (): Promise<readonly PointRow[]> => {
      if (waiting.length === 0) return []
      const has_id = waiting.map(({ id }) => pointIdOf(scope.tenant, id))
      const filter = and(liveFilter(scope), { has_id }, inRange("at", { gt: at }))
      const limit = waiting.length
      const live = await fetchRows(this.#connection, this.#collections.memories, filter, { limit, call })
      const ids = new Set(live.map(({ id }) => id))
      const confirmed = waiting.filter(({ id }) => ids.has(id))
      waiting = []
      return confirmed
    }
    for await (const row of rows) {
      const last = waiting.at(-1)
      if (last?.id === row.id) {
        if (row.revision > last.revision) waiting.splice(-1, 1, row)
        continue
      }
      if (waiting.length === chunk) yield* await takeConfirmed()
      waiting.push(row)
    }
    yield* await takeConfirmed()
  }
}

async function* mergeByCreation(
  one: AsyncGenerator<PointRow>,
  other: AsyncGenerator<PointRow>,
  sign: 1 | -1,
): AsyncGenerator<PointRow> {
  let [first, second] = [await one.next(), await other.next()]
  while (first.done !== true || second.done !== true) {
    const takesFirst =
      second.done === true ||
      (first.done !== true && sign * comparePositions(positionOf(first.value), positionOf(second.value)) <= 0)
    if (takesFirst && first.done !== true) {
      yield first.value
      first = await one.next()
    } else if (second.done !== true) {
      yield second.value
      second = await other.next()
    }
  }
}

/** Versions by feed position. Stops at `before`, because versions of a write under way may still be missing from there on. */
export async function listChanges(
  connection: QdrantConnection,
  { memories, versions }: QdrantCollections,
  { after, limit, before }: { readonly after: Cursor | undefined; readonly limit: number; readonly before: number },
  call: CallOptions | undefined,
): ReturnType<Feed["changes"]> {
  const from = after === undefined ? 0 : cursorPlace("feed", after, isNumber)[0]
  const range = inRange("place", { gt: from, ...(Number.isFinite(before) && { lt: before }) })
  const request = { limit, order: { key: "place", direction: "asc" }, call } as const
  const filter = { must: [range], must_not: [] }
  // Current versions first: one that is replaced in the meantime has been archived before and is found there.
  const rows = [
    ...(await fetchRows(connection, memories, filter, request)),
    ...(await fetchRows(connection, versions, filter, request)),
  ]
  const each = new Map(rows.map((row) => [`${row.pool.tenant}\0${row.id}\0${row.revision}`, row]))
  const items = [...each.values()].sort((one, other) => one.place - other.place).slice(0, limit)
  return {
    items: items.map((row) => ({ ...versionOfRow(row), pool: row.pool })),
    next: cursorAt("feed", [items.at(-1)?.place ?? from]),
  }
}

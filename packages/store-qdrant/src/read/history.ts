import {
  type CallOptions,
  cursorAt,
  placeOf as cursorPlace,
  isNumber,
  type ListQuery,
  type Memory,
  type MemoryId,
  type Page,
  type PageQuery,
  pageOf,
  type Scope,
  type Version,
} from "@keepsake/core/plugin"
import type { Collections } from "../collections.ts"
import { keyword } from "../fields.ts"
import { pointOf } from "../point-names.ts"
import type { Connection } from "../server/connection.ts"
import { type Row, versionOfRow } from "../stored.ts"
import { and, inScope, is, liveIn, whereFilter, within } from "../where-filter.ts"
import { pageBy, walkOf } from "./pages.ts"
import { comparePlaces, placeOf, rowsOf, type Walk } from "./points.ts"

/** What stood before: the newest version is the memory's own point, those before it are in a collection of their own. */
export class Histories {
  readonly #connection: Connection
  readonly #collections: Collections

  constructor(connection: Connection, collections: Collections) {
    this.#connection = connection
    this.#collections = collections
  }

  async versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>> {
    const question = ["versions", scope, id]
    const below = page.cursor === undefined ? undefined : cursorPlace(question, page.cursor, isNumber)[0]
    const inQuestion = and(inScope(scope), is("id", keyword(id)), is("erased", false))
    const filter = below === undefined ? inQuestion : and(inQuestion, within("revision", { lt: below }))
    const { memories, versions } = this.#collections
    const order = { key: "revision", direction: "desc" } as const
    const limit = page.limit + 1
    const itself = and(filter, { has_id: [pointOf(scope.tenant, id)] })
    const now = await rowsOf(this.#connection, memories, itself, { limit: 1, call })
    const past = await rowsOf(this.#connection, versions, filter, { limit, order, call })
    const all = new Map([...now, ...past].map((row) => [row.revision, versionOfRow(row)]))
    return pageOf([...all.values()], page.limit, ({ revision }) => cursorAt(question, [revision]))
  }

  /** By creation, of every memory that stands today, the version that stood at that moment. */
  async asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    const where = query.where ?? {}
    const filter = whereFilter(scope, where)
    const then = filter && and(filter, within("at", { lte: at }))
    const now = walkOf(this.#connection, this.#collections.memories, then, call)
    const past = walkOf(
      this.#connection,
      this.#collections.versions,
      then && and(then, within("until", { gt: at })),
      call,
    )
    const standing = (from: Pick<Walk, "after" | "chunk" | "oldestFirst">): AsyncGenerator<Row> =>
      this.#standing(scope, at, past(from), from.chunk, call)
    return pageBy(
      ["asOf", scope, at, where],
      query,
      (from) => merged(now(from), standing(from), from.oldestFirst ? 1 : -1),
      (row) => row.memory,
    )
  }

  /**
   * Versions of memories that stand today, and whose newest version is later than the moment. Where a clock was set back between two versions, several may
   * have stood then; they come side by side, and the newest of them counts.
   */
  async *#standing(
    scope: Scope,
    at: number,
    rows: AsyncGenerator<Row>,
    chunk: number,
    call: CallOptions | undefined,
  ): AsyncGenerator<Row> {
    let waiting: Row[] = []
    const checked = async (): Promise<readonly Row[]> => {
      if (waiting.length === 0) return []
      const has_id = waiting.map(({ id }) => pointOf(scope.tenant, id))
      const filter = and(liveIn(scope), { has_id }, within("at", { gt: at }))
      const limit = waiting.length
      const live = await rowsOf(this.#connection, this.#collections.memories, filter, { limit, call })
      const ids = new Set(live.map(({ id }) => id))
      const kept = waiting.filter(({ id }) => ids.has(id))
      waiting = []
      return kept
    }
    for await (const row of rows) {
      const last = waiting.at(-1)
      if (last?.id === row.id) {
        if (row.revision > last.revision) waiting.splice(-1, 1, row)
        continue
      }
      if (waiting.length === chunk) yield* await checked()
      waiting.push(row)
    }
    yield* await checked()
  }
}

async function* merged(one: AsyncGenerator<Row>, other: AsyncGenerator<Row>, sign: 1 | -1): AsyncGenerator<Row> {
  let [first, second] = [await one.next(), await other.next()]
  while (first.done !== true || second.done !== true) {
    const takesFirst =
      second.done === true ||
      (first.done !== true && sign * comparePlaces(placeOf(first.value), placeOf(second.value)) <= 0)
    if (takesFirst && first.done !== true) {
      yield first.value
      first = await one.next()
    } else if (second.done !== true) {
      yield second.value
      second = await other.next()
    }
  }
}

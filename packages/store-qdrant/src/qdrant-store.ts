import {
  type CallOptions,
  type Change,
  CONTRACT,
  checkChanges,
  checkLimit,
  checkSearch,
  checkWhere,
  type Feed,
  type History,
  type HybridIndex,
  type Indexed,
  type ListQuery,
  type Memory,
  MemoryError,
  type MemoryId,
  memoryOfRow,
  type Outcome,
  type Page,
  type PageQuery,
  type Pool,
  type Scope,
  type Store,
  type StoreTraits,
  type Tally,
  type Tenant,
  type TextIndex,
  type VectorIndex,
  type WriteOptions,
} from "@keepsake/core/plugin"
import { QdrantCollections } from "./collections.ts"
import { pointIdOf } from "./point-ids.ts"
import { listPools, listSpaces, tally } from "./read/counts.ts"
import { HistoryReader, listChanges } from "./read/history.ts"
import { readIndexed } from "./read/indexed.ts"
import { readPage, scanRows } from "./read/pages.ts"
import { fetchRows } from "./read/points.ts"
import { Searcher } from "./read/search.ts"
import { QdrantConnection, type QdrantConnectionOptions } from "./server/connection.ts"
import { and, equals, liveFilter, whereFilter } from "./where-filter.ts"
import { Writer } from "./write/writer.ts"

export interface QdrantStoreOptions extends QdrantConnectionOptions {
  /** Name of the collection of memories. Versions are in a second one with the suffix `_versions`. */
  readonly collection: string
  /** Whether `open` succeeds while the server is unreachable or rejects the key; calls fail until it is available. Defaults to false: `open` fails. */
  readonly startsAlone?: boolean
}

/** Stores each memory as a Qdrant point, with its terms as a sparse vector and its embeddings as named vectors. */
export class QdrantStore implements Store {
  readonly contract = CONTRACT
  readonly name = "qdrant"
  readonly traits: StoreTraits = { atomic: false, readsOwnWrites: true, maxBatch: 500, ownStatistics: false }
  readonly #connection: QdrantConnection
  readonly #collections: QdrantCollections
  readonly #writer: Writer
  readonly #searcher: Searcher
  readonly #historyReader: HistoryReader
  readonly #startsAlone: boolean
  /** Why the collections could not be opened. */
  #openFailure: string | undefined

  constructor(options: QdrantStoreOptions) {
    this.#connection = new QdrantConnection(options)
    this.#startsAlone = options.startsAlone ?? false
    this.#collections = new QdrantCollections(this.#connection, options.collection)
    this.#writer = new Writer(this.#connection, this.#collections)
    this.#searcher = new Searcher(this.#connection, this.#collections)
    this.#historyReader = new HistoryReader(this.#connection, this.#collections)
  }

  async open(call?: CallOptions): Promise<void> {
    try {
      await this.#ready(call)
    } catch (failure) {
      const isAway = MemoryError.is(failure, "store_unavailable") || MemoryError.is(failure, "too_busy")
      if (!this.#startsAlone || !isAway || call?.signal?.aborted) throw failure
    }
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    this.#connection.assertUsable(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    await this.#ready(options)
    return this.#writer.write(pool, changes, options)
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    await this.#ready(call)
    const has_id = [...new Set(ids)].map((id) => pointIdOf(scope.tenant, id))
    if (has_id.length === 0) return []
    const request = { limit: has_id.length, call }
    const rows = await fetchRows(
      this.#connection,
      this.#collections.memories,
      and(liveFilter(scope), { has_id }),
      request,
    )
    const matches = new Map(rows.map((row) => [row.id, memoryOfRow(row)]))
    return ids.map((id) => matches.get(id))
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#connection.assertUsable(call)
    checkLimit(query.limit)
    const where = query.where ?? {}
    checkWhere(where)
    await this.#ready(call)
    const rows = scanRows(this.#connection, this.#collections.memories, whereFilter(scope, where), call)
    return readPage(["list", scope, where], query, rows, memoryOfRow)
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#connection.assertUsable(call)
    checkLimit(page.limit)
    await this.#ready(call)
    return listPools(this.#connection, this.#collections, { tenant, page }, call)
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    await this.#ready(call)
    return readIndexed(this.#connection, this.#collections, scope, ids, call)
  }

  /** The server removes deleted points from its segments automatically, and no request can trigger that. */
  async compact(): Promise<readonly string[]> {
    return [
      "words in the segments of the Qdrant server until it rewrites them, words and vectors in its write-ahead log until later writes replace them, and its snapshots",
    ]
  }

  problems(): readonly string[] {
    const why = this.#openFailure ?? this.#connection.trouble
    return why === undefined ? [] : [why]
  }

  readonly text: TextIndex = {
    search: async (scope, { words }, options) => {
      this.#connection.assertUsable(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searcher.byWords(scope, words, options)
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#connection.assertUsable(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searcher.byVector(scope, query, options)
    },
    spaces: async (scope, call) => {
      await this.#ready(call)
      return listSpaces(this.#connection, this.#collections, scope, call)
    },
    missing: async (pool, space, page, call) => {
      this.#connection.assertUsable(call)
      checkLimit(page.limit)
      await this.#ready(call)
      const filter = liveFilter({ tenant: pool.tenant, pools: [pool.name] })
      filter.must_not.push(equals("spaces", space))
      const rows = scanRows(this.#connection, this.#collections.memories, filter, call)
      return readPage(["missing", pool, space], { ...page, oldestFirst: true }, rows, memoryOfRow)
    },
    drop: async (space, call) => {
      await this.#ready(call)
      await this.#collections.dropSpace(space, call)
    },
  }

  readonly hybrid: HybridIndex = {
    search: async (scope, { words, embedding }, options) => {
      this.#connection.assertUsable(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searcher.byBoth(scope, words, embedding, options)
    },
  }

  readonly history: History = {
    versions: async (scope, id, page, call) => {
      this.#connection.assertUsable(call)
      checkLimit(page.limit)
      await this.#ready(call)
      return this.#historyReader.versions(scope, id, page, call)
    },
    asOf: async (scope, at, query, call) => {
      this.#connection.assertUsable(call)
      checkLimit(query.limit)
      checkWhere(query.where ?? {})
      await this.#ready(call)
      return this.#historyReader.asOf(scope, at, query, call)
    },
  }

  /** Ordered while one process writes, which is how Keepsake runs. With several writers, another process's version may be missed by a cursor. */
  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#connection.assertUsable(call)
      checkLimit(limit)
      await this.#ready(call)
      const before = this.#writer.firstPendingPosition
      return listChanges(this.#connection, this.#collections, { after, limit, before }, call)
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#connection.assertUsable(call)
      checkWhere(where)
      await this.#ready(call)
      return tally(this.#connection, this.#collections, { scope, where, by }, call)
    },
  }

  async #ready(call: CallOptions | undefined): Promise<void> {
    try {
      await this.#collections.open(call)
      this.#openFailure = undefined
    } catch (failure) {
      if (MemoryError.is(failure) && failure.code !== "cancelled") {
        this.#openFailure = [failure.message, failure.remedy].filter(Boolean).join(". ")
      }
      throw failure
    }
  }

  /** Waits for queued writes. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer.drain()
    this.#connection.close()
  }
}

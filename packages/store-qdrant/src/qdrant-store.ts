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
import { Collections } from "./collections.ts"
import { pointOf } from "./point-names.ts"
import { poolsOf, spacesIn, tally } from "./read/counts.ts"
import { follow } from "./read/follow.ts"
import { Histories } from "./read/history.ts"
import { indexedOf } from "./read/indexed.ts"
import { pageBy, walkOf } from "./read/pages.ts"
import { rowsOf } from "./read/points.ts"
import { Searches } from "./read/search.ts"
import { Connection, type ConnectionOptions } from "./server/connection.ts"
import { shown } from "./stored.ts"
import { and, is, liveIn, whereFilter } from "./where-filter.ts"
import { dropSpace } from "./write/drop-space.ts"
import { Writer } from "./write/writer.ts"

export interface QdrantStoreOptions extends ConnectionOptions {
  /** The name of the collections; versions are in one of this name and `_versions`. */
  readonly collection: string
  /** Opens also while the server is away, or refuses the key: calls fail until it is there. Else opening fails. */
  readonly startsAlone?: boolean
}

/** Memories in Qdrant: a point each, with its words as a sparse vector and its embeddings as named vectors. */
export class QdrantStore implements Store {
  readonly contract = CONTRACT
  readonly name = "qdrant"
  readonly traits: StoreTraits = { atomic: false, readsOwnWrites: true, maxBatch: 500, ownStatistics: false }
  readonly #connection: Connection
  readonly #collections: Collections
  readonly #writer: Writer
  readonly #searches: Searches
  readonly #histories: Histories
  readonly #startsAlone: boolean
  /** Why its collections are not open. */
  #closed: string | undefined

  constructor(options: QdrantStoreOptions) {
    this.#connection = new Connection(options)
    this.#startsAlone = options.startsAlone ?? false
    this.#collections = new Collections(this.#connection, options.collection)
    this.#writer = new Writer(this.#connection, this.#collections)
    this.#searches = new Searches(this.#connection, this.#collections)
    this.#histories = new Histories(this.#connection, this.#collections)
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
    this.#connection.begin(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    await this.#ready(options)
    return this.#writer.write(pool, changes, options)
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    await this.#ready(call)
    const has_id = [...new Set(ids)].map((id) => pointOf(scope.tenant, id))
    if (has_id.length === 0) return []
    const asked = { limit: has_id.length, call }
    const rows = await rowsOf(this.#connection, this.#collections.memories, and(liveIn(scope), { has_id }), asked)
    const found = new Map(rows.map((row) => [row.id, shown(row)]))
    return ids.map((id) => found.get(id))
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#connection.begin(call)
    checkLimit(query.limit)
    const where = query.where ?? {}
    checkWhere(where)
    await this.#ready(call)
    const rows = walkOf(this.#connection, this.#collections.memories, whereFilter(scope, where), call)
    return pageBy(["list", scope, where], query, rows, shown)
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#connection.begin(call)
    checkLimit(page.limit)
    await this.#ready(call)
    return poolsOf(this.#connection, this.#collections, { tenant, page }, call)
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    await this.#ready(call)
    return indexedOf(this.#connection, this.#collections, scope, ids, call)
  }

  /** The server clears deleted points from its segments by itself, in its own time, and cannot be told to. */
  async compact(): Promise<readonly string[]> {
    return [
      "words in the segments of the Qdrant server until they are written anew, words and vectors in its log until later writes have taken their place, and its snapshots",
    ]
  }

  troubles(): readonly string[] {
    const why = this.#closed ?? this.#connection.trouble
    return why === undefined ? [] : [why]
  }

  readonly text: TextIndex = {
    search: async (scope, { words }, options) => {
      this.#connection.begin(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searches.byWords(scope, words, options)
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#connection.begin(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searches.byVector(scope, query, options)
    },
    spaces: async (scope, call) => {
      await this.#ready(call)
      return spacesIn(this.#connection, this.#collections, scope, call)
    },
    missing: async (pool, space, page, call) => {
      this.#connection.begin(call)
      checkLimit(page.limit)
      await this.#ready(call)
      const filter = liveIn({ tenant: pool.tenant, pools: [pool.name] })
      filter.must_not.push(is("spaces", space))
      const rows = walkOf(this.#connection, this.#collections.memories, filter, call)
      return pageBy(["missing", pool, space], { ...page, oldestFirst: true }, rows, shown)
    },
    drop: async (space, call) => {
      await this.#ready(call)
      await dropSpace(this.#connection, this.#collections, space, call)
    },
  }

  readonly hybrid: HybridIndex = {
    search: async (scope, { words, embedding }, options) => {
      this.#connection.begin(options)
      checkSearch(options)
      await this.#ready(options)
      return this.#searches.byBoth(scope, words, embedding, options)
    },
  }

  readonly history: History = {
    versions: async (scope, id, page, call) => {
      this.#connection.begin(call)
      checkLimit(page.limit)
      await this.#ready(call)
      return this.#histories.versions(scope, id, page, call)
    },
    asOf: async (scope, at, query, call) => {
      this.#connection.begin(call)
      checkLimit(query.limit)
      checkWhere(query.where ?? {})
      await this.#ready(call)
      return this.#histories.asOf(scope, at, query, call)
    },
  }

  /** In order while one process writes, which is how Keepsake runs; where several do, a version of another process may come late. */
  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#connection.begin(call)
      checkLimit(limit)
      await this.#ready(call)
      const before = this.#writer.underWay
      return follow(this.#connection, this.#collections, { after, limit, before }, call)
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#connection.begin(call)
      checkWhere(where)
      await this.#ready(call)
      return tally(this.#connection, this.#collections, { scope, where, by }, call)
    },
  }

  async #ready(call: CallOptions | undefined): Promise<void> {
    try {
      await this.#collections.open(call)
      this.#closed = undefined
    } catch (failure) {
      if (MemoryError.is(failure) && failure.code !== "cancelled") {
        this.#closed = [failure.message, failure.remedy].filter(Boolean).join(". ")
      }
      throw failure
    }
  }

  /** What was begun ends first. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer.settled()
    this.#connection.close()
  }
}

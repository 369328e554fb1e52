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
import { compactTables } from "./compact-tables.ts"
import type { PostgresDatabase } from "./database/database.ts"
import { HistoryReads } from "./read/history-reads.ts"
import { HitContents } from "./read/hit-contents.ts"
import { readIndexEntries } from "./read/indexed-reads.ts"
import { MemoryReads } from "./read/memory-reads.ts"
import { TextSearch } from "./read/text-search.ts"
import { VectorIndexes } from "./read/vector-indexes.ts"
import { VectorSearch } from "./read/vector-search.ts"
import { PoolKeys } from "./rows/pool-keys.ts"
import { MemoryWriter } from "./write/memory-writer.ts"

const INDEXED_VECTORS = 10_000

export interface PostgresStoreOptions {
  /** Pools with at least so many vectors in a space get an approximate index; in smaller ones all are compared. Default: 10,000. */
  readonly indexedVectors?: number
  /** Maximum length of the cached texts of hits, in characters of JSON. Default: 16 Mi, about 13,000 short messages; 0 caches none. */
  readonly maxCachedLength?: number
}

/** Stores memories in a schema of PostgreSQL, with text index, versions, feed and tally; with the extension pgvector, vectors as well. */
export class PostgresStore implements Store {
  readonly contract = CONTRACT
  readonly name = "postgres"
  readonly writers = "many"
  readonly traits: StoreTraits = { atomic: true, readsOwnWrites: true, maxBatch: 1000, ownStatistics: true }
  readonly #database: PostgresDatabase
  readonly #detach: () => Promise<void>
  readonly #pools: PoolKeys
  readonly #memories: MemoryReads
  readonly #contents: HitContents
  readonly #search: TextSearch
  readonly #history: HistoryReads
  readonly #writer: MemoryWriter
  readonly #vectors: VectorSearch
  readonly #indexes: VectorIndexes
  #isClosed = false

  constructor(
    database: PostgresDatabase,
    { indexedVectors = INDEXED_VECTORS, maxCachedLength }: PostgresStoreOptions = {},
  ) {
    this.#database = database
    this.#detach = database.attach()
    this.#pools = new PoolKeys(database)
    this.#memories = new MemoryReads(database, this.#pools)
    this.#contents = new HitContents(database, maxCachedLength)
    this.#search = new TextSearch(database, this.#pools, this.#contents)
    this.#history = new HistoryReads(database, this.#pools)
    this.#writer = new MemoryWriter(database, this.#pools)
    this.#indexes = new VectorIndexes(database, indexedVectors)
    this.#vectors = new VectorSearch(database, this.#pools, this.#contents, this.#indexes)
  }

  async open(call?: CallOptions): Promise<void> {
    await this.#begin(call)
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    await this.#begin(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    const outcomes = await this.#writer.write(pool, changes, options)
    this.#contents.invalidate(pool.tenant, changes)
    return outcomes
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    await this.#begin(call)
    return this.#memories.read(scope, ids, call)
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    await this.#begin(call)
    return readIndexEntries(this.#database, this.#pools, scope, ids, call)
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    await this.#begin(call)
    checkList(query)
    return this.#memories.list(scope, query, call)
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    await this.#begin(call)
    checkLimit(page.limit)
    return this.#memories.pools(tenant, page, call)
  }

  /** Removes dead rows. Their bytes may remain in places that only the server's administrator reaches, which are returned. */
  async compact(call?: CallOptions): Promise<readonly string[]> {
    await this.#begin(call)
    await this.#pools.replaceErasedNames()
    return compactTables(this.#database)
  }

  problems(): readonly string[] {
    return this.#database.problems
  }

  readonly text: TextIndex = {
    search: async (scope, query, options) => {
      await this.#begin(options)
      checkSearch(options)
      return this.#search.search(scope, query, options)
    },
  }

  /** Absent without pgvector, and until the store is open. */
  vector?: VectorIndex
  /** As `vector`. */
  hybrid?: HybridIndex

  get missingVectors(): string | undefined {
    const { vectors } = this.#database
    return vectors.extension === undefined ? vectors.missing : undefined
  }

  /** Resolves when no index of vectors is being built. */
  settled(): Promise<void> {
    return this.#indexes.settled()
  }

  readonly #vectorIndex: VectorIndex = {
    search: async (scope, query, options) => {
      await this.#begin(options)
      checkSearch(options)
      return this.#vectors.search(scope, query, options)
    },
    spaces: async (scope, call) => {
      await this.#begin(call)
      return this.#vectors.spaces(scope, call)
    },
    missing: async (pool, space, page, call) => {
      await this.#begin(call)
      checkLimit(page.limit)
      return this.#vectors.missing(pool, space, page, call)
    },
    drop: async (space, call) => {
      await this.#begin(call)
      await this.#vectors.drop(space)
    },
  }

  readonly #hybridIndex: HybridIndex = {
    search: async (scope, { embedding, ...query }, { nearest, ...options }) => {
      await this.#begin(options)
      checkSearch(options)
      const [text, vector] = await Promise.all([
        this.#search.search(scope, query, options),
        this.#vectors.search(scope, embedding, { ...options, limit: nearest ?? options.limit }),
      ])
      return { text, vector }
    },
  }

  readonly history: History = {
    versions: async (scope, id, page, call) => {
      await this.#begin(call)
      checkLimit(page.limit)
      return this.#history.versions(scope, id, page, call)
    },
    asOf: async (scope, at, query, call) => {
      await this.#begin(call)
      checkList(query)
      return this.#history.asOf(scope, at, query, call)
    },
  }

  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      await this.#begin(call)
      checkLimit(limit)
      return this.#history.changes(after, limit, call)
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      await this.#begin(call)
      checkWhere(where)
      return this.#memories.count(scope, where, by, call)
    },
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#detach()
  }

  async #begin(call: CallOptions | undefined): Promise<void> {
    this.#assertOpen(call)
    await this.#database.open()
    if (this.#database.vectors.extension === undefined || this.vector !== undefined) return
    this.vector = this.#vectorIndex
    this.hybrid = this.#hybridIndex
  }

  #assertOpen(call: CallOptions | undefined): void {
    if (this.#isClosed) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) {
      throw new MemoryError("cancelled", "The call was cancelled before it began", { cause: call.signal.reason })
    }
  }
}

function checkList({ limit, where = {} }: ListQuery): void {
  checkLimit(limit)
  checkWhere(where)
}

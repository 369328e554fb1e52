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
  type WriteOptions,
} from "@keepsake/core/plugin"
import { compactTables } from "./compact-tables.ts"
import type { PostgresDatabase } from "./database/database.ts"
import { HistoryReads } from "./read/history-reads.ts"
import { MemoryReads } from "./read/memory-reads.ts"
import { TextSearch } from "./read/text-search.ts"
import { PoolKeys } from "./rows/pool-keys.ts"
import { MemoryWriter } from "./write/memory-writer.ts"

/** Stores memories in a schema of PostgreSQL, with text index, versions, feed and tally. Without an extension there are no vectors. */
export class PostgresStore implements Store {
  readonly contract = CONTRACT
  readonly name = "postgres"
  readonly writers = "many"
  readonly traits: StoreTraits = { atomic: true, readsOwnWrites: true, maxBatch: 1000, ownStatistics: true }
  readonly #database: PostgresDatabase
  readonly #detach: () => Promise<void>
  readonly #pools: PoolKeys
  readonly #memories: MemoryReads
  readonly #search: TextSearch
  readonly #history: HistoryReads
  readonly #writer: MemoryWriter
  #isClosed = false

  constructor(database: PostgresDatabase) {
    this.#database = database
    this.#detach = database.attach()
    this.#pools = new PoolKeys(database)
    this.#memories = new MemoryReads(database, this.#pools)
    this.#search = new TextSearch(database, this.#pools)
    this.#history = new HistoryReads(database, this.#pools)
    this.#writer = new MemoryWriter(database, this.#pools)
  }

  async open(call?: CallOptions): Promise<void> {
    this.#assertOpen(call)
    await this.#database.open()
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    await this.#begin(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    return this.#writer.write(pool, changes, options)
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    await this.#begin(call)
    return this.#memories.read(scope, ids, call)
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

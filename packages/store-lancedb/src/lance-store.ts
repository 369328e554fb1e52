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
  type Indexed,
  type ListQuery,
  type Memory,
  type MemoryId,
  matches,
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
import { LanceTable } from "./database/lance-table.ts"
import { readPools, tallyRows, tallySpaces } from "./read/counts.ts"
import { listAsOf, listVersions, readChanges } from "./read/history.ts"
import { readTablePage } from "./read/pages.ts"
import { type CurrentRow, memoryInScope, readCurrentRows } from "./read/rows.ts"
import { searchByVector, searchByWords } from "./read/search.ts"
import { liveRows, matchingMemories, rowKey } from "./sql.ts"
import { TableWriter } from "./write/writer.ts"

export interface LanceStoreOptions {
  /** The folder of the tables on a local disk, created if it is absent; or `s3://BUCKET/PREFIX`, with keys and endpoint from the variables of AWS. */
  readonly path: string
}

/** Stores memories, their versions and vectors as rows of one LanceDB table in a folder, which one process at a time opens. */
export class LanceStore implements Store {
  readonly contract = CONTRACT
  readonly name = "lancedb"
  readonly traits: StoreTraits = { atomic: true, readsOwnWrites: true, maxBatch: 500, ownStatistics: false }
  readonly writers = "one"
  readonly #table: LanceTable
  readonly #writer: TableWriter

  constructor({ path }: LanceStoreOptions) {
    this.#table = new LanceTable(path)
    this.#writer = new TableWriter(this.#table)
  }

  open(call?: CallOptions): Promise<void> {
    return this.#table.open(call)
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    this.#table.assertUsable(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    await this.#table.open(options)
    return this.#writer.write(pool, changes, options)
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    const rows = await this.#rowsOf(scope, ids, call, false)
    return rows.map((found) => found && memoryInScope(scope, found.row))
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#table.assertUsable(call)
    checkLimit(query.limit)
    const where = query.where ?? {}
    checkWhere(where)
    await this.#table.open(call)
    return readTablePage(this.#table, ["list", scope, where], matchingMemories(scope, where), query, (row) => {
      const memory = memoryInScope(scope, row)
      return memory !== undefined && matches(memory, where) ? memory : undefined
    })
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#table.assertUsable(call)
    checkLimit(page.limit)
    await this.#table.open(call)
    return readPools(this.#table, tenant, page)
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    const rows = await this.#rowsOf(scope, ids, call)
    return rows.map((found) => {
      if (found === undefined || memoryInScope(scope, found.row) === undefined) return undefined
      const { words } = found.row
      const embeddings = [...found.vectors].map(([space, values]) => ({ space, values }))
      return { embeddings, ...(words !== undefined && { words }) }
    })
  }

  /** Writes the table and the full text index again. Nothing erased is left in the folder. */
  async compact(call?: CallOptions): Promise<readonly string[]> {
    await this.#table.open(call)
    await this.#writer.alone(() => this.#table.rewrite())
    this.#writer.resetCommits()
    return []
  }

  problems(): readonly string[] {
    const { trouble } = this.#table
    return trouble === undefined ? [] : [trouble]
  }

  readonly text: TextIndex = {
    search: async (scope, { words }, options) => {
      this.#table.assertUsable(options)
      checkSearch(options)
      await this.#table.open(options)
      return searchByWords(this.#table, scope, words, options)
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#table.assertUsable(options)
      checkSearch(options)
      await this.#table.open(options)
      return searchByVector(this.#table, scope, query, options)
    },
    spaces: async (scope, call) => {
      await this.#table.open(call)
      return tallySpaces(this.#table, scope)
    },
    missing: async (pool, space, page, call) => {
      this.#table.assertUsable(call)
      checkLimit(page.limit)
      await this.#table.open(call)
      const column = this.#table.spaceColumn(space)?.column
      const scope = { tenant: pool.tenant, pools: [pool.name] } as const
      const live = liveRows(scope)
      const filter = column === undefined ? live : `${live} AND ${column} IS NULL`
      const query = { ...page, oldestFirst: true }
      return readTablePage(this.#table, ["missing", pool, space], filter, query, (row) => memoryInScope(scope, row))
    },
    drop: async (space, call) => {
      await this.#table.open(call)
      await this.#writer.alone(() => this.#table.dropSpace(space))
    },
  }

  readonly history: History = {
    versions: async (scope, id, page, call) => {
      this.#table.assertUsable(call)
      checkLimit(page.limit)
      await this.#table.open(call)
      return listVersions(this.#table, scope, id, page)
    },
    asOf: async (scope, at, query, call) => {
      this.#table.assertUsable(call)
      checkLimit(query.limit)
      checkWhere(query.where ?? {})
      await this.#table.open(call)
      return listAsOf(this.#table, scope, at, query)
    },
  }

  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#table.assertUsable(call)
      checkLimit(limit)
      await this.#table.open(call)
      return readChanges(this.#table, after, limit)
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#table.assertUsable(call)
      checkWhere(where)
      await this.#table.open(call)
      return tallyRows(this.#table, scope, where, by)
    },
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#writer.close()
    await this.#table.close()
  }

  async #rowsOf(
    scope: Scope,
    ids: readonly MemoryId[],
    call: CallOptions | undefined,
    withVectors = true,
  ): Promise<readonly (CurrentRow | undefined)[]> {
    await this.#table.open(call)
    const keys = ids.map((id) => rowKey(scope.tenant, id))
    if (keys.length === 0) return []
    const found = await readCurrentRows(this.#table, [...new Set(keys)], withVectors)
    return keys.map((key) => found.get(key))
  }
}

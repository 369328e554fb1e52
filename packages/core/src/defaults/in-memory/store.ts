import { MemoryError } from "../../contract/errors.ts"
import type { Memory, MemoryId, Pool, Scope, Tenant } from "../../contract/memory.ts"
import {
  type CallOptions,
  type Change,
  CONTRACT,
  type Feed,
  type History,
  type HybridIndex,
  type Indexed,
  type ListQuery,
  type Outcome,
  type Page,
  type PageQuery,
  type Store,
  type StoreTraits,
  type Tally,
  type TextIndex,
  type VectorIndex,
  type WriteOptions,
} from "../../contract/store.ts"
import { checkChanges } from "../../plugin/check-changes.ts"
import { checkLimit, checkSearch, checkWhere } from "../../plugin/check-where.ts"
import { cursorAt, isNumber, placeOf } from "../../plugin/cursor.ts"
import { groupOf } from "../../plugin/group-of.ts"
import { matches } from "../../plugin/matches.ts"
import { applyAll } from "./changes.ts"
import { asOf, listMissing, listPage, pools, versions } from "./pages.ts"
import { inScope, isLive, Rows, readRow } from "./rows.ts"
import { countSpaces, searchText, searchVectors } from "./search.ts"

/**
 * Keeps memories in memory while the process runs. The executable contract: it answers what the text of the contract
 * leaves open.
 */
export class InMemoryStore implements Store {
  readonly contract = CONTRACT
  readonly name = "memory"
  readonly traits: StoreTraits = { atomic: true, readsOwnWrites: true, maxBatch: 1000, ownStatistics: true }
  readonly #rows = new Rows()
  #closed = false

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    this.#begin(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    return applyAll(this.#rows, pool, changes, options)
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    this.#begin(call)
    return ids.map((id) => {
      const row = this.#rows.find(scope.tenant, id)
      return row !== undefined && isLive(row) && inScope(row, scope) ? readRow(row) : undefined
    })
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#begin(call)
    checkLimit(query.limit)
    checkWhere(query.where ?? {})
    return listPage(this.#rows, scope, query)
  }

  async pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#begin(call)
    checkLimit(page.limit)
    return pools(this.#rows, tenant, page)
  }

  /** Nothing to do: what was erased is gone at once. */
  async compact(call?: CallOptions): Promise<readonly string[]> {
    this.#begin(call)
    return []
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    this.#begin(call)
    return ids.map((id) => {
      const row = this.#rows.find(scope.tenant, id)
      if (row === undefined || !isLive(row) || !inScope(row, scope)) return undefined
      const embeddings = [...row.vectors].map(([space, values]) => ({ space, values: values.slice() }))
      return { embeddings, ...(row.words && { words: row.words.words }) }
    })
  }

  readonly text: TextIndex = {
    search: async (scope, query, options) => {
      this.#begin(options)
      checkSearch(options)
      return searchText(this.#rows, scope, query, options)
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#begin(options)
      checkSearch(options)
      return searchVectors(this.#rows, scope, query, options)
    },
    spaces: async (scope, call) => {
      this.#begin(call)
      return countSpaces(this.#rows, scope)
    },
    missing: async (pool, space, page, call) => {
      this.#begin(call)
      checkLimit(page.limit)
      return listMissing(this.#rows, pool, space, page)
    },
    drop: async (space, call) => {
      this.#begin(call)
      for (const row of this.#rows.all()) row.vectors.delete(space)
    },
  }

  readonly hybrid: HybridIndex = {
    search: async (scope, query, options) => {
      this.#begin(options)
      checkSearch(options)
      return {
        text: searchText(this.#rows, scope, query, options),
        vector: searchVectors(this.#rows, scope, query.embedding, {
          ...options,
          limit: options.nearest ?? options.limit,
        }),
      }
    },
  }

  readonly history: History = {
    versions: async (scope, id, page, call) => {
      this.#begin(call)
      checkLimit(page.limit)
      return versions(this.#rows, scope, id, page)
    },
    asOf: async (scope, at, query, call) => {
      this.#begin(call)
      checkLimit(query.limit)
      checkWhere(query.where ?? {})
      return asOf(this.#rows, scope, at, query)
    },
  }

  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#begin(call)
      checkLimit(limit)
      const from = after === undefined ? 0 : placeOf("feed", after, isNumber)[0]
      const { items, place } = this.#rows.feedAfter(from, limit)
      return { items, next: cursorAt("feed", [place]) }
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#begin(call)
      checkWhere(where)
      const groups = new Map<string, number>()
      let total = 0
      for (const { memory } of this.#rows.live(scope)) {
        if (!matches(memory, where)) continue
        total++
        const group = by && groupOf(memory, by)
        if (group !== undefined) groups.set(group, (groups.get(group) ?? 0) + 1)
      }
      return { total, groups: Object.fromEntries(groups) }
    },
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true
  }

  #begin(call: CallOptions | undefined): void {
    if (this.#closed) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) {
      throw new MemoryError("cancelled", "The call was cancelled before it began", { cause: call.signal.reason })
    }
  }
}

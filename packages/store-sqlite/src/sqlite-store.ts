import {
  type CallOptions,
  type Candidates,
  type Change,
  CONTRACT,
  checkChanges,
  checkLimit,
  checkSearch,
  checkWhere,
  cursorAt,
  type Feed,
  type History,
  type Hit,
  type HybridIndex,
  type Index,
  type Indexed,
  isNumber,
  type ListQuery,
  type Memory,
  MemoryError,
  type MemoryId,
  type Outcome,
  type Page,
  type PageQuery,
  type Pool,
  pageOf,
  type Scope,
  type SearchOptions,
  type Store,
  type StoreTraits,
  type Tally,
  type Tenant,
  type TextIndex,
  type VectorIndex,
  type Words,
  type WriteOptions,
} from "@keepsake/core/plugin"
import { isNumberAndText, isTexts, positionFromCursor } from "./cursor-position.ts"
import { type JsonString, jsonText, parseJson } from "./json-text.ts"
import type { HitBatch } from "./read/hit-reader.ts"
import type { ListCall } from "./read/memories.ts"
import type { TextHitBatch } from "./read/text-search.ts"
import { columnsOf } from "./rows/columns.ts"
import { toBytes } from "./rows/vector-bytes.ts"
import { indexOf, toNearCall, toSearchCall, withVectors } from "./search-calls.ts"
import type { SqliteFile } from "./sqlite-file.ts"
import type { WireChange } from "./write/memories.ts"
import type { WireEmbedding } from "./write/vector-rows.ts"

/** Stores memories in a SQLite file, with full-text index, vectors, versions, feed and tally. */
export class SqliteStore implements Store {
  readonly contract = CONTRACT
  readonly name = "sqlite"
  readonly traits: StoreTraits = { atomic: true, readsOwnWrites: true, maxBatch: 1000, ownStatistics: true }
  readonly #file: SqliteFile
  readonly #detach: () => Promise<void>
  #isClosed = false

  constructor(file: SqliteFile) {
    this.#file = file
    this.#detach = file.attach()
  }

  async open(call?: CallOptions): Promise<void> {
    this.#assertOpen(call)
    await this.#file.open()
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    this.#assertOpen(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    checkNames([pool.tenant, pool.name])
    const { by, at } = options
    try {
      return await this.#file.write("write", [pool, changes.map(toWireChange), { by, at }], options)
    } finally {
      this.#file.hitCache.invalidate(pool.tenant, changes)
    }
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    this.#assertOpen(call, scope)
    const stored = parseJson(await this.#file.read("read", [scope, ids], call))
    return stored.map((memory) => memory ?? undefined)
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#assertOpen(call, scope)
    const { question, asked } = toListCall(["list"], scope, query)
    return page(parseJson(await this.#file.read("list", [asked], call)), question, query)
  }

  async pools(tenant: Tenant | undefined, query: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#assertOpen(call)
    checkLimit(query.limit)
    const question = ["pools", tenant]
    const after = positionFromCursor(question, query.cursor, isTexts)
    const pools = await this.#file.read("pools", [tenant, after, query.limit + 1], call)
    return pageOf(pools, query.limit, (last) => cursorAt(question, [last.tenant, last.name]))
  }

  /** Rewrites the file without erased data, empties its log, and deletes the copies that migrations made. Takes time and as much free space as the file. */
  async compact(call?: CallOptions): Promise<readonly []> {
    this.#assertOpen(call)
    // Both at once, so that the names are replaced before the pages are rewritten.
    await Promise.all([this.#file.write("replaceErasedNames", [], call), this.#file.write("compact", [], call)])
    return []
  }

  async foreignWrites(call?: CallOptions): Promise<number | undefined> {
    this.#assertOpen(call)
    return this.#file.read("foreignWrites", [], call)
  }

  problems(): readonly string[] {
    return this.#file.problems
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    this.#assertOpen(call, scope)
    return (await this.#file.read("indexed", [scope, ids], call)).map(indexOf)
  }

  readonly text: TextIndex = {
    search: async (scope, query, options) => {
      this.#assertOpen(options, scope)
      checkSearch(options)
      const asked = toSearchCall(scope, query, options)
      return this.#resolveCached(
        (ignoreCache) => this.#file.read("search", [{ ...asked, ignoreCache }], options),
        (found, erasures) => this.#toCandidates(found, options, erasures),
      )
    },
    rebuilding: async (call) => {
      this.#assertOpen(call)
      return (await this.#file.read("rebuilding", [], call)) ?? undefined
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#assertOpen(options, scope)
      checkSearch(options)
      const asked = toNearCall(scope, query, options)
      return this.#resolveCached(
        (ignoreCache) => this.#file.read("near", [{ ...asked, ignoreCache }], options),
        (found, erasures) => this.#resolveHits(found, options, erasures),
      )
    },
    spaces: async (scope, call) => {
      this.#assertOpen(call, scope)
      return this.#file.read("spaces", [scope], call)
    },
    missing: async ({ tenant, name }, space, query, call) => {
      const scope: Scope = { tenant, pools: [name] }
      this.#assertOpen(call, scope)
      checkLimit(query.limit)
      const question = ["missing", scope, space]
      const after = positionFromCursor(question, query.cursor, isNumberAndText)
      return page(
        parseJson(await this.#file.read("missing", [scope, space, after, query.limit + 1], call)),
        question,
        query,
      )
    },
    drop: async (space, call) => {
      this.#assertOpen(call)
      await this.#file.write("dropSpace", [space], call)
    },
  }

  readonly hybrid: HybridIndex = {
    search: async (scope, query, options) => {
      this.#assertOpen(options, scope)
      checkSearch(options)
      const near = { ...options, limit: options.nearest ?? options.limit }
      const [byWords, nearest] = [toSearchCall(scope, query, options), toNearCall(scope, query.embedding, near)]
      return this.#resolveCached(
        (ignoreCache) =>
          this.#file.read(
            "both",
            [
              { ...byWords, ignoreCache },
              { ...nearest, ignoreCache },
            ],
            options,
          ),
        (found, erasures) => {
          const vector = this.#resolveHits(found.near, options, erasures)
          const text = this.#toCandidates(found.words, options, erasures)
          return text && vector && { text, vector }
        },
      )
    },
  }

  readonly history: History = {
    versions: async (scope, id, query, call) => {
      this.#assertOpen(call, scope)
      checkLimit(query.limit)
      const question = ["versions", scope, id]
      const [below] = positionFromCursor(question, query.cursor, isNumber) ?? []
      const found = parseJson(await this.#file.read("versions", [scope, id, below, query.limit + 1], call))
      return pageOf(found, query.limit, ({ revision }) => cursorAt(question, [revision]))
    },
    asOf: async (scope, at, query, call) => {
      this.#assertOpen(call, scope)
      const { question, asked } = toListCall(["asOf", at], scope, query)
      return page(parseJson(await this.#file.read("asOf", [asked, at], call)), question, query)
    },
  }

  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#assertOpen(call)
      checkLimit(limit)
      const [from = 0] = positionFromCursor("feed", after, isNumber) ?? []
      const { items, place } = await this.#file.read("changes", [from, limit], call)
      return { items: parseJson(items), next: cursorAt("feed", [place]) }
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#assertOpen(call, scope)
      checkWhere(where)
      const { total, groups } = await this.#file.read("count", [scope, where, by], call)
      return { total, groups: Object.fromEntries(groups) }
    },
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#detach()
  }

  /** Runs a search, and repeats it without the cache if a hit was evicted in the meantime. */
  async #resolveCached<Found, Result>(
    ask: (ignoreCache: boolean) => Promise<Found>,
    read: (found: Found, erasures: number) => Result | undefined,
  ): Promise<Result> {
    for (let ignoreCache = false; ; ignoreCache = true) {
      const { erasures } = this.#file.hitCache
      const result = read(await ask(ignoreCache), erasures)
      if (result !== undefined) return result
    }
  }

  #resolveHits(found: HitBatch, options: SearchOptions, erasures: number): readonly Hit[] | undefined {
    const hits = this.#file.hitCache.resolveHits(found, erasures)
    return hits && withVectors(hits, found, options)
  }

  #toCandidates(found: TextHitBatch, options: SearchOptions, erasures: number): Candidates | undefined {
    const { lost, scanned, statistics, used } = found
    // Not awaited: the next search retries a failure.
    if (lost === true) this.#file.write("rebuild", []).catch(() => undefined)
    const hits = this.#resolveHits(found, options, erasures)
    return (
      hits && {
        hits,
        ...(scanned !== undefined && { scanned }),
        ...(statistics && { statistics }),
        ...(used && { used }),
      }
    )
  }

  #assertOpen(call: CallOptions | undefined, scope?: Scope): void {
    if (this.#isClosed) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) {
      throw new MemoryError("cancelled", "The call was cancelled before it began", { cause: call.signal.reason })
    }
    if (scope !== undefined) checkNames([scope.tenant, ...(scope.pools === "all" ? [] : scope.pools)])
  }
}

/** SQLite replaces lone surrogates, so that different names could become equal. */
function checkNames(names: readonly string[]): void {
  if (names.every((name) => name.isWellFormed())) return
  throw new MemoryError("options_invalid", "A tenant or pool has a name that is not well-formed Unicode")
}

function toWireChange(change: Change): WireChange {
  switch (change.op) {
    case "put": {
      const { signals: _, ...memory } = change.memory
      const { id, revision } = memory
      const version = { id, revision, body: jsonText(memory), columns: columnsOf(memory) }
      return { op: "put", ...version, ...toWireIndex(change.index), copy: change.copy === true }
    }
    case "index":
      return { op: "index", id: change.id, revision: change.revision, ...toWireIndex(change.index) }
    default:
      return change
  }
}

function toWireIndex({ words, embedding }: Index = {}): {
  readonly words: JsonString<Words> | undefined
  readonly embedding: WireEmbedding | undefined
} {
  return {
    words: words && jsonText(words),
    embedding: embedding && { space: embedding.space, vector: toBytes(embedding.values.slice()) },
  }
}

function toListCall(
  kind: readonly unknown[],
  scope: Scope,
  { where = {}, oldestFirst = false, limit, cursor }: ListQuery,
): { readonly question: unknown; readonly asked: ListCall } {
  checkLimit(limit)
  checkWhere(where)
  const question = [...kind, scope, where, oldestFirst]
  return {
    question,
    asked: {
      scope,
      where,
      oldestFirst,
      after: positionFromCursor(question, cursor, isNumberAndText),
      limit: limit + 1,
    },
  }
}

function page(found: readonly Memory[], question: unknown, { limit }: ListQuery): Page<Memory> {
  return pageOf(found, limit, ({ createdAt, id }) => cursorAt(question, [createdAt, id]))
}

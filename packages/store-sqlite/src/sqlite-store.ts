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
import { isNumberAndText, isTexts, placeIn } from "./cursor.ts"
import { type JsonText, jsonText, parsed } from "./json-text.ts"
import type { FoundHits } from "./read/found-hits.ts"
import type { ListCall } from "./read/memories.ts"
import type { FoundByWords } from "./read/text-search.ts"
import { columnsOf } from "./rows/columns.ts"
import { bytesOf } from "./rows/vector-bytes.ts"
import { indexOf, nearing, searching, withVectors } from "./searching.ts"
import type { SqliteFile } from "./sqlite-file.ts"
import type { SentChange } from "./write/memories.ts"
import type { SentEmbedding } from "./write/vector-rows.ts"

/** Memories in a SQLite file, with full text, vectors, versions, feed and counts. */
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
    this.#begin(call)
    await this.#file.open()
  }

  async write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]> {
    this.#begin(options)
    checkChanges(pool, changes, this.traits.maxBatch)
    checkNames([pool.tenant, pool.name])
    const { by, at } = options
    try {
      return await this.#file.write("write", [pool, changes.map(sent), { by, at }], options)
    } finally {
      this.#file.atHand.written(pool.tenant, changes)
    }
  }

  async read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]> {
    this.#begin(call, scope)
    const found = parsed(await this.#file.read("read", [scope, ids], call))
    return found.map((memory) => memory ?? undefined)
  }

  async list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>> {
    this.#begin(call, scope)
    const { question, asked } = listing(["list"], scope, query)
    return page(parsed(await this.#file.read("list", [asked], call)), question, query)
  }

  async pools(tenant: Tenant | undefined, query: PageQuery, call?: CallOptions): Promise<Page<Pool>> {
    this.#begin(call)
    checkLimit(query.limit)
    const question = ["pools", tenant]
    const after = placeIn(question, query.cursor, isTexts)
    const found = await this.#file.read("pools", [tenant, after, query.limit + 1], call)
    return pageOf(found, query.limit, (last) => cursorAt(question, [last.tenant, last.name]))
  }

  /** Rewrites the file without what was erased, empties its log, and erases the copies that migrations made. Takes time and as much free space again. */
  async compact(call?: CallOptions): Promise<readonly []> {
    this.#begin(call)
    await this.#file.write("compact", [], call)
    return []
  }

  problems(): readonly string[] {
    return this.#file.problems
  }

  async indexed(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]> {
    this.#begin(call, scope)
    return (await this.#file.read("indexed", [scope, ids], call)).map(indexOf)
  }

  readonly text: TextIndex = {
    search: async (scope, query, options) => {
      this.#begin(options, scope)
      checkSearch(options)
      const asked = searching(scope, query, options)
      return this.#atHand(
        (anew) => this.#file.read("search", [{ ...asked, anew }], options),
        (found, erasures) => this.#candidates(found, options, erasures),
      )
    },
    rebuilding: async (call) => {
      this.#begin(call)
      return (await this.#file.read("rebuilding", [], call)) ?? undefined
    },
  }

  readonly vector: VectorIndex = {
    search: async (scope, query, options) => {
      this.#begin(options, scope)
      checkSearch(options)
      const asked = nearing(scope, query, options)
      return this.#atHand(
        (anew) => this.#file.read("near", [{ ...asked, anew }], options),
        (found, erasures) => this.#hits(found, options, erasures),
      )
    },
    spaces: async (scope, call) => {
      this.#begin(call, scope)
      return this.#file.read("spaces", [scope], call)
    },
    missing: async ({ tenant, name }, space, query, call) => {
      const scope: Scope = { tenant, pools: [name] }
      this.#begin(call, scope)
      checkLimit(query.limit)
      const question = ["missing", scope, space]
      const after = placeIn(question, query.cursor, isNumberAndText)
      return page(
        parsed(await this.#file.read("missing", [scope, space, after, query.limit + 1], call)),
        question,
        query,
      )
    },
    drop: async (space, call) => {
      this.#begin(call)
      await this.#file.write("dropSpace", [space], call)
    },
  }

  readonly hybrid: HybridIndex = {
    search: async (scope, query, options) => {
      this.#begin(options, scope)
      checkSearch(options)
      const near = { ...options, limit: options.nearest ?? options.limit }
      const [byWords, nearest] = [searching(scope, query, options), nearing(scope, query.embedding, near)]
      return this.#atHand(
        (anew) =>
          this.#file.read(
            "both",
            [
              { ...byWords, anew },
              { ...nearest, anew },
            ],
            options,
          ),
        (found, erasures) => {
          const vector = this.#hits(found.near, options, erasures)
          const text = this.#candidates(found.words, options, erasures)
          return text && vector && { text, vector }
        },
      )
    },
  }

  readonly history: History = {
    versions: async (scope, id, query, call) => {
      this.#begin(call, scope)
      checkLimit(query.limit)
      const question = ["versions", scope, id]
      const [below] = placeIn(question, query.cursor, isNumber) ?? []
      const found = parsed(await this.#file.read("versions", [scope, id, below, query.limit + 1], call))
      return pageOf(found, query.limit, ({ revision }) => cursorAt(question, [revision]))
    },
    asOf: async (scope, at, query, call) => {
      this.#begin(call, scope)
      const { question, asked } = listing(["asOf", at], scope, query)
      return page(parsed(await this.#file.read("asOf", [asked, at], call)), question, query)
    },
  }

  readonly feed: Feed = {
    changes: async (after, limit, call) => {
      this.#begin(call)
      checkLimit(limit)
      const [from = 0] = placeIn("feed", after, isNumber) ?? []
      const { items, place } = await this.#file.read("changes", [from, limit], call)
      return { items: parsed(items), next: cursorAt("feed", [place]) }
    },
  }

  readonly tally: Tally = {
    count: async (scope, where, by, call) => {
      this.#begin(call, scope)
      checkWhere(where)
      const { total, groups } = await this.#file.read("count", [scope, where, by], call)
      return { total, groups: Object.fromEntries(groups) }
    },
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true
    await this.#detach()
  }

  /** Asks once more for all where the reading thread left out what has gone meanwhile. */
  async #atHand<Found, Result>(
    ask: (anew: boolean) => Promise<Found>,
    read: (found: Found, erasures: number) => Result | undefined,
  ): Promise<Result> {
    for (let anew = false; ; anew = true) {
      const { erasures } = this.#file.atHand
      const result = read(await ask(anew), erasures)
      if (result !== undefined) return result
    }
  }

  #hits(found: FoundHits, options: SearchOptions, erasures: number): readonly Hit[] | undefined {
    const hits = this.#file.atHand.hitsOf(found, erasures)
    return hits && withVectors(hits, found, options)
  }

  #candidates(found: FoundByWords, options: SearchOptions, erasures: number): Candidates | undefined {
    const { lost, scanned, statistics, used } = found
    // Nobody waits for it; what fails here is tried again by the next search.
    if (lost === true) this.#file.write("rebuild", []).catch(() => undefined)
    const hits = this.#hits(found, options, erasures)
    return (
      hits && {
        hits,
        ...(scanned !== undefined && { scanned }),
        ...(statistics && { statistics }),
        ...(used && { used }),
      }
    )
  }

  #begin(call: CallOptions | undefined, scope?: Scope): void {
    if (this.#isClosed) throw new MemoryError("store_unavailable", "This store is closed")
    if (call?.signal?.aborted) {
      throw new MemoryError("cancelled", "The call was cancelled before it began", { cause: call.signal.reason })
    }
    if (scope !== undefined) checkNames([scope.tenant, ...(scope.pools === "all" ? [] : scope.pools)])
  }
}

/** SQLite would make one name of two that differ in a broken character. */
function checkNames(names: readonly string[]): void {
  if (names.every((name) => name.isWellFormed())) return
  throw new MemoryError("options_invalid", "A tenant or pool has a name that is not well-formed Unicode")
}

function sent(change: Change): SentChange {
  switch (change.op) {
    case "put": {
      const { signals: _, ...memory } = change.memory
      const { id, revision } = memory
      const version = { id, revision, body: jsonText(memory), columns: columnsOf(memory) }
      return { op: "put", ...version, ...sentIndex(change.index), copy: change.copy === true }
    }
    case "index":
      return { op: "index", id: change.id, revision: change.revision, ...sentIndex(change.index) }
    default:
      return change
  }
}

function sentIndex({ words, embedding }: Index = {}): {
  readonly words: JsonText<Words> | undefined
  readonly embedding: SentEmbedding | undefined
} {
  return {
    words: words && jsonText(words),
    embedding: embedding && { space: embedding.space, vector: bytesOf(embedding.values.slice()) },
  }
}

function listing(
  kind: readonly unknown[],
  scope: Scope,
  { where = {}, oldestFirst = false, limit, cursor }: ListQuery,
): { readonly question: unknown; readonly asked: ListCall } {
  checkLimit(limit)
  checkWhere(where)
  const question = [...kind, scope, where, oldestFirst]
  return {
    question,
    asked: { scope, where, oldestFirst, after: placeIn(question, cursor, isNumberAndText), limit: limit + 1 },
  }
}

function page(found: readonly Memory[], question: unknown, { limit }: ListQuery): Page<Memory> {
  return pageOf(found, limit, ({ createdAt, id }) => cursorAt(question, [createdAt, id]))
}

import type {
  About,
  Embedding,
  Index,
  Memory,
  MemoryId,
  Origin,
  Pool,
  ReviewReason,
  Scope,
  Signals,
  Status,
  Tenant,
  Type,
  Words,
} from "./memory.ts"
import { type Token, token } from "./token.ts"

/** Increases when a member becomes required or a promise changes. A new optional facet does not increase it. */
export const CONTRACT = 2

/** Options of every call. */
export interface CallOptions {
  /** An aborted signal ends the call with `cancelled`. A write that had not started is not made. */
  readonly signal?: AbortSignal
}

export interface WriteOptions extends CallOptions {
  /** Who wrote: a key id, `extractor:rules@1`, `consolidate`. Kept with the version. */
  readonly by: string
  /** The moment of the version, in milliseconds since 1970. */
  readonly at: number
}

/** Writes a memory. */
export interface Put {
  readonly op: "put"
  /** Applied when the stored revision is `memory.revision - 1`; an absent memory counts as 0. */
  readonly memory: Memory
  readonly index?: Index
  /** Applies any newer revision as it is: for mirrors, imports and restores. Default: `false`. */
  readonly copy?: boolean
}

/** Removes a memory from every read. Its versions remain. */
export interface Delete {
  readonly op: "delete"
  readonly id: MemoryId
  /** The revision that this delete makes. Absent: it always applies. */
  readonly revision?: number
}

/**
 * Removes record, versions, index and signals. Id, pool and revision remain, for the feed and to refuse older puts.
 */
export interface Erase {
  readonly op: "erase"
  readonly id: MemoryId
  /** As of a delete. When an erase with a revision is not applied, every later change to this id in the same write is a conflict. */
  readonly revision?: number
}

/** Replaces words, or adds an embedding beside those of other spaces. */
export interface Reindex {
  readonly op: "index"
  readonly id: MemoryId
  /** Applied while the memory still has this revision. */
  readonly revision: number
  readonly index: Index
}

/** Counts. Numbers are added; `lastUsedAt` and `salience` are set. */
export interface Signal {
  readonly op: "signal"
  readonly id: MemoryId
  readonly add: Partial<Signals>
}

export type Change = Put | Delete | Erase | Reindex | Signal

/** What became of one change. */
export type Outcome =
  | { readonly id: MemoryId; readonly status: "applied"; readonly revision: number }
  /** `same`: nothing differed. `missing`: there was nothing to change. */
  | { readonly id: MemoryId; readonly status: "same" | "missing" }
  | {
      readonly id: MemoryId
      readonly status: "conflict"
      /** The stored revision, of a tombstone too. */
      readonly revision: number
      /** The stored memory. Absent for a tombstone. */
      readonly current?: Memory
    }

/** `from` is included, `below` excluded. */
export interface Range {
  readonly from?: number
  readonly below?: number
}

/**
 * A filter: every given field must match. A field that a store does not know is `filter_unsupported`, because ignoring it would show what must
 * stay hidden.
 */
export interface Where {
  readonly user?: string
  readonly agent?: string
  readonly session?: string
  readonly key?: string
  /** Equality of each given part. At least one must be given. */
  readonly about?: Partial<About>
  readonly type?: readonly Type[]
  readonly category?: readonly string[]
  /** Excludes memories of these categories. */
  readonly exceptCategory?: readonly string[]
  readonly origin?: readonly Origin[]
  /** Default: active only. */
  readonly status?: readonly Status[]
  /** Memories that wait for review for one of these reasons. Independent of `status`. */
  readonly review?: readonly ReviewReason[]
  readonly importance?: Range
  readonly createdAt?: Range
  readonly updatedAt?: Range
  readonly position?: Range
  readonly pinned?: boolean
  /** Neither expired nor outside its validity at this moment. The engine always sends it on a recall. */
  readonly at?: number
  readonly metadata?: Readonly<Record<string, string | number | boolean>>
}

/** Opaque. One that the store did not make for the same query is `cursor_invalid`. */
export type Cursor = string

export interface PageQuery {
  /** The page size, at least 1. */
  readonly limit: number
  readonly cursor?: Cursor
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Absent on the last page. */
  readonly next?: Cursor
}

/** Sorted by creation, newest first by default, ties by id. */
export interface ListQuery extends PageQuery {
  readonly where?: Where
  readonly oldestFirst?: boolean
}

export interface SearchOptions extends CallOptions {
  readonly limit: number
  readonly where?: Where
  /** At most 1,000 ids. */
  readonly exclude?: readonly MemoryId[]
  /** A space: hits include their vector in it, where they have one. */
  readonly embeddings?: string
}

export interface Hit {
  readonly memory: Memory
  /** Orders its own list only. Of vectors: the cosine. */
  readonly score: number
  /** As indexed. Absent: the engine tokenizes the memory again. */
  readonly words?: Words
  readonly embedding?: Embedding
}

/** One term of a query. */
export interface QueryWord {
  /** A term as the tokenizer makes it. */
  readonly word: string
  /** How much a match counts, relative to 1 for a term of the query itself. Greater than 0. */
  readonly weight: number
  /** The query's term that this one was added for, when it does not occur in the query itself. */
  readonly of?: string
}

/** Terms of equal weight. */
export function equallyWeighted(words: readonly string[]): readonly QueryWord[] {
  return words.map((word) => ({ word, weight: 1 }))
}

export interface TextQuery {
  /** For databases with a text analysis of their own. */
  readonly text: string
  /**
   * The terms without stop words, most telling first, at most 128. A store that uses fewer keeps the query's own before those that were added
   * for them (`of`), each rarest first by its own counts, and reports them in `Candidates.used`.
   */
  readonly words: readonly QueryWord[]
}

/** Corpus statistics of a scope, whatever the filter. */
export interface TextStatistics {
  /** How many memories are indexed. */
  readonly memories: number
  /** Their mean number of terms: text, speaker, before and after. */
  readonly meanLength: number
  /** For each term of the query, how many memories contain it in any of these four. */
  readonly documentFrequency: Readonly<Record<string, number>>
}

/** The result of a keyword search. The engine ranks it. */
export interface Candidates {
  readonly hits: readonly Hit[]
  /** Absent where the database cannot tell. */
  readonly statistics?: TextStatistics
  /** The terms that were looked up. Absent: all that were sent. */
  readonly used?: readonly string[]
  /** Present while the text index is missing, damaged or being rebuilt: only this many of the scope's newest memories were scanned. */
  readonly scanned?: number
}

/** What a store guarantees. */
export interface StoreTraits {
  /** A write is applied completely or not at all. */
  readonly atomic: boolean
  readonly readsOwnWrites: boolean
  /** The most changes of one write, at least 100; more is `limit_exceeded`. */
  readonly maxBatch: number
  /** `Candidates.statistics` counts nothing outside the scope. */
  readonly ownStatistics: boolean
}

/** Whether one process at a time may write, or many. */
export type Writers = "one" | "many"

/** The index of a memory as it was given. */
export interface Indexed {
  readonly words?: Words
  /** One for each space. */
  readonly embeddings: readonly Embedding[]
}

/** The result of a reconciliation of two databases. */
export interface Reconciled {
  /** Memories on either side. */
  readonly compared: number
  readonly missing: number
  readonly outdated: number
  readonly extra: number
}

/** How the replaced name of a pool begins that has nothing but erased memories. No other pool's name has this character. */
export const ERASED_POOL = "\u0001"

/**
 * A database of memories. Any database can do what is required; a facet that is present is a promise. After it was closed every call is
 * `store_unavailable`.
 */
export interface Store extends Partial<AsyncDisposable> {
  /** The version of the contract that it implements: 1 or the current one. */
  readonly contract: 1 | typeof CONTRACT
  readonly name: string
  readonly traits: StoreTraits
  /** How many processes may write at the same time. Default: `"one"`. */
  readonly writers?: Writers
  open?(call?: CallOptions): Promise<void>
  /** Outcomes are in the order of the changes. An unknown `op` or field value is an error before anything is written. */
  write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]>
  /** In the order asked, of any status. `undefined` where nothing exists or where it is outside the scope: the two cannot be told apart. */
  read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]>
  /** No page repeats or skips a memory that existed throughout. */
  list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>
  /** Every pool that contains anything, of one tenant or of all: for export, erasure, consolidation and migration. */
  pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>>
  /**
   * When it resolves, erased data is in no file of this store except the places that it names. May replace the name of
   * a pool that has nothing but erased memories, as the name may be a person's: by `ERASED_POOL` and characters that
   * do not reveal it. The feed then gives the replaced name. The store still knows the pool by its old name, and
   * restores that with the next write.
   */
  compact?(call?: CallOptions): Promise<readonly string[]>
  /** In the order asked, `undefined` where `read` returns none. Absent: copies are tokenized and embedded again. */
  indexed?(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]>
  /**
   * A number that changes when another process has written memories, for caches; `undefined` while it cannot be told.
   * Absent: cached lists are up to 30 s behind other processes.
   */
  foreignWrites?(call?: CallOptions): Promise<number | undefined>
  /** What does not work at this moment, as sentences for status and log; empty while everything works. Makes no request. */
  problems?(): readonly string[]
  /** Of a store that keeps a second database in step: compares both and repairs the second. */
  reconcile?(call?: CallOptions): Promise<Reconciled>
  readonly text?: TextIndex
  readonly vector?: VectorIndex
  /** Why there is no `vector` and what to do, as the end of a sentence; `undefined` if there is, or could never be. Known once it is open. */
  readonly missingVectors?: string | undefined
  readonly hybrid?: HybridIndex
  readonly history?: History
  readonly feed?: Feed
  readonly tally?: Tally
}

export const Store: Token<Store> = token("Store")

/** Keyword search. Scope, filter and exclusions apply inside the index, before ranking and before the limit. */
export interface TextIndex {
  /** Any string is a valid query. */
  search(scope: Scope, query: TextQuery, options: SearchOptions): Promise<Candidates>
  /** The share of all memories, 0 to 1, that an index being rebuilt already covers; `undefined` when it is complete. */
  rebuilding?(call?: CallOptions): Promise<number | undefined>
}

/** Nearest-neighbour search. */
export interface VectorIndex {
  /** Nearest first. A space that this store does not hold, while it holds another, is `space_mismatch`. */
  search(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]>
  spaces(scope: Scope, call?: CallOptions): Promise<readonly { readonly space: string; readonly memories: number }[]>
  /** Memories without a vector in `space`, oldest first. Embedding and re-embedding walk it. */
  missing(pool: Pool, space: string, page: PageQuery, call?: CallOptions): Promise<Page<Memory>>
  /** Removes every vector of a space. */
  drop(space: string, call?: CallOptions): Promise<void>
}

/** Both searches in one round trip. The engine ranks and fuses: one formula for every store, and one explanation. */
export interface HybridIndex {
  search(
    scope: Scope,
    query: TextQuery & { readonly embedding: Embedding },
    /** `nearest`: the most hits by vector. Default: `limit`. */
    options: SearchOptions & { readonly nearest?: number },
  ): Promise<{ readonly text: Candidates; readonly vector: readonly Hit[] }>
}

/** One revision of one memory. */
export interface Version {
  readonly id: MemoryId
  readonly revision: number
  /** Absent: it was deleted. */
  readonly memory?: Memory
  readonly at: number
  readonly by: string
}

export interface History {
  /** Newest first. */
  versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>>
  /** What `list` would have returned at that moment, without what was deleted or erased since. */
  asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>
}

/** A change feed over all pools. Mirrors, migration, embedding, events and caches follow it. */
export interface Feed {
  /**
   * Every version after the cursor, none skipped and none repeated. Versions of one pool are in the order in which they became visible; the
   * order between pools is unspecified. A delete or an erase is an item without memory; an erased memory has no earlier items.
   */
  changes(
    after: Cursor | undefined,
    limit: number,
    call?: CallOptions,
  ): Promise<{ readonly items: readonly (Version & { readonly pool: Pool })[]; readonly next: Cursor }>
}

export type TallyBy = "type" | "category" | "status" | "origin" | "user" | "agent" | "session"

/** Counts. Absent: the engine counts by listing. */
export interface Tally {
  /** Counts exactly what `list` would return. */
  count(
    scope: Scope,
    where: Where,
    by?: TallyBy,
    call?: CallOptions,
  ): Promise<{ readonly total: number; readonly groups: Readonly<Record<string, number>> }>
}

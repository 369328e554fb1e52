import type { Embedding, Index, Memory, MemoryId, Origin, Pool, Scope, Signals, Status, Tenant, Type, Words } from "./memory.ts"
import { type Token, token } from "./token.ts"
/** Rises when a member becomes required or a promise changes; a new facet does not raise it. */
export const CONTRACT = 1
/** What every call may carry: an aborted signal ends it with `cancelled`, and a write that was not begun is not made. */
export interface CallOptions { readonly signal?: AbortSignal }
/** `by` names who did it (key id, `extractor:rules@1`, `consolidate`) and stays with the version; `at` is the moment of the version. */
export interface WriteOptions extends CallOptions { readonly by: string; readonly at: number }
export type Change =
  /** Applied when what is stored has revision − 1 (absent counts as 0). `copy` applies any newer one as it is: mirrors, imports, restores. */
  | { readonly op: "put"; readonly memory: Memory; readonly index?: Index; readonly copy?: boolean }
  /** Out of every read at once; versions stay. `revision` is the one this delete makes; left out, it always applies. */
  | { readonly op: "delete"; readonly id: MemoryId; readonly revision?: number }
  /** Record, versions, index and signals go; id, pool and revision stay, for the feed and to refuse older puts. `revision` as of a delete: an
   *  erase that names one and is not applied makes all that follows about this id in the same write a conflict. */
  | { readonly op: "erase"; readonly id: MemoryId; readonly revision?: number }
  /** Applied while the memory still has `revision`; an embedding adds to those in other spaces, words replace words. */
  | { readonly op: "index"; readonly id: MemoryId; readonly revision: number; readonly index: Index }
  /** Numbers are added; `lastUsedAt` and `salience` are set. */
  | { readonly op: "signal"; readonly id: MemoryId; readonly add: Partial<Signals> }
/** What became of one change. `missing`: nothing to change; `same`: it stands already exactly so. */
export type Outcome =
  | { readonly id: MemoryId; readonly status: "applied"; readonly revision: number }
  | { readonly id: MemoryId; readonly status: "same" | "missing" }
  /** `revision` is what is stored, a tombstone's too; `current` is absent for a tombstone. */
  | { readonly id: MemoryId; readonly status: "conflict"; readonly revision: number; readonly current?: Memory }

/** From (included) and below (excluded). */
export interface Range { readonly from?: number; readonly below?: number }
/** Every field given must hold. A field that a store does not know is `filter_unsupported`: ignored, it would show what must stay hidden. */
export interface Where {
  readonly user?: string; readonly agent?: string; readonly session?: string; readonly key?: string
  readonly type?: readonly Type[]; readonly category?: readonly string[]; readonly origin?: readonly Origin[]
  /** Default: active only. */ readonly status?: readonly Status[]
  readonly importance?: Range; readonly createdAt?: Range; readonly updatedAt?: Range; readonly position?: Range; readonly pinned?: boolean
  /** Not expired and valid at this moment. The engine always sends it on a recall. */ readonly at?: number
  readonly metadata?: Readonly<Record<string, string | number | boolean>>
}
/** Opaque; one that the store did not make for the same question is `cursor_invalid`. */
export type Cursor = string
export interface PageQuery { readonly limit: number; readonly cursor?: Cursor }
export interface Page<T> { readonly items: readonly T[]; readonly next?: Cursor }
/** By creation, newest first unless said, ties by id. */
export interface ListQuery extends PageQuery { readonly where?: Where; readonly oldestFirst?: boolean }
/** `embeddings` names a space: hits bring their vector in it, where they have one. */
export interface SearchOptions extends CallOptions { readonly limit: number; readonly where?: Where; readonly exclude?: readonly MemoryId[]; readonly embeddings?: string }
/** `score` orders its own list only; for vectors it is the cosine. `words` as indexed; absent, the engine makes them again. */
export interface Hit { readonly memory: Memory; readonly score: number; readonly words?: Words; readonly embedding?: Embedding }
/** `words`: the analysed words of the query without stop words, rarest first, at most 32; a store may use only the rarest 8 by its own
 *  counts where the scope is large. `text` is for databases that know better. */
export interface TextQuery { readonly text: string; readonly words: readonly string[] }
/** What a keyword search found, for the engine to rank. `words` tells of the scope: how many memories, their mean number of words (text, speaker, before,
 *  after), and how many hold each word of the query in any of these four; absent where the database cannot tell. `scanned`: the text index is missing,
 *  damaged or being built again, and only so many of the newest memories of the scope were read. */
export interface Candidates {
  readonly hits: readonly Hit[]; readonly scanned?: number
  readonly words?: { readonly memories: number; readonly meanLength: number; readonly holding: Readonly<Record<string, number>> }
}

/** `atomic`: a write is applied whole or not at all. `maxBatch`: changes in one write, at least 100, what one turn may write; more is
 *  `limit_exceeded`. `ownStatistics`: `Candidates.words` counts nothing outside the scope. */
export interface StoreTraits { readonly atomic: boolean; readonly readsOwnWrites: boolean; readonly maxBatch: number; readonly ownStatistics: boolean }
/** What a memory is found by, as it was given: its words, and its vector in each space. */
export interface Indexed { readonly words?: Words; readonly embeddings: readonly Embedding[] }
/** What a comparison of two databases found and mended. `compared`: memories on either side. */
export interface Reconciled { readonly compared: number; readonly missing: number; readonly outdated: number; readonly extra: number }
/** Keeps memories and finds them again. What is required any database can do; a facet that is present is a promise.
 *  After it was closed every call is `store_unavailable`. */
export interface Store extends Partial<AsyncDisposable> {
  readonly contract: typeof CONTRACT; readonly name: string; readonly traits: StoreTraits
  open?(call?: CallOptions): Promise<void>
  /** Outcomes in the order of the changes. An unknown `op` or field value is an error before anything is written. */
  write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]>
  /** In the order asked; `undefined` where nothing is, or where it is outside `scope`: the two cannot be told apart. Any status. */
  read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]>
  /** No page repeats or skips a memory that existed throughout. */ list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>
  /** Every pool that holds anything, of one tenant or of all: export, erasure, consolidation, migration. */
  pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>>
  /** When it returns, what was erased is in no file of this store, but for the places that it names. */ compact?(call?: CallOptions): Promise<readonly string[]>
  /** In the order asked, `undefined` where `read` gives none: copies take it along. Absent, a copy is analysed and embedded anew. */
  indexed?(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]>
  /** What does not work at this moment, as sentences for status and log; none while all does. Asks nobody. */
  troubles?(): readonly string[]
  /** Of a store that keeps a second database in step: compares both sides, and makes the second what the first says. */
  reconcile?(call?: CallOptions): Promise<Reconciled>
  readonly text?: TextIndex; readonly vector?: VectorIndex; readonly hybrid?: HybridIndex
  readonly history?: History; readonly feed?: Feed; readonly tally?: Tally
}
export const Store: Token<Store> = token("Store")

/** Any string is a valid query. Scope, where and exclude (at most 1,000 ids) hold inside the index, before ranking and before `limit`.
 *  `rebuilding`: the share of all memories, 0 to 1, that an index holds which is being built again; `undefined` when it is whole. */
export interface TextIndex { search(scope: Scope, query: TextQuery, options: SearchOptions): Promise<Candidates>; rebuilding?(call?: CallOptions): Promise<number | undefined> }
export interface VectorIndex {
  /** Nearest first. A space that this store does not hold, while it holds another, is `space_mismatch`. */
  search(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]>
  spaces(scope: Scope, call?: CallOptions): Promise<readonly { readonly space: string; readonly memories: number }[]>
  /** Memories without a vector in `space`, oldest first: what embedding and re-embedding walk. */
  missing(pool: Pool, space: string, page: PageQuery, call?: CallOptions): Promise<Page<Memory>>
  drop(space: string, call?: CallOptions): Promise<void>
}
/** Both legs in one round trip; `nearest`: at most so many by vector, `limit` unless said. Ranking and fusing are the engine's: one formula for every store, and an explanation. */
export interface HybridIndex { search(scope: Scope, query: TextQuery & { readonly embedding: Embedding }, options: SearchOptions & { readonly nearest?: number }): Promise<{ readonly text: Candidates; readonly vector: readonly Hit[] }> }
/** One state of one memory; without `memory` it was deleted. */
export interface Version { readonly id: MemoryId; readonly revision: number; readonly memory?: Memory; readonly at: number; readonly by: string }
export interface History {
  /** Newest first. */ versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>>
  /** What `list` would have answered at that moment, minus what was deleted or erased since. */ asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>
}
/** Every version of every pool, in the order in which it became visible: mirrors, migration, late embeddings, events and caches follow it.
 *  A delete or an erase is an item without memory; what was erased has no earlier item any more. */
export interface Feed { changes(after: Cursor | undefined, limit: number, call?: CallOptions): Promise<{ readonly items: readonly (Version & { readonly pool: Pool })[]; readonly next: Cursor }> }
export type TallyBy = "type" | "category" | "status" | "origin" | "user" | "agent" | "session"
/** Counts exactly what `list` would give; absent, the engine counts by listing. */
export interface Tally { count(scope: Scope, where: Where, by?: TallyBy, call?: CallOptions): Promise<{ readonly total: number; readonly groups: Readonly<Record<string, number>> }> }

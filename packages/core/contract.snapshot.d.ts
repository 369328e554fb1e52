// errors.d.ts
/** Every way Keepsake fails. `retry`: whether trying the same call again may help. */
export declare const errorCodes: {
    readonly cancelled: {
        readonly retry: false;
    };
    readonly conflict: {
        readonly retry: true;
    };
    readonly contract_unsupported: {
        readonly retry: false;
    };
    readonly cursor_invalid: {
        readonly retry: false;
    };
    readonly filter_unsupported: {
        readonly retry: false;
    };
    readonly limit_exceeded: {
        readonly retry: false;
    };
    readonly options_invalid: {
        readonly retry: false;
    };
    readonly part_circular: {
        readonly retry: false;
    };
    readonly part_duplicate: {
        readonly retry: false;
    };
    readonly part_missing: {
        readonly retry: false;
    };
    readonly space_mismatch: {
        readonly retry: false;
    };
    readonly store_corrupt: {
        readonly retry: false;
    };
    readonly store_unavailable: {
        readonly retry: true;
    };
    readonly too_busy: {
        readonly retry: true;
    };
    readonly upstream_failed: {
        readonly retry: true;
    };
};
export type ErrorCode = keyof typeof errorCodes;
declare const mark: unique symbol;
/** What Keepsake throws: a code for programs, a sentence for people and, where the sentence does not contain it, the remedy. */
export declare class MemoryError extends Error {
    readonly name = "MemoryError";
    readonly code: ErrorCode;
    readonly remedy: string | undefined;
    readonly [mark] = true;
    constructor(code: ErrorCode, message: string, options?: ErrorOptions & {
        readonly remedy?: string;
    });
    /** `instanceof` fails across copies of this package; this does not. */
    static is(error: unknown, code?: ErrorCode): error is MemoryError;
}
export {};

// index.d.ts
export * from "./errors.ts";
export * from "./memory.ts";
export * from "./state.ts";
export * from "./store.ts";
export * from "./token.ts";
export * from "./turn.ts";

// memory.d.ts
declare const minted: unique symbol;
/**
 * The wall between customers. Only code that checked a credential mints one (`tenantOf`); a string from a request does not type-check.
 */
export type Tenant = string & {
    readonly [minted]: "tenant";
};
/** Who is asking, and the names that a memory is marked with. */
export interface Owner {
    readonly tenant: Tenant;
    /** Selects the pool, together with `agent`. Absent: memories of no particular user. */
    readonly user?: string;
    readonly agent?: string;
    /** A conversation. Marks and narrows; it never selects a pool. */
    readonly session?: string;
}
/** Memories that are kept together: the unit of ranking, of unique keys and of erasure. */
export interface Pool {
    readonly tenant: Tenant;
    /** Derived by the engine from an owner's names. A store compares it and reads nothing into it. */
    readonly name: string;
}
/** Where a read looks. A store never widens it. */
export interface Scope {
    readonly tenant: Tenant;
    /** Names of pools; `"all"` is for the tenant's own administration. */
    readonly pools: readonly [string, ...string[]] | "all";
}
/** A UUID: v7 for a new memory; v8 where a repeat must get the same id (from pool and key, or from pool, session and message). */
export type MemoryId = string;
export type Json = string | number | boolean | null | readonly Json[] | {
    readonly [name: string]: Json;
};
export type Type = "factual" | "episodic" | "procedural" | "semantic";
/**
 * - `active`: recalled.
 * - `quarantined`: waits for a person's review and is not recalled.
 * - `superseded`: another memory took its place.
 * - `ended`: stopped being true without a successor.
 * - `archived`: kept and searchable on request only.
 */
export type Status = (typeof STATUSES)[number];
/** Every status, for reads that include memories which are not active. */
export declare const STATUSES: readonly ["active", "quarantined", "superseded", "ended", "archived"];
export type Origin = "user" | "assistant" | "tool" | "manual" | "import" | "file" | "system";
/** A stretch of text: offsets in UTF-16 code units, `from` included, `to` excluded. */
export interface TextRange {
    readonly from: number;
    readonly to: number;
}
/**
 * Whose words a stretch of a message is: typed by the person, pasted by them, quoted from somebody, source code, text that a framework wrote
 * around a request, or the prompt of another agent.
 */
export type SpanKind = "typed" | "pasted" | "quoted" | "code" | "scaffold" | "agent";
/** A stretch of a message and whose words it is. */
export interface Span extends TextRange {
    readonly kind: SpanKind;
    /** Present on a typed stretch that may be pasted: it gives no instruction, identity or constraint, and no command. */
    readonly unsure?: true;
}
/** A stretch of a stored turn's content, as stored: after redaction and splitting. */
export interface StoredSpan extends TextRange {
    /** Absent: not classified. */
    readonly kind?: SpanKind;
    /** From this moment on the words are out of date. Absent: they still hold. */
    readonly until?: number;
    /** The memory that made the words out of date. */
    readonly by?: MemoryId;
}
/** Where a memory comes from. Written by code, never by a model. */
export interface Source {
    readonly origin: Origin;
    readonly message?: string;
    /** The message's place in its session, from 0. */
    readonly position?: number;
    readonly speaker?: string;
    /** Words that occur verbatim in the message. */
    readonly quote?: string;
    /** The words that a fact was read from: a range of the stored turn `memory`. */
    readonly at?: TextRange & {
        readonly memory: MemoryId;
    };
    /** Name and version of the extractor: `rules@1`. */
    readonly extractor?: string;
}
/** Counters of a memory. They are never versioned and change only through the change `signal`. */
export interface Signals {
    readonly uses: number;
    readonly lastUsedAt?: number;
    readonly useful: number;
    readonly wrong: number;
    readonly mentions: number;
    /**
     * Hashes of the other conversations that stated it, the newest last, at most 64. A `signal` adds those that are not
     * among them.
     */
    readonly sessions?: readonly string[];
    /** From 0 to 1. */
    readonly salience?: number;
}
/** How one memory relates to another. */
export interface Link {
    readonly to: MemoryId;
    readonly as: "supersedes" | "summarises" | "restates" | "conflicts";
}
/** What a fact is about: the same subject and attribute address the same matter. Open vocabulary; several memories may share an address. */
export interface About {
    /** `user`, `sister ines`, `project heron`. */
    readonly subject: string;
    /** `home`, `employer`, `due date`. */
    readonly attribute: string;
}
/** Why a memory waits for a person's decision, as a code that programs compare and screens translate. */
export type ReviewReason = "conflicts" | "repeats" | "judged-wrong" | "forget-unclear" | "tool-text" | "document-text" | "tool-reply" | "instructs-model" | "overrides-instructions" | "imitates-role" | "lifts-restrictions" | "asks-for-secrets" | "plants-recommendation" | "unknown";
/**
 * One memory. A store returns it as it was given, including fields that the store does not know. Times are milliseconds since 1970.
 */
export interface Memory {
    /** Unique in its tenant. */
    readonly id: MemoryId;
    /** Where it was written. A put into another pool is `options_invalid`. */
    readonly pool: string;
    /** The names that it is marked with. */
    readonly owner: Owner;
    readonly type: Type;
    readonly category: string;
    /** Unique in its pool. */
    readonly key?: string;
    /** The address of a fact. Unlike a key it is shared by every memory on the same matter. */
    readonly about?: About;
    readonly content: string;
    /** Of a stored turn: whose words it holds, and which of them are out of date. Sorted, without overlaps. Absent: typed throughout, or not classified. */
    readonly spans?: readonly StoredSpan[];
    /** From 0 to 1. */
    readonly importance: number;
    /** Included in every conversation. */
    readonly pinned?: boolean;
    readonly status: Status;
    /** Present while a person should decide about it, whatever its status. */
    readonly review?: ReviewReason;
    readonly source: Source;
    readonly links?: readonly Link[];
    /** The application's own fields. The engine stores nothing here that a decision depends on. */
    readonly metadata: Readonly<Record<string, Json>>;
    readonly createdAt: number;
    readonly updatedAt: number;
    readonly expiresAt?: number;
    readonly validFrom?: number;
    readonly validUntil?: number;
    /** 1 when created. Every put or delete makes the next; it is also the precondition of that write. */
    readonly revision: number;
    /** As counted now. A store ignores them on a put. */
    readonly signals?: Signals;
}
/** A vector, comparable only with vectors of the same space. */
export interface Embedding {
    /** `provider/model/dimensions/recipe`; the recipe says how text became the model's input. */
    readonly space: string;
    readonly values: Float32Array;
}
/**
 * The terms of a memory from the engine's one tokenizer: stemmed, lower case, CJK by script, stop words included, joined by spaces. A store
 * indexes them unchanged and splits at spaces only.
 */
export interface Words {
    /** Terms of the content. */
    readonly text: string;
    /** Terms of the name of the person who said it. */
    readonly speaker: string;
    /** Terms of the last 120 characters before it in its session. */
    readonly before: string;
    /** Terms of the first 120 characters after it in its session. */
    readonly after: string;
    /** Whether the message before it ends with a question mark. */
    readonly afterQuestion: boolean;
    /** Terms of the month in which it was created. */
    readonly month: string;
    /** The tokenizer's version. Another one means that the memory has to be indexed again. */
    readonly version: number;
}
/** Derived data for search. It is replaced freely, never versioned, and removed together with its memory. */
export interface Index {
    readonly embedding?: Embedding;
    readonly words?: Words;
}
export {};

// state.d.ts
import type { Json, Pool } from "./memory.ts";
import type { Page, PageQuery, Writers } from "./store.ts";
import { type Token } from "./token.ts";
/** One value of a bucket. */
export interface Entry {
    readonly key: string;
    readonly value: Json | Uint8Array;
    readonly revision: number;
}
export interface SetOptions {
    /** Written only over this revision; 0 requires that the key does not exist. Absent: always written. */
    readonly revision?: number;
    /** Milliseconds since 1970. An expired entry is absent to every read. */
    readonly expiresAt?: number;
    /** The pool whose erasure removes the entry as well. Tombstones and receipts have none, so that they survive it. */
    readonly about?: Pool;
}
/** One thing that a state has, for moving it. */
export type StateRecord = {
    readonly kind: "entry";
    readonly bucket: string;
    readonly key: string;
    readonly value: Json | Uint8Array;
    readonly revision: number;
    readonly expiresAt?: number;
    readonly about?: Pool;
} | {
    readonly kind: "job";
    readonly job: NewJob;
    /** When it may be leased: `at`, or the time of a retry. */
    readonly due: number;
    /** How often it was leased. */
    readonly attempt: number;
    /** 0 without a lease. */
    readonly leasedUntil: number;
    /** Why it was parked. */
    readonly parked?: string;
}
/** A job that was done, by the first 16 bytes of the SHA-256 of its id in hexadecimal: it is not queued again. */
 | {
    readonly kind: "done";
    readonly id: string;
    readonly at: number;
};
/** Reads and replaces a whole state, while nothing else writes to it. */
export interface StateTransfer {
    /** Entries in the order of first writing, then jobs in the order of the queue with parked ones last, then done jobs by id. */
    read(): Promise<readonly StateRecord[]>;
    /** Makes the state consist of exactly these, all or none. A later `read` returns them in the same order. */
    replace(records: readonly StateRecord[]): Promise<void>;
}
/** Everything that is not a memory: named buckets (settings, keys, sessions, tombstones, receipts …) and one queue. */
export interface State extends Partial<AsyncDisposable> {
    /** How many processes may write at the same time. Default: `"one"`. */
    readonly writers?: Writers;
    /**
     * Milliseconds to add to the clock of this machine, so that the times of all processes that share the state agree. Known once it is open; may change.
     * Default: 0.
     */
    readonly clockOffsetMs?: number;
    open?(): Promise<void>;
    /** `undefined` when the entry is absent or expired. */
    get(bucket: string, key: string): Promise<Entry | undefined>;
    /** Durable when it resolves. Resolves to `undefined` when the condition on the revision failed. */
    set(bucket: string, key: string, value: Json | Uint8Array, options?: SetOptions): Promise<Entry | undefined>;
    /** Resolves to whether the entry existed. */
    delete(bucket: string, key: string): Promise<boolean>;
    /** In the order of first writing. */
    list(bucket: string, page: PageQuery & {
        readonly newestFirst?: boolean;
    }): Promise<Page<Entry>>;
    /** Removes the entries and jobs about this pool and resolves to their number. */
    erase(pool: Pool): Promise<number>;
    /** As `Store.compact`. */
    compact?(): Promise<readonly string[]>;
    /** As `Store.problems`. */
    problems?(): readonly string[];
    /** Absent: the state stays where it is when memories are moved. */
    readonly transfer?: StateTransfer;
    readonly queue: Queue;
    /**
     * Runs `work` while no process runs work of this name. What a process that died held is taken after several seconds. The signal ends waiting.
     * Required with many writers.
     */
    exclusive?<Result>(name: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
}
export declare const State: Token<State>;
/** A job to be queued. Jobs of one lane run one at a time and in order, none before its `at`. */
export interface NewJob {
    readonly id: string;
    readonly kind: string;
    readonly lane: string;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly body: Json;
    /** The pool whose erasure removes the job. */
    readonly about: Pool;
}
export interface LeaseQuery {
    readonly kinds: readonly string[];
    /** Default: every lane. */
    readonly lanes?: readonly string[];
    readonly limit: number;
    /** The most jobs of one lane. Default: 1. */
    readonly ofLane?: number;
    /** The lease in milliseconds: a job that is neither done nor retried within it is leased again. */
    readonly forMs: number;
    /** The moment of asking. */
    readonly now: number;
}
export interface QueueStatus {
    /** Due now, leased ones included. */
    readonly pending: number;
    /** Due later. */
    readonly scheduled: number;
    readonly parked: number;
    /** When the oldest pending job became due. */
    readonly oldestAt?: number;
}
/**
 * A durable queue with at-least-once delivery: the effects of a job carry ids derived from the job's. Opening the state frees the leases of a dead process.
 * With many writers, a job is leased by the process that pushed it; by any other only after that one was not seen for several seconds.
 */
export interface Queue {
    /** Durable when it resolves. A known id is not queued twice; while it still waits, it is moved to the new `at` (debounce). */
    push(jobs: readonly NewJob[]): Promise<void>;
    /**
     * The earliest job of each lane in which none is leased; with `ofLane`, unless that job was started before, also those due right behind it.
     * `attempt` counts from 1.
     */
    lease(want: LeaseQuery): Promise<readonly (NewJob & {
        readonly attempt: number;
    })[]>;
    done(ids: readonly string[]): Promise<void>;
    retry(id: string, at: number, why: string): Promise<void>;
    /** Moves a job to the dead letters, until it is unparked. */
    park(id: string, why: string): Promise<void>;
    parked(page: PageQuery): Promise<Page<NewJob & {
        readonly why: string;
    }>>;
    /** Default: every parked job. Resolves to how many are queued again. */
    unpark(ids?: readonly string[]): Promise<number>;
    status(now: number): Promise<QueueStatus>;
    /**
     * The ids of jobs of these kinds, of all processes, that are neither done nor parked, nor wait for a retry. `lanes`: default every lane. Required with
     * many writers.
     */
    unfinished?(kinds: readonly string[], now: number, lanes?: readonly string[]): Promise<readonly string[]>;
}

// store.d.ts
import type { About, Embedding, Index, Memory, MemoryId, Origin, Pool, ReviewReason, Scope, Signals, Status, Tenant, Type, Words } from "./memory.ts";
import { type Token } from "./token.ts";
/** Increases when a member becomes required or a promise changes. A new optional facet does not increase it. */
export declare const CONTRACT = 2;
/** Options of every call. */
export interface CallOptions {
    /** An aborted signal ends the call with `cancelled`. A write that had not started is not made. */
    readonly signal?: AbortSignal;
}
export interface WriteOptions extends CallOptions {
    /** Who wrote: a key id, `extractor:rules@1`, `consolidate`. Kept with the version. */
    readonly by: string;
    /** The moment of the version, in milliseconds since 1970. */
    readonly at: number;
}
/** Writes a memory. */
export interface Put {
    readonly op: "put";
    /** Applied when the stored revision is `memory.revision - 1`; an absent memory counts as 0. */
    readonly memory: Memory;
    readonly index?: Index;
    /** Applies any newer revision as it is: for mirrors, imports and restores. Default: `false`. */
    readonly copy?: boolean;
}
/** Removes a memory from every read. Its versions remain. */
export interface Delete {
    readonly op: "delete";
    readonly id: MemoryId;
    /** The revision that this delete makes. Absent: it always applies. */
    readonly revision?: number;
}
/**
 * Removes record, versions, index and signals. Id, pool and revision remain, for the feed and to refuse older puts.
 */
export interface Erase {
    readonly op: "erase";
    readonly id: MemoryId;
    /** As of a delete. When an erase with a revision is not applied, every later change to this id in the same write is a conflict. */
    readonly revision?: number;
}
/** Replaces words, or adds an embedding beside those of other spaces. */
export interface Reindex {
    readonly op: "index";
    readonly id: MemoryId;
    /** Applied while the memory still has this revision. */
    readonly revision: number;
    readonly index: Index;
}
/** Counts. Numbers are added; `lastUsedAt` and `salience` are set. */
export interface Signal {
    readonly op: "signal";
    readonly id: MemoryId;
    readonly add: Partial<Signals>;
}
export type Change = Put | Delete | Erase | Reindex | Signal;
/** What became of one change. */
export type Outcome = {
    readonly id: MemoryId;
    readonly status: "applied";
    readonly revision: number;
}
/** `same`: nothing differed. `missing`: there was nothing to change. */
 | {
    readonly id: MemoryId;
    readonly status: "same" | "missing";
} | {
    readonly id: MemoryId;
    readonly status: "conflict";
    /** The stored revision, of a tombstone too. */
    readonly revision: number;
    /** The stored memory. Absent for a tombstone. */
    readonly current?: Memory;
};
/** `from` is included, `below` excluded. */
export interface Range {
    readonly from?: number;
    readonly below?: number;
}
/**
 * A filter: every given field must match. A field that a store does not know is `filter_unsupported`, because ignoring it would show what must
 * stay hidden.
 */
export interface Where {
    readonly user?: string;
    readonly agent?: string;
    readonly session?: string;
    readonly key?: string;
    /** Equality of each given part. At least one must be given. */
    readonly about?: Partial<About>;
    readonly type?: readonly Type[];
    readonly category?: readonly string[];
    /** Excludes memories of these categories. */
    readonly exceptCategory?: readonly string[];
    readonly origin?: readonly Origin[];
    /** Default: active only. */
    readonly status?: readonly Status[];
    /** Memories that wait for review for one of these reasons. Independent of `status`. */
    readonly review?: readonly ReviewReason[];
    readonly importance?: Range;
    readonly createdAt?: Range;
    readonly updatedAt?: Range;
    readonly position?: Range;
    readonly pinned?: boolean;
    /** Neither expired nor outside its validity at this moment. The engine always sends it on a recall. */
    readonly at?: number;
    readonly metadata?: Readonly<Record<string, string | number | boolean>>;
}
/** Opaque. One that the store did not make for the same query is `cursor_invalid`. */
export type Cursor = string;
export interface PageQuery {
    /** The page size, at least 1. */
    readonly limit: number;
    readonly cursor?: Cursor;
}
export interface Page<T> {
    readonly items: readonly T[];
    /** Absent on the last page. */
    readonly next?: Cursor;
}
/** Sorted by creation, newest first by default, ties by id. */
export interface ListQuery extends PageQuery {
    readonly where?: Where;
    readonly oldestFirst?: boolean;
}
export interface SearchOptions extends CallOptions {
    readonly limit: number;
    readonly where?: Where;
    /** At most 1,000 ids. */
    readonly exclude?: readonly MemoryId[];
    /** A space: hits include their vector in it, where they have one. */
    readonly embeddings?: string;
}
export interface Hit {
    readonly memory: Memory;
    /** Orders its own list only. Of vectors: the cosine. */
    readonly score: number;
    /** As indexed. Absent: the engine tokenizes the memory again. */
    readonly words?: Words;
    readonly embedding?: Embedding;
}
/** One term of a query. */
export interface QueryWord {
    /** A term as the tokenizer makes it. */
    readonly word: string;
    /** How much a match counts, relative to 1 for a term of the query itself. Greater than 0. */
    readonly weight: number;
    /** The query's term that this one was added for, when it does not occur in the query itself. */
    readonly of?: string;
}
/** Terms of equal weight. */
export declare function equallyWeighted(words: readonly string[]): readonly QueryWord[];
export interface TextQuery {
    /** For databases with a text analysis of their own. */
    readonly text: string;
    /**
     * The terms without stop words, most telling first, at most 128. A store that uses fewer keeps the query's own before those that were added
     * for them (`of`), each rarest first by its own counts, and reports them in `Candidates.used`.
     */
    readonly words: readonly QueryWord[];
}
/** Corpus statistics of a scope, whatever the filter. */
export interface TextStatistics {
    /** How many memories are indexed. */
    readonly memories: number;
    /** Their mean number of terms: text, speaker, before and after. */
    readonly meanLength: number;
    /** For each term of the query, how many memories contain it in any of these four. */
    readonly documentFrequency: Readonly<Record<string, number>>;
}
/** The result of a keyword search. The engine ranks it. */
export interface Candidates {
    readonly hits: readonly Hit[];
    /** Absent where the database cannot tell. */
    readonly statistics?: TextStatistics;
    /** The terms that were looked up. Absent: all that were sent. */
    readonly used?: readonly string[];
    /** Present while the text index is missing, damaged or being rebuilt: only this many of the scope's newest memories were scanned. */
    readonly scanned?: number;
}
/** What a store guarantees. */
export interface StoreTraits {
    /** A write is applied completely or not at all. */
    readonly atomic: boolean;
    readonly readsOwnWrites: boolean;
    /** The most changes of one write, at least 100; more is `limit_exceeded`. */
    readonly maxBatch: number;
    /** `Candidates.statistics` counts nothing outside the scope. */
    readonly ownStatistics: boolean;
}
/** Whether one process at a time may write, or many. */
export type Writers = "one" | "many";
/** The index of a memory as it was given. */
export interface Indexed {
    readonly words?: Words;
    /** One for each space. */
    readonly embeddings: readonly Embedding[];
}
/** The result of a reconciliation of two databases. */
export interface Reconciled {
    /** Memories on either side. */
    readonly compared: number;
    readonly missing: number;
    readonly outdated: number;
    readonly extra: number;
}
/** How the replaced name of a pool begins that has nothing but erased memories. No other pool's name has this character. */
export declare const ERASED_POOL = "\u0001";
/**
 * A database of memories. Any database can do what is required; a facet that is present is a promise. After it was closed every call is
 * `store_unavailable`.
 */
export interface Store extends Partial<AsyncDisposable> {
    /** The version of the contract that it implements: 1 or the current one. */
    readonly contract: 1 | typeof CONTRACT;
    readonly name: string;
    readonly traits: StoreTraits;
    /** How many processes may write at the same time. Default: `"one"`. */
    readonly writers?: Writers;
    open?(call?: CallOptions): Promise<void>;
    /** Outcomes are in the order of the changes. An unknown `op` or field value is an error before anything is written. */
    write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]>;
    /** In the order asked, of any status. `undefined` where nothing exists or where it is outside the scope: the two cannot be told apart. */
    read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]>;
    /** No page repeats or skips a memory that existed throughout. */
    list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>;
    /** Every pool that contains anything, of one tenant or of all: for export, erasure, consolidation and migration. */
    pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>>;
    /**
     * When it resolves, erased data is in no file of this store except the places that it names. May replace the name of
     * a pool that has nothing but erased memories, as the name may be a person's: by `ERASED_POOL` and characters that
     * do not reveal it. The feed then gives the replaced name. The store still knows the pool by its old name, and
     * restores that with the next write.
     */
    compact?(call?: CallOptions): Promise<readonly string[]>;
    /** In the order asked, `undefined` where `read` returns none. Absent: copies are tokenized and embedded again. */
    indexed?(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]>;
    /**
     * A number that changes when another process has written memories, for caches; `undefined` while it cannot be told.
     * Absent: cached lists are up to 30 s behind other processes.
     */
    foreignWrites?(call?: CallOptions): Promise<number | undefined>;
    /** What does not work at this moment, as sentences for status and log; empty while everything works. Makes no request. */
    problems?(): readonly string[];
    /** Of a store that keeps a second database in step: compares both and repairs the second. */
    reconcile?(call?: CallOptions): Promise<Reconciled>;
    readonly text?: TextIndex;
    readonly vector?: VectorIndex;
    /** Why there is no `vector` and what to do, as the end of a sentence; `undefined` if there is, or could never be. Known once it is open. */
    readonly missingVectors?: string | undefined;
    readonly hybrid?: HybridIndex;
    readonly history?: History;
    readonly feed?: Feed;
    readonly tally?: Tally;
}
export declare const Store: Token<Store>;
/** Keyword search. Scope, filter and exclusions apply inside the index, before ranking and before the limit. */
export interface TextIndex {
    /** Any string is a valid query. */
    search(scope: Scope, query: TextQuery, options: SearchOptions): Promise<Candidates>;
    /** The share of all memories, 0 to 1, that an index being rebuilt already covers; `undefined` when it is complete. */
    rebuilding?(call?: CallOptions): Promise<number | undefined>;
}
/** Nearest-neighbour search. */
export interface VectorIndex {
    /** Nearest first. A space that this store does not hold, while it holds another, is `space_mismatch`. */
    search(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]>;
    spaces(scope: Scope, call?: CallOptions): Promise<readonly {
        readonly space: string;
        readonly memories: number;
    }[]>;
    /** Memories without a vector in `space`, oldest first. Embedding and re-embedding walk it. */
    missing(pool: Pool, space: string, page: PageQuery, call?: CallOptions): Promise<Page<Memory>>;
    /** Removes every vector of a space. */
    drop(space: string, call?: CallOptions): Promise<void>;
}
/** Both searches in one round trip. The engine ranks and fuses: one formula for every store, and one explanation. */
export interface HybridIndex {
    search(scope: Scope, query: TextQuery & {
        readonly embedding: Embedding;
    }, 
    /** `nearest`: the most hits by vector. Default: `limit`. */
    options: SearchOptions & {
        readonly nearest?: number;
    }): Promise<{
        readonly text: Candidates;
        readonly vector: readonly Hit[];
    }>;
}
/** One revision of one memory. */
export interface Version {
    readonly id: MemoryId;
    readonly revision: number;
    /** Absent: it was deleted. */
    readonly memory?: Memory;
    readonly at: number;
    readonly by: string;
}
export interface History {
    /** Newest first. */
    versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>>;
    /** What `list` would have returned at that moment, without what was deleted or erased since. */
    asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>;
}
/** A change feed over all pools. Mirrors, migration, embedding, events and caches follow it. */
export interface Feed {
    /**
     * Every version after the cursor, none skipped and none repeated. Versions of one pool are in the order in which they became visible; the
     * order between pools is unspecified. A delete or an erase is an item without memory; an erased memory has no earlier items.
     */
    changes(after: Cursor | undefined, limit: number, call?: CallOptions): Promise<{
        readonly items: readonly (Version & {
            readonly pool: Pool;
        })[];
        readonly next: Cursor;
    }>;
}
export type TallyBy = "type" | "category" | "status" | "origin" | "user" | "agent" | "session";
/** Counts. Absent: the engine counts by listing. */
export interface Tally {
    /** Counts exactly what `list` would return. */
    count(scope: Scope, where: Where, by?: TallyBy, call?: CallOptions): Promise<{
        readonly total: number;
        readonly groups: Readonly<Record<string, number>>;
    }>;
}

// token.d.ts
/** A typed name for something the engine can provide. The type lives only at compile time. */
export type Token<T> = symbol & {
    readonly __provides?: T;
};
/** Tokens are registered symbols, so that two copies of this package agree on them. */
export declare function token<T>(name: string): Token<T>;

// turn.d.ts
import type { About, Embedding, Json, Memory, MemoryId, Owner, Scope, Span, TextRange, Type } from "./memory.ts";
import type { CallOptions, Candidates, QueryWord, Where } from "./store.ts";
import { type Token } from "./token.ts";
/** The text of one message of any dialect, without Keepsake's own block. */
export interface Message {
    readonly role: "system" | "user" | "assistant" | "tool";
    readonly text: string;
    /** Its place in the session, from 0. */
    readonly position: number;
    readonly id?: string;
    readonly speaker?: string;
    /** When it was said, in milliseconds since 1970. Default: the turn's time. */
    readonly at?: number;
    /** Whose words the stretches of `text` are. Sorted, without overlaps. Absent: not classified. */
    readonly spans?: readonly Span[];
}
/** One request and its reply. */
export interface Turn {
    readonly id: string;
    readonly owner: Owner;
    readonly at: number;
    /** Context, at most 15 messages. Never stored. */
    readonly before: readonly Message[];
    /** The messages that this request added. */
    readonly messages: readonly Message[];
    readonly reply?: Message;
    /** The memories that were injected. What restates them is not stored again. */
    readonly recalled: readonly MemoryId[];
}
export interface RecallQuery {
    readonly owner: Owner;
    readonly scope: Scope;
    readonly where: Where;
    readonly text: string;
    /** The terms of `text` without stop words, most telling first, at most 128. */
    readonly words: readonly QueryWord[];
    readonly before: readonly Message[];
    readonly at: number;
    readonly limit: number;
    readonly exclude: readonly MemoryId[];
    /** Embeds `text` on first use, once for all legs. Resolves to `undefined` without an embedder. */
    embedding(call?: CallOptions): Promise<Embedding | undefined>;
}
/** One ranked list of candidates. */
export interface Leg {
    readonly name: string;
    readonly kind: "words" | "vectors" | "other";
    readonly found: Candidates;
}
/** Finds candidates. */
export interface Retriever {
    readonly name: string;
    /** Ordered lists, not fused. The engine leaves out a leg that fails and names it in the trace. */
    retrieve(query: RecallQuery, call?: CallOptions): Promise<readonly Leg[]>;
}
export declare const Retriever: Token<Retriever>;
/** Where a block goes. */
export interface Placement {
    readonly at: "latest-user" | "system" | "system-tail";
    readonly block: string;
}
/** Writes the block. Pure: no clock, no network. */
export interface Injector {
    readonly name: string;
    /**
     * One line of the block; the token budget counts exactly this text. `shown` is the content or its best passage.
     * `timeZone` is the person's: dates in the line are days there. Default: UTC.
     */
    line(memory: Memory, shown: string, timeZone?: string): string;
    /** `undefined`: nothing is injected. */
    place(lines: readonly string[], request: {
        readonly wanted: Placement["at"];
        readonly systemRole: boolean;
    }): Placement | undefined;
}
export declare const Injector: Token<Injector>;
/** A memory that an extractor proposes. Code, never a model, adds its origin and trust and checks its quote. */
export interface Draft {
    readonly type: Type;
    readonly category: string;
    readonly key?: string;
    readonly about?: About;
    readonly content: string;
    /** From 0 to 1. Default: 0.5. */
    readonly importance?: number;
    /** From 0 to 1. Default: none. */
    readonly salience?: number;
    readonly tags?: readonly string[];
    readonly entities?: readonly string[];
    /** The position of the message that it was read from. */
    readonly from: number;
    /** Words of that message, verbatim. */
    readonly quote?: string;
    /** The same words as a range of that message's text. */
    readonly at?: TextRange;
    readonly validFrom?: number;
    readonly validUntil?: number;
    readonly expiresAt?: number;
    /** A memory of the turn's pool that no longer holds. It is superseded; when its source weighs more, both are kept and linked as a conflict. */
    readonly replaces?: MemoryId;
    readonly metadata?: Readonly<Record<string, Json>>;
}
/** Reads memories out of conversations. It proposes; the engine reconciles. */
export interface Extractor {
    readonly name: string;
    readonly version: number;
    /**
     * Whether it is called after each turn, or once for all new turns of a session that went quiet. Per session it is called in the background with one
     * `Turn` that holds the session's unread messages, of the person's only what they typed. A draft without a quote that stands in its message is
     * discarded.
     */
    readonly per: "turn" | "session";
    /** How many known memories `extract` is given, 50 at most. Default: 0. */
    readonly mostKnown?: number;
    /** Whether it drafts what somebody asks in this text to have remembered. */
    obeys?(text: string): boolean;
    /** `known`: active memories of the turn's pool, nearest to its words first. */
    extract(turns: readonly Turn[], known: readonly Memory[], call?: CallOptions): Promise<readonly Draft[]>;
}
export declare const Extractor: Token<Extractor>;
export interface EmbedOptions extends CallOptions {
    readonly as?: "query" | "document";
}
/** An embedder's use since midnight UTC. */
export interface EmbedderReport {
    readonly requests: number;
    readonly tokens: number;
    /** The daily budget. Absent: none. */
    readonly mostTokens?: number;
    /** Present while it makes no requests. `until` is in milliseconds since 1970. */
    readonly paused?: {
        readonly why: string;
        readonly until: number;
    };
}
/**
 * Embedding of many documents in the background at a reduced price. A job is started under a name that the vendor keeps, so that it is found again after a
 * crash.
 */
export interface EmbeddingBatches {
    /** The most texts of one job. */
    readonly maxTexts: number;
    /** A job is closed when its texts have this many bytes. */
    readonly maxBytes: number;
    /** Within how many hours the vendor promises the result. */
    readonly hours: number;
    /** The price relative to that of `embed`: 0.5. */
    readonly priceFactor: number;
    /** Starts a job once, without retries; resolves to the vendor's id. `id` names a text within the job. */
    start(name: string, texts: readonly {
        readonly id: string;
        readonly text: string;
    }[], call?: CallOptions): Promise<string>;
    /** The vendor's id of the newest job of this name; `undefined` if it has none. */
    find(name: string, call?: CallOptions): Promise<string | undefined>;
    status(id: string, call?: CallOptions): Promise<{
        readonly state: "running" | "done" | "failed";
        readonly why?: string;
    }>;
    /** The vectors of a job that is done, in any order. Texts that were refused are left out. May be read again. */
    results(id: string, call?: CallOptions): AsyncIterable<readonly [id: string, embedding: Embedding]>;
    cancel(id: string, call?: CallOptions): Promise<void>;
}
/** Turns texts into vectors of one space. */
export interface Embedder {
    /** Names model and size: `openai/text-embedding-3-small/1536`. */
    readonly space: string;
    readonly dimensions: number;
    readonly maxBatch: number;
    /** In the order given. */
    embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Embedding[]>;
    /** Absent: there is no batch API. */
    readonly batches?: EmbeddingBatches;
    /** The vendor's published price of a million tokens, in US dollars. Absent: not known. */
    readonly listPrice?: number;
    report?(): Promise<EmbedderReport>;
}
export declare const Embedder: Token<Embedder>;
export interface ChatRequest {
    /** Default: the model that the plugin was configured with. */
    readonly model?: string;
    readonly messages: readonly Message[];
    /** A JSON Schema that the reply must satisfy. A model without structured output is asked in words. The caller parses and checks the reply. */
    readonly schema?: {
        readonly name: string;
        readonly value: Readonly<Record<string, Json>>;
    };
    /** The most output tokens. Default: the model's. */
    readonly maxTokens?: number;
    /** Default: the model's. */
    readonly temperature?: number;
}
export interface ChatResult {
    readonly message: Message;
    /** As counted by the provider, in tokens. Absent when it reported none. */
    readonly usage?: {
        readonly input: number;
        readonly output: number;
    };
    /** `length`: the reply was cut off at `maxTokens`. `refused`: the model declined. */
    readonly finish?: "stop" | "length" | "refused";
}
/** A language model for what the engine does in the background, and for extractors that need one (`use.get(ChatModel)`). Requests that pass through the gateway are never answered by it. */
export interface ChatModel {
    readonly name: string;
    complete(request: ChatRequest, call?: CallOptions): Promise<ChatResult>;
}
export declare const ChatModel: Token<ChatModel>;

// errors.d.ts
/** Every way Keepsake fails, and whether trying the same again may help. */
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
/** What Keepsake throws: a code for programs, a sentence for people, and (where the sentence does not say it) what to do about it. */
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
export type * from "./memory.ts";
export * from "./state.ts";
export * from "./store.ts";
export * from "./token.ts";
export * from "./turn.ts";

// memory.d.ts
declare const minted: unique symbol;
/** The wall between customers. Minted by whoever checked a credential (`tenantOf`); a string from a request does not type-check. */
export type Tenant = string & {
    readonly [minted]: "tenant";
};
/** Who is asking, and the names a memory is marked with. `user` and `agent` choose the pool; `session` only marks and narrows. */
export interface Owner {
    readonly tenant: Tenant;
    readonly user?: string;
    readonly agent?: string;
    readonly session?: string;
}
/** Memories kept together: the unit of ranking, key uniqueness and erasure. The engine derives the name; a store only compares it. */
export interface Pool {
    readonly tenant: Tenant;
    readonly name: string;
}
/** Where a read looks: one tenant, and pools in it. `"all"` is for the tenant's own administration. A store never widens it. */
export interface Scope {
    readonly tenant: Tenant;
    readonly pools: readonly [string, ...string[]] | "all";
}
/** A UUID: v7 when new; v8 of what must meet itself again when repeated (pool and key, or pool, session and message). */
export type MemoryId = string;
export type Json = string | number | boolean | null | readonly Json[] | {
    readonly [name: string]: Json;
};
export type Type = "factual" | "episodic" | "procedural" | "semantic";
export type Status = "active" | "quarantined" | "superseded" | "archived";
export type Origin = "user" | "assistant" | "tool" | "manual" | "import" | "file" | "system";
/** Provenance, written by code. `position` is the message's place in its session; `quote` stands verbatim in that message. */
export interface Source {
    readonly origin: Origin;
    readonly message?: string;
    readonly position?: number;
    readonly speaker?: string;
    readonly quote?: string;
    readonly extractor?: string;
}
/** Counted, never versioned; changed only by the change `signal`. */
export interface Signals {
    readonly uses: number;
    readonly lastUsedAt?: number;
    readonly useful: number;
    readonly wrong: number;
    readonly mentions: number;
    readonly salience?: number;
}
/** How one memory bears on another. */
export interface Link {
    readonly to: MemoryId;
    readonly as: "supersedes" | "summarises" | "restates" | "conflicts";
}
/** One kept thing. Comes back as it went in, fields that a store does not know included. Times are milliseconds since 1970, importance
 *  is 0 to 1. `pool` is where it was written (a put into another is `options_invalid`), `owner` the names it is marked with, `key` unique in
 *  its pool. `revision` is 1 when created, each put or delete makes the next; it is also the precondition of that write. `signals` are as
 *  counted now; a store ignores them on a put. */
export interface Memory {
    readonly id: MemoryId;
    readonly pool: string;
    readonly owner: Owner;
    readonly type: Type;
    readonly category: string;
    readonly key?: string;
    readonly content: string;
    readonly importance: number;
    readonly pinned?: boolean;
    readonly status: Status;
    readonly source: Source;
    readonly links?: readonly Link[];
    readonly metadata: Readonly<Record<string, Json>>;
    readonly createdAt: number;
    readonly updatedAt: number;
    readonly expiresAt?: number;
    readonly validFrom?: number;
    readonly validUntil?: number;
    readonly revision: number;
    readonly signals?: Signals;
}
/** A vector means nothing outside the space it was measured in: `provider/model/dims/recipe`, recipe = how text became input. */
export interface Embedding {
    readonly space: string;
    readonly values: Float32Array;
}
/** A memory's words as the engine's one analyser made them (stemmed, lower case, CJK by script, stop words left in), split at spaces: its
 *  text, who said it, the last 120 characters before and the first 120 after it in its session, its month; `afterQuestion`: the message
 *  before ends with a question mark. A store indexes them as they are. Another `version` of the analyser means: index again. */
export interface Words {
    readonly text: string;
    readonly speaker: string;
    readonly before: string;
    readonly after: string;
    readonly afterQuestion: boolean;
    readonly month: string;
    readonly version: number;
}
/** Derived, for finding only: replaced freely, never a version, gone with its memory. */
export interface Index {
    readonly embedding?: Embedding;
    readonly words?: Words;
}
export {};

// state.d.ts
import type { Json, Pool } from "./memory.ts";
import type { Page, PageQuery } from "./store.ts";
import { type Token } from "./token.ts";
export interface Entry {
    readonly key: string;
    readonly value: Json | Uint8Array;
    readonly revision: number;
}
/** `revision`: written only over this one, 0 means that it must not exist. `about`: the pool whose erasure takes the entry along; tombstones
 *  and receipts carry none, so that they outlive it. */
export interface SetOptions {
    readonly revision?: number;
    readonly expiresAt?: number;
    readonly about?: Pool;
}
/** What is not a memory: named buckets (settings, keys, sessions, tombstones, receipts …) and one queue. */
export interface State extends Partial<AsyncDisposable> {
    open?(): Promise<void>;
    /** `undefined` when absent or expired. */ get(bucket: string, key: string): Promise<Entry | undefined>;
    /** Durable when it resolves; `undefined` back: the condition on the revision did not hold. */
    set(bucket: string, key: string, value: Json | Uint8Array, options?: SetOptions): Promise<Entry | undefined>;
    /** Whether there was anything. */ delete(bucket: string, key: string): Promise<boolean>;
    /** In the order of first writing. */ list(bucket: string, page: PageQuery & {
        readonly newestFirst?: boolean;
    }): Promise<Page<Entry>>;
    /** Entries and jobs about this pool go; how many. */ erase(pool: Pool): Promise<number>;
    /** As a store's. */ compact?(): Promise<readonly string[]>; /** As a store's. */
    troubles?(): readonly string[];
    readonly queue: Queue;
}
export declare const State: Token<State>;
/** Jobs of one lane run one at a time and in order, none before its `at`. */
export interface NewJob {
    readonly id: string;
    readonly kind: string;
    readonly lane: string;
    readonly at: number;
    readonly body: Json;
    readonly about: Pool;
}
/** `now`: the moment of asking. A job neither done nor retried within `forMs` is leased again. `ofLane`: at most so many of one lane, 1 unless said. */
export interface LeaseQuery {
    readonly kinds: readonly string[];
    readonly lanes?: readonly string[];
    readonly limit: number;
    readonly ofLane?: number;
    readonly forMs: number;
    readonly now: number;
}
/** `pending`: due now, leased ones included; `scheduled`: their time lies ahead; `oldestAt`: when the oldest pending job was due. */
export interface QueueStatus {
    readonly pending: number;
    readonly scheduled: number;
    readonly parked: number;
    readonly oldestAt?: number;
}
/** At least once: a job's effects carry ids made from the job's. Opening the state frees the leases of a process that died. */
export interface Queue {
    /** Durable when it resolves. An id that was seen is not queued twice; one still waiting is moved to the new `at` (a debounce). */
    push(jobs: readonly NewJob[]): Promise<void>;
    /** The earliest job of each lane of which none is leased; with `ofLane`, unless it was begun before, also those due right behind it. `attempt` counts from 1. */
    lease(want: LeaseQuery): Promise<readonly (NewJob & {
        readonly attempt: number;
    })[]>;
    done(ids: readonly string[]): Promise<void>;
    retry(id: string, at: number, why: string): Promise<void>;
    /** Out of the queue until asked for. */ park(id: string, why: string): Promise<void>;
    parked(page: PageQuery): Promise<Page<NewJob & {
        readonly why: string;
    }>>;
    /** All parked jobs when no ids are given; how many came back. */
    unpark(ids?: readonly string[]): Promise<number>;
    status(now: number): Promise<QueueStatus>;
}

// store.d.ts
import type { Embedding, Index, Memory, MemoryId, Origin, Pool, Scope, Signals, Status, Tenant, Type, Words } from "./memory.ts";
import { type Token } from "./token.ts";
/** Rises when a member becomes required or a promise changes; a new facet does not raise it. */
export declare const CONTRACT = 1;
/** What every call may carry: an aborted signal ends it with `cancelled`, and a write that was not begun is not made. */
export interface CallOptions {
    readonly signal?: AbortSignal;
}
/** `by` names who did it (key id, `extractor:rules@1`, `consolidate`) and stays with the version; `at` is the moment of the version. */
export interface WriteOptions extends CallOptions {
    readonly by: string;
    readonly at: number;
}
export type Change = 
/** Applied when what is stored has revision − 1 (absent counts as 0). `copy` applies any newer one as it is: mirrors, imports, restores. */
{
    readonly op: "put";
    readonly memory: Memory;
    readonly index?: Index;
    readonly copy?: boolean;
}
/** Out of every read at once; versions stay. `revision` is the one this delete makes; left out, it always applies. */
 | {
    readonly op: "delete";
    readonly id: MemoryId;
    readonly revision?: number;
}
/** Record, versions, index and signals go; id, pool and revision stay, for the feed and to refuse older puts. `revision` as of a delete: an
 *  erase that names one and is not applied makes all that follows about this id in the same write a conflict. */
 | {
    readonly op: "erase";
    readonly id: MemoryId;
    readonly revision?: number;
}
/** Applied while the memory still has `revision`; an embedding adds to those in other spaces, words replace words. */
 | {
    readonly op: "index";
    readonly id: MemoryId;
    readonly revision: number;
    readonly index: Index;
}
/** Numbers are added; `lastUsedAt` and `salience` are set. */
 | {
    readonly op: "signal";
    readonly id: MemoryId;
    readonly add: Partial<Signals>;
};
/** What became of one change. `missing`: nothing to change; `same`: it stands already exactly so. */
export type Outcome = {
    readonly id: MemoryId;
    readonly status: "applied";
    readonly revision: number;
} | {
    readonly id: MemoryId;
    readonly status: "same" | "missing";
}
/** `revision` is what is stored, a tombstone's too; `current` is absent for a tombstone. */
 | {
    readonly id: MemoryId;
    readonly status: "conflict";
    readonly revision: number;
    readonly current?: Memory;
};
/** From (included) and below (excluded). */
export interface Range {
    readonly from?: number;
    readonly below?: number;
}
/** Every field given must hold. A field that a store does not know is `filter_unsupported`: ignored, it would show what must stay hidden. */
export interface Where {
    readonly user?: string;
    readonly agent?: string;
    readonly session?: string;
    readonly key?: string;
    readonly type?: readonly Type[];
    readonly category?: readonly string[];
    readonly origin?: readonly Origin[];
    /** Default: active only. */ readonly status?: readonly Status[];
    readonly importance?: Range;
    readonly createdAt?: Range;
    readonly updatedAt?: Range;
    readonly position?: Range;
    readonly pinned?: boolean;
    /** Not expired and valid at this moment. The engine always sends it on a recall. */ readonly at?: number;
    readonly metadata?: Readonly<Record<string, string | number | boolean>>;
}
/** Opaque; one that the store did not make for the same question is `cursor_invalid`. */
export type Cursor = string;
export interface PageQuery {
    readonly limit: number;
    readonly cursor?: Cursor;
}
export interface Page<T> {
    readonly items: readonly T[];
    readonly next?: Cursor;
}
/** By creation, newest first unless said, ties by id. */
export interface ListQuery extends PageQuery {
    readonly where?: Where;
    readonly oldestFirst?: boolean;
}
/** `embeddings` names a space: hits bring their vector in it, where they have one. */
export interface SearchOptions extends CallOptions {
    readonly limit: number;
    readonly where?: Where;
    readonly exclude?: readonly MemoryId[];
    readonly embeddings?: string;
}
/** `score` orders its own list only; for vectors it is the cosine. `words` as indexed; absent, the engine makes them again. */
export interface Hit {
    readonly memory: Memory;
    readonly score: number;
    readonly words?: Words;
    readonly embedding?: Embedding;
}
/** `words`: the analysed words of the query without stop words, rarest first, at most 32; a store may use only the rarest 8 by its own
 *  counts where the scope is large. `text` is for databases that know better. */
export interface TextQuery {
    readonly text: string;
    readonly words: readonly string[];
}
/** What a keyword search found, for the engine to rank. `words` tells of the scope: how many memories, their mean number of words (text, speaker, before,
 *  after), and how many hold each word of the query in any of these four; absent where the database cannot tell. `scanned`: the text index is missing,
 *  damaged or being built again, and only so many of the newest memories of the scope were read. */
export interface Candidates {
    readonly hits: readonly Hit[];
    readonly scanned?: number;
    readonly words?: {
        readonly memories: number;
        readonly meanLength: number;
        readonly holding: Readonly<Record<string, number>>;
    };
}
/** `atomic`: a write is applied whole or not at all. `maxBatch`: changes in one write, at least 100, what one turn may write; more is
 *  `limit_exceeded`. `ownStatistics`: `Candidates.words` counts nothing outside the scope. */
export interface StoreTraits {
    readonly atomic: boolean;
    readonly readsOwnWrites: boolean;
    readonly maxBatch: number;
    readonly ownStatistics: boolean;
}
/** What a memory is found by, as it was given: its words, and its vector in each space. */
export interface Indexed {
    readonly words?: Words;
    readonly embeddings: readonly Embedding[];
}
/** What a comparison of two databases found and mended. `compared`: memories on either side. */
export interface Reconciled {
    readonly compared: number;
    readonly missing: number;
    readonly outdated: number;
    readonly extra: number;
}
/** Keeps memories and finds them again. What is required any database can do; a facet that is present is a promise.
 *  After it was closed every call is `store_unavailable`. */
export interface Store extends Partial<AsyncDisposable> {
    readonly contract: typeof CONTRACT;
    readonly name: string;
    readonly traits: StoreTraits;
    open?(call?: CallOptions): Promise<void>;
    /** Outcomes in the order of the changes. An unknown `op` or field value is an error before anything is written. */
    write(pool: Pool, changes: readonly Change[], options: WriteOptions): Promise<readonly Outcome[]>;
    /** In the order asked; `undefined` where nothing is, or where it is outside `scope`: the two cannot be told apart. Any status. */
    read(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Memory | undefined)[]>;
    /** No page repeats or skips a memory that existed throughout. */ list(scope: Scope, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>;
    /** Every pool that holds anything, of one tenant or of all: export, erasure, consolidation, migration. */
    pools(tenant: Tenant | undefined, page: PageQuery, call?: CallOptions): Promise<Page<Pool>>;
    /** When it returns, what was erased is in no file of this store, but for the places that it names. */ compact?(call?: CallOptions): Promise<readonly string[]>;
    /** In the order asked, `undefined` where `read` gives none: copies take it along. Absent, a copy is analysed and embedded anew. */
    indexed?(scope: Scope, ids: readonly MemoryId[], call?: CallOptions): Promise<readonly (Indexed | undefined)[]>;
    /** What does not work at this moment, as sentences for status and log; none while all does. Asks nobody. */
    troubles?(): readonly string[];
    /** Of a store that keeps a second database in step: compares both sides, and makes the second what the first says. */
    reconcile?(call?: CallOptions): Promise<Reconciled>;
    readonly text?: TextIndex;
    readonly vector?: VectorIndex;
    readonly hybrid?: HybridIndex;
    readonly history?: History;
    readonly feed?: Feed;
    readonly tally?: Tally;
}
export declare const Store: Token<Store>;
/** Any string is a valid query. Scope, where and exclude (at most 1,000 ids) hold inside the index, before ranking and before `limit`.
 *  `rebuilding`: the share of all memories, 0 to 1, that an index holds which is being built again; `undefined` when it is whole. */
export interface TextIndex {
    search(scope: Scope, query: TextQuery, options: SearchOptions): Promise<Candidates>;
    rebuilding?(call?: CallOptions): Promise<number | undefined>;
}
export interface VectorIndex {
    /** Nearest first. A space that this store does not hold, while it holds another, is `space_mismatch`. */
    search(scope: Scope, query: Embedding, options: SearchOptions): Promise<readonly Hit[]>;
    spaces(scope: Scope, call?: CallOptions): Promise<readonly {
        readonly space: string;
        readonly memories: number;
    }[]>;
    /** Memories without a vector in `space`, oldest first: what embedding and re-embedding walk. */
    missing(pool: Pool, space: string, page: PageQuery, call?: CallOptions): Promise<Page<Memory>>;
    drop(space: string, call?: CallOptions): Promise<void>;
}
/** Both legs in one round trip; `nearest`: at most so many by vector, `limit` unless said. Ranking and fusing are the engine's: one formula for every store, and an explanation. */
export interface HybridIndex {
    search(scope: Scope, query: TextQuery & {
        readonly embedding: Embedding;
    }, options: SearchOptions & {
        readonly nearest?: number;
    }): Promise<{
        readonly text: Candidates;
        readonly vector: readonly Hit[];
    }>;
}
/** One state of one memory; without `memory` it was deleted. */
export interface Version {
    readonly id: MemoryId;
    readonly revision: number;
    readonly memory?: Memory;
    readonly at: number;
    readonly by: string;
}
export interface History {
    /** Newest first. */ versions(scope: Scope, id: MemoryId, page: PageQuery, call?: CallOptions): Promise<Page<Version>>;
    /** What `list` would have answered at that moment, minus what was deleted or erased since. */ asOf(scope: Scope, at: number, query: ListQuery, call?: CallOptions): Promise<Page<Memory>>;
}
/** Every version of every pool, in the order in which it became visible: mirrors, migration, late embeddings, events and caches follow it.
 *  A delete or an erase is an item without memory; what was erased has no earlier item any more. */
export interface Feed {
    changes(after: Cursor | undefined, limit: number, call?: CallOptions): Promise<{
        readonly items: readonly (Version & {
            readonly pool: Pool;
        })[];
        readonly next: Cursor;
    }>;
}
export type TallyBy = "type" | "category" | "status" | "origin" | "user" | "agent" | "session";
/** Counts exactly what `list` would give; absent, the engine counts by listing. */
export interface Tally {
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
import type { Embedding, Json, Memory, MemoryId, Owner, Scope, Type } from "./memory.ts";
import type { CallOptions, Candidates, Where } from "./store.ts";
import { type Token } from "./token.ts";
/** Text of one message in any dialect, with Keepsake's own block already taken out. `at`: when it was said, where that is not the turn's time. */
export interface Message {
    readonly role: "system" | "user" | "assistant" | "tool";
    readonly text: string;
    readonly position: number;
    readonly id?: string;
    readonly speaker?: string;
    readonly at?: number;
}
/** `messages` are those that this request added; `before` (at most 15) is context and never kept; what restates `recalled` is not kept again. */
export interface Turn {
    readonly id: string;
    readonly owner: Owner;
    readonly at: number;
    readonly before: readonly Message[];
    readonly messages: readonly Message[];
    readonly reply?: Message;
    readonly recalled: readonly MemoryId[];
}
/** `words`: the analysed words of `text` without stop words, rarest first, at most 32. */
export interface RecallQuery {
    readonly owner: Owner;
    readonly scope: Scope;
    readonly where: Where;
    readonly text: string;
    readonly words: readonly string[];
    readonly before: readonly Message[];
    readonly at: number;
    readonly limit: number;
    readonly exclude: readonly MemoryId[];
    /** Embeds `text` on first use, once for all legs; `undefined` without an embedder. */
    embedding(call?: CallOptions): Promise<Embedding | undefined>;
}
export interface Leg {
    readonly name: string;
    readonly kind: "words" | "vectors" | "other";
    readonly found: Candidates;
}
/** Ordered lists, unfused. A leg that fails is left out by the engine and named in the trace. */
export interface Retriever {
    readonly name: string;
    retrieve(query: RecallQuery, call?: CallOptions): Promise<readonly Leg[]>;
}
export declare const Retriever: Token<Retriever>;
export interface Placement {
    readonly at: "latest-user" | "system" | "system-tail";
    readonly block: string;
}
/** Pure: no clock, no network. The budget counts what `line` returns: what is counted is what is sent. `shown`: the content or its best passage. */
export interface Injector {
    readonly name: string;
    line(memory: Memory, shown: string): string;
    place(lines: readonly string[], request: {
        readonly wanted: Placement["at"];
        readonly systemRole: boolean;
    }): Placement | undefined;
}
export declare const Injector: Token<Injector>;
/** `from` is the position of the message it was read in; code takes origin, quote check and trust from there, never from the model. `replaces`: a memory
 *  of the turn's pool that no longer holds; it is superseded, unless its source weighs more: then both stand, linked as a conflict. */
export interface Draft {
    readonly type: Type;
    readonly category: string;
    readonly key?: string;
    readonly content: string;
    readonly importance?: number;
    readonly from: number;
    readonly quote?: string;
    readonly validFrom?: number;
    readonly validUntil?: number;
    readonly expiresAt?: number;
    readonly replaces?: MemoryId;
    readonly metadata?: Readonly<Record<string, Json>>;
}
/** Proposes; `reconcile` decides. `known`: at most `mostKnown` active memories of the turn's pool, those nearest to its words first; none unless it says how
 *  many, 50 at most. `obeys`: whether it drafts what somebody asks in this text to have remembered. */
export interface Extractor {
    readonly name: string;
    readonly version: number;
    readonly per: "turn";
    readonly mostKnown?: number;
    obeys?(text: string): boolean;
    extract(turns: readonly Turn[], known: readonly Memory[], call?: CallOptions): Promise<readonly Draft[]>;
}
export declare const Extractor: Token<Extractor>;
export interface EmbedOptions extends CallOptions {
    readonly as?: "query" | "document";
}
/** Of today (UTC), beside the most it may use; `paused` until when (ms since 1970). */ export interface EmbedderReport {
    readonly requests: number;
    readonly tokens: number;
    readonly mostTokens?: number;
    readonly paused?: {
        readonly why: string;
        readonly until: number;
    };
}
/** Turns texts into vectors of one space, in the order given. `space` names model and size, e.g. `openai/text-embedding-3-small/1536`. */
export interface Embedder {
    readonly space: string;
    readonly dimensions: number;
    readonly maxBatch: number;
    embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Embedding[]>;
    report?(): Promise<EmbedderReport>;
}
export declare const Embedder: Token<Embedder>;
/** A language model for extractors that ask one (`use.get(ChatModel)`). The engine calls it for nothing else, and requests of the gateway never go through it. */
export interface ChatModel {
    readonly name: string;
    complete(request: {
        readonly model: string;
        readonly messages: readonly Message[];
    }, call?: CallOptions): Promise<{
        readonly message: Message;
    }>;
}
export declare const ChatModel: Token<ChatModel>;

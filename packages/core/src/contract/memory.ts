declare const minted: unique symbol

/**
 * The wall between customers. Only code that checked a credential mints one (`tenantOf`); a string from a request does not type-check.
 */
export type Tenant = string & { readonly [minted]: "tenant" }

/** Who is asking, and the names that a memory is marked with. */
export interface Owner {
  readonly tenant: Tenant
  /** Selects the pool, together with `agent`. Absent: memories of no particular user. */
  readonly user?: string
  readonly agent?: string
  /** A conversation. Marks and narrows; it never selects a pool. */
  readonly session?: string
}

/** Memories that are kept together: the unit of ranking, of unique keys and of erasure. */
export interface Pool {
  readonly tenant: Tenant
  /** Derived by the engine from an owner's names. A store compares it and reads nothing into it. */
  readonly name: string
}

/** Where a read looks. A store never widens it. */
export interface Scope {
  readonly tenant: Tenant
  /** Names of pools; `"all"` is for the tenant's own administration. */
  readonly pools: readonly [string, ...string[]] | "all"
}

/** A UUID: v7 for a new memory; v8 where a repeat must get the same id (from pool and key, or from pool, session and message). */
export type MemoryId = string

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

export type Type = "factual" | "episodic" | "procedural" | "semantic"

/**
 * - `active`: recalled.
 * - `quarantined`: waits for a person's review and is not recalled.
 * - `superseded`: another memory took its place.
 * - `ended`: stopped being true without a successor.
 * - `archived`: kept and searchable on request only.
 */
export type Status = (typeof STATUSES)[number]

/** Every status, for reads that include memories which are not active. */
export const STATUSES = ["active", "quarantined", "superseded", "ended", "archived"] as const

export type Origin = "user" | "assistant" | "tool" | "manual" | "import" | "file" | "system"

/** A stretch of text: offsets in UTF-16 code units, `from` included, `to` excluded. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/**
 * Whose words a stretch of a message is: typed by the person, pasted by them, quoted from somebody, source code, text that a framework wrote
 * around a request, or the prompt of another agent.
 */
export type SpanKind = "typed" | "pasted" | "quoted" | "code" | "scaffold" | "agent"

/** A stretch of a message and whose words it is. */
export interface Span extends TextRange {
  readonly kind: SpanKind
  /** Present on a typed stretch that may be pasted: it gives no instruction, identity or constraint, and no command. */
  readonly unsure?: true
}

/** A stretch of a stored turn's content, as stored: after redaction and splitting. */
export interface StoredSpan extends TextRange {
  /** Absent: not classified. */
  readonly kind?: SpanKind
  /** From this moment on the words are out of date. Absent: they still hold. */
  readonly until?: number
  /** The memory that made the words out of date. */
  readonly by?: MemoryId
}

/** Where a memory comes from. Written by code, never by a model. */
export interface Source {
  readonly origin: Origin
  readonly message?: string
  /** The message's place in its session, from 0. */
  readonly position?: number
  readonly speaker?: string
  /** Words that occur verbatim in the message. */
  readonly quote?: string
  /** The words that a fact was read from: a range of the stored turn `memory`. */
  readonly at?: TextRange & { readonly memory: MemoryId }
  /** Name and version of the extractor: `rules@1`. */
  readonly extractor?: string
}

/** Counters of a memory. They are never versioned and change only through the change `signal`. */
export interface Signals {
  readonly uses: number
  readonly lastUsedAt?: number
  readonly useful: number
  readonly wrong: number
  readonly mentions: number
  /**
   * Hashes of the other conversations that stated it, the newest last, at most 64. A `signal` adds those that are not
   * among them.
   */
  readonly sessions?: readonly string[]
  /** From 0 to 1. */
  readonly salience?: number
}

/** How one memory relates to another. */
export interface Link {
  readonly to: MemoryId
  readonly as: "supersedes" | "summarises" | "restates" | "conflicts"
}

/** What a fact is about: the same subject and attribute address the same matter. Open vocabulary; several memories may share an address. */
export interface About {
  /** `user`, `sister ines`, `project heron`. */
  readonly subject: string
  /** `home`, `employer`, `due date`. */
  readonly attribute: string
}

/** Why a memory waits for a person's decision, as a code that programs compare and screens translate. */
export type ReviewReason =
  | "conflicts"
  | "repeats"
  | "judged-wrong"
  | "forget-unclear"
  | "tool-text"
  | "document-text"
  | "tool-reply"
  | "instructs-model"
  | "overrides-instructions"
  | "imitates-role"
  | "lifts-restrictions"
  | "asks-for-secrets"
  | "plants-recommendation"
  | "unknown"

/**
 * One memory. A store returns it as it was given, including fields that the store does not know. Times are milliseconds since 1970.
 */
export interface Memory {
  /** Unique in its tenant. */
  readonly id: MemoryId
  /** Where it was written. A put into another pool is `options_invalid`. */
  readonly pool: string
  /** The names that it is marked with. */
  readonly owner: Owner
  readonly type: Type
  readonly category: string
  /** Unique in its pool. */
  readonly key?: string
  /** The address of a fact. Unlike a key it is shared by every memory on the same matter. */
  readonly about?: About
  readonly content: string
  /** Of a stored turn: whose words it holds, and which of them are out of date. Sorted, without overlaps. Absent: typed throughout, or not classified. */
  readonly spans?: readonly StoredSpan[]
  /** From 0 to 1. */
  readonly importance: number
  /** Included in every conversation. */
  readonly pinned?: boolean
  readonly status: Status
  /** Present while a person should decide about it, whatever its status. */
  readonly review?: ReviewReason
  readonly source: Source
  readonly links?: readonly Link[]
  /** The application's own fields. The engine stores nothing here that a decision depends on. */
  readonly metadata: Readonly<Record<string, Json>>
  readonly createdAt: number
  readonly updatedAt: number
  readonly expiresAt?: number
  readonly validFrom?: number
  readonly validUntil?: number
  /** 1 when created. Every put or delete makes the next; it is also the precondition of that write. */
  readonly revision: number
  /** As counted now. A store ignores them on a put. */
  readonly signals?: Signals
}

/** A vector, comparable only with vectors of the same space. */
export interface Embedding {
  /** `provider/model/dimensions/recipe`; the recipe says how text became the model's input. */
  readonly space: string
  readonly values: Float32Array
}

/**
 * The terms of a memory from the engine's one tokenizer: stemmed, lower case, CJK by script, stop words included, joined by spaces. A store
 * indexes them unchanged and splits at spaces only.
 */
export interface Words {
  /** Terms of the content. */
  readonly text: string
  /** Terms of the name of the person who said it. */
  readonly speaker: string
  /** Terms of the last 120 characters before it in its session. */
  readonly before: string
  /** Terms of the first 120 characters after it in its session. */
  readonly after: string
  /** Whether the message before it ends with a question mark. */
  readonly afterQuestion: boolean
  /** Terms of the month in which it was created. */
  readonly month: string
  /** The tokenizer's version. Another one means that the memory has to be indexed again. */
  readonly version: number
}

/** Derived data for search. It is replaced freely, never versioned, and removed together with its memory. */
export interface Index {
  readonly embedding?: Embedding
  readonly words?: Words
}

declare const minted: unique symbol
/** The wall between customers. Minted by whoever checked a credential (`tenantOf`); a string from a request does not type-check. */
export type Tenant = string & { readonly [minted]: "tenant" }
/** Who is asking, and the names a memory is marked with. `user` and `agent` choose the pool; `session` only marks and narrows. */
export interface Owner {
  readonly tenant: Tenant
  readonly user?: string
  readonly agent?: string
  readonly session?: string
}
/** Memories kept together: the unit of ranking, key uniqueness and erasure. The engine derives the name; a store only compares it. */
export interface Pool {
  readonly tenant: Tenant
  readonly name: string
}
/** Where a read looks: one tenant, and pools in it. `"all"` is for the tenant's own administration. A store never widens it. */
export interface Scope {
  readonly tenant: Tenant
  readonly pools: readonly [string, ...string[]] | "all"
}

/** A UUID: v7 when new; v8 of what must meet itself again when repeated (pool and key, or pool, session and message). */
export type MemoryId = string
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type Type = "factual" | "episodic" | "procedural" | "semantic"
export type Status = "active" | "quarantined" | "superseded" | "archived"
export type Origin = "user" | "assistant" | "tool" | "manual" | "import" | "file" | "system"
/** Provenance, written by code. `position` is the message's place in its session; `quote` stands verbatim in that message. */
export interface Source {
  readonly origin: Origin
  readonly message?: string
  readonly position?: number
  readonly speaker?: string
  readonly quote?: string
  readonly extractor?: string
}
/** Counted, never versioned; changed only by the change `signal`. */
export interface Signals {
  readonly uses: number
  readonly lastUsedAt?: number
  readonly useful: number
  readonly wrong: number
  readonly mentions: number
  readonly salience?: number
}
/** How one memory bears on another. */
export interface Link {
  readonly to: MemoryId
  readonly as: "supersedes" | "summarises" | "restates" | "conflicts"
}
/** One kept thing. Comes back as it went in, fields that a store does not know included. Times are milliseconds since 1970. */
export interface Memory {
  readonly id: MemoryId
  /** Where it was written; a put into another pool is `options_invalid`. */
  readonly pool: string
  /** The names it is marked with. */
  readonly owner: Owner
  readonly type: Type
  readonly category: string
  /** Unique in its pool. */
  readonly key?: string
  readonly content: string
  /** 0 to 1. */
  readonly importance: number
  readonly pinned?: boolean
  readonly status: Status
  readonly source: Source
  readonly links?: readonly Link[]
  readonly metadata: Readonly<Record<string, Json>>
  readonly createdAt: number
  readonly updatedAt: number
  readonly expiresAt?: number
  readonly validFrom?: number
  readonly validUntil?: number
  /** 1 when created; each put or delete makes the next. Also the precondition of that write. */
  readonly revision: number
  /** As counted now; a store ignores them on a put. */
  readonly signals?: Signals
}
/** A vector means nothing outside the space it was measured in: `provider/model/dims/recipe`, recipe = how text became input. */
export interface Embedding {
  readonly space: string
  readonly values: Float32Array
}
/** A memory's words as the engine's one analyser made them (stemmed, lower case, CJK by script, stop words left in), split at spaces.
 *  A store indexes them as they are and needs no analyser of its own. */
export interface Words {
  readonly text: string
  readonly speaker: string
  /** Of the last 120 characters before it in its session, and of the first 120 after it. */
  readonly before: string
  readonly after: string
  /** The message before ends with a question mark. */
  readonly afterQuestion: boolean
  readonly month: string
  /** Of the analyser; another version means: index again. */
  readonly version: number
}
/** Derived, for finding only: replaced freely, never a version, gone with its memory. */
export interface Index {
  readonly embedding?: Embedding
  readonly words?: Words
}

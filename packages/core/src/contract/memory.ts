declare const minted: unique symbol
/** The wall between customers. Minted by whoever checked a credential (`tenantOf`); a string from a request does not type-check. */
export type Tenant = string & { readonly [minted]: "tenant" }
/** Who is asking, and the names a memory is marked with. `user` and `agent` choose the pool; `session` only marks and narrows. */
export interface Owner { readonly tenant: Tenant; readonly user?: string; readonly agent?: string; readonly session?: string }
/** Memories kept together: the unit of ranking, key uniqueness and erasure. The engine derives the name; a store only compares it. */
export interface Pool { readonly tenant: Tenant; readonly name: string }
/** Where a read looks: one tenant, and pools in it. `"all"` is for the tenant's own administration. A store never widens it. */
export interface Scope { readonly tenant: Tenant; readonly pools: readonly [string, ...string[]] | "all" }
/** A UUID: v7 when new; v8 of what must meet itself again when repeated (pool and key, or pool, session and message). */
export type MemoryId = string
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type Type = "factual" | "episodic" | "procedural" | "semantic"
export type Status = "active" | "quarantined" | "superseded" | "archived"
export type Origin = "user" | "assistant" | "tool" | "manual" | "import" | "file" | "system"
/** Provenance, written by code. `position` is the message's place in its session; `quote` stands verbatim in that message. */
export interface Source {
  readonly origin: Origin; readonly message?: string; readonly position?: number; readonly speaker?: string
  readonly quote?: string; readonly extractor?: string
}
/** Counted, never versioned; changed only by the change `signal`. */
export interface Signals { readonly uses: number; readonly lastUsedAt?: number; readonly useful: number; readonly wrong: number; readonly mentions: number; readonly salience?: number }
/** How one memory bears on another. */
export interface Link { readonly to: MemoryId; readonly as: "supersedes" | "summarises" | "restates" | "conflicts" }
/** One kept thing. Comes back as it went in, fields that a store does not know included. Times are milliseconds since 1970, importance
 *  is 0 to 1. `pool` is where it was written (a put into another is `options_invalid`), `owner` the names it is marked with, `key` unique in
 *  its pool. `revision` is 1 when created, each put or delete makes the next; it is also the precondition of that write. `signals` are as
 *  counted now; a store ignores them on a put. */
export interface Memory {
  readonly id: MemoryId; readonly pool: string; readonly owner: Owner; readonly type: Type; readonly category: string; readonly key?: string
  readonly content: string; readonly importance: number; readonly pinned?: boolean; readonly status: Status; readonly source: Source
  readonly links?: readonly Link[]; readonly metadata: Readonly<Record<string, Json>>
  readonly createdAt: number; readonly updatedAt: number; readonly expiresAt?: number; readonly validFrom?: number; readonly validUntil?: number
  readonly revision: number; readonly signals?: Signals
}
/** A vector means nothing outside the space it was measured in: `provider/model/dims/recipe`, recipe = how text became input. */
export interface Embedding { readonly space: string; readonly values: Float32Array }
/** A memory's words as the engine's one analyser made them (stemmed, lower case, CJK by script, stop words left in), split at spaces: its
 *  text, who said it, the last 120 characters before and the first 120 after it in its session, its month; `afterQuestion`: the message
 *  before ends with a question mark. A store indexes them as they are. Another `version` of the analyser means: index again. */
export interface Words {
  readonly text: string; readonly speaker: string; readonly before: string; readonly after: string
  readonly afterQuestion: boolean; readonly month: string; readonly version: number
}
/** Derived, for finding only: replaced freely, never a version, gone with its memory. */
export interface Index { readonly embedding?: Embedding; readonly words?: Words }

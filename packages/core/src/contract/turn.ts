import type { Embedding, Json, Memory, MemoryId, Owner, Scope, Type } from "./memory.ts"
import type { CallOptions, Candidates, Where } from "./store.ts"
import { type Token, token } from "./token.ts"
/** Text of one message in any dialect, with Keepsake's own block already taken out. `at`: when it was said, where that is not the turn's time. */
export interface Message {
  readonly role: "system" | "user" | "assistant" | "tool"; readonly text: string; readonly position: number
  readonly id?: string; readonly speaker?: string; readonly at?: number
}
/** `messages` are those that this request added; `before` (at most 15) is context and never kept; what restates `recalled` is not kept again. */
export interface Turn {
  readonly id: string; readonly owner: Owner; readonly at: number; readonly before: readonly Message[]; readonly messages: readonly Message[]
  readonly reply?: Message; readonly recalled: readonly MemoryId[]
}
/** `words`: the analysed words of `text` without stop words, rarest first, at most 32. */
export interface RecallQuery {
  readonly owner: Owner; readonly scope: Scope; readonly where: Where; readonly text: string; readonly words: readonly string[]
  readonly before: readonly Message[]; readonly at: number; readonly limit: number; readonly exclude: readonly MemoryId[]
  /** Embeds `text` on first use, once for all legs; `undefined` without an embedder. */
  embedding(call?: CallOptions): Promise<Embedding | undefined>
}
export interface Leg { readonly name: string; readonly kind: "words" | "vectors" | "other"; readonly found: Candidates }
/** Ordered lists, unfused. A leg that fails is left out by the engine and named in the trace. */
export interface Retriever { readonly name: string; retrieve(query: RecallQuery, call?: CallOptions): Promise<readonly Leg[]> }
export const Retriever: Token<Retriever> = token("Retriever")
export interface Placement { readonly at: "latest-user" | "system" | "system-tail"; readonly block: string }
/** Pure: no clock, no network. The budget counts what `line` returns: what is counted is what is sent. `shown`: the content or its best passage. */
export interface Injector {
  readonly name: string
  line(memory: Memory, shown: string): string
  place(lines: readonly string[], request: { readonly wanted: Placement["at"]; readonly systemRole: boolean }): Placement | undefined
}
export const Injector: Token<Injector> = token("Injector")
/** `from` is the position of the message it was read in; code takes origin, quote check and trust from there, never from the model. `replaces`: a memory
 *  of the turn's pool that no longer holds; it is superseded, unless its source weighs more: then both stand, linked as a conflict. */
export interface Draft {
  readonly type: Type; readonly category: string; readonly key?: string; readonly content: string; readonly importance?: number
  readonly from: number; readonly quote?: string; readonly validFrom?: number; readonly validUntil?: number; readonly expiresAt?: number
  readonly replaces?: MemoryId; readonly metadata?: Readonly<Record<string, Json>>
}
/** Proposes; `reconcile` decides. `known`: at most `mostKnown` active memories of the turn's pool, those nearest to its words first; none unless it says how
 *  many, 50 at most. `obeys`: whether it drafts what somebody asks in this text to have remembered. */
export interface Extractor {
  readonly name: string; readonly version: number; readonly per: "turn"; readonly mostKnown?: number; obeys?(text: string): boolean
  extract(turns: readonly Turn[], known: readonly Memory[], call?: CallOptions): Promise<readonly Draft[]>
}
export const Extractor: Token<Extractor> = token("Extractor")
export interface EmbedOptions extends CallOptions { readonly as?: "query" | "document" }
/** Of today (UTC), beside the most it may use; `paused` until when (ms since 1970). */ export interface EmbedderReport { readonly requests: number; readonly tokens: number; readonly mostTokens?: number; readonly paused?: { readonly why: string; readonly until: number } }
/** Turns texts into vectors of one space, in the order given. `space` names model and size, e.g. `openai/text-embedding-3-small/1536`. */
export interface Embedder {
  readonly space: string; readonly dimensions: number; readonly maxBatch: number
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Embedding[]>; report?(): Promise<EmbedderReport>
}
export const Embedder: Token<Embedder> = token("Embedder")
/** A language model for extractors that ask one (`use.get(ChatModel)`). The engine calls it for nothing else, and requests of the gateway never go through it. */
export interface ChatModel { readonly name: string; complete(request: { readonly model: string; readonly messages: readonly Message[] }, call?: CallOptions): Promise<{ readonly message: Message }> }
export const ChatModel: Token<ChatModel> = token("ChatModel")

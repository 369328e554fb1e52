import type { About, Embedding, Json, Memory, MemoryId, Owner, Scope, Span, TextRange, Type } from "./memory.ts"
import type { CallOptions, Candidates, QueryWord, Where } from "./store.ts"
import { type Token, token } from "./token.ts"

/** The text of one message of any dialect, without Keepsake's own block. */
export interface Message {
  readonly role: "system" | "user" | "assistant" | "tool"
  readonly text: string
  /** Its place in the session, from 0. */
  readonly position: number
  readonly id?: string
  readonly speaker?: string
  /** When it was said, in milliseconds since 1970. Default: the turn's time. */
  readonly at?: number
  /** Whose words the stretches of `text` are. Sorted, without overlaps. Absent: not classified. */
  readonly spans?: readonly Span[]
}

/** One request and its reply. */
export interface Turn {
  readonly id: string
  readonly owner: Owner
  readonly at: number
  /** Context, at most 15 messages. Never stored. */
  readonly before: readonly Message[]
  /** The messages that this request added. */
  readonly messages: readonly Message[]
  readonly reply?: Message
  /** The memories that were injected. What restates them is not stored again. */
  readonly recalled: readonly MemoryId[]
}

export interface RecallQuery {
  readonly owner: Owner
  readonly scope: Scope
  readonly where: Where
  readonly text: string
  /** The terms of `text` without stop words, most telling first, at most 128. */
  readonly words: readonly QueryWord[]
  readonly before: readonly Message[]
  readonly at: number
  readonly limit: number
  readonly exclude: readonly MemoryId[]
  /** Embeds `text` on first use, once for all legs. Resolves to `undefined` without an embedder. */
  embedding(call?: CallOptions): Promise<Embedding | undefined>
}

/** One ranked list of candidates. */
export interface Leg {
  readonly name: string
  readonly kind: "words" | "vectors" | "other"
  readonly found: Candidates
}

/** Finds candidates. */
export interface Retriever {
  readonly name: string
  /** Ordered lists, not fused. The engine leaves out a leg that fails and names it in the trace. */
  retrieve(query: RecallQuery, call?: CallOptions): Promise<readonly Leg[]>
}

export const Retriever: Token<Retriever> = token("Retriever")

/** Where a block goes. */
export interface Placement {
  readonly at: "latest-user" | "system" | "system-tail"
  readonly block: string
}

/** Writes the block. Pure: no clock, no network. */
export interface Injector {
  readonly name: string
  /**
   * One line of the block; the token budget counts exactly this text. `shown` is the content or its best passage.
   * `timeZone` is the person's: dates in the line are days there. Default: UTC.
   */
  line(memory: Memory, shown: string, timeZone?: string): string
  /** `undefined`: nothing is injected. */
  place(
    lines: readonly string[],
    request: { readonly wanted: Placement["at"]; readonly systemRole: boolean },
  ): Placement | undefined
}

export const Injector: Token<Injector> = token("Injector")

/** A memory that an extractor proposes. Code, never a model, adds its origin and trust and checks its quote. */
export interface Draft {
  readonly type: Type
  readonly category: string
  readonly key?: string
  readonly about?: About
  readonly content: string
  /** From 0 to 1. Default: 0.5. */
  readonly importance?: number
  /** From 0 to 1. Default: none. */
  readonly salience?: number
  readonly tags?: readonly string[]
  readonly entities?: readonly string[]
  /** The position of the message that it was read from. */
  readonly from: number
  /** Words of that message, verbatim. */
  readonly quote?: string
  /** The same words as a range of that message's text. */
  readonly at?: TextRange
  readonly validFrom?: number
  readonly validUntil?: number
  readonly expiresAt?: number
  /** A memory of the turn's pool that no longer holds. It is superseded; when its source weighs more, both are kept and linked as a conflict. */
  readonly replaces?: MemoryId
  readonly metadata?: Readonly<Record<string, Json>>
}

/** Reads memories out of conversations. It proposes; the engine reconciles. */
export interface Extractor {
  readonly name: string
  readonly version: number
  /**
   * Whether it is called after each turn, or once for all new turns of a session that went quiet. Per session it is called in the background with one
   * `Turn` that holds the session's unread messages, of the person's only what they typed. A draft without a quote that stands in its message is
   * discarded.
   */
  readonly per: "turn" | "session"
  /** How many known memories `extract` is given, 50 at most. Default: 0. */
  readonly mostKnown?: number
  /** Whether it drafts what somebody asks in this text to have remembered. */
  obeys?(text: string): boolean
  /** `known`: active memories of the turn's pool, nearest to its words first. */
  extract(turns: readonly Turn[], known: readonly Memory[], call?: CallOptions): Promise<readonly Draft[]>
}

export const Extractor: Token<Extractor> = token("Extractor")

export interface EmbedOptions extends CallOptions {
  readonly as?: "query" | "document"
}

/** An embedder's use since midnight UTC. */
export interface EmbedderReport {
  readonly requests: number
  readonly tokens: number
  /** The daily budget. Absent: none. */
  readonly mostTokens?: number
  /** Present while it makes no requests. `until` is in milliseconds since 1970. */
  readonly paused?: { readonly why: string; readonly until: number }
}

/**
 * Embedding of many documents in the background at a reduced price. A job is started under a name that the vendor keeps, so that it is found again after a
 * crash.
 */
export interface EmbeddingBatches {
  /** The most texts of one job. */
  readonly maxTexts: number
  /** A job is closed when its texts have this many bytes. */
  readonly maxBytes: number
  /** Within how many hours the vendor promises the result. */
  readonly hours: number
  /** The price relative to that of `embed`: 0.5. */
  readonly priceFactor: number
  /** Starts a job once, without retries; resolves to the vendor's id. `id` names a text within the job. */
  start(
    name: string,
    texts: readonly { readonly id: string; readonly text: string }[],
    call?: CallOptions,
  ): Promise<string>
  /** The vendor's id of the newest job of this name; `undefined` if it has none. */
  find(name: string, call?: CallOptions): Promise<string | undefined>
  status(
    id: string,
    call?: CallOptions,
  ): Promise<{ readonly state: "running" | "done" | "failed"; readonly why?: string }>
  /** The vectors of a job that is done, in any order. Texts that were refused are left out. May be read again. */
  results(id: string, call?: CallOptions): AsyncIterable<readonly [id: string, embedding: Embedding]>
  cancel(id: string, call?: CallOptions): Promise<void>
}

/** Turns texts into vectors of one space. */
export interface Embedder {
  /** Names model and size: `openai/text-embedding-3-small/1536`. */
  readonly space: string
  readonly dimensions: number
  readonly maxBatch: number
  /** In the order given. */
  embed(texts: readonly string[], options?: EmbedOptions): Promise<readonly Embedding[]>
  /** Absent: there is no batch API. */
  readonly batches?: EmbeddingBatches
  /** The vendor's published price of a million tokens, in US dollars. Absent: not known. */
  readonly listPrice?: number
  report?(): Promise<EmbedderReport>
}

export const Embedder: Token<Embedder> = token("Embedder")

export interface ChatRequest {
  /** Default: the model that the plugin was configured with. */
  readonly model?: string
  readonly messages: readonly Message[]
  /** A JSON Schema that the reply must satisfy. A model without structured output is asked in words. The caller parses and checks the reply. */
  readonly schema?: { readonly name: string; readonly value: Readonly<Record<string, Json>> }
  /** The most output tokens. Default: the model's. */
  readonly maxTokens?: number
  /** Default: the model's. */
  readonly temperature?: number
}

export interface ChatResult {
  readonly message: Message
  /** As counted by the provider, in tokens. Absent when it reported none. */
  readonly usage?: { readonly input: number; readonly output: number }
  /** `length`: the reply was cut off at `maxTokens`. `refused`: the model declined. */
  readonly finish?: "stop" | "length" | "refused"
}

/** A language model for what the engine does in the background, and for extractors that need one (`use.get(ChatModel)`). Requests that pass through the gateway are never answered by it. */
export interface ChatModel {
  readonly name: string
  complete(request: ChatRequest, call?: CallOptions): Promise<ChatResult>
}

export const ChatModel: Token<ChatModel> = token("ChatModel")

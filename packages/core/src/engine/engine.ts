import type { MemoryError } from "../contract/errors.ts"
import type { CallOptions, Memory, MemoryId, Owner, Page, PageQuery, Scope, Tenant, Where } from "../contract/index.ts"
import type { QueueStatus, State } from "../contract/state.ts"
import type { Reconciled, Store } from "../contract/store.ts"
import type { EmbedderReport } from "../contract/turn.ts"
import type { ChatMessage } from "../turn/messages.ts"
import type { Agents, ScopeName } from "../turn/pools.ts"
import type { ExplainedMemory, Explanation } from "../turn/recall/explanation.ts"
import type { RecalledMemory } from "../turn/recall/fit.ts"
import type { Gate } from "../turn/recall/gate.ts"
import type { AddDetails, AddResult } from "../turn/remember/add.ts"
import type { Preview } from "../turn/remember/preview.ts"
import type { MemorySettings, MemorySettingsInput } from "../turn/settings.ts"
import type { Continuation, ForgetOutcome, OpenTurn, Reply, TurnRequest } from "../turn/turn-request.ts"
import type { AuditLog } from "./audit-log.ts"
import type { Coverage } from "./embedding/coverage.ts"
import type { NearestQuery, NearestResult } from "./embedding/nearest.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { Lifecycle, ScopeOptions } from "./lifecycle/lifecycle.ts"
import type { Migration } from "./migration/migration.ts"
import type { Changes } from "./observed/changes.ts"
import type { Trace } from "./observed/trace.ts"
import type { Traces } from "./observed/traces.ts"
import type { Usage } from "./observed/usage.ts"
import type { UnkeptTurns } from "./queue/turn-buffer.ts"
import type { ScanPage, ScanRequest } from "./scan.ts"
import type { Receipt } from "./subject/erase-subject.ts"
import type { OptOuts } from "./subject/opt-outs.ts"
import type { Subject } from "./subject/subject.ts"
import type { ExportedMemory } from "./transfer/export-memories.ts"
import type { ExportedSession } from "./transfer/export-sessions.ts"
import type { ForeignMemory, ImportOutcome } from "./transfer/import-memories.ts"
import type { RestoreOutcome } from "./transfer/restore.ts"

/** Who is meant. Without a tenant it is the tenant `default`: an application with one customer needs none. */
export type OwnerInput = Omit<Owner, "tenant"> & { readonly tenant?: Tenant }

/** What `createMemory` returns: one engine over one store. */
export interface MemoryEngine extends AsyncDisposable {
  readonly store: Store
  readonly state: State
  readonly settings: MemorySettings
  /**
   * Changes settings for every later call; keeps them in the database. A bad value, or a change of what the application
   * fixed, is `options_invalid`; a value whose part is not there is `part_missing`.
   */
  configure(change: MemorySettingsInput): Promise<MemorySettings>
  /** One owner's view of the engine: nothing is looked up or kept until it is used, so make one for each call if you like. */
  for(owner?: OwnerInput, as?: ViewOptions): OwnedMemory
  /** The gateway's way in: recalls for a request and stays open until its reply is known. Never throws for memory trouble. */
  begin(request: TurnRequest, call?: CallOptions): Promise<OpenTurn>
  /** Resolves when every due job is done (or parked), or after `ms`; says whether that was so. */
  settled(ms?: number): Promise<boolean>
  /**
   * Looks for memories without their vector and embeds them; with a store that keeps vectors in a second database, compares both sides first and makes the
   * second what the first says. Done by itself every night.
   */
  reconcile(): Promise<Reconciliation>
  /** Moves memories into another store while this one serves; absent where no stores are named. */
  readonly migration?: Pick<Migration, "status" | "start" | "switch" | "rollBack" | "end">
  /** Embeds memories with another model while this engine works; absent without an embedder, or without others to choose from. */
  readonly reembedding?: Pick<VectorSpaces, "status" | "begin" | "switch" | "rollBack" | "end">
  /** Resolves when all that was written until now has its vector; false when the embedder failed. True at once without one. */
  embedded(): Promise<boolean>
  /**
   * From now on memories are kept in and read from another store, which holds the same ones already; writes under way end first, nothing else waits.
   * The one before stays open.
   */
  keepIn(store: Store): Promise<void>
  /** One tenant's memories that are nearest to a text by vector alone; `part_missing` without an embedder. */
  nearest(text: string, asked: NearestQuery): Promise<NearestResult>
  /** What the embedder used today and why it rests; `undefined` without one, or when it does not tell. */
  embedderReport(): Promise<EmbedderReport | undefined>
  /** How many memories have their vector, of one tenant or of all; `undefined` without an embedder, and while the store cannot tell. */
  coverage(tenant?: Tenant): Promise<Coverage | undefined>
  /** Where a setting comes from that is not at its default, by its path below `memory`. */
  readonly settingOrigins: ReadonlyMap<string, "configuration" | "database">
  /** Has jobs tried again that were given up, all of them when no ids are given; how many there were. */
  retry(ids?: readonly string[]): Promise<number>
  /** Somebody knows of the turns that were lost (`EngineStatus.turns`), and they are told no more; how many they were. */
  acknowledgeLost(): Promise<number>
  /** What requests were given and what was kept of them. */
  readonly traces: Traces
  /** What is written, as it is written; absent where the store has no feed. */
  readonly changes?: Changes
  /** What memory did, by tenant and day. */
  readonly usage: Usage
  /** A recall like that of an earlier request, of what is known now; `undefined` where its words are no longer kept. */
  replay(trace: Trace): Promise<ExplainResult | undefined>
  /** Who did what to which ids, for 400 days; whoever serves people writes it. */
  readonly audit: AuditLog
  /** People of whom nothing is kept, by their own wish. */
  readonly optOuts: OptOuts
  /** What `eraseSubject` would erase. */
  countSubject(subject: Subject): Promise<Pick<Receipt, "memories" | "versions">>
  /** Of erasures, newest first. */
  receipts(page: PageQuery): Promise<Page<Receipt>>
  /**
   * Erases all that is kept of a person, an agent, a conversation, a key or a tenant, deleted versions included, and, unless `compact` is false, writes the
   * files anew. By then what waited in the queue was worked off.
   */
  eraseSubject(subject: Subject, options?: { readonly by?: string; readonly compact?: boolean }): Promise<Receipt>
  /** Writes every file anew, so that nothing that was erased stands in them; in which places it still may, in words. */
  compact(): Promise<readonly string[]>
  /** Looks for secrets in what is stored, a stretch at a time, and takes them out when asked to. */
  scan(request: ScanRequest): Promise<ScanPage>
  /** Memories of a scope as they are, with their histories, whatever their status: for moving and keeping them elsewhere. */
  exported(scope: Scope, where?: Where): AsyncIterable<ExportedMemory>
  /** What conversations of a scope have seen, so that they go on elsewhere; `named`: one of them. */
  exportedSessions(scope: Scope, of?: Pick<Owner, "user" | "session">): AsyncIterable<ExportedSession>
  /** Puts them back; how many told something new. */
  restoreSessions(all: readonly ExportedSession[]): Promise<number>
  /** Every tenant that holds memories. */
  tenants(): Promise<readonly Tenant[]>
  /** Puts exported memories back as they were; what became of each, in the order given. */
  restore(all: readonly ExportedMemory[], options: ImportOptions): Promise<readonly RestoreOutcome[]>
  /**
   * Adds memories of another system by the rules of every write; again, they change nothing. What became of each, in the order given, or why it cannot be
   * kept.
   */
  importMemories(
    all: readonly ForeignMemory[],
    options: ImportOptions,
  ): Promise<readonly (ImportOutcome | MemoryError)[]>
  /**
   * How the engine is at this moment, for every tenant: the store and what it cannot do, the embedder and why it pauses,
   * and how much the queue holds. Reads no memory; a store that fails is reported in `storeTroubles` or by the error
   * `store_unavailable`.
   */
  status(): Promise<EngineStatus>
}

export interface ImportOptions {
  /** Who does it, for the versions; default `application`. */
  readonly by?: string
  /** Nothing is written. */
  readonly dryRun?: boolean
}

/** What was found and mended; the counts of a comparison only where there are two databases. */
export interface Reconciliation extends Partial<Reconciled> {
  /** Memories that were given their vector. */
  readonly embedded: number
}

export interface EngineStatus {
  readonly store: string
  /** What the store cannot do at the moment, as sentences; none while all is well. */
  readonly storeTroubles: readonly string[]
  /** How much of the text index, from 0 to 1, is built again; until all is, keyword search reads the newest 5,000 memories of a scope. */
  readonly textIndex?: number
  /** How much, from 0 to 1, is indexed again because the analyser makes other words than it did; absent when all is. */
  readonly reindexed?: number
  readonly embedder?: string
  readonly embedderDimensions?: number
  /** Why there are no new vectors at the moment. */
  readonly embedderTrouble?: string
  readonly queue: QueueStatus
  /** Turns whose reply went out and that the store did not take. */
  readonly turns: UnkeptTurns
}

/** The memory of one owner. */
export interface OwnedMemory extends Lifecycle {
  /** Keeps what is worth keeping of what was said; resolves when it is durable and found by `recall`. A string is a user's message. */
  remember(said: string | readonly ChatMessage[], options?: RememberOptions): Promise<RememberResult>
  /** What `remember` would keep of a user's message, by which rule, and what would become of it; nothing is written. */
  preview(text: string): Promise<Preview>
  /** What bears on `query`, gated and inside the token budget: the same as a request through the gateway would carry. */
  recall(query: string, options?: RecallOptions): Promise<RecallResult>
  /** The same recall, with what each of its steps decided; takes up to two seconds before a part counts as missing. */
  explain(query: string | readonly ChatMessage[], options?: ExplainOptions): Promise<ExplainResult>
  /** Ranked, neither gated nor cut to a budget; quarantined ones of the owner included when asked for by `where.status`. */
  search(query: string, options?: SearchRequest): Promise<SearchResult>
  /** One explicit memory, kept as it stands; the answer is true of what became of it. */
  add(content: string, details?: AddDetails): Promise<AddResult>
  /** Whatever its status; `undefined` when there is none, or when it lies outside the scope (`user` unless said). */
  get(id: MemoryId, within?: ScopeOptions): Promise<Memory | undefined>
  /** Newest first, 50 unless said; active ones unless `where.status` says otherwise, in scope `user` unless said. */
  list(query?: {
    readonly limit?: number
    readonly cursor?: string
    readonly where?: Where
    readonly scope?: ScopeName
    /** As it was then, in milliseconds since 1970, without what was deleted since; `part_missing` where the store keeps no earlier versions. */
    readonly asOf?: number
  }): Promise<Page<Memory>>
  /** Out of every read at once; a resent history does not bring it back. False when there was nothing. */
  forget(id: MemoryId, within?: ScopeOptions): Promise<boolean>
  /** Gone with its versions. */
  erase(id: MemoryId, within?: ScopeOptions): Promise<boolean>
}

/** `agents` wins over the setting for this view: a name that is only a mark is `shared`. */
export interface ViewOptions {
  readonly agents?: Agents
}

export interface RememberOptions {
  readonly session?: string
  /** Nothing is read out of them: the words are kept as they were said, and no more. */
  readonly wordsAlone?: boolean
}
export interface RememberResult {
  readonly session: string
  readonly memories: readonly Memory[]
}

export interface RecallOptions extends CallOptions {
  readonly scope?: ScopeName
  /** As if asked at this time, in milliseconds since 1970: what is valid and what "last week" means follow from it. Now by default. */
  readonly at?: number
  readonly maxTokens?: number
  /** Narrows what may be recalled, the profile included. */
  readonly where?: Where
  /** What was said before it, oldest first: a short follow-up borrows from it, and what stands in it is not recalled. */
  readonly before?: readonly ChatMessage[]
}

export interface ExplainOptions extends Omit<RecallOptions, "before"> {
  /** Memories of which is asked why they were chosen or not. */
  readonly ids?: readonly MemoryId[]
}
export type ExplainResult = Explanation & { readonly answers: readonly ExplainedMemory[] }

export interface RecallResult {
  readonly memories: readonly RecalledMemory[]
  /** The block as it would be injected; absent when there is nothing to say. */
  readonly block?: string
  readonly tokens: number
  /** Parts that failed or did not arrive in time. */
  readonly degraded: readonly string[]
  readonly gate: Gate
}

export interface SearchRequest extends CallOptions {
  readonly limit?: number
  /** In the place of the setting. */
  readonly strategy?: MemorySettings["strategy"]
  readonly where?: Where
  readonly scope?: ScopeName
  /** As in `RecallOptions`. */
  readonly at?: number
}
export interface SearchResult {
  readonly memories: readonly RecalledMemory[]
  readonly degraded: readonly string[]
}

export type {
  AddDetails,
  AddResult,
  ChatMessage,
  Continuation,
  ForgetOutcome,
  OpenTurn,
  RecalledMemory,
  Reply,
  ScanPage,
  ScanRequest,
  ScopeOptions,
  TurnRequest,
}

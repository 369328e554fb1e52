import type { MemoryError } from "../contract/errors.ts"
import type {
  CallOptions,
  Json,
  Memory,
  MemoryId,
  Owner,
  Page,
  PageQuery,
  Scope,
  Tenant,
  Where,
} from "../contract/index.ts"
import type { QueueStatus, State } from "../contract/state.ts"
import type { Reconciled, Store } from "../contract/store.ts"
import type { EmbedderReport } from "../contract/turn.ts"
import type { DocumentCollection, DocumentsOptions } from "../turn/documents/documents.ts"
import type { ChatMessage } from "../turn/messages.ts"
import type { Agents, ScopeName, Users } from "../turn/pools.ts"
import type { ExplainedMemory, Explanation } from "../turn/recall/explanation.ts"
import type { RecalledMemory } from "../turn/recall/fit.ts"
import type { Gate } from "../turn/recall/gate.ts"
import type { AddDetails, AddResult } from "../turn/remember/add.ts"
import type { Preview } from "../turn/remember/preview.ts"
import type { ForgottenByRequests } from "../turn/remember/remember.ts"
import type { MemorySettings, MemorySettingsInput } from "../turn/settings.ts"
import type { OpenTurn, TurnRequest } from "../turn/turn-request.ts"
import type { AuditLog } from "./audit-log.ts"
import type { ConsolidationCounts } from "./consolidation/counts.ts"
import type { OwnedConsolidation } from "./consolidation/owned-consolidation.ts"
import type { Coverage } from "./embedding/coverage.ts"
import type { NearestQuery, NearestResult } from "./embedding/nearest.ts"
import type { VectorSpaces } from "./embedding/vector-spaces.ts"
import type { SummarizeOptions, SummaryRun } from "./episodes/episodes.ts"
import type { DeleteOptions, Lifecycle, ScopeOptions } from "./lifecycle/lifecycle.ts"
import type { Migration } from "./migration/migration.ts"
import type { ModelFacet } from "./model/model-facet.ts"
import type { ReadingEstimate } from "./model/reading-estimate.ts"
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
import type { ForeignMemory, ImportedIds, ImportOutcome } from "./transfer/import-memories.ts"
import type { RestoreOutcome } from "./transfer/restore.ts"

/** The owner of memories. Default tenant: `default`, so that an application with one customer needs none. */
export type OwnerInput = Omit<Owner, "tenant"> & { readonly tenant?: Tenant }

/** An engine over one store, as `createMemory` returns it. */
export interface MemoryEngine extends AsyncDisposable {
  readonly store: Store
  readonly state: State
  readonly settings: MemorySettings
  /**
   * Changes settings for every later call and stores them in the database. `options_invalid` for an invalid value or a
   * setting that the application fixed, `part_missing` for a value that requires a missing part.
   */
  configure(change: MemorySettingsInput): Promise<MemorySettings>
  /** One owner's view of the engine. Creating one is free. */
  for(owner?: OwnerInput, as?: ViewOptions): OwnedMemory
  /** Recalls for a request of the gateway and stays open until the reply is known. Memory failures never throw. */
  begin(request: TurnRequest, call?: CallOptions): Promise<OpenTurn>
  /** Resolves when every due job is done or parked, or after `ms`; to whether that was so. */
  settled(ms?: number): Promise<boolean>
  /**
   * Embeds memories without a vector. With a second database for vectors, compares and repairs it first. Runs
   * automatically every night.
   */
  reconcile(): Promise<Reconciliation>
  /** Moves memories to another store at run time; absent if no other stores are configured. */
  readonly migration?: Pick<Migration, "status" | "start" | "switch" | "rollBack" | "end">
  /** Re-embeds memories with another model at run time; absent without an embedder or a choice of others. */
  readonly reembedding?: Pick<VectorSpaces, "status" | "estimate" | "begin" | "switch" | "rollBack" | "end">
  /**
   * Resolves when every earlier write has its vector; to false if the embedder failed. True at once without an
   * embedder.
   */
  embedded(): Promise<boolean>
  /**
   * Switches to another store that has the same memories. Writes under way end first, nothing else waits. The previous
   * store stays open.
   */
  switchStore(store: Store): Promise<void>
  /** A tenant's memories that are nearest to a text by vector alone. `part_missing` without an embedder. */
  nearest(text: string, asked: NearestQuery): Promise<NearestResult>
  /** The embedder's usage today and why it is paused; `undefined` without an embedder or report. */
  embedderReport(): Promise<EmbedderReport | undefined>
  /**
   * How many memories have a vector, of one tenant or of all; `undefined` without an embedder and during an outage of
   * the store.
   */
  coverage(tenant?: Tenant): Promise<Coverage | undefined>
  /** The origin of each setting that is not at its default, by its path below `memory`. */
  readonly settingOrigins: ReadonlyMap<string, "configuration" | "database">
  /** Queues parked jobs again, by default all of them; resolves to their number. */
  retry(ids?: readonly string[]): Promise<number>
  /** Acknowledges the lost turns (`EngineStatus.turns`), which are no longer reported; resolves to their number. */
  acknowledgeLost(): Promise<number>
  /** The model that reads conversations; absent without a ChatModel and without an extractor that works per session. */
  readonly model?: ModelFacet
  /** What a model would have cost over the stored conversations of the last 30 days, whether or not one is configured. */
  estimateReading(): Promise<ReadingEstimate>
  /** What consolidation proposed and did since the process was started. */
  readonly consolidationCounts: ConsolidationCounts
  /** What plugins do when asked, by name. */
  readonly actions: ReadonlyMap<string, PluginAction>
  /** Traces of requests: what was recalled and what was stored. */
  readonly traces: Traces
  /** Changes as they are written; absent if the store has no feed. */
  readonly changes?: Changes
  /** Usage by tenant and day. */
  readonly usage: Usage
  /**
   * Repeats the recall of an earlier request with the current memories; `undefined` if its text is no longer stored.
   */
  replay(trace: Trace): Promise<ExplainResult | undefined>
  /** The audit log of 400 days. The application writes it. */
  readonly audit: AuditLog
  /** People who opted out. */
  readonly optOuts: OptOuts
  /** Counts what `eraseSubject` would erase. */
  countSubject(subject: Subject): Promise<Pick<Receipt, "memories" | "versions">>
  /** Receipts of erasures, newest first. */
  receipts(page: PageQuery): Promise<Page<Receipt>>
  /**
   * Erases all data of a person, agent, conversation, key or tenant, deleted versions included, and rewrites the files
   * unless `compact` is false. Waiting jobs are processed first.
   */
  eraseSubject(
    subject: Subject,
    options?: {
      readonly by?: string
      readonly compact?: boolean
      /** Fingerprints of destroyed encryption keys, for the receipt. */
      readonly destroyedKeys?: readonly string[] | undefined
      /** Erases what the application stores of the subject in `state`, before the files are rewritten. */
      readonly alongside?: () => Promise<void>
    },
  ): Promise<Receipt>
  /** Rewrites every file, so that none contains erased data; resolves to the places where it may remain. */
  compact(): Promise<readonly string[]>
  /** Scans stored data for secrets page by page, and redacts them on request. */
  scan(request: ScanRequest): Promise<ScanPage>
  /** Exports memories of a scope unchanged, of any status, with their histories. */
  exportMemories(scope: Scope, where?: Where): AsyncIterable<ExportedMemory>
  /**
   * Exports the records of a scope's conversations, so that they continue elsewhere; optionally of one user or
   * session.
   */
  exportSessions(scope: Scope, of?: Pick<Owner, "user" | "session">): AsyncIterable<ExportedSession>
  /** Restores exported conversations; resolves to how many added something. */
  restoreSessions(all: readonly ExportedSession[]): Promise<number>
  /** Every tenant that has memories. */
  tenants(): Promise<readonly Tenant[]>
  /** Restores exported memories unchanged. Outcomes are in the given order. */
  restore(all: readonly ExportedMemory[], options: ImportOptions): Promise<readonly RestoreOutcome[]>
  /**
   * Imports memories of another system by the rules of every write. Idempotent. Outcomes are in the given order; a
   * rejected memory has its error. With `ids: "per-pool"`, for callers that may not see the whole tenant, a UUID is
   * kept only if a memory of the same pool has it; else the id derives from the pool and the UUID. Default: `kept`.
   * `widest`: as in a view.
   */
  importMemories(
    all: readonly ForeignMemory[],
    options: ImportOptions & { readonly ids?: ImportedIds; readonly widest?: ScopeName },
  ): Promise<readonly (ImportOutcome | MemoryError)[]>
  /**
   * The status of the engine for all tenants: the store and its problems, the embedder and why it is paused, and the
   * queue. Reads no memory. A failing store is reported in `storeTroubles` or by the error `store_unavailable`.
   */
  status(): Promise<EngineStatus>
}

/** Who asks for an action, and with what. */
export interface ActionCall {
  readonly memory: MemoryEngine
  /** Whose memory the caller may see. An action answers about nobody else's. */
  readonly owner: Owner
  /** How far the caller may look. */
  readonly scope: ScopeName
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal
}

/** What a plugin does when asked: over HTTP, with `keepsake run`, and for agents as a tool over MCP. */
export interface PluginAction {
  /** Lower-case words that `_` joins, 60 characters at most: `files_sync`. */
  readonly name: string
  readonly title: string
  /** For people and models: when to use it and what it answers. */
  readonly description: string
  /** `read`: changes nothing; any key may run it. `write`: changes memory. `admin`: only for administrators, and no tool. */
  readonly access: "read" | "write" | "admin"
  /**
   * `read-lines`: takes `{path, from?, lines?}` of a citation and answers `{path, text, from, lines}`. The tool
   * `memory_get` then reads files as well. Default: none.
   */
  readonly role?: "read-lines"
  /** The JSON Schema of the input, an object. */
  readonly inputSchema: Readonly<Record<string, unknown>>
  /** `options_invalid` for an input that does not fit the schema. */
  run(input: unknown, call: ActionCall): Promise<Json>
}
export interface ImportOptions {
  /** Recorded as the author of the versions. Default: `application`. */
  readonly by?: string
  /** Writes nothing. */
  readonly dryRun?: boolean
}

/** What was repaired. The counts of a comparison are present only with two databases. */
export interface Reconciliation extends Partial<Reconciled> {
  /** Number of memories that were embedded. */
  readonly embedded: number
}

export interface EngineStatus {
  readonly store: string
  /** The store's problems as sentences; empty while there are none. */
  readonly storeTroubles: readonly string[]
  /**
   * The rebuilt share of the text index, from 0 to 1. Until it is complete, keyword search scans the newest 5,000
   * memories of a scope.
   */
  readonly textIndex?: number
  /** The share, from 0 to 1, that is reindexed after a change of the analyser; absent when complete. */
  readonly reindexed?: number
  readonly embedder?: string
  readonly embedderDimensions?: number
  /** Why the store can hold no vectors, and what to do, as the end of a sentence; absent if it can. */
  readonly missingVectors?: string
  /** Why no new vectors are written at the moment. */
  readonly embedderTrouble?: string
  readonly queue: QueueStatus
  /** Finished turns that the store did not accept. */
  readonly turns: UnkeptTurns
}

/** The memory of one owner. */
export interface OwnedMemory extends Lifecycle {
  /**
   * Extracts and stores memories of messages; resolves when they are durable and can be recalled. A string is a user's
   * message.
   */
  remember(said: string | readonly ChatMessage[], options?: RememberOptions): Promise<RememberResult>
  /**
   * What would be stored of a user's message, by which rule and with which outcome. Writes no memory. `part_missing` for
   * a preview by a model where none is configured.
   */
  preview(text: string, options?: PreviewOptions): Promise<Preview>
  /** Recalls memories for `query`, gated and within the token budget, as for a request of the gateway. */
  recall(query: string, options?: RecallOptions): Promise<RecallResult>
  /** The same recall with the decisions of each step. Its deadline is at least two seconds. */
  explain(query: string | readonly ChatMessage[], options?: ExplainOptions): Promise<ExplainResult>
  /** Searches by rank, without gate and budget. Quarantined memories are included if `where.status` asks for them. */
  search(query: string, options?: SearchRequest): Promise<SearchResult>
  /** Stores one explicit memory unchanged. The result says what was written. */
  add(content: string, details?: AddDetails): Promise<AddResult>
  /** Reads a memory of any status; `undefined` if there is none in the scope. Default scope: `user`. */
  get(id: MemoryId, within?: ScopeOptions): Promise<Memory | undefined>
  /** Lists memories, newest first. Defaults: 50, active ones, scope `user`. */
  list(query?: {
    readonly limit?: number
    readonly cursor?: string
    readonly where?: Where
    readonly scope?: ScopeName
    /**
     * As of this time, in milliseconds since 1970, without memories that were deleted since. `part_missing` if the
     * store has no history.
     */
    readonly asOf?: number
  }): Promise<Page<Memory>>
  /** Deletes a memory. A resent history does not restore it. False if there was none. */
  forget(id: MemoryId, within?: DeleteOptions): Promise<boolean>
  /**
   * The documents of this owner under a name, such as the files of a folder. Their parts are memories of origin `file`:
   * searches find them; recall injects those of trusted documents alone. Open a collection once at a time.
   */
  documents(collection: string, options?: DocumentsOptions): Promise<DocumentCollection>
  /**
   * Summarizes conversations of this owner, by default those without a message for 30 days. Messages stay unless
   * `archive` is true. By default a dry run, which writes nothing.
   */
  summarize(options?: SummarizeOptions): Promise<SummaryRun>
  /**
   * Undoes what `summarize` wrote, with its `runId`. `undefined` if this owner has nothing of that run, or if it wrote
   * anything outside of the scope.
   */
  undoSummaries(
    runId: string,
    options?: { readonly by?: string; readonly scope?: ScopeName },
  ): Promise<readonly MemoryId[] | undefined>
  /** Proposals to merge and archive this owner's memories. */
  readonly consolidation: OwnedConsolidation
  /** Erases a memory with its versions. False if there was none. */
  erase(id: MemoryId, within?: DeleteOptions): Promise<boolean>
}

export interface ViewOptions {
  /** Overrides `memory.agents`: an agent's name that is only a mark is `shared`. */
  readonly agents?: Agents
  /** `marked`: memories are only marked with the user's name, which chooses no pool. Default: `own`. */
  readonly users?: Users
  /**
   * The widest scope of its calls: with `session` or `agent`, no call sees or changes a memory of another one, and keys
   * of memories are its own. Default: `tenant`.
   */
  readonly widest?: ScopeName
}

export interface PreviewOptions {
  /** Who reads the message: the extractors that read each turn, or the model, which costs a call. Default: `rules`. */
  readonly by?: "rules" | "llm"
}

export interface RememberOptions {
  readonly session?: string
  /**
   * If no session has this name, continues the one that has seen the same messages under another: a transcript of a
   * conversation that also went through the gateway is then stored once. Default: false.
   */
  readonly findElsewhere?: boolean
  /** Stores the messages verbatim and extracts nothing. */
  readonly wordsAlone?: boolean
}
export interface RememberResult {
  readonly session: string
  readonly memories: readonly Memory[]
  /** What the messages asked to forget: how many asked, and how many memories went or lost words. Absent if none did. */
  readonly forgot?: ForgottenByRequests
}

export interface RecallOptions extends CallOptions {
  readonly scope?: ScopeName
  /** The time of the query in milliseconds since 1970, for validity and phrases such as "last week". Default: now. */
  readonly at?: number
  /** The person's time zone, for the dates of the block, unless `memory.timeZone` is set. `options_invalid` for an unknown one. Default: that of the process. */
  readonly timeZone?: string
  readonly maxTokens?: number
  /** Filters the memories, the profile included. */
  readonly where?: Where
  /** Earlier messages, oldest first. A short follow-up takes terms from them, and what they contain is not recalled. */
  readonly before?: readonly ChatMessage[]
}

export interface ExplainOptions extends Omit<RecallOptions, "before"> {
  /** Ids of memories to explain individually. */
  readonly ids?: readonly MemoryId[]
}
export type ExplainResult = Explanation & { readonly answers: readonly ExplainedMemory[] }

export interface RecallResult {
  readonly memories: readonly RecalledMemory[]
  /** The block as it would be injected; absent if it is empty. */
  readonly block?: string
  readonly tokens: number
  /** Parts that failed or were late. */
  readonly degraded: readonly string[]
  readonly gate: Gate
}

export interface SearchRequest extends CallOptions {
  readonly limit?: number
  /** Only memories that have every word of the query in some form, apart from stop words. Default: false. */
  readonly allWords?: boolean
  /** Overrides the setting. */
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

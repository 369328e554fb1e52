import "./plugin/node-version.ts"
import { InMemoryState } from "./defaults/in-memory/state.ts"
import { InMemoryStore } from "./defaults/in-memory/store.ts"

export * from "./contract/index.ts"
export { blockInjector } from "./defaults/block-injector.ts"
export { InMemoryState } from "./defaults/in-memory/state.ts"
export { InMemoryStore } from "./defaults/in-memory/store.ts"
export { rulesExtractor } from "./defaults/rules-extractor.ts"
export { storeRetriever } from "./defaults/store-retriever.ts"
export { Action, type ActionSchema, defineAction } from "./engine/action.ts"
export type { AuditEntry, AuditLog, AuditQuery } from "./engine/audit-log.ts"
export type { OwnedConsolidation } from "./engine/consolidation/owned-consolidation.ts"
export type {
  ConsolidationItem,
  ConsolidationReason,
  ConsolidationRun,
  ItemState,
  RefusalReason,
  RevisionRef,
  RunState,
} from "./engine/consolidation/run.ts"
export { createMemory } from "./engine/create-memory.ts"
export type { Distillation } from "./engine/distill/distillation-log.ts"
export type { DeadSession } from "./engine/distill/distiller.ts"
export type { Coverage } from "./engine/embedding/coverage.ts"
export type { ReembeddingEstimate } from "./engine/embedding/estimate-reembedding.ts"
export type { EmbedderChoice, NamedEmbedders } from "./engine/embedding/named-embedders.ts"
export type { NearestQuery, NearestResult } from "./engine/embedding/nearest.ts"
export type { ReembeddingStatus } from "./engine/embedding/reembedding-record.ts"
export type {
  ActionCall,
  EngineStatus,
  ExplainOptions,
  ExplainResult,
  ImportOptions,
  MemoryEngine,
  OwnedMemory,
  OwnerInput,
  PluginAction,
  PreviewOptions,
  RecallOptions,
  RecallResult,
  Reconciliation,
  RememberOptions,
  RememberResult,
  SearchRequest,
  SearchResult,
  ViewOptions,
} from "./engine/engine.ts"
export type { EngineEvent, OnEvent } from "./engine/events.ts"
export type { Verdict } from "./engine/lifecycle/feedback.ts"
export type { Lifecycle, PageOptions, RevisionOptions, ScopeOptions, UndoSource } from "./engine/lifecycle/lifecycle.ts"
export type { Decision, Reviewable } from "./engine/lifecycle/review.ts"
export type { SessionSummary } from "./engine/lifecycle/sessions.ts"
export type { UndoResult } from "./engine/lifecycle/undo.ts"
export type { MemoryUpdate } from "./engine/lifecycle/update.ts"
export type { ListedVersion } from "./engine/lifecycle/versions.ts"
export type { MemoryOptions } from "./engine/memory-options.ts"
export type { Migration, MigrationStatus, NamedStores } from "./engine/migration/migration.ts"
export type { ModelLimits } from "./engine/model/metered-model.ts"
export type { ModelFacet, ModelStatus } from "./engine/model/model-facet.ts"
export type { ModelCallKind, ModelCounts } from "./engine/model/model-usage.ts"
export type { ReadingEstimate } from "./engine/model/reading-estimate.ts"
export type { Changes } from "./engine/observed/changes.ts"
export type { Trace } from "./engine/observed/trace.ts"
export { OnTurn, type RememberedTurnOf } from "./engine/on-turn.ts"
export { type RecurringCall, RecurringTask } from "./engine/recurring-task.ts"
export type { ScanPage, ScanRequest } from "./engine/scan.ts"
export type { Receipt } from "./engine/subject/erase-subject.ts"
export type { OptOuts } from "./engine/subject/opt-outs.ts"
export type { Subject } from "./engine/subject/subject.ts"
export type { ExportedMemory, ExportedVersion } from "./engine/transfer/export-memories.ts"
export type { ExportedSession } from "./engine/transfer/export-sessions.ts"
export type { ForeignMemory, ImportOutcome } from "./engine/transfer/import-memories.ts"
export type { RestoreOutcome } from "./engine/transfer/restore.ts"
export { definePlugin, type Plugin, type PluginContext, type Resolver } from "./plugin/define-plugin.ts"
export { citationOf } from "./text/citation.ts"
export type { StatedWords } from "./turn/delete/stated-words.ts"
export type {
  DocumentChange,
  DocumentCollection,
  DocumentInput,
  DocumentPart,
  DocumentsOptions,
  StoredDocument,
} from "./turn/documents/documents.ts"
export type { ChatMessage } from "./turn/messages.ts"
export { type Agents, type ScopeName, tenantOf, type Users } from "./turn/pools.ts"
export type { ExplainedCandidate, ExplainedMemory, Explanation } from "./turn/recall/explanation.ts"
export type { RecalledMemory } from "./turn/recall/fit.ts"
export type { AddDetails, AddResult } from "./turn/remember/add.ts"
export type { DraftPreview, Preview } from "./turn/remember/preview.ts"
export type { MemorySettings, MemorySettingsInput } from "./turn/settings.ts"
export type {
  Continuation,
  ForgetOutcome,
  OpenTurn,
  Reply,
  TurnRequest,
  UndoForgetOutcome,
} from "./turn/turn-request.ts"

/** @deprecated Use `InMemoryState`. */
export const MemoryState = InMemoryState
export type MemoryState = InMemoryState
/** @deprecated Use `InMemoryStore`. */
export const MemoryStore = InMemoryStore
export type MemoryStore = InMemoryStore

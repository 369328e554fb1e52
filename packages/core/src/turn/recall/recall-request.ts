import type { MemoryId, Owner, Scope, Tenant } from "../../contract/memory.ts"
import type { CallOptions, Store, Where } from "../../contract/store.ts"
import type { Embedder, Injector, Message, Retriever } from "../../contract/turn.ts"
import type { DocumentRecords } from "../documents/document-records.ts"
import type { MemorySettings } from "../settings.ts"
import type { RequestContent } from "./diversify.ts"
import type { EmbedderReliability } from "./embedder-reliability.ts"
import type { ExplainRecorder } from "./explain-recorder.ts"
import type { ListCache } from "./list-cache.ts"

/** What a model is shown to decide whether memories help. */
export interface NeedQuestion {
  readonly tenant: Tenant
  readonly text: string
  /** The assistant's last message before the request; may be empty. */
  readonly reply: string
  /** The best memories, best first. */
  readonly notes: readonly string[]
}
/** Decides whether memories help to answer a request. Rejects if it cannot decide in time. */
export type JudgeNeed = (question: NeedQuestion, call?: CallOptions) => Promise<boolean>

export interface RecallParts {
  readonly store: Store
  readonly retrievers: readonly Retriever[]
  readonly injector: Injector
  readonly embedder?: Embedder
  readonly lists: ListCache
  readonly reliability: EmbedderReliability
  readonly documents: Pick<DocumentRecords, "locate">
  /** Asked when the gate is in doubt; absent without a model. */
  readonly judgeNeed?: JudgeNeed
}

export interface RecallRequest {
  readonly owner: Owner
  readonly scope: Scope
  /** The filter of the scope and of a search. */
  readonly where: Where
  readonly settings: MemorySettings
  readonly maxTokens: number
  readonly at: number
  /** The last typed message, without the wrappers of a client. */
  readonly text: string
  /** The request's earlier messages, oldest first. */
  readonly before: readonly Message[]
  /** What the request contains already. */
  readonly standing: RequestContent
  readonly systemRole: boolean
  /** The person's time zone, as the client names it. */
  readonly timeZone?: string
  /** Memories to exclude; the last 1,000 count. */
  readonly exclude?: readonly MemoryId[]
  /** Records the decisions of the steps if given. */
  readonly recorder?: ExplainRecorder
}

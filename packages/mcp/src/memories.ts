import type { Client } from "@keepsake/api"

/** The part of the API client that the tools need. */
export type MemoryClient = Pick<
  Client,
  | "addMemory"
  | "deleteMemory"
  | "getConsolidation"
  | "getMemory"
  | "judgeMemory"
  | "leaveConsolidation"
  | "listActions"
  | "listConsolidations"
  | "listMemories"
  | "listReview"
  | "memoryContext"
  | "proposeConsolidation"
  | "runAction"
  | "searchMemories"
  | "status"
  | "summarizeMemories"
  | "takeConsolidation"
  | "undoConsolidation"
  | "undoSource"
  | "updateMemory"
>

/** The memories of a connection's caller, over HTTP or in process, with the API's access rules. */
export interface CallerMemories {
  /** Equal for callers who see the same memories. Cursors and tokens are bound to it. */
  readonly identity: string
  /** A client that labels new memories with this connection name. */
  as(connection: string): MemoryClient
}

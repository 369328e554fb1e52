import type { Memory, MemoryId, Owner, Scope, Tenant, WriteOptions } from "../contract/index.ts"
import type { DeletionScope } from "./delete/delete-with-sources.ts"
import type { ForgetOffers } from "./delete/forget-offers.ts"
import type { OpenTurns } from "./delete/open-turns.ts"
import type { StatedWords } from "./delete/stated-words.ts"
import type { TurnQueue } from "./jobs.ts"
import type { ChatMessage } from "./messages.ts"
import type { Limit, LimitedPool } from "./pools.ts"
import type { Gate } from "./recall/gate.ts"
import type { RecallParts } from "./recall/recall-request.ts"
import type { EndedCaptures } from "./remember/ended-captures.ts"
import type { RememberParts } from "./remember/remember.ts"
import type { Chains } from "./session/chains.ts"
import type { SessionBlocks } from "./session/session-blocks.ts"
import type { SpokenMessage } from "./session/session-diff.ts"
import type { Sessions } from "./session/sessions.ts"
import type { ToolWords } from "./session/tool-words.ts"
import type { MemorySettings } from "./settings.ts"
import type { ForgetOutcome, OpenTurn, TurnRequest } from "./turn-request.ts"

/** What a turn needs of the engine: each member is an interface here, and the engine brings its implementation. */
export interface TurnParts extends RecallParts, RememberParts {
  /** The calls on the store as a limited request may make them. */
  readonly limited: (limit: Limit) => StoreCalls
  readonly optOuts: { has(owner: Owner): Promise<boolean> }
  readonly endedCaptures: Pick<EndedCaptures, "isEnded" | "withhold">
  /**
   * Soft-deletes memories, and cuts the words of statements out of their messages unless `alone`. Returns the messages
   * that lost words, with what is left of them.
   */
  readonly softDelete: (
    memories: readonly Memory[],
    by: string,
    at: number,
    how?: DeletionScope,
  ) => Promise<readonly Memory[]>
  /** The sentences of all messages that `softDelete` would take along. */
  readonly wordsToDelete: (memories: readonly Memory[]) => Promise<StatedWords>
  /**
   * Erases memories with all versions, and the words of statements from their messages. Returns the messages that lost
   * words, with what is left of them.
   */
  readonly erase: (memories: readonly Memory[], options: WriteOptions & DeletionScope) => Promise<readonly Memory[]>
  /**
   * Restores a memory that the revision `deletedIn` deleted, with its linked memories. Returns false if others changed
   * it meanwhile.
   */
  readonly restoreDeleted: (memory: Memory, deletedIn: number, options: WriteOptions) => Promise<boolean>
  /** Restores the words that were cut out of a message, with their statements. `undefined` if none were. */
  /** Ends the undo period of a deleted memory at once. Resolves to whether anything of it was left. */
  readonly eraseDeleted: (memory: Memory, options: WriteOptions) => Promise<boolean>
  readonly restoreWords: (scope: Scope, id: MemoryId, options: WriteOptions) => Promise<Memory | undefined>
  readonly offers: Pick<ForgetOffers, "of" | "record">
  readonly openTurns: OpenTurns
  readonly sessions: Sessions
  readonly chains: Chains
  readonly toolWords: ToolWords
  readonly blocks: SessionBlocks
  readonly worker: TurnQueue
  readonly buffer: TurnBacklog
  readonly daily: TokenQuota
  /** Wraps an opened turn so that it leaves a trace when it ends. */
  readonly traceTurn: (turn: OpenTurn, of: TracedRequest) => OpenTurn
  readonly now: () => number
  readonly onEvent: (event: TurnEvent) => void
}

/** The calls that read or change stored memories. */
export type StoreCalls = Pick<
  TurnParts,
  "store" | "softDelete" | "wordsToDelete" | "erase" | "restoreDeleted" | "restoreWords"
>

/** Turns whose reply has ended and that the store does not accept for now. */
interface TurnBacklog {
  /** Whether the store refuses turns because it has no room for them. */
  readonly isStoreFull: boolean
  /** Takes a turn that met this failure. Returns false where a retry cannot help or the backlog is full: the turn is lost. */
  take(
    turn: { readonly session: string; readonly characters: number; keep(): Promise<void> },
    failure: unknown,
  ): boolean
}

/** Counts the tokens that each tenant was given today (UTC). */
interface TokenQuota {
  /** How many of `most` tokens are left to a tenant on the day of this moment. */
  left(tenant: Tenant, at: number, most: number): Promise<number>
  recordGiven(tenant: Tenant, at: number, tokens: number): void
}

/** What a trace is made of besides the opened turn. */
export interface TracedRequest {
  readonly request: TurnRequest
  readonly settings: MemorySettings
  readonly seen: TraceNotes
  readonly at: number
}

/** What happens while a turn is opened and finished, for the log. Never carries text of a memory or a message. */
export type TurnEvent =
  | { readonly event: "recall-degraded"; readonly trace: string; readonly parts: readonly string[] }
  | { readonly event: "capture-lost"; readonly session: string; readonly why: string }
  /** A request had more messages than are remembered of one: the oldest `leftOut` were not. */
  | { readonly event: "turn-shortened"; readonly session: string; readonly leftOut: number }

/** Notes of the steps of a request for its trace. */
export interface TraceNotes {
  /** The placed memories, with scores where available. */
  shown?: readonly { readonly memory: Memory; readonly score: number }[]
  gate?: Gate
  words?: MemoryId
  before?: number
  session?: string
  /**
   * Whether nothing of the turn is stored, as its end finds out. `PromiseWithResolvers` would have a program that is
   * compiled for ES2023 fail in these declarations.
   */
  readonly ended: { readonly promise: Promise<boolean>; readonly resolve: (isUnsaid: boolean) => void }
}

/** The state of a request while its turn is open. */
export interface TurnContext {
  readonly parts: TurnParts
  readonly settings: MemorySettings
  readonly request: TurnRequest
  readonly pool: LimitedPool
  readonly at: number
  readonly trace: string
  readonly mode: MemorySettings["mode"]
  /** Whether a request to forget is carried out: also for a person of whom nothing more is stored. */
  readonly mayForget: boolean
  readonly messages: readonly ChatMessage[]
  readonly spoken: readonly SpokenMessage[]
  readonly seen: TraceNotes
  /** What came of the request to forget in the last message, if it is one. */
  readonly forgot?: ForgetOutcome | undefined
  /** Whether the last message chose of what was offered upon a request to forget. */
  readonly isChoice?: boolean
}

/** A turn that recalls nothing and does nothing when it ends; `createTurnFinisher` brings the rest. */
export function createEmptyTurn(turn: TurnContext, session: string): OpenTurn {
  const nothing = { placement: undefined, recalled: [], profile: 0, tokens: 0, degraded: [] } as const
  return {
    session,
    trace: turn.trace,
    mode: turn.mode,
    ...nothing,
    finish: async () => undefined,
    abandon: () => undefined,
  }
}

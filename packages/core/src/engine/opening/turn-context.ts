import type { Memory, Pool } from "../../contract/memory.ts"
import type { WriteOptions } from "../../contract/store.ts"
import type { ChatMessage } from "../../turn/heard.ts"
import type { RecallParts } from "../../turn/recall/recall.ts"
import type { RememberParts } from "../../turn/remember/remember.ts"
import type { Chains } from "../../turn/session/chains.ts"
import type { SessionBlocks } from "../../turn/session/session-blocks.ts"
import type { Sessions } from "../../turn/session/sessions.ts"
import type { SpokenMessage } from "../../turn/session/unfold.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { OpenTurn, TurnRequest } from "../engine.ts"
import type { OnEvent } from "../events.ts"
import type { DailyTokens } from "../observed/daily-tokens.ts"
import type { TraceNotes } from "../observed/trace.ts"
import type { Traces } from "../observed/traces.ts"
import type { QueueWorker } from "../queue/queue-worker.ts"
import type { TurnBuffer } from "../queue/turn-buffer.ts"
import type { OptOuts } from "../subject/opt-outs.ts"

/** The parts of the engine that a turn works with. */
export interface TurnParts extends RecallParts, RememberParts {
  readonly optOuts: OptOuts
  /** Takes memories out of every read, and with statements the messages that they were read from unless `alone`; those that went along. */
  readonly takeOut: (memories: readonly Memory[], by: string, at: number, alone?: boolean) => Promise<readonly Memory[]>
  /** Erases memories with all their versions, and with statements the messages that they were read from; those that went along. */
  readonly erase: (memories: readonly Memory[], options: WriteOptions) => Promise<readonly Memory[]>
  /** Puts back a memory that the revision `deletedIn` deleted, and what went with it; false where others changed it meanwhile. */
  readonly restoreDeleted: (memory: Memory, deletedIn: number, options: WriteOptions) => Promise<boolean>
  readonly sessions: Sessions
  readonly chains: Chains
  readonly blocks: SessionBlocks
  readonly worker: QueueWorker
  readonly buffer: TurnBuffer
  readonly traces: Traces
  readonly daily: DailyTokens
  readonly now: () => number
  readonly onEvent: OnEvent
}

/** A request while its turn is opened and kept. */
export interface TurnContext {
  readonly parts: TurnParts
  readonly settings: MemorySettings
  readonly request: TurnRequest
  readonly pool: Pool
  readonly at: number
  readonly trace: string
  readonly mode: MemorySettings["mode"]
  readonly messages: readonly ChatMessage[]
  readonly spoken: readonly SpokenMessage[]
  readonly seen: TraceNotes
}

/** A turn that recalls nothing; it keeps nothing either unless `keeping` says how. */
export function closed(turn: TurnContext, session: string): OpenTurn {
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

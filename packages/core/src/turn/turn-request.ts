import type { MemoryId, Owner } from "../contract/memory.ts"
import type { Placement } from "../contract/turn.ts"
import type { ChatMessage } from "./messages.ts"
import type { Agents, ScopeName } from "./pools.ts"
import type { MemoryCommand } from "./remember/memory-commands.ts"
import type { MemorySettings } from "./settings.ts"

/** One request of a client, in any dialect, as the engine sees it. */
export interface TurnRequest {
  readonly owner: Owner
  /** Every message of the request in order, Keepsake's own block still in it where a client sent it back. */
  readonly messages: readonly ChatMessage[]
  /** Chosen by the client, in a header or by `conversation`. Absent, the session is the one behind `continues`, else recognised by its content. */
  readonly session?: string
  readonly continues?: Continuation
  readonly agents?: Agents
  readonly scope?: ScopeName
  /** What key and request allow; the setting is never exceeded. */
  readonly mode?: MemorySettings["mode"]
  readonly maxTokens?: number
  readonly systemRole: boolean
  /** The block of this turn's first request goes along again: what it held, and its tokens. */
  readonly again?: { readonly recalled: readonly MemoryId[]; readonly profile?: number; readonly tokens: number }
  /** Only to see what would be done: nothing of it is noted, and it is never finished. */
  readonly trial?: boolean
  /** A repeated key of the client (`Idempotency-Key`): the turn is kept once. */
  readonly idempotency?: string
}

/** What a request builds on that an upstream keeps: `previous_response_id`, `conversation`, references to items. */
export interface Continuation {
  /** The newest first. */
  readonly ids: readonly string[]
  /** All that was sent and said before belongs to the request, blocks included; else only replies do. */
  readonly whole: boolean
}

/** How a reply came out. */
export interface Reply {
  readonly text: string
  readonly whole: boolean
  /** The client or the upstream broke it off, so that the same words may soon come again. */
  readonly brokeOff?: boolean
  /** False: only the user's words are kept. */
  readonly keep?: boolean
  /** It was made from what the provider's own tools brought. */
  readonly readTools?: boolean
  /** Ids under which the upstream keeps the conversation up to here, for `continues` of a later request. */
  readonly stored?: readonly string[]
}

/**
 * What became of a request to forget by the time its turn was opened. `removed`: so many memories, facts and turns, are gone, durably; 0 where none
 * matched. `pending`: the request is on the durable queue and is done behind the turns that wait before it. `failed`: the queue did not take it in time;
 * it is done with the turn, if that is finished.
 */
export type ForgetOutcome =
  | { readonly status: "removed"; readonly removed: number }
  | { readonly status: "pending" }
  | { readonly status: "failed" }

/** A request on its way. Exactly one of `finish` and `abandon` ends it. */
export interface OpenTurn {
  readonly session: string
  readonly trace: string
  readonly mode: MemorySettings["mode"]
  /** The person has asked that nothing is kept of them; or `memory.dailyTokens` is spent for today. */
  readonly because?: "opted-out" | "daily-tokens"
  readonly placement: Placement | undefined
  /** The block is the session's, and belongs beside the typed words of the message at this index of the request, whenever they were said. */
  readonly beside?: number
  readonly recalled: readonly MemoryId[]
  /** How many of `recalled` are of the profile, which goes along whatever is asked; 0 where that is not known. */
  readonly profile?: number
  readonly tokens: number
  readonly degraded: readonly string[]
  /**
   * What the person asks memory to do with this message, in so many words. To forget is done by now, as `forgot` says; the rest is done once the
   * upstream has answered.
   */
  readonly asked?: readonly MemoryCommand[]
  /** What became of "forget", where that is among `asked`. Nothing in a trial. It holds whatever the upstream answers, also where the turn is abandoned. */
  readonly forgot?: ForgetOutcome
  /**
   * The upstream answered: keeps the user's words, and the reply when it is whole. Resolves when that is durable. Where the store does not take it for now,
   * it rejects, and the turn waits in memory until the store does (`EngineStatus.turns`).
   */
  finish(reply: Reply): Promise<void>
  /** The upstream refused: nothing is kept. */
  abandon(): void
}

import type { MemoryId, Owner, Placement } from "../contract/index.ts"
import type { ChatMessage } from "./messages.ts"
import type { Agents, ScopeName, Users } from "./pools.ts"
import type { Section } from "./recall/section.ts"
import type { MemoryCommand } from "./remember/memory-commands.ts"
import type { MemorySettings } from "./settings.ts"

/** One request of a client, in any dialect, as the engine sees it. */
export interface TurnRequest {
  readonly owner: Owner
  /** Every message of the request in order, Keepsake's own block still in it where a client sent it back. */
  readonly messages: readonly ChatMessage[]
  /**
   * Chosen by the client, in a header or by `conversation`. Otherwise the session of `continues`, else it is
   * recognised by content.
   */
  readonly session?: string
  readonly continues?: Continuation
  readonly agents?: Agents
  /** `marked`: the user's name was sent by the client and chooses no pool. Default: `own`. */
  readonly users?: Users
  readonly scope?: ScopeName
  /** The widest scope that its key may use. What is outside of it is neither read nor changed. Default: `tenant`. */
  readonly widest?: ScopeName
  /** The mode that key and request allow; it never exceeds the setting. */
  readonly mode?: MemorySettings["mode"]
  readonly maxTokens?: number
  readonly systemRole: boolean
  /** The person's time zone, for the dates of the block, unless `memory.timeZone` is set. `options_invalid` for an unknown one. */
  readonly timeZone?: string
  /** The block of this turn's first request, which is sent again: its memories and its tokens. */
  readonly again?: { readonly recalled: readonly MemoryId[]; readonly profile?: number; readonly tokens: number }
  /** A dry run: nothing is recorded, and the turn is never finished. */
  readonly trial?: boolean
  /** A repeated key of the client (`Idempotency-Key`): the turn is kept once. */
  readonly idempotency?: string
  /** Whether the credential of the request was revoked meanwhile. Asked when the turn ends; nothing of it is stored then. Default: never. */
  readonly isRevoked?: () => Promise<boolean>
}

/**
 * The conversation at the upstream that a request continues: `previous_response_id`, `conversation`, item references.
 */
export interface Continuation {
  /** The newest first. */
  readonly ids: readonly string[]
  /**
   * Whether everything that was sent and said before is part of the request, blocks included; otherwise only the
   * replies are.
   */
  readonly whole: boolean
}

/** How a reply came out. */
export interface Reply {
  readonly text: string
  readonly whole: boolean
  /** The client or the upstream interrupted it, so the same words may be sent again soon. */
  readonly brokeOff?: boolean
  /** False: only the user's words are kept. */
  readonly keep?: boolean
  /** What the provider's own tools returned for it; empty if that is unknown. Absent if it used none. */
  readonly toolText?: string
  /** Ids under which the upstream stores the conversation, for `continues` of later requests. */
  readonly stored?: readonly string[]
}

/**
 * Result of a request to forget when its turn was opened. `removed`: this many memories, facts and turns, are durably
 * deleted; 0 if none matched. `pending`: the request is on the durable queue, behind earlier turns, or it waits for
 * turns that are still open. `failed`: the queue did not accept it in time; it is retried when the turn is finished.
 * `read-only`: the request, its key or the settings allow reading memory alone, and nothing is deleted.
 */
export type ForgetOutcome =
  | {
      readonly status: "removed"
      readonly removed: number
      /** How many memories it may have meant where it was not clear which: none of these was deleted. */
      readonly near: number
      /** The nearest of these; they wait for review, so that the person can choose. */
      readonly choices?: readonly MemoryId[]
    }
  | { readonly status: "pending" }
  | { readonly status: "failed" }
  | { readonly status: "read-only" }

/**
 * Result of a request to bring back what the last request to forget took out. `restored`: this many memories, facts and
 * turns, are back; 0 if nothing was taken out, or it was erased since. `pending`: on the durable queue, behind earlier
 * turns. `failed`: the queue did not accept it in time.
 */
export type UndoForgetOutcome =
  | { readonly status: "restored"; readonly restored: number }
  | { readonly status: "pending" }
  | { readonly status: "failed" }

/** A request on its way. Exactly one of `finish` and `abandon` ends it. */
export interface OpenTurn {
  readonly session: string
  readonly trace: string
  readonly mode: MemorySettings["mode"]
  /** The user opted out, or `memory.dailyTokens` is spent for today. */
  readonly because?: "opted-out" | "daily-tokens"
  readonly placement: Placement | undefined
  /** Index of the request's message beside whose typed words the block of the session is placed. */
  readonly beside?: number
  readonly recalled: readonly MemoryId[]
  /** How many of `recalled` belong to the profile, which is always included; 0 if unknown. */
  readonly profile?: number
  readonly tokens: number
  /** How many of `recalled` a newer statement may contradict; absent for none. */
  readonly conflicts?: number
  /** The kind of memory that the request asks for; absent where nothing was recalled for it. */
  readonly section?: Section
  readonly degraded: readonly string[]
  /**
   * Explicit commands to memory in this message. Forgetting is done when the turn opens, see `forgot`; the rest is
   * done after the reply.
   */
  readonly asked?: readonly MemoryCommand[]
  /**
   * Result of "forget", if that is among `asked`; absent in a trial. It is final even if the upstream fails or the
   * turn is abandoned.
   */
  readonly forgot?: ForgetOutcome
  /** Result of "restore", if that is among `asked`; absent in a trial. As final as `forgot`. */
  readonly restored?: UndoForgetOutcome
  /**
   * Keeps the user's words, and the reply if it is complete. Resolves when the turn is durable. Rejects if the store
   * does not accept it now; the turn then waits in memory until it does (`EngineStatus.turns`).
   */
  finish(reply: Reply): Promise<void>
  /** The upstream refused: nothing is kept. */
  abandon(): void
}

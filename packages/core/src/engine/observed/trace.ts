import type { MemoryId, Owner, Placement, Tenant } from "../../contract/index.ts"
import type { ScopeName } from "../../turn/pools.ts"
import type { Gate } from "../../turn/recall/gate.ts"
import type { MemorySettings } from "../../turn/settings.ts"

/** The trace of one request: ids, figures and times. Contains no text, so that erasing a memory leaves nothing here. */
export interface Trace {
  readonly id: string
  readonly at: number
  /** Time until the request could be forwarded, in milliseconds. */
  readonly tookMs: number
  readonly owner: Owner
  readonly pool: string
  readonly scope: ScopeName
  readonly mode: MemorySettings["mode"]
  readonly maxTokens: number
  /** The memory that stores the person's last message, if there is one. */
  readonly words?: MemoryId
  /** Number of messages by users and the assistant before that message. */
  readonly before?: number
  /** The recalled memories in block order. */
  readonly recalled: readonly { readonly id: MemoryId; readonly revision: number; readonly score: number }[]
  /** How many of them belong to the profile, which is always included; absent in older traces. */
  readonly profile?: number
  /** Tokens of the block; 0 if there is none. */
  readonly tokens: number
  readonly position?: Placement["at"]
  /** Whether the block of the turn's first request was sent again. */
  readonly again?: boolean
  /** `code` is absent in older traces. */
  readonly gate?: Omit<Gate, "code"> & Partial<Pick<Gate, "code">>
  readonly degraded: readonly string[]
  /** What became of a request to forget: how many memories were deleted, and those that it may mean. */
  readonly forgot?: { readonly removed: number; readonly choices: readonly MemoryId[] }
  readonly ended: "answered" | "broke-off" | "refused"
  /** The memories of the turn; absent until it is remembered. */
  readonly kept?: readonly MemoryId[]
}

/** A finished trace, or the memories of its turn, which follow later. */
export type Observation =
  | { readonly trace: Trace }
  | {
      readonly tenant: Tenant
      readonly id: string
      readonly kept: readonly MemoryId[]
      readonly at: number
      readonly first: boolean
    }

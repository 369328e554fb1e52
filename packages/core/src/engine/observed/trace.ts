import type { MemoryId, Owner, Tenant } from "../../contract/memory.ts"
import type { Placement } from "../../contract/turn.ts"
import type { ScopeName } from "../../turn/pools.ts"
import type { Gate } from "../../turn/recall/gate.ts"
import type { MemorySettings } from "../../turn/settings.ts"

/** What memory did for one request of a client: ids, figures and times. No text stands in it, so that erasing a memory leaves nothing here. */
export interface Trace {
  readonly id: string
  readonly at: number
  /** Milliseconds until the client's request could go on. */
  readonly tookMs: number
  readonly owner: Owner
  readonly pool: string
  readonly scope: ScopeName
  readonly mode: MemorySettings["mode"]
  readonly maxTokens: number
  /** The memory that holds what the person typed last, if that is kept and not erased. */
  readonly words?: MemoryId
  /** How many messages of people and of the assistant stood in the request before these words. */
  readonly before?: number
  /** The memories in the order of the block. */
  readonly recalled: readonly { readonly id: MemoryId; readonly revision: number; readonly score: number }[]
  /** How many of them are of the profile, which goes along whatever is asked; absent in traces of versions before it was counted. */
  readonly profile?: number
  /** Tokens of the block; 0 without one. */
  readonly tokens: number
  readonly position?: Placement["at"]
  /** Whether the block of the turn's first request was sent again. */
  readonly again?: boolean
  /** `code` is absent in a trace that an earlier version wrote. */
  readonly gate?: Omit<Gate, "code"> & Partial<Pick<Gate, "code">>
  readonly degraded: readonly string[]
  readonly ended: "answered" | "broke-off" | "refused"
  /** Memories that the turn gave; absent until it has been remembered. */
  readonly kept?: readonly MemoryId[]
}

/** A finished trace, or the memories that its turn has given since. */
export type Observation =
  | { readonly trace: Trace }
  | {
      readonly tenant: Tenant
      readonly id: string
      readonly kept: readonly MemoryId[]
      readonly at: number
      readonly first: boolean
    }

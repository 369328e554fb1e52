import type { Memory, MemoryId, Owner, Tenant } from "../../contract/memory.ts"
import type { Placement } from "../../contract/turn.ts"
import type { Gate } from "../../turn/recall/gate.ts"
import type { MemorySettings } from "../../turn/settings.ts"
import type { ScopeName } from "../pools.ts"

/** What memory did for one request of a client: ids, figures and times. No text stands in it, so that erasing a memory leaves nothing here. */
export interface Trace {
  readonly id: string
  readonly at: number
  /** Until the client's request could go on. */
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
  /** In the order of the block. */
  readonly recalled: readonly { readonly id: MemoryId; readonly revision: number; readonly score: number }[]
  /** Of the block; 0 without one. */
  readonly tokens: number
  readonly position?: Placement["at"]
  /** The block of the turn's first request went along again. */
  readonly again?: boolean
  readonly gate?: Gate
  readonly degraded: readonly string[]
  readonly ended: "answered" | "broke-off" | "refused"
  /** Memories that were made of it; absent until the turn is worked off. */
  readonly kept?: readonly MemoryId[]
}

/** What the steps of a request tell while it is on its way. */
export interface TraceNotes {
  /** What was placed, with scores where there are any. */
  shown?: readonly { readonly memory: Memory; readonly score: number }[]
  gate?: Gate
  words?: MemoryId
  before?: number
  session?: string
}

/** A trace, or what became of one since. */
export type Observation =
  | { readonly trace: Trace }
  | {
      readonly tenant: Tenant
      readonly id: string
      readonly kept: readonly MemoryId[]
      readonly at: number
      readonly first: boolean
    }

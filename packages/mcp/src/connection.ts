import type { ServerContext } from "@modelcontextprotocol/server"
import type { Cursors } from "./cursors.ts"
import type { Memories } from "./memories.ts"
import type { PendingDeletions } from "./pending.ts"
import type { States } from "./states.ts"

/** What every tool, resource and prompt of one server instance works with. */
export interface Connection {
  /** Marked with the client's name, where the request or the greeting before it gives one. */
  memories(context?: ServerContext): Memories
  readonly identity: string
  /** The folder of work: its memories come first, or, with `projectOnly`, no others at all. */
  readonly project?: string
  readonly projectOnly: boolean
  readonly pending: PendingDeletions
  readonly cursors: Cursors
  readonly states: States
  /** Whether the client lets a person be asked. */
  canAsk(context: ServerContext): boolean
}

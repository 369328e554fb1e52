import type { ServerContext } from "@modelcontextprotocol/server"
import type { Cursors } from "./cursors.ts"
import type { MemoryClient } from "./memories.ts"
import type { PendingDeletions } from "./pending.ts"
import type { States } from "./states.ts"

/** The dependencies of tools, resources and prompts of one server instance. */
export interface McpConnection {
  /** A client for memories, which labels new memories with the MCP client's name if known. */
  memories(context?: ServerContext): MemoryClient
  readonly identity: string
  /** The working folder's project: its memories are ranked first, or, with `projectOnly`, are the only ones. */
  readonly project?: string
  readonly projectOnly: boolean
  readonly pending: PendingDeletions
  readonly cursors: Cursors
  readonly states: States
  /** Whether the client supports asking the person. */
  canAsk(context: ServerContext): boolean
}

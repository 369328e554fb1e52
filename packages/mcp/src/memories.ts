import type { Client } from "@keepsake/api"

/** What the tools ask for: the part of the API that is about one caller's memories. */
export type Memories = Pick<
  Client,
  | "addMemory"
  | "deleteMemory"
  | "getMemory"
  | "judgeMemory"
  | "listMemories"
  | "memoryContext"
  | "searchMemories"
  | "status"
  | "updateMemory"
>

/** The memories of whoever stands behind a connection: over HTTP or inside the server, as the API's own rules give them. */
export interface CallerMemories {
  /** Equal for callers who see the same: what was handed to one (a cursor, a token) is nothing to another. */
  readonly identity: string
  /** What is added is marked with the name that the connection gives itself. */
  as(connection: string): Memories
}

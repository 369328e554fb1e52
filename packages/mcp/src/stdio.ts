import type { Readable, Writable } from "node:stream"
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio"
import { changedUris } from "./changes.ts"
import { Cursors } from "./cursors.ts"
import type { CallerMemories } from "./memories.ts"
import { PendingDeletions } from "./pending.ts"
import { type MemoryServer, memoryServer, type ServerShape } from "./server.ts"
import { createStates } from "./states.ts"

export interface StdioOptions extends ServerShape {
  readonly caller: CallerMemories
  readonly project?: string | undefined
  readonly projectOnly?: boolean
  readonly input: Readable
  readonly output: Writable
  /** Receives invalid messages, for the log. */
  readonly onError?: (error: Error) => void
}

export interface StdioEndpoint {
  /** Resolves when the client has disconnected. */
  readonly closed: Promise<void>
  /** Notifies the client that memories have changed. */
  changed(ids: readonly string[]): void
  close(): Promise<void>
}

/** Serves one client on stdio, in any supported protocol revision. */
export function mcpOverStdio(options: StdioOptions): StdioEndpoint {
  const { caller, project, projectOnly = false, input, output, onError } = options
  const shared = {
    caller,
    project,
    projectOnly,
    pending: new PendingDeletions(),
    cursors: new Cursors(),
    states: createStates(),
  }
  let instances: readonly MemoryServer[] = []
  const changed = (ids: readonly string[]): void => {
    for (const instance of instances) if (instance.server.isConnected()) instance.updated(changedUris(ids))
  }
  const closed = new Promise<void>((resolve) => {
    for (const event of ["end", "close", "error"]) input.once(event, () => resolve())
    output.once("error", () => resolve())
  })
  const handle = serveStdio(
    () => {
      const instance = memoryServer(options, shared)
      // A discovery request may create an instance of its own, which is gone by the next request.
      instances = [...instances.filter(({ server }) => server.isConnected()), instance]
      return instance.server
    },
    { transport: new StdioServerTransport(input, output), ...(onError && { onerror: onError }) },
  )
  return { closed, changed, close: () => handle.close() }
}

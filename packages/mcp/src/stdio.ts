import type { Readable, Writable } from "node:stream"
import { INVALID_REQUEST } from "@modelcontextprotocol/server"
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio"
import { changedUris } from "./changes.ts"
import { Cursors } from "./cursors.ts"
import { LineLimit } from "./line-limit.ts"
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

/** A longer message is answered with an error; the transport would close without one. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024
/** Room in the transport for the message and what follows it in the same chunk. */
const MAX_BUFFER_BYTES = 2 * MAX_MESSAGE_BYTES

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
  const limited = new LineLimit(MAX_MESSAGE_BYTES, () => {
    const message = `A message of more than ${MAX_MESSAGE_BYTES / 1024 / 1024} MiB was not read`
    // Its id was not read either.
    output.write(`${JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: INVALID_REQUEST, message } })}\n`)
    onError?.(new Error(message))
  })
  input.pipe(limited)
  const handle = serveStdio(
    () => {
      const instance = memoryServer(options, shared)
      // A discovery request may create an instance of its own, which is gone by the next request.
      instances = [...instances.filter(({ server }) => server.isConnected()), instance]
      return instance.server
    },
    {
      transport: new StdioServerTransport(limited, output, { maxBufferSize: MAX_BUFFER_BYTES }),
      ...(onError && { onerror: onError }),
    },
  )
  const close = async (): Promise<void> => {
    await handle.close()
    input.unpipe(limited).pause()
  }
  return { closed, changed, close }
}

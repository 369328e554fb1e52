import { Socket } from "node:net"
import type { Pool, PoolClient } from "pg"

/** The server ends a statement at its timeout and says so. One that is silent for this much longer has vanished, or the way to it. */
const GRACE_MS = 5_000
/** The operating system then asks an idle connection for a sign of life, and gives it up some seconds later. */
export const KEEP_ALIVE_AFTER_MS = 10_000

export function maxSilenceMs(statementTimeoutMs: number): number {
  return statementTimeoutMs + GRACE_MS
}

/** Limits how long a connection may be silent; 0 for no limit. */
export function limitSilence(client: PoolClient, ms: number): void {
  const { stream } = client.connection
  if (stream instanceof Socket) stream.setTimeout(ms)
}

/** Ends connections that are silent for longer than their limit. Without that, statements wait until the operating system gives up, after many minutes. */
export function endSilentConnections(pool: Pool): void {
  const idle = new Set<PoolClient>()
  pool.on("release", (_, client) => idle.add(client))
  for (const event of ["acquire", "remove"] as const) pool.on(event, (client) => idle.delete(client))
  pool.on("connect", ({ connection: { stream } }) => {
    if (!(stream instanceof Socket)) return
    stream.on("timeout", () => {
      const { bytesRead } = stream
      // A process that was suspended has not read yet what was sent to it.
      setImmediate(() => {
        if (stream.bytesRead !== bytesRead) return
        stream.destroy(silence())
        // The others lead to the same server.
        for (const { connection } of idle) connection.stream.destroy(silence())
      })
    })
  })
}

/** As the operating system reports it. */
function silence(): Error {
  return Object.assign(new Error("The server is silent"), { code: "ETIMEDOUT" })
}

import { parentPort, workerData } from "node:worker_threads"
import Sqlite from "better-sqlite3"
import { failureOf } from "../thread/failures.ts"
import type { Reply, Request, WorkerOptions } from "../thread/messages.ts"

/** What the log worker answers. */
export type LogCalls = {
  /** Moves what the log holds into the database, as far as nobody reads it still. */
  readonly move: () => null
}

// Only ever loaded as a worker with these options.
const { path } = workerData as WorkerOptions
const port = parentPort

if (port !== null) {
  const database = new Sqlite(path, { timeout: 0, fileMustExist: true })
  const answer = (...replies: readonly Reply[]): void => port.postMessage(replies)

  const move = (id: number): void => {
    try {
      // Passive: waits for nobody and leaves what others still read.
      database.pragma("wal_checkpoint(PASSIVE)")
      answer({ id, value: null })
    } catch (error) {
      answer({ id, failure: failureOf(error, path) })
    }
  }
  const end = (): void => {
    database.close()
    port.close()
  }
  answer({ isOpen: true })
  port.on("message", (requests: readonly Request[]) => {
    for (const request of requests) "op" in request ? move(request.id) : end()
  })
}

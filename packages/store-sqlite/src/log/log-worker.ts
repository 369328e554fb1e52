import { parentPort, workerData } from "node:worker_threads"
import { connect } from "../encryption/connect.ts"
import { toFailure } from "../thread/failures.ts"
import type { WorkerOptions, WorkerReply, WorkerRequest } from "../thread/messages.ts"

/** The calls of the log worker. */
export type LogCalls = {
  /** Checkpoints the log as far as no reader needs it. */
  readonly move: () => null
}

// This file is only loaded as a worker with these options.
const { path, encryption } = workerData as WorkerOptions
const port = parentPort

if (port !== null) {
  const database = connect(path, { timeout: 0, fileMustExist: true }, encryption)
  const answer = (...replies: readonly WorkerReply[]): void => port.postMessage(replies)

  const move = (id: number): void => {
    try {
      // A passive checkpoint does not wait and skips pages that are still read.
      database.pragma("wal_checkpoint(PASSIVE)")
      answer({ id, value: null })
    } catch (error) {
      answer({ id, failure: toFailure(error, path) })
    }
  }
  const end = (): void => {
    database.close()
    port.close()
  }
  answer({ isOpen: true })
  port.on("message", (requests: readonly WorkerRequest[]) => {
    for (const request of requests) "op" in request ? move(request.id) : end()
  })
}

import { parentPort, workerData } from "node:worker_threads"
import { openForWriting } from "../schema/open-database.ts"
import { toFailure } from "../thread/failures.ts"
import { Inbox } from "../thread/inbox.ts"
import type { WorkerOptions, WorkerReply } from "../thread/messages.ts"
import { retryWhileLocked } from "../thread/retry-while-locked.ts"
import { StateClock } from "./state-clock.ts"
import { TextIndexWriter } from "./text-index-writer.ts"
import { TextIndexRebuild } from "./text-rebuild.ts"
import { WriteBatcher } from "./write-batcher.ts"
import { writeCalls } from "./write-calls.ts"

/** Executes all writes of one file. */
async function serve(options: WorkerOptions, port: NonNullable<typeof parentPort>): Promise<void> {
  let wake = (): void => {}
  const inbox = new Inbox(port, () => wake())
  const database = await retryWhileLocked(options, () => openForWriting(options))
  port.postMessage([{ isOpen: true }] satisfies readonly WorkerReply[])
  const rebuild = await retryWhileLocked(options, () => new TextIndexRebuild(database))
  const index = new TextIndexWriter(database, rebuild)
  const clock = new StateClock()
  const calls = writeCalls(database, index, rebuild, clock)
  const batcher = new WriteBatcher({
    database,
    options,
    inbox,
    calls,
    index,
    rebuild,
    clock,
    send: (replies) => port.postMessage(replies),
    requestRun: () => wake(),
  })
  let isAsked = false

  const work = (): void => {
    isAsked = false
    if (batcher.run() && inbox.closing) end()
  }
  const end = (): void => {
    batcher.stop()
    // Closing the last connection checkpoints the log.
    database.close()
    port.close()
  }
  // Calls that arrive before the callback are in the same batch.
  wake = () => {
    if (!isAsked) setImmediate(work)
    isAsked = true
  }
  wake()
}

// This file is only loaded as a worker with these options.
const options = workerData as WorkerOptions
if (parentPort !== null) {
  const port = parentPort
  serve(options, port).catch((error: unknown) => {
    port.postMessage([{ fatal: toFailure(error, options.path) }])
    port.close()
  })
}

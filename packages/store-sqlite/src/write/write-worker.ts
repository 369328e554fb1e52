import { parentPort, workerData } from "node:worker_threads"
import { openForWriting } from "../schema/open-database.ts"
import { failureOf } from "../thread/failures.ts"
import { Inbox } from "../thread/inbox.ts"
import type { Reply, WorkerOptions } from "../thread/messages.ts"
import { patiently } from "../thread/patience.ts"
import { Rounds } from "./rounds.ts"
import { TextIndex } from "./text-index.ts"
import { TextRebuild } from "./text-rebuild.ts"
import { writeCalls } from "./write-calls.ts"

/** Does all writes of one file. */
async function serve(options: WorkerOptions, port: NonNullable<typeof parentPort>): Promise<void> {
  let wake = (): void => {}
  const inbox = new Inbox(port, () => wake())
  const database = await patiently(options, () => openForWriting(options))
  port.postMessage([{ isOpen: true }] satisfies readonly Reply[])
  const rebuild = await patiently(options, () => new TextRebuild(database))
  const index = new TextIndex(database, rebuild)
  const calls = writeCalls(database, index, rebuild)
  const rounds = new Rounds({
    database,
    options,
    inbox,
    calls,
    index,
    rebuild,
    send: (replies) => port.postMessage(replies),
    again: () => wake(),
  })
  let isAsked = false

  const work = (): void => {
    isAsked = false
    if (rounds.run() && inbox.closing) end()
  }
  const end = (): void => {
    rounds.stop()
    // The last connection to close moves the log into the database.
    database.close()
    port.close()
  }
  // Whatever arrives until then is in the same round.
  wake = () => {
    if (!isAsked) setImmediate(work)
    isAsked = true
  }
  wake()
}

// Only ever loaded as a worker with these options.
const options = workerData as WorkerOptions
if (parentPort !== null) {
  const port = parentPort
  serve(options, port).catch((error: unknown) => {
    port.postMessage([{ fatal: failureOf(error, options.path) }])
    port.close()
  })
}

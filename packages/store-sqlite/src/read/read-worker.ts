import { parentPort, workerData } from "node:worker_threads"
import { openForReading } from "../schema/open-database.ts"
import { begin as isStillAsked } from "../thread/call-claim.ts"
import { isBusy, toFailure, tooBusy } from "../thread/failures.ts"
import { Inbox, type WaitingCall } from "../thread/inbox.ts"
import type { CallTable, ReaderOptions, WorkerReply } from "../thread/messages.ts"
import { lockBackoffMs, retryWhileLocked } from "../thread/retry-while-locked.ts"
import { readCalls } from "./read-calls.ts"

/** Answers reads one by one, each from one snapshot. */
async function serve(options: ReaderOptions, port: NonNullable<typeof parentPort>): Promise<void> {
  let wake = (): void => {}
  const inbox = new Inbox(port, () => wake())
  await new Promise<void>((resolve) => {
    wake = resolve
  })
  if (inbox.closing && inbox.isEmpty) return port.close()
  const database = await retryWhileLocked(options, () => openForReading(options))
  port.postMessage([{ isOpen: true }] satisfies readonly WorkerReply[])
  const calls: CallTable = readCalls(database, options)
  const begin = database.prepare("BEGIN")
  const end = database.prepare("COMMIT")
  let tries = 0

  const answer = ({ id, op, args }: WaitingCall): WorkerReply => {
    try {
      begin.run()
      // The client only sends names of this table, with arguments of the right types.
      return { id, value: calls[op]?.(...(args as never[])) }
    } finally {
      if (database.inTransaction) end.run()
    }
  }
  const work = (): void => {
    const replies = new Replies(port)
    for (let [next] = inbox.take(1); next !== undefined; [next] = inbox.take(1)) {
      if (!isStillAsked(next.claim)) continue
      if (SLOW.has(next.op)) replies.send()
      try {
        replies.add(answer(next))
        tries = 0
      } catch (error) {
        if (isBusy(error) && performance.now() - next.since < options.lockPatienceMs) {
          inbox.putBack([next])
          replies.send()
          setTimeout(work, lockBackoffMs(tries++))
          return
        }
        const failure = isBusy(error)
          ? tooBusy(options.path, options.lockPatienceMs / 1000)
          : toFailure(error, options.path)
        replies.add({ id: next.id, failure })
      }
    }
    replies.send()
    if (inbox.closing) {
      database.close()
      port.close()
    }
  }
  wake = work
  work()
}

/** Slow calls, before which ready replies are sent. */
const SLOW: ReadonlySet<string> = new Set([
  "search",
  "near",
  "both",
  "spaces",
  "missing",
  "list",
  "count",
  "versions",
  "asOf",
  "changes",
  "indexed",
])
/** How long a reply waits for others to be batched with, in milliseconds. */
const TOGETHER = 0.5

/** Batches replies, because waking the other thread costs more than most reads. */
class Replies {
  readonly #port: NonNullable<typeof parentPort>
  #ready: WorkerReply[] = []
  #since = 0

  constructor(port: NonNullable<typeof parentPort>) {
    this.#port = port
  }

  add(reply: WorkerReply): void {
    const now = performance.now()
    if (this.#ready.length === 0) this.#since = now
    this.#ready.push(reply)
    if (now - this.#since > TOGETHER) this.send()
  }

  send(): void {
    if (this.#ready.length > 0) this.#port.postMessage(this.#ready, this.#ready.flatMap(bytesIn))
    this.#ready = []
  }
}

/** Transferred instead of copied: buffers that SQLite returned, which nothing else references. */
function bytesIn(reply: WorkerReply): readonly ArrayBuffer[] {
  return "value" in reply ? buffersIn(reply.value) : []
}

function buffersIn(value: unknown): readonly ArrayBuffer[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return []
  if (value instanceof Uint8Array) return value.buffer instanceof ArrayBuffer ? [value.buffer] : []
  return Object.values(value).flatMap(buffersIn)
}

// This file is only loaded as a worker with these options.
const options = workerData as ReaderOptions
if (parentPort !== null) {
  const port = parentPort
  serve(options, port).catch((error: unknown) => {
    port.postMessage([{ fatal: toFailure(error, options.path) }])
    port.close()
  })
}

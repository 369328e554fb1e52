import { Worker } from "node:worker_threads"
import { MemoryError } from "@keepsake/core/plugin"
import { type Claim, newClaim, withdraw } from "./claim.ts"
import { raised } from "./failures.ts"
import type { CallTable, Reply, Request, WorkerOptions } from "./messages.ts"

/** Calls into a worker thread. One that died fails what waited and is started again by the next call; an idle one keeps no process alive. */
export class WorkerLine<Calls extends CallTable> {
  readonly #script: URL
  readonly #options: WorkerOptions
  readonly #manner: Manner
  #thread: Thread | undefined

  constructor(script: URL, options: WorkerOptions, manner: Manner) {
    this.#script = script
    this.#options = options
    this.#manner = manner
  }

  /** Calls are answered in order. An aborted signal ends with `cancelled` what was not begun, and it is not done. */
  call<Op extends keyof Calls & string>(
    op: Op,
    args: Parameters<Calls[Op]>,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Calls[Op]>>> {
    // The worker answers every name of the table with what its function returned.
    return this.start().call(op, args, signal) as Promise<Awaited<ReturnType<Calls[Op]>>>
  }

  /** Starts the thread where there is none, ahead of the first call. */
  start(): Thread {
    if (this.#thread === undefined || this.#thread.isOver) {
      this.#manner.started?.()
      this.#thread = new Thread(this.#script, this.#options, this.#manner)
    }
    return this.#thread
  }

  /** Calls wait for a lock of another process. */
  get isHeldUp(): boolean {
    return this.#thread?.isHeldUp === true
  }

  /** Resolves when everything that was called is answered and the thread has ended. */
  async close(): Promise<void> {
    await this.#thread?.close()
    this.#thread = undefined
  }
}

interface Manner {
  /** What becomes of a call whose signal is aborted when the worker is at it already: a reader's is left alone, a writer's waited for, as it is made. */
  readonly begun: "abandoned" | "awaited"
  /** A thread is about to begin, the first or one in the place of another that died. */
  readonly started?: () => void
  /** The worker wants the log moved. */
  readonly moveLog?: () => void
}

interface Pending {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: MemoryError) => void
}

/** One life of a worker. */
class Thread {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #ended: Promise<void>
  #calls = 0
  isOver = false
  isHeldUp = false
  #isOpen = false
  #isClosing = false
  readonly #manner: Manner
  readonly #outbox: Request[] = []

  constructor(script: URL, options: WorkerOptions, manner: Manner) {
    this.#manner = manner
    // Flags of the process are meant for its main module: some, as `--input-type`, end a thread that gets them too.
    this.#worker = new Worker(script, { workerData: options, execArgv: [] })
    this.#worker.unref()
    this.#worker.on("message", (replies: readonly Reply[]) => {
      for (const reply of replies) this.#settle(reply)
    })
    this.#worker.on("error", (error) => this.#end(lost(options.path, error)))
    this.#ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#end(lost(options.path))
        resolve()
      })
    })
  }

  call(op: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(cancelled(signal))
      const claim = signal && newClaim()
      const abort = (): void => {
        if (isOff(claim, this.#manner)) this.#take(id)?.reject(cancelled(signal))
      }
      const settled = (): void => signal?.removeEventListener("abort", abort)
      this.#send({ id, op, args, ...(claim && { claim }) })
      this.#pending.set(id, {
        resolve: (value) => {
          settled()
          resolve(value)
        },
        reject: (error) => {
          settled()
          reject(error)
        },
      })
      this.#worker.ref()
      signal?.addEventListener("abort", abort, { once: true })
    })
  }

  async close(): Promise<void> {
    this.#isClosing = true
    this.#worker.ref()
    if (!this.isOver) this.#send({ close: true })
    await this.#ended
  }

  /** What is sent in one turn of the event loop travels together: waking a thread costs more than most calls. */
  #send(request: Request): void {
    if (this.#outbox.length === 0) setImmediate(() => this.#post(this.#outbox.splice(0)))
    this.#outbox.push(request)
  }

  #post(requests: readonly Request[]): void {
    try {
      this.#worker.postMessage(requests)
    } catch (error) {
      // One of them holds what cannot travel between threads; the others go on alone.
      const [first] = requests
      if (requests.length > 1) for (const request of requests) this.#post([request])
      else if (first !== undefined && "id" in first) this.#take(first.id)?.reject(untravelled(error))
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    this.#rest()
    return pending
  }

  /** An idle thread keeps no program alive. One that loads the driver does: stopped in the midst of that, it would take the process with it. */
  #rest(): void {
    // A reply that is still on its way must not let the program end before the thread has.
    if (this.#pending.size === 0 && this.#isOpen && !this.#isClosing) this.#worker.unref()
  }

  #settle(reply: Reply): void {
    if ("fatal" in reply) this.#end(raised(reply.fatal))
    else if ("isOpen" in reply) {
      this.#isOpen = true
      this.#rest()
    } else if ("moveLog" in reply) this.#manner.moveLog?.()
    else if ("isHeldUp" in reply) this.isHeldUp = reply.isHeldUp
    else if ("failure" in reply) this.#take(reply.id)?.reject(raised(reply.failure))
    else this.#take(reply.id)?.resolve(reply.value)
  }

  #end(error: MemoryError): void {
    this.isOver = true
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error)
  }
}

/** Whether an aborted call is over for the caller. */
function isOff(claim: Claim | undefined, { begun }: Manner): boolean {
  return claim === undefined || withdraw(claim) || begun === "abandoned"
}

function cancelled(signal: AbortSignal | undefined): MemoryError {
  return new MemoryError("cancelled", "The call was cancelled", { cause: signal?.reason })
}

function lost(path: string, cause?: unknown): MemoryError {
  return new MemoryError("store_unavailable", `The thread that serves ${path} ended unexpectedly`, {
    remedy: "Try again: it is started anew. What was written and not acknowledged may or may not be there.",
    ...(cause !== undefined && { cause }),
  })
}

function untravelled(cause: unknown): MemoryError {
  return new MemoryError("options_invalid", "A value of this call is no plain data and cannot be stored", { cause })
}

import { Worker } from "node:worker_threads"
import { MemoryError } from "@keepsake/core/plugin"
import { type CallClaim, newCallClaim, withdraw } from "./call-claim.ts"
import { toMemoryError } from "./failures.ts"
import type { CallTable, WorkerOptions, WorkerReply, WorkerRequest } from "./messages.ts"

/** RPC client for a worker thread. If the thread dies, pending calls fail and the next call starts a new one. An idle thread does not keep the process alive. */
export class WorkerClient<Calls extends CallTable> {
  readonly #script: URL
  readonly #options: WorkerOptions
  readonly #hooks: WorkerHooks
  #thread: Thread | undefined

  constructor(script: URL, options: WorkerOptions, hooks: WorkerHooks) {
    this.#script = script
    this.#options = options
    this.#hooks = hooks
  }

  /** Calls are answered in order. An aborted call that was not started rejects with `cancelled` and is not executed. */
  call<Op extends keyof Calls & string>(
    op: Op,
    args: Parameters<Calls[Op]>,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Calls[Op]>>> {
    // The worker answers each name of the table with its function's return value.
    return this.start().call(op, args, signal) as Promise<Awaited<ReturnType<Calls[Op]>>>
  }

  /** Starts the thread if it is not running. */
  start(): Thread {
    if (this.#thread === undefined || this.#thread.isOver) {
      this.#hooks.onStart?.()
      this.#thread = new Thread(this.#script, this.#options, this.#hooks)
    }
    return this.#thread
  }

  /** Whether calls wait for another process's lock. */
  get isLocked(): boolean {
    return this.#thread?.isLocked === true
  }

  /** Resolves when all calls are answered and the thread has ended. */
  async close(): Promise<void> {
    await this.#thread?.close()
    this.#thread = undefined
  }
}

interface WorkerHooks {
  /** What happens when a call is aborted after the worker started it: a read is abandoned, a write is awaited, because it will be committed. */
  readonly abortPolicy: "abandon" | "await"
  /** Called before a thread is started, the first one or a replacement. */
  readonly onStart?: () => void
  /** Called when the worker requests a checkpoint. */
  readonly onCheckpointRequest?: () => void
}

interface Pending {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: MemoryError) => void
}

/** One worker thread from start to end. */
class Thread {
  readonly #worker: Worker
  readonly #pending = new Map<number, Pending>()
  readonly #ended: Promise<void>
  #calls = 0
  isOver = false
  isLocked = false
  #isOpen = false
  #isClosing = false
  readonly #hooks: WorkerHooks
  readonly #outbox: WorkerRequest[] = []

  constructor(script: URL, options: WorkerOptions, hooks: WorkerHooks) {
    this.#hooks = hooks
    // The process's flags are for its main module; some, like `--input-type`, would end a worker thread.
    this.#worker = new Worker(script, { workerData: options, execArgv: [] })
    this.#worker.unref()
    this.#worker.on("message", (replies: readonly WorkerReply[]) => {
      for (const reply of replies) this.#settle(reply)
    })
    this.#worker.on("error", (error) => this.#end(threadLostError(options.path, error)))
    this.#ended = new Promise((resolve) => {
      this.#worker.once("exit", () => {
        this.#end(threadLostError(options.path))
        resolve()
      })
    })
  }

  call(op: string, args: readonly unknown[], signal: AbortSignal | undefined): Promise<unknown> {
    const id = ++this.#calls
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(cancelledError(signal))
      const claim = signal && newCallClaim()
      const abort = (): void => {
        if (isSettledOnAbort(claim, this.#hooks)) this.#take(id)?.reject(cancelledError(signal))
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

  /** Batches the requests of one turn of the event loop, because waking a thread costs more than most calls. */
  #send(request: WorkerRequest): void {
    if (this.#outbox.length === 0) setImmediate(() => this.#post(this.#outbox.splice(0)))
    this.#outbox.push(request)
  }

  #post(requests: readonly WorkerRequest[]): void {
    try {
      this.#worker.postMessage(requests)
    } catch (error) {
      // One request contains a value that cannot be cloned; the others are sent separately.
      const [first] = requests
      if (requests.length > 1) for (const request of requests) this.#post([request])
      else if (first !== undefined && "id" in first) this.#take(first.id)?.reject(notCloneableError(error))
    }
  }

  #take(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    this.#unrefIfIdle()
    return pending
  }

  /** Lets the process exit while the thread is idle. Not while it loads the driver: terminating it then would crash the process. */
  #unrefIfIdle(): void {
    // The process must not exit before the thread has ended, even if a reply is still in transit.
    if (this.#pending.size === 0 && this.#isOpen && !this.#isClosing) this.#worker.unref()
  }

  #settle(reply: WorkerReply): void {
    if ("fatal" in reply) this.#end(toMemoryError(reply.fatal))
    else if ("isOpen" in reply) {
      this.#isOpen = true
      this.#unrefIfIdle()
    } else if ("checkpoint" in reply) this.#hooks.onCheckpointRequest?.()
    else if ("isLocked" in reply) this.isLocked = reply.isLocked
    else if ("failure" in reply) this.#take(reply.id)?.reject(toMemoryError(reply.failure))
    else this.#take(reply.id)?.resolve(reply.value)
  }

  #end(error: MemoryError): void {
    this.isOver = true
    for (const id of [...this.#pending.keys()]) this.#take(id)?.reject(error)
  }
}

/** Whether an aborted call settles immediately. */
function isSettledOnAbort(claim: CallClaim | undefined, { abortPolicy }: WorkerHooks): boolean {
  return claim === undefined || withdraw(claim) || abortPolicy === "abandon"
}

function cancelledError(signal: AbortSignal | undefined): MemoryError {
  return new MemoryError("cancelled", "The call was cancelled", { cause: signal?.reason })
}

function threadLostError(path: string, cause?: unknown): MemoryError {
  return new MemoryError("store_unavailable", `The thread that serves ${path} ended unexpectedly`, {
    remedy: "Try again: a new thread is started. Unacknowledged writes may or may not be stored.",
    ...(cause !== undefined && { cause }),
  })
}

function notCloneableError(cause: unknown): MemoryError {
  return new MemoryError("options_invalid", "A value of this call is no plain data and cannot be stored", { cause })
}

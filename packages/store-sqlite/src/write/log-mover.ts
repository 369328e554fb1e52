import { extname } from "node:path"
import { Worker } from "node:worker_threads"

/** Moves the log into the database in a thread of its own, started when first needed: it waits for the disk, and no write waits for it. */
export class LogMover {
  readonly #path: string
  #thread: Worker | undefined
  #isMoving = false

  constructor(path: string) {
    this.#path = path
  }

  /** Begins, unless it is at it already. What could not be moved now is moved the next time. */
  move(): void {
    if (this.#isMoving) return
    this.#isMoving = true
    this.#thread ??= this.#start()
    this.#thread.postMessage(null)
  }

  /** Resolves when the thread has ended. */
  async close(): Promise<void> {
    await this.#thread?.terminate()
  }

  #start(): Worker {
    const thread = new Worker(
      new URL(`./checkpoint-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url),
      {
        workerData: this.#path,
      },
    )
    thread.unref()
    const over = (): void => {
      this.#isMoving = false
    }
    thread.on("message", over)
    thread.on("error", over)
    thread.on("exit", () => {
      over()
      this.#thread = undefined
    })
    return thread
  }
}

import { extname, resolve } from "node:path"
import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { HitsAtHand } from "./at-hand/hits-at-hand.ts"
import { roomForSigns } from "./at-hand/signs.ts"
import type { LogCalls } from "./log/log-worker.ts"
import type { ReadCalls } from "./read/read-calls.ts"
import { isFull } from "./thread/failures.ts"
import type { ReaderOptions, WorkerOptions } from "./thread/messages.ts"
import { requireNode } from "./thread/node-version.ts"
import { WorkerLine } from "./thread/worker-line.ts"
import type { WriteCalls } from "./write/write-calls.ts"

export interface SqliteFileOptions {
  /** Relative to the working directory, or absolute. The folder must exist; the file is made. */
  readonly path: string
  /** `normal`, the default, survives the death of the process; `full` waits for the disk and survives a power cut. */
  readonly durability?: "normal" | "full"
  /** How long a call waits while another process holds a lock before it is `too_busy`; 30,000 ms unless said. */
  readonly lockPatienceMs?: number
}

/** Bytes of JSON. */
const MOST_AT_HAND = 8 * 1024 * 1024

/** One database file with a thread that reads, one that writes and one that moves the log between; the caller's thread never touches the disk. */
export class SqliteFile implements AsyncDisposable {
  readonly path: string
  /** Hits that were read from this file. */
  readonly atHand: HitsAtHand
  readonly #reader: WorkerLine<ReadCalls>
  readonly #writer: WorkerLine<WriteCalls>
  readonly #log: WorkerLine<LogCalls>
  #opening: Promise<void> | undefined
  #closing: Promise<void> | undefined
  #isMovingLog = false
  #damage: MemoryError | undefined
  /** The last write found no room. */
  #isFull = false
  #users = 0

  /** Opens nothing. `options_invalid` on a Node that cannot run SQLite, and for a path that names no file. */
  constructor({ path, durability = "normal", lockPatienceMs = 30_000 }: SqliteFileOptions) {
    requireNode()
    if (path.trim() === "" || path === ":memory:") {
      throw new MemoryError(
        "options_invalid",
        `"${path}" names no file, and the SQLite store keeps everything in one`,
        {
          remedy: "Give a path, or leave the store out: the built-in store keeps memories in the process.",
        },
      )
    }
    this.path = resolve(path)
    const options: WorkerOptions = { path: this.path, durability, lockPatienceMs }
    const reading: ReaderOptions = { ...options, signs: roomForSigns() }
    this.atHand = new HitsAtHand(reading.signs, MOST_AT_HAND)
    this.#reader = new WorkerLine(workerScript("read/read-worker"), reading, {
      begun: "abandoned",
      // It opens whatever file stands at the path by then.
      started: () => this.atHand.clear(),
    })
    this.#writer = new WorkerLine(workerScript("write/write-worker"), options, {
      begun: "awaited",
      moveLog: () => this.#moveLog(),
    })
    this.#log = new WorkerLine(workerScript("log/log-worker"), options, { begun: "abandoned" })
  }

  /** Makes or migrates the file and starts both threads. A failed opening is tried again by the next call. */
  open(): Promise<void> {
    this.#opening ??= this.#start().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async read<Op extends keyof ReadCalls>(op: Op, args: Parameters<ReadCalls[Op]>, call?: CallOptions) {
    await this.#ready(call)
    return this.#reader.call(op, args, call?.signal).catch(this.#noted)
  }

  /**
   * Resolves when it is committed. An aborted signal ends with `cancelled` only what is then never made; what is being committed is answered.
   * Once damage was met every write is `store_corrupt`: what would be written now is lost when a backup takes the file's place.
   */
  async write<Op extends keyof WriteCalls>(op: Op, args: Parameters<WriteCalls[Op]>, call?: CallOptions) {
    await this.#ready(call)
    if (this.#damage !== undefined) throw this.#damage
    try {
      const made = await this.#writer.call(op, args, call?.signal)
      this.#isFull = false
      return made
    } catch (error) {
      if (isFull(error)) this.#isFull = true
      return this.#noted(error)
    }
  }

  /** What keeps writes from being made at this moment. */
  get problems(): readonly string[] {
    if (this.#damage !== undefined) return [`${this.path} is damaged: nothing more is written until it is restored`]
    if (this.#isFull)
      return [`There is no space left for ${this.path}, or its disk fails: nothing is written until there is`]
    return this.#writer.isHeldUp ? [`Another process holds the write lock of ${this.path}: writes wait`] : []
  }

  /** For a store or state on this file: the file closes when the last of them lets go. */
  attach(): () => Promise<void> {
    this.#users++
    let isAttached = true
    return async () => {
      if (!isAttached) return
      isAttached = false
      if (--this.#users === 0) await this[Symbol.asyncDispose]()
    }
  }

  /** Answers what was called, then closes the file. Every later call is `store_unavailable`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing ??= this.#close()
    await this.#closing
  }

  readonly #noted = (error: unknown): never => {
    if (MemoryError.is(error) && error.code === "store_corrupt") this.#damage ??= error
    throw error
  }

  async #start(): Promise<void> {
    // Both threads load at the same time; the reader opens, at its first call, what the writer made and migrated.
    this.#reader.start()
    await this.#writer.call("ready", [])
    await this.#reader.call("ready", [])
  }

  async #close(): Promise<void> {
    await this.#opening?.catch(() => {})
    await this.#reader.close()
    await this.#log.close()
    await this.#writer.close()
  }

  /** Nobody waits for it; what could not be moved now is moved the next time. */
  #moveLog(): void {
    if (this.#isMovingLog || this.#closing !== undefined) return
    this.#isMovingLog = true
    const over = (): void => {
      this.#isMovingLog = false
    }
    this.#log.call("move", []).then(over, over)
  }

  async #ready(call: CallOptions | undefined): Promise<void> {
    if (this.#closing !== undefined) throw new MemoryError("store_unavailable", `${this.path} is closed`)
    await untilAborted(this.open(), call?.signal)
  }
}

/** Beside this module, in the language that it is in: `.ts` from the sources, `.js` when built. */
function workerScript(name: string): URL {
  return new URL(`./${name}${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
}

function untilAborted(opening: Promise<void>, signal: AbortSignal | undefined): Promise<void> {
  if (signal === undefined) return opening
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(new MemoryError("cancelled", "The call was cancelled", { cause: signal.reason }))
    if (signal.aborted) abort()
    signal.addEventListener("abort", abort, { once: true })
    opening.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort))
  })
}

import { extname, resolve } from "node:path"
import { type CallOptions, MemoryError } from "@keepsake/core/plugin"
import { HitCache } from "./cache/hit-cache.ts"
import { allocatePresence } from "./cache/shared-presence.ts"
import { type FileEncryption, rawEncryption } from "./encryption/file-encryption.ts"
import type { LogCalls } from "./log/log-worker.ts"
import type { ReadCalls } from "./read/read-calls.ts"
import { isFull } from "./thread/failures.ts"
import type { ReaderOptions, WorkerOptions } from "./thread/messages.ts"
import { requireNode } from "./thread/node-version.ts"
import { allocateOwnWrites } from "./thread/own-writes.ts"
import { WorkerClient } from "./thread/worker-client.ts"
import type { WriteCalls } from "./write/write-calls.ts"

export interface SqliteFileOptions {
  /** Path of the database file, absolute or relative to the working directory. The folder must exist; the file is created. */
  readonly path: string
  /** `normal` survives a crash of the process, `full` also a power failure, because it waits for the disk. Defaults to `normal`. */
  readonly durability?: "normal" | "full"
  /** How long a call waits for another process's lock before it fails with `too_busy`. Defaults to 30,000 ms. */
  readonly lockPatienceMs?: number
  /** Encrypts the file, its log and its copies. The wrong key, or a plain file, is `options_invalid`. Defaults to none. */
  readonly encryption?: FileEncryption | undefined
}

/** Size of the cached hits' JSON. */
const HIT_CACHE_BYTES = 8 * 1024 * 1024

/** A database file with one thread for reads, one for writes and one for checkpoints. The caller's thread never accesses the disk. */
export class SqliteFile implements AsyncDisposable {
  readonly path: string
  /** Cache of hits that were read from this file. */
  readonly hitCache: HitCache
  readonly #reader: WorkerClient<ReadCalls>
  readonly #writer: WorkerClient<WriteCalls>
  readonly #log: WorkerClient<LogCalls>
  #opening: Promise<void> | undefined
  #closing: Promise<void> | undefined
  #isCheckpointing = false
  #damage: MemoryError | undefined
  /** The last write found no room. */
  #isFull = false
  #users = 0

  /** Opens nothing. `options_invalid` on a Node version that cannot run SQLite, and for an invalid path. */
  constructor({ path, durability = "normal", lockPatienceMs = 30_000, encryption }: SqliteFileOptions) {
    requireNode()
    if (path.trim() === "" || path === ":memory:") {
      throw new MemoryError(
        "options_invalid",
        `"${path}" names no file, and the SQLite store keeps everything in one`,
        { remedy: "Give a path, or leave the store out: the built-in store keeps memories in the process." },
      )
    }
    this.path = resolve(path)
    const raw = rawEncryption(encryption, this.path)
    const options: WorkerOptions = {
      path: this.path,
      durability,
      lockPatienceMs,
      ownWrites: allocateOwnWrites(),
      ...(raw && { encryption: raw }),
    }
    const reading: ReaderOptions = { ...options, signs: allocatePresence() }
    this.hitCache = new HitCache(reading.signs, HIT_CACHE_BYTES)
    this.#reader = new WorkerClient(workerScript("read/read-worker"), reading, {
      abortPolicy: "abandon",
      // A new reader opens the file that is at the path by then, which may be another one.
      onStart: () => this.hitCache.clear(),
    })
    this.#writer = new WorkerClient(workerScript("write/write-worker"), options, {
      abortPolicy: "await",
      onCheckpointRequest: () => this.#checkpoint(),
    })
    this.#log = new WorkerClient(workerScript("log/log-worker"), options, { abortPolicy: "abandon" })
  }

  /** Creates or migrates the file and starts the threads. The next call retries a failed opening. */
  open(): Promise<void> {
    this.#opening ??= this.#start().catch((error: unknown) => {
      this.#opening = undefined
      throw error
    })
    return this.#opening
  }

  async read<Op extends keyof ReadCalls>(op: Op, args: Parameters<ReadCalls[Op]>, call?: CallOptions) {
    await this.#ready(call)
    return this.#reader.call(op, args, call?.signal).catch(this.#recordDamage)
  }

  /**
   * Resolves after the commit. An aborted call rejects with `cancelled` only if it will not be executed; one that is being committed is answered.
   * After damage was detected, every write is `store_corrupt`: it would be lost when a backup replaces the file.
   */
  async write<Op extends keyof WriteCalls>(op: Op, args: Parameters<WriteCalls[Op]>, call?: CallOptions) {
    await this.#ready(call)
    if (this.#damage !== undefined) throw this.#damage
    try {
      const result = await this.#writer.call(op, args, call?.signal)
      this.#isFull = false
      return result
    } catch (error) {
      if (isFull(error)) this.#isFull = true
      return this.#recordDamage(error)
    }
  }

  /** Problems that currently prevent writes. */
  get problems(): readonly string[] {
    if (this.#damage !== undefined) return [`${this.path} is damaged: nothing more is written until it is restored`]
    if (this.#isFull) return [`No space is left for ${this.path}, or its disk fails: writes fail until this is fixed`]
    return this.#writer.isLocked ? [`Another process holds the write lock of ${this.path}: writes wait`] : []
  }

  /** Registers a store or state that uses this file. The file closes when the last of them calls the returned function. */
  attach(): () => Promise<void> {
    this.#users++
    let isAttached = true
    return async () => {
      if (!isAttached) return
      isAttached = false
      if (--this.#users === 0) await this[Symbol.asyncDispose]()
    }
  }

  /** Answers pending calls, then closes the file. Later calls are `store_unavailable`. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing ??= this.#close()
    await this.#closing
  }

  readonly #recordDamage = (error: unknown): never => {
    if (MemoryError.is(error) && error.code === "store_corrupt") this.#damage ??= error
    throw error
  }

  async #start(): Promise<void> {
    // Both threads load concurrently. The reader opens the file at its first call, after the writer has created or migrated it.
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

  /** Not awaited: what could not be checkpointed now is checkpointed the next time. */
  #checkpoint(): void {
    if (this.#isCheckpointing || this.#closing !== undefined) return
    this.#isCheckpointing = true
    const over = (): void => {
      this.#isCheckpointing = false
    }
    this.#log.call("move", []).then(over, over)
  }

  async #ready(call: CallOptions | undefined): Promise<void> {
    if (this.#closing !== undefined) throw new MemoryError("store_unavailable", `${this.path} is closed`)
    await untilAborted(this.open(), call?.signal)
  }
}

/** The script next to this module, with the same extension: `.ts` in the sources, `.js` when built. */
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

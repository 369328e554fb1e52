import { createHash } from "node:crypto"
import { once } from "node:events"
import { Worker } from "node:worker_threads"
import { type Embedder, type Embedding, type EmbedOptions, MemoryError } from "@keepsake/core/plugin"
import type { EmbedAnswer, EmbedJob, LocalModelOptions } from "./messages.ts"
import { createFolderError, type ModelFolder, readModelFolder } from "./model-folder.ts"

interface LocalOptions {
  readonly folder: string
  readonly queryPrefix?: string | undefined
  readonly documentPrefix?: string | undefined
  readonly maxTokens?: number | undefined
}

/** Documents are computed in pieces of this size, between which a query is computed first. */
const PIECE = 8
const MAX_BATCH = 64

interface Waiting {
  readonly texts: readonly string[]
  readonly signal: AbortSignal | undefined
  readonly resolve: (vectors: readonly Float32Array[]) => void
  readonly reject: (failure: unknown) => void
}

/** Embeds in a worker thread with one model. A query waits for at most one piece of documents. */
export class LocalEmbedder implements Embedder {
  readonly maxBatch = MAX_BATCH
  readonly #options: LocalOptions
  readonly #queries: Waiting[] = []
  readonly #documents: Waiting[] = []
  #prefixes = { query: "", document: "" }
  #worker: Worker | undefined
  #running: Waiting | undefined
  #name = ""
  #dimensions = 0

  constructor(options: LocalOptions) {
    this.#options = options
  }

  get space(): string {
    return `local/${this.#name}/${this.#dimensions}`
  }

  get dimensions(): number {
    return this.#dimensions
  }

  /** Loads the model; `options_invalid` for a folder or a file that is none. */
  async open(): Promise<void> {
    const { folder, queryPrefix, documentPrefix, maxTokens } = this.#options
    const found = await readModelFolder(folder)
    this.#prefixes = { query: queryPrefix ?? found.queryPrefix, document: documentPrefix ?? found.documentPrefix }
    const { modelFile, tokenizerFile, tokenizerConfigFile, pooling } = found
    const workerData: LocalModelOptions = {
      modelFile,
      tokenizerFile,
      tokenizerConfigFile,
      pooling,
      maxTokens: maxTokens ?? found.maxTokens,
    }
    const worker = new Worker(new URL("./embed-worker.js", import.meta.url), { workerData })
    const first = await firstAnswer(worker).catch((cause: unknown) => {
      throw createFolderError(folder, `cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`)
    })
    if (first.kind !== "ready") {
      await worker.terminate()
      throw createFolderError(folder, `cannot be used: ${first.kind === "failed" ? first.why : "it did not load"}`)
    }
    this.#name = spaceName(found, this.#prefixes.document)
    this.#dimensions = first.dimensions
    worker.on("message", (answer: EmbedAnswer) => this.#settle(answer))
    worker.on("error", (cause) => this.#end(new MemoryError("upstream_failed", "The local model ended", { cause })))
    // For example out of memory, or ended by the native runtime: nobody waits forever.
    worker.on("exit", () => this.#end(new MemoryError("upstream_failed", "The local model ended")))
    worker.unref()
    this.#worker = worker
  }

  async embed(texts: readonly string[], { as = "document", signal }: EmbedOptions = {}): Promise<readonly Embedding[]> {
    const prefixed = texts.map((text) => `${this.#prefixes[as]}${text.toWellFormed()}`)
    const pieces: Promise<readonly Float32Array[]>[] = []
    for (let at = 0; at < prefixed.length; at += PIECE) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly Float32Array[]>()
      const queue = as === "query" ? this.#queries : this.#documents
      queue.push({ texts: prefixed.slice(at, at + PIECE), signal, resolve, reject })
      pieces.push(promise)
    }
    this.#next()
    const vectors = await Promise.all(pieces)
    return vectors.flat().map((values) => ({ space: this.space, values }))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const worker = this.#worker
    this.#end(new MemoryError("store_unavailable", "The embedder was closed"))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#running !== undefined) return
    const waiting = this.#queries.shift() ?? this.#documents.shift()
    if (waiting === undefined) return
    if (waiting.signal?.aborted === true) {
      waiting.reject(new MemoryError("cancelled", "The embedding was cancelled"))
      this.#next()
      return
    }
    if (this.#worker === undefined) {
      waiting.reject(new MemoryError("store_unavailable", "The embedder is not open"))
      this.#next()
      return
    }
    this.#running = waiting
    const job: EmbedJob = { texts: waiting.texts }
    this.#worker.postMessage(job)
  }

  #settle(answer: EmbedAnswer): void {
    const running = this.#running
    this.#running = undefined
    if (answer.kind === "vectors") running?.resolve(answer.vectors)
    else running?.reject(new MemoryError("upstream_failed", answer.kind === "failed" ? answer.why : "No vectors"))
    this.#next()
  }

  #end(failure: MemoryError): void {
    this.#worker = undefined
    for (const waiting of [this.#running, ...this.#queries.splice(0), ...this.#documents.splice(0)]) {
      waiting?.reject(failure)
    }
    this.#running = undefined
  }
}

/** The folder's name with the beginning of a hash: other weights, or another prefix of documents, are another space. */
function spaceName({ name, hash }: ModelFolder, documentPrefix: string): string {
  const prepared = documentPrefix === "" ? hash : createHash("sha256").update(`${hash} ${documentPrefix}`).digest("hex")
  return `${name}@${prepared.slice(0, 8)}`
}

/** The first of the answers of `embed-worker.ts`. Rejects if the thread fails or ends without one. */
async function firstAnswer(worker: Worker): Promise<EmbedAnswer> {
  const { promise, reject } = Promise.withResolvers<never>()
  worker.once("exit", (code) => reject(new Error(`its thread ended with ${code}`)))
  promise.catch(() => undefined)
  const [first] = (await Promise.race([once(worker, "message"), promise])) as [EmbedAnswer]
  return first
}

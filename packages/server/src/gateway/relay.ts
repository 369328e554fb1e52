import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import { within } from "@keepsake/core/plugin"
import type { Dispatcher } from "undici"
import { Rejection } from "../rejection.ts"
import { sendError } from "./errors.ts"
import { returnedHeaders } from "./headers.ts"
import { HOLD_REPLY_MS } from "./hold-reply.ts"
import type { RegisteredProvider } from "./providers/providers.ts"
import type { ReadScheduler } from "./read-scheduler.ts"
import { type CopyBudget, ReplyCopy } from "./reply-copy.ts"

/** Is notified of the end of a reply. Exactly one of `ended` and `refused` is called, once. */
export interface ReplyListener {
  /** Whether the last event of a stream begins in this chunk, as far as one chunk can tell. */
  beginsLastEvent(chunk: Buffer): boolean
  /** The upstream responded 2xx, and the reply has ended or was interrupted by either side. */
  ended(copy: ReplyCopy): Promise<void>
  /** The upstream did not respond, or not with 2xx. */
  refused(): void
}

export interface RelayParts {
  readonly res: ServerResponse
  readonly provider: RegisteredProvider
  /** Added to the headers of the reply. */
  readonly headers: Readonly<Record<string, string>>
  readonly listener: ReplyListener | undefined
  readonly budget: CopyBudget
  readonly scheduler: ReadScheduler
  /** Called if the client disconnected before the end of its response. */
  readonly onGone: () => void
}

/**
 * Forwards the upstream's reply to the client, byte for byte as it arrives. With a listener, the bytes that complete the reply wait for
 * `ended`, at most 50 ms; the very last byte, without which a reply has not ended, waits up to 600 ms, or 150 while another process holds the
 * database's lock. If the upstream's connection breaks, so does the client's; if the client disconnects, the upstream request is aborted.
 */
export class Relay implements Dispatcher.DispatchHandler {
  /** Resolves when the client has its response or has disconnected. */
  readonly done: Promise<void>
  readonly #parts: RelayParts
  readonly #copy: ReplyCopy
  readonly #resolveDone: () => void
  #controller: Dispatcher.DispatchController | undefined
  #gone = false
  #brokeOff = false
  #listening = false
  #hasBegun = false
  #isEventStream = false
  #bytesLeft: number | undefined
  #heldChunks: Buffer[] | undefined
  #heldBytes = 0
  #notified: Promise<unknown> | undefined

  constructor(parts: RelayParts) {
    this.#parts = parts
    const { promise, resolve } = Promise.withResolvers<void>()
    this.done = promise
    this.#resolveDone = resolve
    this.#copy = new ReplyCopy(parts.budget)
    parts.res.once("close", this.#onClose)
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#gone) controller.abort(new Error("The client went away"))
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    statusMessage?: string,
  ): void {
    if (status < 200) return
    this.#listening = this.#parts.listener !== undefined && status < 300
    if (!this.#listening) this.#refuse()
    const contentType = String(headers["content-type"] ?? "")
    const encoding = String(headers["content-encoding"] ?? "")
    if (this.#listening) {
      this.#copy.start(contentType, encoding)
      this.#isEventStream = encoding === "" && contentType.startsWith("text/event-stream")
      if (headers["content-length"] !== undefined) this.#bytesLeft = Number(headers["content-length"])
    }
    this.#parts.res.writeHead(status, statusMessage, returnedHeaders(headers, this.#parts.headers))
    if (headers["content-length"] === undefined) setImmediate(this.#flushHeaders)
    if (this.#parts.res.destroyed) controller.abort(new Error("The client went away"))
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#hasBegun = true
    if (!this.#listening) {
      this.#write(controller, chunk)
      return
    }
    if (this.#notified === undefined) this.#copy.add(chunk)
    if (this.#bytesLeft !== undefined) this.#bytesLeft -= chunk.length
    if (this.#notified === undefined && this.#heldChunks === undefined && this.#completes(chunk)) this.#heldChunks = []
    if (this.#heldChunks === undefined) {
      this.#write(controller, chunk)
      return
    }
    this.#heldChunks.push(chunk)
    this.#heldBytes += chunk.length
    // Reading pauses until the held bytes are released.
    if (this.#heldBytes > MAX_HELD_BYTES) controller.pause()
    if (this.#notified === undefined && (!this.#isEventStream || endsEvent(chunk)))
      this.#whenNotified(() => this.#release())
  }

  onResponseEnd(): void {
    if (!this.#listening) {
      this.#parts.res.end()
      return
    }
    this.#whenNotified(() => {
      this.#release()
      this.#parts.res.end()
    })
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    if (!this.#parts.res.headersSent) this.#listening = false
    this.#copy.breakOff()
    if (!this.#listening) this.#refuse()
    if (this.#gone) {
      void this.#notify().then(this.#resolveDone)
    } else if (this.#parts.res.headersSent) {
      this.#whenNotified(() => this.#breakOff())
    } else {
      sendError(
        this.#parts.res,
        error instanceof Rejection ? error : upstreamUnreachable(error, this.#parts.provider),
        this.#parts.headers,
      )
    }
  }

  /** Sends the headers before the first chunk, unless that has arrived already and is sent with them. */
  readonly #flushHeaders = () => {
    if (!this.#hasBegun && !this.#parts.res.writableEnded && !this.#parts.res.destroyed) this.#parts.res.flushHeaders()
  }

  /** Whether this chunk completes the reply, as far as one can know before the upstream ends it. */
  #completes(chunk: Buffer): boolean {
    if (this.#bytesLeft !== undefined) return this.#bytesLeft <= 0
    return this.#isEventStream && this.#parts.listener?.beginsLastEvent(chunk) === true
  }

  /** Notifies the listener of the end of the reply; resolves when the reply may end. */
  #notify(): Promise<unknown> {
    if (!this.#listening || this.#parts.listener === undefined) return Promise.resolve()
    this.#notified ??= this.#parts.listener.ended(this.#copy)
    return this.#notified
  }

  /** Ends the reply when the listener has finished. All bytes but the last are sent after 50 ms at most. */
  #whenNotified(end: () => void): void {
    const told = this.#notify()
    void within(told, HOLD_REPLY_MS).then(() => this.#releaseAllButLast())
    void told.then(end)
  }

  #refuse(): void {
    if (this.#notified !== undefined) return
    this.#notified = Promise.resolve()
    this.#parts.listener?.refused()
  }

  #releaseAllButLast(): void {
    const held = this.#heldChunks === undefined ? undefined : Buffer.concat(this.#heldChunks)
    if (held === undefined || held.length < 2 || this.#parts.res.destroyed) return
    this.#parts.res.write(held.subarray(0, -1))
    this.#heldChunks = [held.subarray(-1)]
  }

  #release(): void {
    const held = this.#heldChunks
    this.#heldChunks = undefined
    if (held === undefined || this.#parts.res.destroyed) return
    for (const chunk of held) this.#parts.res.write(chunk)
    if (this.#heldBytes <= MAX_HELD_BYTES) return
    if (this.#parts.res.writableNeedDrain) this.#parts.res.once("drain", () => this.#controller?.resume())
    else this.#controller?.resume()
  }

  #write(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#parts.res.write(chunk) || this.#parts.res.destroyed) {
      this.#parts.scheduler.yieldAfterChunk(controller)
      return
    }
    controller.pause()
    this.#parts.res.once("drain", () => this.#parts.scheduler.resume(controller))
  }

  /** Sends what has arrived, then closes the connection. */
  #breakOff(): void {
    this.#brokeOff = true
    this.#release()
    if (this.#parts.res.writableNeedDrain) this.#parts.res.once("drain", () => this.#parts.res.destroy())
    else this.#parts.res.destroy()
  }

  readonly #onClose = () => {
    if (this.#parts.res.writableFinished) return this.#resolveDone()
    this.#gone = true
    this.#copy.breakOff()
    this.#controller?.abort(new Error("The client went away"))
    if (!this.#brokeOff) this.#parts.onGone()
    if (this.#notified === undefined && this.#listening) void this.#notify().then(this.#resolveDone)
    else this.#resolveDone()
  }
}

/** Maximum number of held bytes before reading from the upstream pauses. */
const MAX_HELD_BYTES = 1024 * 1024

function endsEvent(chunk: Buffer): boolean {
  if (chunk.at(-1) !== LINE_FEED) return false
  return chunk.at(-2) === LINE_FEED || (chunk.at(-2) === CARRIAGE_RETURN && chunk.at(-3) === LINE_FEED)
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** Error codes if the process or the machine has no file descriptor left. */
const FILE_LIMIT_CODES: ReadonlySet<string> = new Set(["EMFILE", "ENFILE"])

/** The error if the upstream could not be reached. */
export function upstreamUnreachable(error: Error, provider: RegisteredProvider): Rejection {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name
  if (FILE_LIMIT_CODES.has(code)) {
    return new Rejection(
      503,
      "too_few_files",
      `Keepsake cannot open more connections (${code}); the upstream was not called.`,
      "Try again in a moment, and let its process open more files: ulimit -n 1024.",
    )
  }
  return new Rejection(
    502,
    "upstream_unreachable",
    `The upstream did not answer (${code}).`,
    `Check that it runs and that ${baseUrlSetting(provider)} names it.`,
  )
}

/** The setting of a provider's upstream, by both of its names. */
export function baseUrlSetting({ name }: RegisteredProvider): string {
  return `upstream.${name}.baseUrl (KEEPSAKE_UPSTREAM_${name.toUpperCase()}_BASE_URL)`
}

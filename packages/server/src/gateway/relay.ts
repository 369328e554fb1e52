import type { IncomingHttpHeaders, ServerResponse } from "node:http"
import { within } from "@keepsake/core/plugin"
import type { Dispatcher } from "undici"
import { Rejection } from "../rejection.ts"
import { sendError } from "./errors.ts"
import { returnedHeaders } from "./headers.ts"
import { HOLD_MS } from "./hold.ts"
import { type CopyRoom, ReplyCopy } from "./reply-copy.ts"
import type { Provider } from "./routes.ts"

/** What memory wants to know of a reply. Exactly one of the two is called, once. */
export interface Listener {
  /** Whether the last event of a stream begins in this chunk, as far as one chunk can tell. */
  beginsLastEvent(chunk: Buffer): boolean
  /** The upstream answered 2xx, and its reply has ended or broken off, or the client has gone. */
  ended(copy: ReplyCopy): Promise<void>
  /** There was no answer, or none that is 2xx. */
  refused(): void
}

export interface RelayParts {
  readonly res: ServerResponse
  readonly provider: Provider
  /** Added to those of the reply. */
  readonly headers: Readonly<Record<string, string>>
  readonly listener: Listener | undefined
  readonly room: CopyRoom
  /** The client closed its connection before its answer had ended. */
  readonly onGone: () => void
}

/**
 * Passes the upstream's reply to the client, byte for byte as it comes. When somebody listens, the bytes that complete the reply wait for
 * `ended`, at most 50 ms, and then the very last of them, without which a reply has not ended, up to 600 ms, or 150 while
 * the database's lock is another's. A reply that breaks off is broken
 * off towards the client too; a client that goes away ends the upstream's work.
 */
export class Relay implements Dispatcher.DispatchHandler {
  /** Resolves when the client has its answer, or is gone. */
  readonly done: Promise<void>
  readonly #res: ServerResponse
  readonly #provider: Provider
  readonly #headers: Readonly<Record<string, string>>
  readonly #listener: Listener | undefined
  readonly #copy: ReplyCopy
  readonly #onGone: () => void
  readonly #finished: () => void
  #controller: Dispatcher.DispatchController | undefined
  #gone = false
  #brokeOff = false
  #listening = false
  #hasBegun = false
  #isEventStream = false
  #missing: number | undefined
  #held: Buffer[] | undefined
  #heldBytes = 0
  #told: Promise<unknown> | undefined

  constructor({ res, provider, headers, listener, room, onGone }: RelayParts) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.done = promise
    this.#finished = resolve
    this.#res = res
    this.#provider = provider
    this.#headers = headers
    this.#listener = listener
    this.#copy = new ReplyCopy(room)
    this.#onGone = onGone
    res.once("close", this.#onClose)
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
    this.#listening = this.#listener !== undefined && status < 300
    if (!this.#listening) this.#refuse()
    const contentType = String(headers["content-type"] ?? "")
    const encoding = String(headers["content-encoding"] ?? "")
    if (this.#listening) {
      this.#copy.started(contentType, encoding)
      this.#isEventStream = encoding === "" && contentType.startsWith("text/event-stream")
      if (headers["content-length"] !== undefined) this.#missing = Number(headers["content-length"])
    }
    this.#res.writeHead(status, statusMessage, returnedHeaders(headers, this.#headers))
    if (headers["content-length"] === undefined) setImmediate(this.#flushHeaders)
    if (this.#res.destroyed) controller.abort(new Error("The client went away"))
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#hasBegun = true
    if (!this.#listening) {
      this.#write(controller, chunk)
      return
    }
    if (this.#told === undefined) this.#copy.add(chunk)
    if (this.#missing !== undefined) this.#missing -= chunk.length
    if (this.#told === undefined && this.#held === undefined && this.#completes(chunk)) this.#held = []
    if (this.#held === undefined) {
      this.#write(controller, chunk)
      return
    }
    this.#held.push(chunk)
    this.#heldBytes += chunk.length
    // Until it is released, at the latest after `END_MS`, no more is read than this.
    if (this.#heldBytes > MOST_HELD) controller.pause()
    if (this.#told === undefined && (!this.#isEventStream || endsEvent(chunk))) this.#whenTold(() => this.#release())
  }

  onResponseEnd(): void {
    if (!this.#listening) {
      this.#res.end()
      return
    }
    this.#whenTold(() => {
      this.#release()
      this.#res.end()
    })
  }

  onResponseError(_controller: Dispatcher.DispatchController | undefined, error: Error): void {
    if (!this.#res.headersSent) this.#listening = false
    this.#copy.breakOff()
    if (!this.#listening) this.#refuse()
    if (this.#gone) {
      void this.#tell().then(this.#finished)
    } else if (this.#res.headersSent) {
      this.#whenTold(() => this.#breakOff())
    } else {
      sendError(this.#res, error instanceof Rejection ? error : unreachable(error, this.#provider), this.#headers)
    }
  }

  /** A stream's client hears at once that it was accepted; a first chunk that is there already takes the headers along. */
  readonly #flushHeaders = () => {
    if (!this.#hasBegun && !this.#res.writableEnded && !this.#res.destroyed) this.#res.flushHeaders()
  }

  /** These bytes are the reply's last, as far as can be told before the upstream ends. */
  #completes(chunk: Buffer): boolean {
    if (this.#missing !== undefined) return this.#missing <= 0
    return this.#isEventStream && this.#listener?.beginsLastEvent(chunk) === true
  }

  /** Tells the listener that the reply is over; resolves when the reply may end. */
  #tell(): Promise<unknown> {
    if (!this.#listening || this.#listener === undefined) return Promise.resolve()
    this.#told ??= this.#listener.ended(this.#copy)
    return this.#told
  }

  /** Lets the reply end when the listener has taken note; what it says goes on after 50 ms all the same. */
  #whenTold(end: () => void): void {
    const told = this.#tell()
    void within(told, HOLD_MS).then(() => this.#releaseAllButLast())
    void told.then(end)
  }

  #refuse(): void {
    if (this.#told !== undefined) return
    this.#told = Promise.resolve()
    this.#listener?.refused()
  }

  #releaseAllButLast(): void {
    const held = this.#held === undefined ? undefined : Buffer.concat(this.#held)
    if (held === undefined || held.length < 2 || this.#res.destroyed) return
    this.#res.write(held.subarray(0, -1))
    this.#held = [held.subarray(-1)]
  }

  #release(): void {
    const held = this.#held
    this.#held = undefined
    if (held === undefined || this.#res.destroyed) return
    for (const chunk of held) this.#res.write(chunk)
    if (this.#heldBytes <= MOST_HELD) return
    if (this.#res.writableNeedDrain) this.#res.once("drain", () => this.#controller?.resume())
    else this.#controller?.resume()
  }

  #write(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#res.write(chunk) || this.#res.destroyed) return
    controller.pause()
    this.#res.once("drain", () => controller.resume())
  }

  /** What has come so far still reaches the client. */
  #breakOff(): void {
    this.#brokeOff = true
    this.#release()
    if (this.#res.writableNeedDrain) this.#res.once("drain", () => this.#res.destroy())
    else this.#res.destroy()
  }

  readonly #onClose = () => {
    if (this.#res.writableFinished) return this.#finished()
    this.#gone = true
    this.#copy.breakOff()
    this.#controller?.abort(new Error("The client went away"))
    if (!this.#brokeOff) this.#onGone()
    if (this.#told === undefined && this.#listening) void this.#tell().then(this.#finished)
    else this.#finished()
  }
}

/** What may follow the beginning of a reply's end before no more is read until the turn is kept, in bytes. */
const MOST_HELD = 1024 * 1024

function endsEvent(chunk: Buffer): boolean {
  if (chunk.at(-1) !== LINE_FEED) return false
  return chunk.at(-2) === LINE_FEED || (chunk.at(-2) === CARRIAGE_RETURN && chunk.at(-3) === LINE_FEED)
}

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** No file descriptor is left for a connection, to this process or to the machine. */
const OWN_LIMITS: ReadonlySet<string> = new Set(["EMFILE", "ENFILE"])

/** What is answered where the upstream was not reached. */
export function unreachable(error: Error, provider: Provider): Rejection {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name
  if (OWN_LIMITS.has(code)) {
    return new Rejection(
      503,
      "too_few_files",
      `Keepsake may open no more connections (${code}); the upstream was not asked.`,
      "Try again in a moment, and let its process open more files: ulimit -n 1024.",
    )
  }
  return new Rejection(
    502,
    "upstream_unreachable",
    `The upstream did not answer (${code}).`,
    `Check that it runs and that upstream.${provider}.baseUrl (KEEPSAKE_UPSTREAM_${provider.toUpperCase()}_BASE_URL) names it.`,
  )
}

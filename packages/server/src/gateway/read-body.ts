import type { IncomingMessage } from "node:http"
import { Rejection } from "../rejection.ts"

/** Larger bodies are forwarded without memory. */
const MEMORY_LIMIT = 10 * 1024 * 1024
/** Larger bodies are rejected, unless they are multipart uploads. */
const HARD_LIMIT = 64 * 1024 * 1024
/** Equals the default timeout of OpenAI's and Anthropic's clients. */
const BODY_TIMEOUT_MS = 10 * 60 * 1000

/** A body that is forwarded while it arrives. `length` is the client's `content-length`. */
export interface StreamedBody {
  readonly kind: "passing"
  readonly bytes: AsyncIterable<Buffer>
  readonly length: number | undefined
}
export interface WholeBody {
  readonly kind: "whole"
  readonly bytes: Buffer
}

/** Reads a body; one over `MEMORY_LIMIT` is returned as a stream. Throws if the client disconnects, or takes longer than `timeoutMs`. */
export function readBody(req: IncomingMessage, timeoutMs = BODY_TIMEOUT_MS): Promise<WholeBody | StreamedBody> {
  const length = announcedLength(req)
  if (length !== undefined && length > MEMORY_LIMIT) return Promise.resolve(streamBody(req))
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const late = setTimeout(() => stop(tooSlow(timeoutMs)), timeoutMs)
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= MEMORY_LIMIT) return
      clearTimeout(late)
      req.pause().off("data", onData).off("end", onEnd).off("close", onClose)
      resolve({ kind: "passing", bytes: limitSize(prepend(chunks, bytesOf(req)), HARD_LIMIT), length })
    }
    const onEnd = () => {
      clearTimeout(late)
      req.off("close", onClose)
      const [first] = chunks
      resolve({
        kind: "whole",
        bytes: chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, size),
      })
    }
    const stop = (why: Error) => {
      clearTimeout(late)
      req.off("data", onData).off("end", onEnd).off("close", onClose)
      reject(why)
    }
    const onClose = () => stop(new Error("The client went away while it sent its request"))
    req.on("data", onData).on("end", onEnd).on("close", onClose).on("error", stop)
  })
}

/** The body as a stream, limited to `HARD_LIMIT` unless it is multipart. */
export function streamBody(req: IncomingMessage): StreamedBody {
  const length = announcedLength(req)
  if (isMultipart(req)) return { kind: "passing", bytes: bytesOf(req), length }
  if (length !== undefined && length > HARD_LIMIT) throw tooLarge()
  return { kind: "passing", bytes: length === undefined ? limitSize(bytesOf(req), HARD_LIMIT) : bytesOf(req), length }
}

export function hasBody(req: IncomingMessage): boolean {
  return req.headers["transfer-encoding"] !== undefined || (announcedLength(req) ?? 0) > 0
}

function announcedLength(req: IncomingMessage): number | undefined {
  const text = req.headers["content-length"]
  return text === undefined || req.headers["transfer-encoding"] !== undefined ? undefined : Number(text)
}

function isMultipart(req: IncomingMessage): boolean {
  return /^\s*multipart\//i.test(req.headers["content-type"] ?? "")
}

async function* bytesOf(req: IncomingMessage): AsyncGenerator<Buffer, void> {
  // Leaving early must not end the connection: the client still gets its answer.
  for await (const chunk of req.iterator({ destroyOnReturn: false }))
    yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
}

async function* prepend(read: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield* read
  yield* rest
}

async function* limitSize(bytes: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer, void> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > limit) throw tooLarge()
    yield chunk
  }
}

function tooSlow(patienceMs: number): Rejection {
  return new Rejection(
    408,
    "too_slow",
    `The request's body was not there after ${patienceMs / 60_000} minutes.`,
    "Send it in one go.",
  )
}

function tooLarge(): Rejection {
  return new Rejection(
    413,
    "too_large",
    "The request body is over 64 MiB, the most that passes.",
    "Send less, or upload files as multipart/form-data, which has no limit.",
  )
}

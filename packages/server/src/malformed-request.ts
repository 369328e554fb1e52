import type { Duplex } from "node:stream"

/** Responses to requests that Node could not parse, by Node's error code. */
const REASONS: Readonly<Record<string, readonly [status: string, code: string, message: string, remedy: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "limit_exceeded",
    "The address and the headers are over the limit of 16 KiB",
    "Send long texts in the body.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "request_timeout",
    "The request did not come in time",
    "Send it again.",
  ],
}
const DEFAULT_REASON = [
  "400 Bad Request",
  "request_unreadable",
  "This is no HTTP request",
  "Check the client.",
] as const

/** Answers in the format of all other errors and closes the connection. */
export function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const [status, code, message, remedy] = REASONS[error.code ?? ""] ?? DEFAULT_REASON
  const body = JSON.stringify({ error: { code, message, remedy } })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nx-content-type-options: nosniff\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
}

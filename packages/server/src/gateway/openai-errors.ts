import type { ServerResponse } from "node:http"

/** A request that Keepsake itself turns down. `code` is for programs; the sentence and the remedy are for people. */
export class Rejection extends Error {
  override readonly name = "Rejection"
  readonly status: number
  readonly code: string
  readonly remedy: string
  readonly param: string | null

  constructor(status: number, code: string, message: string, remedy: string, param: string | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.remedy = remedy
    this.param = param
  }
}

/** Answers in the shape that OpenAI's clients read: `{error: {message, type, param, code}}`, the remedy within the message. */
export function sendError(res: ServerResponse, error: Rejection, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  const body = JSON.stringify({
    error: {
      message: `${error.message} ${error.remedy}`,
      type: error.status < 500 ? "invalid_request_error" : "server_error",
      param: error.param,
      code: error.code,
    },
  })
  res.writeHead(error.status, {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  })
  res.end(body)
}

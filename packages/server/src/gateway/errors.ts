import type { IncomingMessage, ServerResponse } from "node:http"
import type { Rejection } from "../rejection.ts"
import { providerOf } from "./routes.ts"
import { sendJson } from "./send-json.ts"

/** Answers in the shape that clients of the API that was called read; the remedy stands within the message. */
export function sendError(res: ServerResponse, error: Rejection, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  const { req } = res
  const shape = providerOf(req.url ?? "/", req.headers) === "anthropic" ? forAnthropic : forOpenAI
  sendJson(res, error.status, shape(error), headers)
  endIfStillSending(req)
}

function forOpenAI({ status, param, code, messageWithRemedy: message }: Rejection): object {
  const type = status < 500 ? "invalid_request_error" : "server_error"
  return { error: { message, type, param, code } }
}

function forAnthropic({ status, messageWithRemedy: message }: Rejection): object {
  const type = anthropicTypes[status] ?? (status < 500 ? "invalid_request_error" : "api_error")
  return { type: "error", error: { type, message }, request_id: null }
}

/** Anthropic's documentation, "Errors". */
const anthropicTypes: Readonly<Record<number, string>> = {
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  408: "timeout_error",
  413: "request_too_large",
  429: "rate_limit_error",
}

/** How long a body that nobody reads may go on arriving before its connection is ended, in milliseconds. */
const LINGER_MS = 2_000

/** A client that is told no in the middle of its upload gets a moment to read it. */
function endIfStillSending(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.resume()
  const timer = setTimeout(() => req.destroy(), LINGER_MS).unref()
  req.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer))
}

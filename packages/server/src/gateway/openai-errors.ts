import type { IncomingMessage, ServerResponse } from "node:http"
import type { Rejection } from "../rejection.ts"
import { sendJson } from "./send-json.ts"

/** Answers in the shape that OpenAI's clients read: `{error: {message, type, param, code}}`, the remedy within the message. */
export function sendError(res: ServerResponse, error: Rejection, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  const { status, param, code, advice: message } = error
  const type = status < 500 ? "invalid_request_error" : "server_error"
  sendJson(res, status, { error: { message, type, param, code } }, headers)
  endIfStillSending(res.req)
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

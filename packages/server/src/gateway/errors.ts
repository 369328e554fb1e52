import type { IncomingMessage, ServerResponse } from "node:http"
import type { Rejection } from "../rejection.ts"
import { providerOf } from "./providers/providers.ts"
import { pathOf } from "./routes.ts"
import { sendJson } from "./send-json.ts"

/** Answers in the error format of the API that was called. */
export function sendError(res: ServerResponse, error: Rejection, headers: Readonly<Record<string, string>>): void {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  const { req } = res
  const provider = providerOf(pathOf(req.url ?? "/"), req.headers)
  sendJson(res, error.status, provider.errorBody(error), headers)
  endIfStillSending(req)
}

/** How long the rest of an unread body may arrive before its connection is closed, in milliseconds. */
const LINGER_MS = 2_000

/** Gives a client that is rejected during its upload time to read the response. */
function endIfStillSending(req: IncomingMessage): void {
  if (req.complete || req.destroyed) return
  req.resume()
  const timer = setTimeout(() => req.destroy(), LINGER_MS).unref()
  req.once("close", () => clearTimeout(timer)).once("end", () => clearTimeout(timer))
}

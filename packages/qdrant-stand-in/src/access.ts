import type { IncomingMessage, ServerResponse } from "node:http"
import { respond } from "./faults.ts"
import type { Route } from "./routes.ts"

export interface Keys {
  readonly apiKey?: string
  readonly readOnlyKey?: string
}

/** Whether the request may go on; otherwise it has been answered: 401 in plain text, 403 as JSON. */
export function admit(
  { apiKey, readOnlyKey }: Keys,
  request: IncomingMessage,
  response: ServerResponse,
  route: Route | undefined,
): boolean {
  if (apiKey === undefined && readOnlyKey === undefined) return true
  const header = request.headers["api-key"]
  const bearer = /^Bearer (.*)$/i.exec(request.headers.authorization ?? "")?.[1]
  const given = typeof header === "string" ? header : bearer
  if (given !== undefined && given === apiKey) return true
  if (given !== undefined && given === readOnlyKey) {
    if (route?.reads !== false) return true
    respond(response, 403, "Forbidden: Global manage access is required")
    return false
  }
  response.writeHead(401)
  response.end(
    given === undefined ? "Must provide an API key or an Authorization bearer token" : "Invalid API key or JWT",
  )
  return false
}

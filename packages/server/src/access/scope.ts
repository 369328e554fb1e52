import type { IncomingHttpHeaders } from "node:http"
import type { Owner, ScopeName } from "@keepsake/core"
import { narrowerScope, SCOPE_NAMES } from "@keepsake/core/internal"
import { Rejection } from "../rejection.ts"

/** A scope as headers and parameters name it. */
export type RequestedScope = ScopeName | "apiKey" | "global"

/** The scope in `x-keepsake-scope`. */
export function requestedScope(headers: IncomingHttpHeaders): RequestedScope | undefined {
  const asked = headers["x-keepsake-scope"]
  if (asked === undefined) return undefined
  const name = String(asked).trim().toLowerCase()
  if (name === "apikey" || name === "global") return name === "apikey" ? "apiKey" : "global"
  const scope = SCOPE_NAMES.find((known) => known === name)
  if (scope !== undefined) return scope
  throw new Rejection(
    400,
    "bad_header",
    "The header x-keepsake-scope is not understood.",
    `Send ${SCOPE_NAMES.join(", ")}.`,
  )
}

/** The requested scope. Throws if it is wider than the key allows. */
export function authorizeScope(asked: RequestedScope, widest: ScopeName): ScopeName {
  if (asked === "global") {
    const remedy = `Ask for ${SCOPE_NAMES.join(", ")}. What every user of a tenant shall read is added with shared: true.`
    throw new Rejection(422, "options_invalid", "There is no scope global: a request reads one tenant.", remedy)
  }
  const scope = asked === "apiKey" ? "tenant" : asked
  if (narrowerScope(scope, widest) === scope) return scope
  throw new Rejection(
    403,
    "scope_forbidden",
    `This key may look no further than the scope ${widest}, and the request asks for ${scope}.`,
    "Ask for less, or use a key that was created with --scope.",
  )
}

/** Throws if the scope needs a name that the owner lacks. */
export function checkScopeName(scope: ScopeName, owner: Owner): void {
  if ((scope !== "session" && scope !== "agent") || owner[scope] !== undefined) return
  throw new Rejection(
    422,
    "scope_without_name",
    `The scope is ${scope} and the request names no ${scope}.`,
    `Send x-keepsake-${scope}, or ask for another scope.`,
  )
}

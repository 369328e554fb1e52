import type { IncomingHttpHeaders } from "node:http"
import type { Owner, ScopeName } from "@keepsake/core"
import { Rejection } from "../rejection.ts"

/** From narrow to wide. */
const scopes: readonly ScopeName[] = ["session", "agent", "user", "tenant"]

/** A scope as headers and parameters name it. */
export type RequestedScope = ScopeName | "apiKey" | "global"

/** The scope in `x-keepsake-scope`. */
export function requestedScope(headers: IncomingHttpHeaders): RequestedScope | undefined {
  const asked = headers["x-keepsake-scope"]
  if (asked === undefined) return undefined
  const name = String(asked).trim().toLowerCase()
  if (name === "apikey" || name === "global") return name === "apikey" ? "apiKey" : "global"
  const scope = scopes.find((known) => known === name)
  if (scope !== undefined) return scope
  throw new Rejection(400, "bad_header", "The header x-keepsake-scope is not understood.", `Send ${scopes.join(", ")}.`)
}

/** The requested scope. Throws if it is wider than the key allows. */
export function authorizeScope(asked: RequestedScope, widest: ScopeName): ScopeName {
  if (asked === "global") {
    const remedy = `Ask for ${scopes.join(", ")}. What every user of a tenant shall read is added with shared: true.`
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

export function narrowerScope(one: ScopeName, other: ScopeName): ScopeName {
  return scopes.indexOf(one) <= scopes.indexOf(other) ? one : other
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

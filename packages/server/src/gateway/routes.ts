import type { IncomingHttpHeaders } from "node:http"
import { findSecrets } from "../access/secret.ts"
import { Rejection } from "../rejection.ts"
import type { Dialect } from "./dialects/dialect.ts"
import { dialectAt, providerOf, type RegisteredProvider } from "./providers/providers.ts"

/** How the gateway handles a request. */
export interface GatewayRoute {
  readonly provider: RegisteredProvider
  /** Present if the request is part of a conversation. */
  readonly dialect?: Dialect
  readonly method: string
  readonly path: string
  /** What follows `/v1`, including the query string, as the client wrote it, without parameters that hold a key of Keepsake. */
  readonly rest: string
}

/** Parses a request target. A path that could leave the upstream's base path is rejected. */
export function routeOf(method: string, target: string, headers: IncomingHttpHeaders): GatewayRoute {
  const path = pathOf(target)
  if (path !== "/v1" && !path.startsWith("/v1/")) {
    throw new Rejection(404, "not_found", `There is no ${path} here.`, "The gateway's paths start with /v1/.")
  }
  if (/\/(?:\.|%2e){1,2}(?:\/|%2f|$)|\\|%5c/i.test(path)) {
    throw new Rejection(400, "bad_path", "The path contains dot segments.", "Send the path without . and .. in it.")
  }
  const dialect = method === "POST" ? dialectAt(path) : undefined
  const route = { provider: providerOf(path, headers), method, path, rest: withoutKeys(target.slice("/v1".length)) }
  return dialect === undefined ? route : { ...route, dialect }
}

/** The path of a request target, without the query string. */
export function pathOf(target: string): string {
  const query = target.indexOf("?")
  return query === -1 ? target : target.slice(0, query)
}

/** A key in a parameter, as some providers take theirs, is not for the upstream. */
function withoutKeys(rest: string): string {
  const query = rest.indexOf("?")
  if (query === -1) return rest
  const parameters = rest.slice(query + 1).split("&")
  const left = parameters.filter((one) => findSecrets(readEscapes(one)).length === 0)
  if (left.length === parameters.length) return rest
  return left.length === 0 ? rest.slice(0, query) : `${rest.slice(0, query)}?${left.join("&")}`
}

function readEscapes(text: string): string {
  return text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

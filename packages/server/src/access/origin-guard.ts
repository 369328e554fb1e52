import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { Rejection } from "../rejection.ts"

export interface OriginGuardOptions {
  /** Names (`localhost`) or names with a port (`keepsake.example:8080`). */
  readonly allowedHosts: readonly string[]
  /** Whole origins: `https://app.example`. */
  readonly corsOrigins: readonly string[]
}

/**
 * Checks where a request comes from, before anything else. Pages of other sites can reach a local server by DNS rebinding, which shows in
 * `Host`, or by cross-origin requests, which show in `Origin`.
 */
export class OriginGuard {
  readonly #hosts: ReadonlySet<string>
  readonly #origins: ReadonlySet<string>

  constructor({ allowedHosts, corsOrigins }: OriginGuardOptions) {
    this.#hosts = new Set(allowedHosts.map((host) => host.toLowerCase()))
    this.#origins = new Set(corsOrigins)
  }

  /** The reason why this request is rejected; `undefined` if it is accepted. */
  refusal({
    headers: { host = "", origin },
    rawHeaders,
  }: Pick<IncomingMessage, "headers" | "rawHeaders">): Rejection | undefined {
    if (countHostHeaders(rawHeaders) > 1) {
      return new Rejection(400, "host_ambiguous", "The request has more than one Host header", "Send one.")
    }
    const asked = host.toLowerCase()
    if (!this.#hosts.has(asked) && !this.#hosts.has(asked.replace(/\.?(?::\d+)?$/, ""))) {
      return new Rejection(
        403,
        "host_forbidden",
        "This server does not answer to the name that the request calls it by",
        "Use http://127.0.0.1, or add the name to server.allowedHosts (KEEPSAKE_SERVER_ALLOWED_HOSTS).",
      )
    }
    if (origin === undefined || origin === `http://${asked}` || origin === `https://${asked}`) return undefined
    if (this.#origins.has(origin)) return undefined
    return new Rejection(
      403,
      "origin_forbidden",
      "Pages of this origin may not call this server",
      "Add the origin to server.corsOrigins (KEEPSAKE_SERVER_CORS_ORIGINS).",
    )
  }

  /** CORS headers for a page of an allowed origin; none for others. */
  cors({ origin }: IncomingHttpHeaders): Readonly<Record<string, string>> {
    if (origin === undefined || !this.#origins.has(origin)) return {}
    return { "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS, vary: "Origin" }
  }

  /** The headers that answer a CORS preflight; `undefined` if the request is none. */
  preflight(method: string | undefined, headers: IncomingHttpHeaders): Readonly<Record<string, string>> | undefined {
    const cors = this.cors(headers)
    if (method !== "OPTIONS" || headers["access-control-request-method"] === undefined) return undefined
    if (Object.keys(cors).length === 0) return undefined
    return {
      ...cors,
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-allow-headers": String(headers["access-control-request-headers"] ?? ""),
      "access-control-max-age": "600",
    }
  }
}

/** Counted in the raw headers, because Node silently keeps only the first. */
function countHostHeaders(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++
  }
  return hosts
}

const EXPOSED_HEADERS = [
  "x-keepsake-memory",
  "x-keepsake-recalled",
  "x-keepsake-recalled-ids",
  "x-keepsake-tokens",
  "x-keepsake-session",
  "x-keepsake-trace",
  "x-keepsake-asked",
  "x-keepsake-degraded",
  "mcp-session-id",
  "mcp-protocol-version",
].join(", ")

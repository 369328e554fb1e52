import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http"
import type { Caller } from "../access/caller.ts"
import { findSecrets } from "../access/secret.ts"
import { apiProviders } from "./providers/providers.ts"

/** The headers of a client that are forwarded, as alternating names and values. */
export interface ForwardedHeaders {
  readonly headers: string[]
  /** Whether the client sent a credential for the upstream. */
  readonly ownCredential: boolean
}

/** Headers of a single connection (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]
const NOT_FORWARDED = new Set([...HOP_BY_HOP, "host", "content-length", "expect", "cookie"])
const NOT_RETURNED = new Set([...HOP_BY_HOP, "set-cookie", "alt-svc", "strict-transport-security"])
const CREDENTIAL_HEADERS: ReadonlySet<string> = new Set(apiProviders.map(({ credential }) => credential.header))
/** Headers with long values that are never credentials; skipped for speed. */
const NEVER_CREDENTIALS = new Set(["accept", "accept-encoding", "content-type"])

/**
 * Selects the headers to forward. Excluded are headers of this connection, the gateway's own, cookies (they belong to this host), and headers
 * with a credential that Keepsake issued. The client's own credential is forwarded if the key was in `x-keepsake-key`, or in passthrough mode.
 */
export async function forwardedHeaders(
  req: IncomingMessage,
  caller: Caller,
  isOwnKey: (secret: string) => Promise<boolean>,
): Promise<ForwardedHeaders> {
  const kept = candidateHeaders(req, caller)
  const secret = kept.some(mayContainKey) ? await findKeyHeaders(kept, isOwnKey) : NO_HEADERS
  const headers: string[] = []
  let ownCredential = false
  for (const [at, { name, lower, value }] of kept.entries()) {
    if (secret.has(at)) continue
    headers.push(name, value)
    if (CREDENTIAL_HEADERS.has(lower)) ownCredential = true
  }
  return { headers, ownCredential }
}

const NO_HEADERS: ReadonlySet<number> = new Set()

/** A key has at least 16 characters; one inside a longer word starts with `kp_`. */
function mayContainKey({ name, lower, value }: RawHeader): boolean {
  return (value.length >= 16 && !NEVER_CREDENTIALS.has(lower)) || name.includes("kp_") || value.includes("kp_")
}

interface RawHeader {
  readonly name: string
  readonly lower: string
  readonly value: string
}

function candidateHeaders(req: IncomingMessage, caller: Caller): RawHeader[] {
  const ofConnection = connectionHeaders(req.headers.connection)
  const ownCredentialAllowed = caller.presented === "x-keepsake-key" || caller.presented === "own"
  const { rawHeaders } = req
  const kept: RawHeader[] = []
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ""
    const lower = name.toLowerCase()
    if (NOT_FORWARDED.has(lower) || ofConnection?.has(lower) || isGatewayOnly(lower)) continue
    if (CREDENTIAL_HEADERS.has(lower) && !ownCredentialAllowed) continue
    kept.push({ name, lower, value: rawHeaders[at + 1] ?? "" })
  }
  return kept
}

function isGatewayOnly(lower: string): boolean {
  return lower.startsWith("x-keepsake-") || lower.startsWith("x-omniroute-")
}

function connectionHeaders(connection: string | undefined): ReadonlySet<string> | undefined {
  if (connection === undefined || connection === "keep-alive" || connection === "close") return undefined
  return new Set(connection.split(",").map((name) => name.trim().toLowerCase()))
}

/** Indexes of the headers that contain a credential that Keepsake issued. */
async function findKeyHeaders(
  sent: readonly RawHeader[],
  isOwnKey: (secret: string) => Promise<boolean>,
): Promise<Set<number>> {
  const found = new Set<number>()
  const checks: Promise<void>[] = []
  for (const [at, { name, lower, value }] of sent.entries()) {
    const words = value.length < 16 || NEVER_CREDENTIALS.has(lower) ? [] : possibleKeys(value)
    for (const word of [...words, ...findSecrets([name, value, ...words].join("\n"))]) {
      checks.push(
        isOwnKey(word).then((isOurs) => {
          if (isOurs) found.add(at)
        }),
      )
    }
  }
  if (checks.length > 0) await Promise.all(checks)
  return found
}

/** Everything in a header's value that could be a key: words, parts of words, and the two halves of a Basic credential. */
function possibleKeys(value: string): readonly string[] {
  const words = value.split(/[\s,]+/)
  const parts = words.flatMap((word) => (/[;="']/.test(word) ? word.split(/[;="']+/) : []))
  const basic = /^basic\s+(\S+)$/i.exec(value)?.[1]
  const pair = basic === undefined ? [] : Buffer.from(basic, "base64").toString("utf8").split(":")
  return [...words, ...parts, ...pair].filter((word) => word.length >= 16)
}

/** The upstream's headers for the client, with `ours` added. Excluded are headers of the connection, cookies, and headers that apply to a host. */
export function returnedHeaders(
  upstream: IncomingHttpHeaders,
  ours: Readonly<Record<string, string>>,
): OutgoingHttpHeaders {
  const ofConnection = connectionHeaders(upstream.connection)
  const headers: OutgoingHttpHeaders = {}
  for (const name in upstream) {
    if (NOT_RETURNED.has(name) || ofConnection?.has(name)) continue
    if (name.startsWith("x-keepsake-") || name.startsWith("access-control-")) continue
    headers[name] = upstream[name]
  }
  return Object.assign(headers, ours)
}

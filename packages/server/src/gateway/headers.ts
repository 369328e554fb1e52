import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from "node:http"
import type { Caller } from "../access/caller.ts"
import { findSecrets } from "../access/secret.ts"
import { apiProviders } from "./providers/providers.ts"

/** What of a client's headers goes upstream, as name and value in turn. */
export interface ForwardedHeaders {
  readonly headers: string[]
  /** The client brought a credential for the upstream. */
  readonly ownCredential: boolean
}

/** These belong to one connection (RFC 9110, 7.6.1), or are made anew for the next one. */
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
/** Long values that every request has and that are never a credential. */
const NEVER_CREDENTIALS = new Set(["accept", "accept-encoding", "content-type"])

/**
 * The headers that travel upstream: not those of this connection, not the gateway's own, no cookie (it belongs to this host), and none with a
 * credential that Keepsake issued. The client's own credential goes along when the key stood in `x-keepsake-key`, or when it is the key.
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

/** A key has at least 16 characters, and one that is glued to something begins with `kp_`. */
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

/** Indexes of the headers that hold a credential of Keepsake's. A key has at least 16 characters. */
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

/** Everything in a header's value that could be a key: words, parts of words, and what a Basic credential is made of. */
function possibleKeys(value: string): readonly string[] {
  const words = value.split(/[\s,]+/)
  const parts = words.flatMap((word) => (/[;="']/.test(word) ? word.split(/[;="']+/) : []))
  const basic = /^basic\s+(\S+)$/i.exec(value)?.[1]
  const pair = basic === undefined ? [] : Buffer.from(basic, "base64").toString("utf8").split(":")
  return [...words, ...parts, ...pair].filter((word) => word.length >= 16)
}

/** The upstream's headers as they go back: not those of its connection, no cookie, nothing that speaks for this host, and ours added. */
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

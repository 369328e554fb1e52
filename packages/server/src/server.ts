import { createServer, type Server } from "node:http"
import { hostname } from "node:os"
import type { Duplex } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { getRequestListener } from "@hono/node-server"
import type { WarningOnTheWire } from "@keepsake/api"
import { type MemoryEngine, MemoryError } from "@keepsake/core"
import { BrowserSessions } from "./access/browser-sessions.ts"
import { FailedKeys } from "./access/failed-keys.ts"
import { createIdentify, localAdmin } from "./access/identify.ts"
import type { Keys } from "./access/keys.ts"
import { OriginGuard } from "./access/origin-guard.ts"
import { SignIns } from "./access/sign-in.ts"
import { createApp } from "./app.ts"
import { readStaticFiles } from "./dashboard/static-files.ts"
import {
  apiProviders,
  createGateway,
  type GatewayCount,
  type GatewayEvent,
  type GatewayOptions,
  type UpstreamSettings,
} from "./gateway/index.ts"
import { lowerCaseSources } from "./gateway/owner-names.ts"
import { createGatewayGuard, isForGateway } from "./gateway-guard.ts"
import type { DatabaseAdministration } from "./management/database-administration.ts"
import type { ListDiskFiles } from "./management/disk-files.ts"
import type { ConfiguredSetting } from "./management/handler.ts"
import { ServerMetrics } from "./management/metrics.ts"
import { WriteHealth } from "./management/readiness.ts"
import { Warnings } from "./management/warnings.ts"
import type { AgentEndpoint } from "./mcp/mount-mcp.ts"

/** Responses to requests that Node could not parse, by Node's error code. */
const REASONS: Readonly<Record<string, readonly [status: string, code: string, message: string, remedy: string]>> = {
  HPE_HEADER_OVERFLOW: [
    "431 Request Header Fields Too Large",
    "limit_exceeded",
    "The address and the headers are over the limit of 16 KiB",
    "Send long texts in the body.",
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [
    "408 Request Timeout",
    "request_timeout",
    "The request did not come in time",
    "Send it again.",
  ],
}
const DEFAULT_REASON = [
  "400 Bad Request",
  "request_unreadable",
  "This is no HTTP request",
  "Check the client.",
] as const

export interface ServerOptions {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly host: string
  /** 0 selects a free port. */
  readonly port: number
  readonly upstream: GatewayOptions["upstream"]
  /** Proxies for requests to the upstream. Default: none. */
  readonly proxies?: GatewayOptions["proxies"]
  readonly owner: GatewayOptions["owner"]
  /** Host names that the server accepts in addition to those of this machine and `host`. */
  readonly allowedHosts: readonly string[]
  /** Origins whose pages may call the server. */
  readonly corsOrigins: readonly string[]
  /** A secret that authenticates as the administrator of the tenant `default`, for commands on this machine. */
  readonly ownerToken?: string
  /** Accepts any provider's credential, forwards it upstream, and derives a tenant from it. Only for servers that other machines cannot reach. */
  readonly passthrough?: boolean
  /** The URL for clients, if it differs from the address that the server listens on. */
  readonly publicUrl?: string | undefined
  /** The folder of the dashboard's files. Default: no dashboard. */
  readonly dashboard?: string | undefined
  readonly version: string
  /** Settings that the configuration decided, for `GET /api/settings`. */
  readonly configured?: readonly ConfiguredSetting[]
  /** Serves agents at `/mcp`; closed with the server. Default: no `/mcp`. */
  readonly mcp?: AgentEndpoint
  /** Lets administrators configure the database of vectors. Default: the routes for it reply `part_missing`. */
  readonly vectorDatabase?: DatabaseAdministration
  /** Problems of the configuration, shown to administrators. */
  readonly warnings?: readonly WarningOnTheWire[]
  /** Lists the files of the store on this machine's disk. Default: none are reported. */
  readonly files?: ListDiskFiles
  readonly log?: (event: GatewayEvent) => void
}

export interface RunningServer {
  /** The address that the server listens on. */
  readonly url: string
  /** `ServerOptions.publicUrl`, else `url`. */
  readonly publicUrl: string
  readonly port: number
  /** Creates a link that signs its first visitor in as administrator of the tenant `default`. Valid for ten minutes. */
  signInUrl(): Promise<string>
  /** Stops accepting requests; resolves when running ones have ended. They are aborted after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"]
const GRACE_MS = 10_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
const AGENT_GRACE_MS = 1_000
/** Node's own timeout, which answers in no API's format. Long, because bodies that are read here have shorter limits and streamed uploads have none. */
const REQUEST_TIMEOUT_MS = 60 * 60 * 1000
const HEADERS_TIMEOUT_MS = 60_000

/** Serves the gateway, the management API and the dashboard. Throws `conflict` if the port is in use. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { memory, keys, host, upstream, version, ownerToken } = options
  const owner = lowerCaseSources(options.owner)
  const warnings = new Warnings(() => [...(options.warnings ?? []), ...(options.vectorDatabase?.warnings ?? [])])
  const writes = new WriteHealth()
  const closing = new AbortController()
  const log = (event: GatewayEvent) => {
    if (event.tenant !== undefined)
      warnings.add({ code: event.event, params: { ...event.params }, message: event.message }, event.tenant)
    writes.recordFailure(event.code)
    options.log?.(event)
  }
  const identify = createIdentify(keys, { ownerToken, passthrough: options.passthrough })
  const issued = async (secret: string) => secret === ownerToken || (await keys.isKey(secret))
  const isShared = memory.state.writers === "many"
  const metrics = new ServerMetrics(memory, version, {
    ...(options.files && { files: options.files }),
    ...(isShared && { instance: () => `${hostname()}:${port}` }),
  })
  const count = (what: GatewayCount) => metrics.countEvent(what)
  const gateway = createGateway({
    memory,
    identify,
    upstream,
    proxies: options.proxies,
    owner,
    isOwnKey: issued,
    isRevoked: (id) => keys.isRevoked(id),
    log,
    count,
  })
  const signIns = new SignIns(isShared ? { shared: memory.state } : {})
  const failed = new FailedKeys()
  const allowedHosts = [...LOCAL_HOSTS, hostInUrl(host), ...options.allowedHosts]
  const originGuard = new OriginGuard({ allowedHosts, corsOrigins: options.corsOrigins })
  let url = ""
  let port = 0
  const publicUrl = () => options.publicUrl?.replace(/\/+$/, "") ?? url
  const app = createApp({
    memory,
    keys,
    owner,
    version,
    identify,
    originGuard,
    failed,
    metrics,
    sessions: new BrowserSessions({
      signIns,
      keys,
      isShared,
      port: () => port,
      isSecure: () => publicUrl().startsWith("https:"),
    }),
    dashboard: options.dashboard === undefined ? undefined : await readStaticFiles(options.dashboard),
    log,
    warnings,
    writes,
    closing: closing.signal,
    startedAt: Date.now(),
    url: publicUrl,
    configured: options.configured,
    mcp: options.mcp,
    vectorDatabase: options.vectorDatabase,
    files: options.files,
    upstream: Object.fromEntries(apiProviders.map(({ name }) => [name, describeUpstream(upstream[name])])),
  })
  const throughGateway = createGatewayGuard({ originGuard, identify, failed, metrics, gateway, log })
  const throughApp = getRequestListener(app.fetch, { errorHandler: answerMalformedAddress })
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
  }
  const server = createServer(timeouts, (req, res) => {
    void (isForGateway(req.url) ? throughGateway(req, res) : throughApp(req, res))
  })
  server.on("clientError", answerMalformedRequest)
  port = await listen(server, host, options.port)
  url = `http://${hostInUrl(host)}:${port}`
  return {
    url,
    publicUrl: publicUrl(),
    port,
    signInUrl: async () => `${publicUrl()}/signin?token=${await signIns.createLink(localAdmin("x-keepsake-key"))}`,
    close: async (graceMs = GRACE_MS) => {
      closing.abort()
      const drained = drain(server, graceMs)
      // Calls of agents end on their own; the streams on which they wait for changes must be closed.
      if (options.mcp !== undefined) await Promise.race([drained, sleep(Math.min(AGENT_GRACE_MS, graceMs))])
      await options.mcp?.close()
      await drained
      await gateway.close()
    },
  }
}

/** Node accepts hosts and paths that are not valid in a URL. */
function answerMalformedAddress(): Response {
  const remedy = "Send a valid path and Host header."
  const error = { code: "request_unreadable", message: "The address of the request cannot be read", remedy }
  return Response.json({ error }, { status: 400 })
}

async function listen(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)))
    server.listen({ host, port }, resolve)
  })
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : port
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): MemoryError {
  if (error.code === "EADDRINUSE") {
    return new MemoryError("conflict", `Port ${port} on ${host} is in use`, {
      cause: error,
      remedy: "End what uses it, or choose another with --port (KEEPSAKE_SERVER_PORT); --port 0 takes a free one.",
    })
  }
  return new MemoryError("options_invalid", `Cannot listen on ${host}, port ${port} (${error.code ?? error.message})`, {
    cause: error,
    remedy: "Choose an address of this machine with --host and a port that you may use with --port.",
  })
}

/** Stops accepting connections and waits for running requests, at most `graceMs`. */
async function drain(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  // A keep-alive connection becomes idle only when its request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearTimeout(timer)
  clearInterval(sweep)
}

function hostInUrl(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1"
  return host.includes(":") ? `[${host}]` : host
}

/** The upstream's URL without user info and query, which may contain credentials. */
function describeUpstream(upstream: UpstreamSettings | undefined): string {
  if (upstream === undefined) return "demo"
  const { origin, pathname } = new URL(upstream.baseUrl)
  return origin + pathname
}

/** Answers in the format of all other errors and closes the connection. */
function answerMalformedRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy()
    return
  }
  const [status, code, message, remedy] = REASONS[error.code ?? ""] ?? DEFAULT_REASON
  const body = JSON.stringify({ error: { code, message, remedy } })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\nx-content-type-options: nosniff\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  )
}

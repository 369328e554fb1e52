import { createServer, type Server } from "node:http"
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
  createGateway,
  type GatewayCount,
  type GatewayEvent,
  type GatewayOptions,
  type UpstreamSettings,
} from "./gateway/index.ts"
import { createGatewayGuard, isForGateway } from "./gateway-guard.ts"
import { answerMalformedRequest } from "./malformed-request.ts"
import type { ListDiskFiles } from "./management/disk-files.ts"
import type { ConfiguredSetting } from "./management/handler.ts"
import { ServerMetrics } from "./management/metrics.ts"
import type { QdrantControl } from "./management/qdrant-control.ts"
import { WriteHealth } from "./management/readiness.ts"
import { Warnings } from "./management/warnings.ts"
import type { McpEndpoint } from "./mcp/mount-mcp.ts"

export interface ServerOptions {
  readonly memory: MemoryEngine
  readonly keys: Keys
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly upstream: GatewayOptions["upstream"]
  /** On the way to the upstream; absent, none. */
  readonly proxies?: GatewayOptions["proxies"]
  readonly owner: GatewayOptions["owner"]
  /** Names that the server answers to, beside those of this machine and `host`. */
  readonly allowedHosts: readonly string[]
  /** Origins whose pages may call it. */
  readonly corsOrigins: readonly string[]
  /** Opens the tenant `default` as its administrator: for commands on this machine. */
  readonly ownerToken?: string
  /** Any provider's credential is accepted, travels upstream, and names a tenant of its own. For servers that only this machine reaches. */
  readonly passthrough?: boolean
  /** Where others reach the server, when that is not where it listens. */
  readonly publicUrl?: string | undefined
  /** The folder of the dashboard's files; absent, there are no pages. */
  readonly dashboard?: string | undefined
  readonly version: string
  /** For the list of settings. */
  readonly configured?: readonly ConfiguredSetting[]
  /** What answers agents at `/mcp`; absent, nothing does. Closed with the server. */
  readonly mcp?: McpEndpoint
  /** Changes where vectors are kept, for administrators. */
  readonly qdrant?: QdrantControl
  /** What is wrong with how the server was started, for administrators; each message says what to do. */
  readonly warnings?: readonly WarningOnTheWire[]
  /** What memories take on this machine's disk; absent, nobody is told. */
  readonly files?: ListDiskFiles
  readonly log?: (event: GatewayEvent) => void
}

export interface RunningServer {
  /** Where it listens. */
  readonly url: string
  /** For people and other machines: what was set, else `url`. */
  readonly publicUrl: string
  readonly port: number
  /** A link that signs its first visitor in as administrator of the tenant `default`, within ten minutes. */
  signInUrl(): string
  /** Takes no new requests; resolves when running ones have ended, which after `graceMs` they are made to. */
  close(graceMs?: number): Promise<void>
}

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"]
const GRACE_MS = 10_000
const KEEP_ALIVE_MS = 65_000
const SWEEP_MS = 50
const AGENT_GRACE_MS = 1_000
/** Node ends a request that is slower with an answer in no API's shape; bodies that are read here have limits of their own, uploads that pass have none. */
const REQUEST_TIMEOUT_MS = 60 * 60 * 1000
const HEADERS_TIMEOUT_MS = 60_000

/** Serves the gateway, the management API and the pages. A port that is taken is an error that names it. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { memory, keys, host, owner, upstream, version, ownerToken } = options
  const warnings = new Warnings(() => [...(options.warnings ?? []), ...(options.qdrant?.warnings ?? [])])
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
  const metrics = new ServerMetrics(memory, version, options.files)
  const count = (what: GatewayCount) => metrics.countEvent(what)
  const gateway = createGateway({
    memory,
    identify,
    upstream,
    proxies: options.proxies,
    owner,
    isOwnKey: issued,
    log,
    count,
  })
  const signIns = new SignIns()
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
    qdrant: options.qdrant,
    files: options.files,
    upstream: { openai: describeUpstream(upstream.openai), anthropic: describeUpstream(upstream.anthropic) },
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
    signInUrl: () => `${publicUrl()}/signin?token=${signIns.createLink(localAdmin("x-keepsake-key"))}`,
    close: async (graceMs = GRACE_MS) => {
      closing.abort()
      const drained = drain(server, graceMs)
      // Calls of agents end by themselves; streams on which they wait for changes only when they are ended.
      if (options.mcp !== undefined) await Promise.race([drained, sleep(Math.min(AGENT_GRACE_MS, graceMs))])
      await options.mcp?.close()
      await drained
      await gateway.close()
    },
  }
}

/** Node accepts hosts and paths that no URL can be made of. */
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

/** Nothing new comes in; what runs may end by itself until the time is up. */
async function drain(server: Server, graceMs: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  // A connection that is kept alive goes idle when its request has ended.
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

/** Without what may be a credential. */
function describeUpstream(upstream: UpstreamSettings | undefined): string {
  if (upstream === undefined) return "demo"
  const { origin, pathname } = new URL(upstream.baseUrl)
  return origin + pathname
}

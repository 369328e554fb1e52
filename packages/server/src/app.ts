import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import type { HttpBindings } from "@hono/node-server"
import { openapi } from "@keepsake/api"
import { MemoryError } from "@keepsake/core"
import { type Context, Hono } from "hono"
import type { Caller } from "./access/caller.ts"
import { addressOf, type FailedKeys, isWrongKey, TooManyKeys } from "./access/failed-keys.ts"
import { hasCredentials, type Identify, isRefusal } from "./access/identify.ts"
import { withKeyModes } from "./access/key-mode.ts"
import type { OriginGuard } from "./access/origin-guard.ts"
import { mountDashboard } from "./dashboard/dashboard.ts"
import type { StaticFile } from "./dashboard/static-files.ts"
import type { GatewayEvent } from "./gateway/index.ts"
import { toErrorResponse } from "./management/error-response.ts"
import type { ManagementParts } from "./management/handler.ts"
import { createHandlers } from "./management/handlers.ts"
import type { ServerMetrics } from "./management/metrics.ts"
import { type HttpApp, mountTable } from "./management/table.ts"
import { withAudit } from "./management/with-audit.ts"
import { AgentsSeen } from "./mcp/agents-seen.ts"
import { type AgentEndpoint, mountMcp } from "./mcp/mount-mcp.ts"
import { Rejection } from "./rejection.ts"
export interface AppParts extends Omit<ManagementParts, "admit" | "agents"> {
  readonly originGuard: OriginGuard
  readonly failed: FailedKeys
  readonly metrics: ServerMetrics
  readonly identify: Identify
  readonly dashboard: ReadonlyMap<string, StaticFile> | undefined
  readonly log: (event: GatewayEvent) => void
  readonly mcp?: AgentEndpoint | undefined
}

/** Serves everything outside `/v1`. */
export function createApp(parts: AppParts): HttpApp {
  const { originGuard, failed, memory, metrics, log } = parts
  const app: HttpApp = new Hono()

  app.use((c, next) => {
    const { headers } = c.env.incoming
    const refusal = originGuard.refusal(c.env.incoming)
    if (refusal !== undefined) return Promise.resolve(errorResponse(c, refusal))
    const preflight = originGuard.preflight(c.req.method, headers)
    return preflight === undefined ? next() : Promise.resolve(c.body(null, 204, preflight))
  })

  app.use(async (c, next) => {
    for (const [name, value] of Object.entries(originGuard.cors(c.env.incoming.headers))) c.header(name, value)
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value)
    await next()
    // Compatibility paths are outside `/api/`, and some of them are also addresses of the dashboard.
    const isApi = c.get("isOfTable") === true || c.req.path.startsWith("/api/")
    metrics.count(isApi ? "api" : "pages", c.res.status)
  })

  const callerOf = async (headers: IncomingHttpHeaders, address: string): Promise<Caller> => {
    const caller = await parts.identify(headers)
    if (!isRefusal(caller)) return caller
    const tooMany = isWrongKey(caller) ? failed.refuse(address) : undefined
    throw tooMany ?? new Rejection(caller.status, caller.code, caller.message, caller.remedy)
  }
  // Mounted before the table, because a browser that asks for a page at a compatibility path gets the dashboard.
  mountDashboard(app, { sessions: parts.sessions, failed, files: parts.dashboard })
  const admit = (key: string, address: string) => callerOf({ "x-keepsake-key": key }, address)
  const agents = new AgentsSeen()
  const handlers = withAudit(withKeyModes(createHandlers({ ...parts, admit, agents })), memory.audit)
  const admitted = async (incoming: IncomingMessage) => {
    const signedIn = hasCredentials(incoming.headers) ? undefined : await parts.sessions.find(incoming.headers)
    return signedIn ?? callerOf(incoming.headers, addressOf(incoming))
  }
  const logFailure = (error: unknown, what: string) => {
    const code = MemoryError.is(error) ? { code: error.code } : {}
    const name = error instanceof Error ? error.name : "unknown"
    log({ level: "error", event: "request-failed", ...code, message: `${what}: ${name}` })
  }
  mountReservedWords(app)
  mountTable(app, handlers, admitted, (error, method) =>
    logFailure(error, `The answer to a ${method} request broke off`),
  )
  if (parts.mcp !== undefined) {
    const { mcp, owner } = parts
    const { closing } = parts
    const authenticate = (incoming: IncomingMessage) => callerOf(incoming.headers, addressOf(incoming))
    mountMcp(app, { mcp, handlers, owner, memory, closing, admit: authenticate, seen: agents })
  }
  app.get("/openapi.json", (c) => c.json(openapi({ version: parts.version, url: parts.url() })))
  app.get("/metrics", async (c) =>
    c.body(await metrics.text(), 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }),
  )

  app.notFound((c) => {
    const isForModel = MODEL_PATHS.test(c.req.path)
    // Clients of model APIs show the message only.
    const why = isForModel ? ": the client's base URL lacks /v1 at its end" : ""
    const remedy = isForModel
      ? `Set it to ${parts.url()}/v1`
      : "See /openapi.json for the management API; the gateway's paths start with /v1/."
    return errorResponse(c, new Rejection(404, "not_found", `There is no ${c.req.path} here${why}`, remedy))
  })
  app.onError((error, c) => {
    const answer = errorResponse(c, error)
    const { incoming, outgoing } = c.env
    // A request whose client has disconnected is not counted as a failure.
    if (outgoing.destroyed || (incoming.destroyed && !incoming.complete)) parts.metrics.countEvent("client-gone")
    else if (answer.status >= 500) logFailure(error, `A ${c.req.method} request failed`)
    return answer
  })
  return app
}

/** Paths that a model client requests if its base URL lacks `/v1`. */
const MODEL_PATHS = /^\/(?:chat\/completions|responses|embeddings|models|messages)\b/

function errorResponse(c: Context<{ Bindings: HttpBindings }>, error: unknown): Response {
  const { status, body } = toErrorResponse(error)
  for (const [name, value] of SECURITY_HEADERS) c.header(name, value)
  if (status === 401) c.header("www-authenticate", 'Bearer realm="keepsake"')
  const own = error instanceof TooManyKeys ? error.headers : {}
  for (const [name, value] of Object.entries(own)) c.header(name, value)
  if (status === 503) c.header("retry-after", "1")
  if (status === 413) c.header("connection", "close")
  // Statuses come from fixed tables; hono's type lists them as literals.
  return c.json(body, status as 400)
}

const SECURITY_HEADERS = Object.entries({
  "x-content-type-options": "nosniff",
  "content-security-policy":
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
})

/** Paths of OmniRoute under `/api/memory/` that would be taken for ids, and the alternatives here. */
const INSTEAD: Readonly<Record<string, string>> = {
  reindex: "Use POST /api/reindex to embed with another model; the text index is updated automatically.",
  "retrieve-preview": "Use POST /api/memory/context, or POST /api/explain for the reasons.",
  "engine-status": "Use GET /api/status, or GET /api/memory/health.",
  "embedding-providers": "Use GET /api/reindex, which names the embedder in use; the setting embedder chooses one.",
}

/** Answers reserved words with the alternative. Mounted before the table, which would take them for ids. */
function mountReservedWords(app: HttpApp): void {
  for (const [word, remedy] of Object.entries(INSTEAD)) {
    app.all(`/api/memory/${word}`, () => {
      throw new Rejection(
        404,
        "path_reserved",
        `/api/memory/${word} is a path of OmniRoute that has another name here`,
        remedy,
      )
    })
  }
}

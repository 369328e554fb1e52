import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import type { MemoryEngine } from "@keepsake/core"
import { reachOf } from "@keepsake/core/internal"
import type { Caller } from "../access/caller.ts"
import { CONNECTION_HEADER, decodeHeader, type OwnerSources } from "../gateway/owner-names.ts"
import type { Handlers } from "../management/handler.ts"
import { createLocalClient, type LocalClient } from "../management/local-client.ts"
import { readText } from "../management/read-json.ts"
import { type RequestTarget, resolveTarget } from "../management/request-target.ts"
import type { HttpApp } from "../management/table.ts"
import { Rejection } from "../rejection.ts"
import type { AgentsSeen } from "./agents-seen.ts"
import { ChangeNotifier } from "./change-notifier.ts"

/** The caller of a request to `/mcp`, with an API client for its key and headers. */
export interface McpCaller {
  readonly caller: { readonly identity: string; as(connection: string): LocalClient }
  readonly project?: string
  readonly projectOnly: boolean
}

/** Implements MCP; injected, so that the server does not depend on the protocol. */
export interface AgentEndpoint {
  fetch(request: Request, who: McpCaller): Promise<Response>
  /** Called when memories that this caller may read have changed. */
  changed(identity: string, ids: readonly string[]): void
  close(): Promise<void>
}

interface McpParts {
  readonly mcp: AgentEndpoint
  readonly handlers: Handlers
  readonly owner: OwnerSources
  readonly admit: (request: IncomingMessage) => Promise<Caller>
  readonly memory: MemoryEngine
  readonly closing: AbortSignal
  readonly seen: AgentsSeen
}

/** Mounts `/mcp`, with the same checks and keys as the API. */
export function mountMcp(app: HttpApp, { mcp, handlers, owner, admit, memory, closing, seen }: McpParts): void {
  const notifier =
    memory.changes && new ChangeNotifier(memory.changes, closing, (identity, ids) => mcp.changed(identity, ids))
  app.all("/mcp", async (c) => {
    const { incoming } = c.env
    const caller = await admit(incoming)
    const target = resolveTarget(caller, incoming.headers, owner, {})
    seen.record(target.owner.tenant, Date.now())
    const who = callerOf(caller, incoming.headers, handlers, target)
    const reach = reachOf(target.owner, { ...memory.settings, ...target.as }, target.scope)
    await notifier?.register(who.caller.identity, { ...reach, where: { ...target.where, ...reach.where } })
    const answer = await mcp.fetch(await withLimitedBody(c.req.raw), who)
    // A new response from hono, so that it gets the headers of all responses.
    return c.newResponse(answer.body, answer)
  })
}

/** The request with its body read, so that one over the limit is answered as on every other route. */
async function withLimitedBody(request: Request): Promise<Request> {
  if (request.method !== "POST") return request
  const { url, method, headers, signal } = request
  return new Request(url, { method, headers, signal, body: await readText(request) })
}

function callerOf(
  caller: Caller,
  headers: IncomingHttpHeaders,
  handlers: Handlers,
  { owner, scope }: RequestTarget,
): McpCaller {
  const project = projectFromHeader(headers)
  return {
    caller: {
      identity: JSON.stringify([owner.tenant, owner.user ?? null, owner.agent ?? null, owner.session ?? null, scope]),
      as: (connection) => createLocalClient(handlers, caller, { ...headers, [CONNECTION_HEADER]: connection }),
    },
    ...(project !== undefined && { project }),
    projectOnly: headers["x-keepsake-project-only"] === "true",
  }
}

/** The project that a client's configuration names. */
function projectFromHeader(headers: IncomingHttpHeaders): string | undefined {
  const sent = headers["x-keepsake-project"]
  const project = typeof sent === "string" ? decodeHeader(sent).trim() : ""
  if (project === "") return undefined
  if (project.length <= 256 && !/\p{Cc}|\p{Cs}/u.test(project)) return project
  throw new Rejection(
    400,
    "bad_name",
    "The header x-keepsake-project is not a name.",
    "Send 1 to 256 characters without control characters.",
  )
}

import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { type MemoryEngine, reachOf } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"
import { CONNECTION_HEADER, decodeHeader, type OwnerSources } from "../gateway/owner-names.ts"
import type { Handlers } from "../management/handler.ts"
import { createLocalClient, type LocalClient } from "../management/local-client.ts"
import { type RequestTarget, resolveTarget } from "../management/request-target.ts"
import type { HttpApp } from "../management/table.ts"
import { Rejection } from "../rejection.ts"
import type { AgentsSeen } from "./agents-seen.ts"
import { ChangeNotifier } from "./change-notifier.ts"

/** Who asks at `/mcp`: memories as the API gives them to this key and these headers. */
export interface McpCaller {
  readonly caller: { readonly identity: string; as(connection: string): LocalClient }
  readonly project?: string
  readonly projectOnly: boolean
}

/** What answers at `/mcp`; handed in, so that the server knows nothing of the protocol. */
export interface McpEndpoint {
  fetch(request: Request, who: McpCaller): Promise<Response>
  /** Memories that this caller may see changed, whoever changed them. */
  changed(identity: string, ids: readonly string[]): void
  close(): Promise<void>
}

interface McpParts {
  readonly mcp: McpEndpoint
  readonly handlers: Handlers
  readonly owner: OwnerSources
  readonly admit: (request: IncomingMessage) => Promise<Caller>
  readonly memory: MemoryEngine
  readonly closing: AbortSignal
  readonly seen: AgentsSeen
}

/** Agents, behind the same door and with the same keys as everybody else. */
export function mountMcp(app: HttpApp, { mcp, handlers, owner, admit, memory, closing, seen }: McpParts): void {
  const notifier =
    memory.changes && new ChangeNotifier(memory.changes, closing, (identity, ids) => mcp.changed(identity, ids))
  app.all("/mcp", async (c) => {
    const { incoming } = c.env
    const caller = await admit(incoming)
    const place = resolveTarget(caller, incoming.headers, owner, {})
    seen.record(place.owner.tenant, Date.now())
    const who = callerOf(caller, incoming.headers, handlers, place)
    const reach = reachOf(place.owner, place.as.agents ?? memory.settings.agents, place.scope)
    await notifier?.register(who.caller.identity, { ...reach, where: { ...place.where, ...reach.where } })
    const answer = await mcp.fetch(c.req.raw, who)
    // What is left of a body that nobody reads would stand before the next request.
    if (answer.status === 413) c.header("connection", "close")
    // Made anew by hono, so that it bears the headers that every answer has.
    return c.newResponse(answer.body, answer)
  })
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

/** The folder of work that a client's configuration names. */
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

import {
  type AuthInfo,
  createMcpHandler,
  isLegacyRequest,
  legacyStatelessFallback,
  type McpHttpHandler,
  type McpRequestContext,
  type McpServer,
} from "@modelcontextprotocol/server"
import { LRUCache } from "lru-cache"
import { changedUris } from "./changes.ts"
import { Cursors } from "./cursors.ts"
import { type HttpCaller, LegacySessions } from "./legacy-sessions.ts"
import { PendingDeletions } from "./pending.ts"
import { type MemoryServer, memoryServer, type ServerShape } from "./server.ts"
import { createStates, type States } from "./states.ts"

export interface HttpOptions extends ServerShape {
  /** Extends a server instance in tests. */
  readonly extend?: (server: McpServer, states: States) => void
  readonly onError?: (error: Error) => void
}

/** MCP over Streamable HTTP. The caller must have validated Host, Origin, key and the length of the body. */
export interface McpEndpoint {
  fetch(request: Request, who: HttpCaller): Promise<Response>
  /** Notifies this caller's clients that memories have changed. */
  changed(identity: string, ids: readonly string[]): void
  close(): Promise<void>
}

/** Maximum number of callers whose clients can watch for changes at the same time. */
const CALLERS = 1_000

/**
 * Answers requests of the revision of July 2026 without sessions, and older ones in sessions. An older client with an unknown session, as after a
 * restart, is answered statelessly. Every request is authorized again.
 */
export function mcpOverHttp(options: HttpOptions): McpEndpoint {
  const { onError = () => undefined, extend } = options
  const shared = { pending: new PendingDeletions(), cursors: new Cursors(), states: createStates() }
  const instanceFor = ({ caller, project, projectOnly = false }: HttpCaller): MemoryServer => {
    const instance = memoryServer(options, { caller, project, projectOnly, ...shared })
    extend?.(instance.server, shared.states)
    return instance
  }
  const factory = ({ authInfo }: McpRequestContext): McpServer => instanceFor(callerFromAuthInfo(authInfo)).server

  // One handler per caller, so that notifications never reach another caller.
  const handlers = new LRUCache<string, McpHttpHandler>({ max: CALLERS, dispose: (handler) => void handler.close() })
  const handlerOf = (identity: string): McpHttpHandler => {
    const cached = handlers.get(identity)
    if (cached !== undefined) return cached
    const created = createMcpHandler(factory, { legacy: "reject", onerror: onError })
    handlers.set(identity, created)
    return created
  }
  const sessions = new LegacySessions(instanceFor)
  const withoutSession = legacyStatelessFallback(factory, onError)

  const door: McpEndpoint = {
    async fetch(request, who) {
      const authInfo = toAuthInfo(who)
      if (!(await isLegacyRequest(request))) {
        return handlerOf(who.caller.identity).fetch(request, { authInfo })
      }
      return (await sessions.fetch(request, who)) ?? withoutSession(request, { authInfo })
    },
    changed(identity, ids) {
      const uris = changedUris(ids)
      const watching = handlers.peek(identity)
      for (const uri of uris) watching?.notify.resourceUpdated(uri)
      sessions.updated(identity, uris)
    },
    async close() {
      await sessions.close()
      await Promise.all([...handlers.values()].map((handler) => handler.close()))
    },
  }
  return door
}

/** Carries the caller through the SDK's auth info. The token itself is not passed on. */
function toAuthInfo(who: HttpCaller): AuthInfo {
  return { token: "", clientId: who.caller.identity, scopes: [], extra: { who } }
}

function callerFromAuthInfo(authInfo: AuthInfo | undefined): HttpCaller {
  // Written by `toAuthInfo`.
  return authInfo?.extra?.who as HttpCaller
}

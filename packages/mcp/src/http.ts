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
import { LegacySessions } from "./legacy-sessions.ts"
import type { CallerMemories } from "./memories.ts"
import { PendingDeletions } from "./pending.ts"
import { type MemoryServer, memoryServer, type ServerShape } from "./server.ts"
import { createStates, type States } from "./states.ts"

/** Whose request it is: a checked credential, and what the client's configuration says beside it. */
export interface HttpCaller {
  readonly caller: CallerMemories
  readonly project?: string | undefined
  readonly projectOnly?: boolean
}

export interface HttpOptions extends ServerShape {
  /** Adds to a server instance what only a test needs. */
  readonly extend?: (server: McpServer, states: States) => void
  readonly onError?: (error: Error) => void
}

/** MCP over Streamable HTTP, behind somebody who has looked at the Host, the Origin and the key. */
export interface HttpDoor {
  fetch(request: Request, who: HttpCaller): Promise<Response>
  /** Memories that this caller may see changed, whoever changed them. */
  changed(identity: string, ids: readonly string[]): void
  close(): Promise<void>
}

const BODY_BYTES = 1_048_576
/** Callers whose clients may watch for changes at the same time. */
const CALLERS = 1_000

/**
 * Answers the revision of July 2026 request by request, older ones in sessions; an older client whose session is not known, as after a
 * restart, is answered all the same. Who is asking is decided anew for every request.
 */
export function mcpOverHttp(options: HttpOptions): HttpDoor {
  const { onError = () => undefined, extend } = options
  const shared = { pending: new PendingDeletions(), cursors: new Cursors(), states: createStates() }
  const instanceFor = ({ caller, project, projectOnly = false }: HttpCaller): MemoryServer => {
    const instance = memoryServer(options, { caller, project, projectOnly, ...shared })
    extend?.(instance.server, shared.states)
    return instance
  }
  const factory = ({ authInfo }: McpRequestContext): McpServer => instanceFor(whoIn(authInfo)).server

  // A handler for each caller, so that nobody is told of what another's memories do.
  const handlers = new LRUCache<string, McpHttpHandler>({ max: CALLERS, dispose: (handler) => void handler.close() })
  const handlerOf = (identity: string): McpHttpHandler => {
    const known = handlers.get(identity)
    if (known !== undefined) return known
    const made = createMcpHandler(factory, { legacy: "reject", maxRequestBodySize: BODY_BYTES, onerror: onError })
    handlers.set(identity, made)
    return made
  }
  const sessions = new LegacySessions(instanceFor, BODY_BYTES)
  const withoutSession = legacyStatelessFallback(factory, onError, { maxRequestBodySize: BODY_BYTES })

  const door: HttpDoor = {
    async fetch(request, who) {
      const authInfo = asAuthInfo(who)
      if (!(await isLegacyRequest(request, undefined, { maxRequestBodySize: BODY_BYTES }))) {
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

/** The SDK carries what a door knows of a caller beside a token; the token itself has no business further in. */
function asAuthInfo(who: HttpCaller): AuthInfo {
  return { token: "", clientId: who.caller.identity, scopes: [], extra: { who } }
}

function whoIn(authInfo: AuthInfo | undefined): HttpCaller {
  // Only `asAuthInfo` makes what arrives here.
  return authInfo?.extra?.who as HttpCaller
}

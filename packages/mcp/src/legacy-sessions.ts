import { randomUUID } from "node:crypto"
import { isInitializeRequest, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server"
import { LRUCache } from "lru-cache"
import type { CallerMemories } from "./memories.ts"
import type { MemoryServer } from "./server.ts"

interface Session {
  readonly identity: string
  readonly transport: WebStandardStreamableHTTPServerTransport
  readonly instance: MemoryServer
}

const MOST = 1_000
const IDLE_MS = 24 * 60 * 60_000
const HEADER = "mcp-session-id"

/** Sessions of protocol revisions before July 2026, in which the server can send requests and notifications to the client. */
export class LegacySessions {
  readonly #open: (who: HttpCaller) => MemoryServer
  readonly #sessions = new LRUCache<string, Session>({
    max: MOST,
    ttl: IDLE_MS,
    updateAgeOnGet: true,
    dispose: ({ transport }) => void transport.close(),
  })

  /** Sessions that the client has ended. They stay ended, unlike unknown ones, for example after a restart. */
  readonly #ended = new LRUCache<string, true>({ max: MOST, ttl: IDLE_MS })

  constructor(open: (who: HttpCaller) => MemoryServer) {
    this.#open = open
  }

  /** Answers a request of an existing or new session of this caller; `undefined` if the request belongs to none. */
  async fetch(request: Request, who: HttpCaller): Promise<Response | undefined> {
    const id = request.headers.get(HEADER)
    const session = id === null ? undefined : this.#sessions.get(id)
    if (session?.identity === who.caller.identity) return session.transport.handleRequest(request)
    if (id !== null && this.#ended.has(id)) return sessionEndedResponse()
    if (id !== null || request.method !== "POST" || !(await isInitialize(request))) return undefined
    return this.#begin(request, who)
  }

  updated(identity: string, uris: readonly string[]): void {
    for (const session of this.#sessions.values()) if (session.identity === identity) session.instance.updated(uris)
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()))
  }

  async #begin(request: Request, who: HttpCaller): Promise<Response> {
    const instance = this.#open(who)
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        this.#sessions.set(id, { identity: who.caller.identity, transport, instance })
      },
      onsessionclosed: (id) => {
        this.#ended.set(id, true)
        this.#sessions.delete(id)
      },
    })
    await instance.server.connect(transport)
    return transport.handleRequest(request)
  }
}

async function isInitialize(request: Request): Promise<boolean> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  return isInitializeRequest(body)
}

function sessionEndedResponse(): Response {
  const error = { code: -32_001, message: "Session not found: it was ended. Begin another with initialize." }
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status: 404 })
}

/** The authenticated caller, with the settings of the client's configuration. */
export interface HttpCaller {
  readonly caller: CallerMemories
  readonly project?: string | undefined
  readonly projectOnly?: boolean
}

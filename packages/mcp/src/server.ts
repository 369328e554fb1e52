import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  McpServer,
  type McpServerOptions,
  type ServerContext,
} from "@modelcontextprotocol/server"
import { z } from "zod"
import type { AliasName } from "./alias-names.ts"
import { aliases } from "./aliases/aliases.ts"
import type { Connection } from "./connection.ts"
import type { Cursors } from "./cursors.ts"
import { INSTRUCTIONS } from "./instructions.ts"
import type { CallerMemories } from "./memories.ts"
import type { PendingDeletions } from "./pending.ts"
import { registerPrompts } from "./prompts.ts"
import { registerResources } from "./resources.ts"
import type { States } from "./states.ts"
import { tools } from "./tools/tools.ts"

/** What is the same for every connection of a door. */
export interface ServerShape {
  readonly version: string
  /** Names that other memory servers gave their tools, beside the own ones. */
  readonly aliases: readonly AliasName[]
}

/** Who is connected, and what outlives one request of theirs. */
export interface ConnectionState {
  readonly caller: CallerMemories
  readonly project?: string | undefined
  readonly projectOnly?: boolean
  readonly pending: PendingDeletions
  readonly cursors: Cursors
  readonly states: States
}

/** A client that has not introduced itself, as over HTTP without a session. */
const NAMELESS = "mcp"
const LONGEST_NAME = 100
const MOST_WATCHED = 1_000
/** Revisions with sessions; the first without is of July 2026. */
const LEGACY = /^202[45]-/
const AN_HOUR = 3_600_000
/** The same for everybody until an update, but what a key may see differs: nobody's list is another's. */
const CACHE_HINTS: NonNullable<McpServerOptions["cacheHints"]> = {
  "tools/list": { ttlMs: AN_HOUR, cacheScope: "private" },
  "prompts/list": { ttlMs: AN_HOUR, cacheScope: "private" },
  "resources/list": { ttlMs: AN_HOUR, cacheScope: "private" },
  "resources/templates/list": { ttlMs: AN_HOUR, cacheScope: "private" },
  "resources/read": { ttlMs: 0, cacheScope: "private" },
  "server/discover": { ttlMs: AN_HOUR, cacheScope: "private" },
}

/** One server instance: of a connection on stdio, of a session or a single request over HTTP. */
export interface MemoryServer {
  readonly server: McpServer
  /** Tells the client of resources that it watches. */
  updated(uris: readonly string[]): void
}

export function memoryServer(shape: ServerShape, connecting: ConnectionState): MemoryServer {
  const server = new McpServer(
    { name: "keepsake", title: "Keepsake memory", version: shape.version },
    {
      instructions: INSTRUCTIONS,
      capabilities: {
        tools: { listChanged: false },
        prompts: { listChanged: false },
        resources: { subscribe: true, listChanged: false },
      },
      cacheHints: CACHE_HINTS,
      maxToolInputElements: 1_000,
      requestState: { verify: connecting.states.verify },
    },
  )
  const { caller, project, projectOnly = false, pending, cursors, states } = connecting
  const connection: Connection = {
    memories: (context) => caller.as(nameOf(server, context)),
    identity: caller.identity,
    ...(project !== undefined && { project }),
    projectOnly: projectOnly && project !== undefined,
    pending,
    cursors,
    states,
    canAsk(context) {
      const sent = capabilities.safeParse(envelopeOf(context)[CLIENT_CAPABILITIES_META_KEY]).data
      const asking = (sent ?? server.server.getClientCapabilities())?.elicitation
      // A client that names no mode can show a form.
      return asking !== undefined && (asking.form !== undefined || asking.url === undefined)
    },
  }
  // An alias may stand for an own tool of the same name.
  const named = [...tools, ...shape.aliases.flatMap((alias) => aliases[alias])].map(
    (tool) => [tool.name, tool] as const,
  )
  for (const tool of new Map(named).values()) tool.register(server, connection)
  registerResources(server, connection)
  registerPrompts(server, connection)
  return { server, updated: watching(server) }
}

/** Older clients name each resource that they watch; for newer ones the door knows, and lets through what they asked for. */
function watching({ server }: McpServer): MemoryServer["updated"] {
  const watched = new Set<string>()
  server.setRequestHandler("resources/subscribe", ({ params: { uri } }) => {
    if (watched.size < MOST_WATCHED) watched.add(uri)
    return {}
  })
  server.setRequestHandler("resources/unsubscribe", ({ params: { uri } }) => {
    watched.delete(uri)
    return {}
  })
  return (uris) => {
    const isOld = LEGACY.test(server.getNegotiatedProtocolVersion() ?? "")
    for (const uri of uris) {
      // A client that is just leaving need not be told.
      if (!isOld || watched.has(uri)) void server.sendResourceUpdated({ uri }).catch(() => undefined)
    }
  }
}

/** What a newer client says of itself beside each request; the SDK hands it on as it came. */
function envelopeOf({ mcpReq: { envelope } }: ServerContext): Readonly<Record<string, unknown>> {
  return { ...envelope }
}

const clientInfo = z.object({ name: z.string() })
const capabilities = z.object({
  elicitation: z.object({ form: z.unknown().optional(), url: z.unknown().optional() }).optional(),
})

/** What the client calls itself, as it may stand in a header and beside a memory. */
function nameOf(server: McpServer, context: ServerContext | undefined): string {
  const sent = clientInfo.safeParse(context && envelopeOf(context)[CLIENT_INFO_META_KEY]).data
  const name = (sent ?? server.server.getClientVersion())?.name
    .replace(/[\p{Cc}\p{Cs}]/gu, "")
    .trim()
    .slice(0, LONGEST_NAME)
  return name === undefined || name === "" ? NAMELESS : name.toWellFormed()
}

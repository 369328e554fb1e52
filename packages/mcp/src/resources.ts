import {
  type McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
  type ServerContext,
} from "@modelcontextprotocol/server"
import { takeFitting } from "./budget.ts"
import type { McpConnection } from "./connection.ts"
import { formatSource, harmlessLines, memoryProject, NOTE, toEntry } from "./memory-entry.ts"
import { one } from "./tools/get.ts"

export const PROFILE_URI = "memory://profile"
export const RECENT_URI = "memory://recent"
const MEMORY_URI = "memory://memories/"
const RECENT_MEMORIES = 20
const RECENT_TOKENS = 1_500
const COMPLETION_CANDIDATES = 200
const MAX_COMPLETIONS = 100
/** Personal data: only the client may cache it, and it may change at any time. */
const PRIVATE = { ttlMs: 0, cacheScope: "private" } as const

export function memoryUri(id: string): string {
  return `${MEMORY_URI}${encodeURIComponent(id)}`
}

/** The id as a URI has it; `undefined` if it is empty or its escapes are damaged, which names no memory. */
function idFrom(escaped: string): string | undefined {
  try {
    return decodeURIComponent(escaped) || undefined
  } catch {
    return undefined
  }
}

/** Throws for what this client cannot read as a resource, whether it exists or not. */
export async function requireResource(uri: string, connection: McpConnection, context: ServerContext): Promise<void> {
  if (uri === PROFILE_URI || uri === RECENT_URI) return
  const id = uri.startsWith(MEMORY_URI) ? idFrom(uri.slice(MEMORY_URI.length)) : undefined
  const { signal } = context.mcpReq
  const found =
    id === undefined ? undefined : await one(id, { memories: connection.memories(context), connection, signal })
  if (found === undefined) throw new ResourceNotFoundError(uri)
}

/** Registers memories as resources, which a person can select in a client. */
export function registerResources(server: McpServer, connection: McpConnection): void {
  const narrowed = connection.projectOnly && connection.project !== undefined ? { project: connection.project } : {}
  server.registerResource(
    "profile",
    PROFILE_URI,
    { title: "Profile", description: "The user's profile memories", mimeType: "text/plain", cacheHint: PRIVATE },
    async (uri, context) => {
      const { signal } = context.mcpReq
      const { block } = await connection.memories(context).memoryContext(narrowed, { signal })
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text: block ?? "Nothing is remembered yet." }] }
    },
  )
  server.registerResource(
    "recent",
    RECENT_URI,
    { title: "Newest memories", description: "The newest memories", mimeType: "application/json", cacheHint: PRIVATE },
    async (uri, context) => {
      const { signal } = context.mcpReq
      const page = await connection.memories(context).listMemories({ limit: RECENT_MEMORIES, ...narrowed }, { signal })
      const entries = page.data.map((memory) => toEntry(memory))
      const text = JSON.stringify({ note: NOTE, memories: takeFitting(entries, RECENT_TOKENS) })
      return { contents: [{ uri: uri.href, mimeType: "application/json", text }] }
    },
  )
  server.registerResource(
    "memory",
    new ResourceTemplate("memory://memories/{id}", {
      list: undefined,
      complete: {
        async id(begun) {
          const { data } = await connection.memories().listMemories({ limit: COMPLETION_CANDIDATES, ...narrowed })
          const ids = data.map(({ id }) => id)
          return ids.filter((id) => id.startsWith(begun)).slice(0, MAX_COMPLETIONS)
        },
      },
    }),
    { title: "A memory", description: "One memory by its id", mimeType: "text/plain", cacheHint: PRIVATE },
    async (uri, { id }, context) => {
      const { signal } = context.mcpReq
      const call = { memories: connection.memories(context), connection, signal }
      const known = typeof id === "string" ? idFrom(id) : undefined
      const memory = known === undefined ? undefined : await one(known, call)
      if (memory === undefined) throw new ResourceNotFoundError(uri.href)
      const project = memoryProject(memory)
      const about = [
        NOTE,
        `source: ${formatSource(memory)}`,
        `kept: ${memory.createdAt.slice(0, 10)}, revision ${memory.revision}, ${memory.status}`,
        ...(project === undefined ? [] : [`project: ${project}`]),
      ]
      const text = `${about.join("\n")}\n\n${harmlessLines(memory.content)}`
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] }
    },
  )
}

import { type McpServer, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server"
import { fitting } from "./budget.ts"
import type { Connection } from "./connection.ts"
import { entryOf, harmlessLines, NOTE, projectOf, sourceOf } from "./shown.ts"
import { one } from "./tools/get.ts"

export const PROFILE = "memory://profile"
export const RECENT = "memory://recent"
const RECENT_MEMORIES = 20
const RECENT_TOKENS = 1_500
const COMPLETED_FROM = 200
const MOST_COMPLETIONS = 100
/** Of a user: only their client may keep it, and it may have changed at any time. */
const PRIVATE = { ttlMs: 0, cacheScope: "private" } as const

export function memoryUri(id: string): string {
  return `memory://memories/${encodeURIComponent(id)}`
}

/** Memories as things that a person picks in a client. */
export function registerResources(server: McpServer, connection: Connection): void {
  const narrowed = connection.projectOnly && connection.project !== undefined ? { project: connection.project } : {}
  server.registerResource(
    "profile",
    PROFILE,
    { title: "Profile", description: "The user's standing memories", mimeType: "text/plain", cacheHint: PRIVATE },
    async (uri, context) => {
      const { signal } = context.mcpReq
      const { block } = await connection.memories(context).memoryContext(narrowed, { signal })
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text: block ?? "Nothing is remembered yet." }] }
    },
  )
  server.registerResource(
    "recent",
    RECENT,
    { title: "Newest memories", description: "What was kept last", mimeType: "application/json", cacheHint: PRIVATE },
    async (uri, context) => {
      const { signal } = context.mcpReq
      const page = await connection.memories(context).listMemories({ limit: RECENT_MEMORIES, ...narrowed }, { signal })
      const entries = page.data.map((memory) => entryOf(memory))
      const text = JSON.stringify({ note: NOTE, memories: fitting(entries, RECENT_TOKENS) })
      return { contents: [{ uri: uri.href, mimeType: "application/json", text }] }
    },
  )
  server.registerResource(
    "memory",
    new ResourceTemplate("memory://memories/{id}", {
      list: undefined,
      complete: {
        async id(begun) {
          const { data } = await connection.memories().listMemories({ limit: COMPLETED_FROM, ...narrowed })
          const ids = data.map(({ id }) => id)
          return ids.filter((id) => id.startsWith(begun)).slice(0, MOST_COMPLETIONS)
        },
      },
    }),
    { title: "A memory", description: "One memory by its id", mimeType: "text/plain", cacheHint: PRIVATE },
    async (uri, { id }, context) => {
      const { signal } = context.mcpReq
      const call = { memories: connection.memories(context), connection, signal }
      const memory = typeof id === "string" ? await one(decodeURIComponent(id), call) : undefined
      if (memory === undefined) throw new ResourceNotFoundError(uri.href)
      const project = projectOf(memory)
      const about = [
        NOTE,
        `source: ${sourceOf(memory)}`,
        `kept: ${memory.createdAt.slice(0, 10)}, revision ${memory.revision}, ${memory.status}`,
        ...(project === undefined ? [] : [`project: ${project}`]),
      ]
      const text = `${about.join("\n")}\n\n${harmlessLines(memory.content)}`
      return { contents: [{ uri: uri.href, mimeType: "text/plain", text }] }
    },
  )
}

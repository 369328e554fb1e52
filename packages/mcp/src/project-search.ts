import type { MemoryOnTheWire } from "@keepsake/api"
import type { MemoryClient } from "./memories.ts"
import type { ToolCall } from "./tools/tool.ts"

/** A turn without a reply for longer than this is treated as interrupted, so its messages are history. */
const RUNNING_MS = 10 * 60 * 1000
/** Maximum number of sessions to check per search. */
const MOST_SESSIONS = 3
/** A long message is stored in parts. */
const NEWEST = 20

export interface Found {
  readonly memory: MemoryOnTheWire
  readonly score: number
  readonly shown: string
  readonly neighbors?: readonly MemoryOnTheWire[] | undefined
}

/** Number of search results from which the project's are ranked first. */
const SEARCHED = 30
/** Share of the results that is reserved for other projects. */
const OTHER_PROJECTS_SHARE = 0.25

/**
 * Searches memories that a model may read, never quarantined ones. Memories of the connection's project come first, followed by the
 * best of other projects, unless the connection excludes them. Messages of a running turn are excluded, except
 * with `withRunning`.
 */
export async function searchProjectFirst(
  query: string,
  limit: number,
  { connection: { project, projectOnly }, memories, signal }: Pick<ToolCall, "connection" | "memories" | "signal">,
  only: Pick<
    Parameters<MemoryClient["searchMemories"]>[0],
    "type" | "category" | "kinds" | "neighbors" | "allWords"
  > = {},
  withRunning = false,
): Promise<{ readonly found: readonly Found[]; readonly degraded: readonly string[] }> {
  const narrowed = projectOnly && project !== undefined ? { project } : {}
  const wide = project === undefined || projectOnly ? limit : Math.max(limit, SEARCHED)
  const request = { query, limit: wide, status: "active" as const, ...narrowed, ...only }
  const { data: all, degraded } = await memories.searchMemories(request, { signal })
  const running = await findRunning(
    all.map(({ memory }) => memory),
    { memories, signal },
  )
  const data = all.filter(({ memory }) => withRunning || !running.has(memory.id))
  if (project === undefined || projectOnly) return { found: data, degraded }
  const own = data.filter(({ memory }) => memory.metadata.project === project)
  const others = data.filter(({ memory }) => memory.metadata.project !== project)
  const kept = Math.min(others.length, Math.ceil(limit * OTHER_PROJECTS_SHARE))
  const first = own.slice(0, limit - kept)
  return { found: [...first, ...others.slice(0, limit - first.length)], degraded }
}

/**
 * Ids of the user's messages in running turns. The gateway stores them when the model calls a tool, so an agent that searches in the same turn
 * would find, as a memory, the message that it is answering. A turn is running until its session stores a later
 * message: a reply, or the user's next one.
 */
async function findRunning(
  found: readonly MemoryOnTheWire[],
  { memories, signal }: Pick<ToolCall, "memories" | "signal">,
  now = Date.now(),
): Promise<ReadonlySet<string>> {
  const recent = found.filter((memory) => isSaid(memory, "user") && Date.parse(memory.createdAt) > now - RUNNING_MS)
  const sessions = [...new Set(recent.flatMap(({ session }) => session ?? []))].slice(0, MOST_SESSIONS)
  const running = await Promise.all(
    sessions.map(async (session) => {
      const { data } = await memories.listMemories({ session, category: "turn", limit: NEWEST }, { signal })
      const lastSaid = Math.max(...data.map(({ createdAt }) => Date.parse(createdAt)))
      const newest = data.filter(({ createdAt }) => Date.parse(createdAt) === lastSaid)
      return newest.every((memory) => isSaid(memory, "user")) ? newest.map(({ id }) => id) : []
    }),
  )
  return new Set(running.flat())
}

function isSaid({ category, source }: MemoryOnTheWire, by: "user" | "assistant"): boolean {
  return category === "turn" && source.origin === by
}

import type { MemoryOnTheWire } from "@keepsake/api"
import type { MemoryClient } from "./memories.ts"
import { findRunning } from "./running-turns.ts"
import type { ToolCall } from "./tools/tool.ts"

interface Found {
  readonly memory: MemoryOnTheWire
  readonly shown: string
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
  only: Pick<Parameters<MemoryClient["searchMemories"]>[0], "type" | "category"> = {},
  withRunning = false,
): Promise<{ readonly found: readonly Found[]; readonly degraded: readonly string[] }> {
  const narrowed = projectOnly && project !== undefined ? { project } : {}
  const wide = project === undefined || projectOnly ? limit : Math.max(limit, SEARCHED)
  const asked = { query, limit: wide, status: "active" as const, ...narrowed, ...only }
  const { data: all, degraded } = await memories.searchMemories(asked, { signal })
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

import type { MemoryOnTheWire } from "@keepsake/api"
import type { Memories } from "./memories.ts"
import { findRunning } from "./running-turns.ts"
import type { ToolCall } from "./tools/tool.ts"

interface Found {
  readonly memory: MemoryOnTheWire
  readonly shown: string
}

/** How many are looked at so that those of the project can come first. */
const LOOKED_AT = 30
/** The share of an answer that other projects keep when the own one could fill it. */
const OTHERS = 0.25

/**
 * What bears on a query and may be read by a model: never what is quarantined. Memories of the connection's project come first; the
 * best of the others stay in sight, unless the connection wants no others. What was said in a turn that is still running is left out, but
 * `withRunning`.
 */
export async function rankedFor(
  query: string,
  limit: number,
  { connection: { project, projectOnly }, memories, signal }: Pick<ToolCall, "connection" | "memories" | "signal">,
  only: Pick<Parameters<Memories["searchMemories"]>[0], "type" | "category"> = {},
  withRunning = false,
): Promise<{ readonly found: readonly Found[]; readonly degraded: readonly string[] }> {
  const narrowed = projectOnly && project !== undefined ? { project } : {}
  const wide = project === undefined || projectOnly ? limit : Math.max(limit, LOOKED_AT)
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
  const kept = Math.min(others.length, Math.ceil(limit * OTHERS))
  const first = own.slice(0, limit - kept)
  return { found: [...first, ...others.slice(0, limit - first.length)], degraded }
}

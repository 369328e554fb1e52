import type { MemoryOnTheWire } from "@keepsake/api"
import type { ToolCall } from "./tools/tool.ts"

/** A turn without a reply for longer than this is treated as interrupted, so its messages are history. */
const RUNNING_MS = 10 * 60 * 1000
/** Maximum number of sessions to check per search. */
const MOST_SESSIONS = 3
/** A long message is stored in parts. */
const NEWEST = 20

/**
 * Ids of the user's messages in running turns. The gateway stores them when the model calls a tool, so an agent that searches in the same turn
 * would find, as a memory, the message that it is answering. A turn is running until its session stores a later
 * message: a reply, or the user's next one.
 */
export async function findRunning(
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

import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { entry, NOTE, toEntry } from "../memory-entry.ts"
import { ToolError } from "../tool-error.ts"
import { READS, tool } from "./tool.ts"

export const listTool = tool({
  name: "memory_list",
  title: "List memories",
  description: "Memories, newest first; turns: messages too.",
  annotations: READS,
  input: z.strictObject({
    limit: z.int().min(1).max(50).default(8),
    cursor: z.string().max(2_000).optional(),
    category: z.string().min(1).max(100).optional(),
    turns: z.boolean().default(false),
  }),
  output: z.object({ note: z.string(), memories: z.array(entry), total: z.int(), cursor: z.string().optional() }),
  async run({ limit, cursor: sealed, category, turns }, { memories, connection, signal }) {
    const { identity, cursors, project, projectOnly } = connection
    const cursor = sealed === undefined ? undefined : cursors.open(identity, sealed)
    if (sealed !== undefined && cursor === undefined) {
      throw new ToolError("This is no cursor of this list. Call memory_list without a cursor for the first page.")
    }
    const request = {
      ...(cursor !== undefined && { cursor }),
      ...(category !== undefined && { category }),
      ...(turns && { turns: "true" as const }),
      ...(projectOnly && project !== undefined && { project }),
    }
    const page = await memories.listMemories({ ...request, limit }, { signal })
    const entries = takeFitting(
      page.data.map((memory) => toEntry(memory)),
      BUDGET,
    )
    // The cursor must follow the last shown memory: if fewer fit, a shorter page is requested.
    const { next } =
      entries.length < page.data.length
        ? await memories.listMemories({ ...request, limit: entries.length }, { signal })
        : page
    return {
      note: NOTE,
      memories: [...entries],
      total: page.total,
      ...(next !== undefined && { cursor: cursors.seal(identity, next) }),
    }
  },
})

import { z } from "zod"
import { requireVisible } from "./get.ts"
import { tool, WRITES } from "./tool.ts"

export const updateTool = tool({
  name: "memory_update",
  title: "Correct a memory",
  description: "Change a memory that is wrong or out of date; its history stays.",
  annotations: WRITES,
  input: z.strictObject({
    id: z.string().min(1).max(200),
    content: z.string().min(1).max(8_192).optional(),
    category: z.string().min(1).max(100).optional(),
    pinned: z.boolean().optional().describe("belongs into every conversation"),
    revision: z.int().min(1).optional().describe("as read; refused if outdated"),
  }),
  output: z.object({ id: z.string(), revision: z.int(), status: z.string() }),
  async run(given, call) {
    await requireVisible(given.id, call)
    const { memory } = await call.memories.updateMemory({ ...given, origin: "assistant" }, { signal: call.signal })
    return { id: memory.id, revision: memory.revision, status: memory.status }
  },
})

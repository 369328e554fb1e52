import { z } from "zod"
import { requireVisible } from "./get.ts"
import { tool } from "./tool.ts"

export const feedbackTool = tool({
  name: "memory_feedback",
  title: "Judge a memory",
  description: "Say that a memory helped, is wrong (then reviewed) or outdated (no longer recalled).",
  annotations: { destructiveHint: false, openWorldHint: false },
  input: z.strictObject({ id: z.string().min(1).max(200), verdict: z.enum(["useful", "wrong", "outdated"]) }),
  output: z.object({ id: z.string(), status: z.string() }),
  async run({ id, verdict }, call) {
    await requireVisible(id, call)
    const { memory } = await call.memories.judgeMemory({ id, verdict }, { signal: call.signal })
    return { id, status: memory.status }
  },
})

import { given } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, FULL_BUDGET, takeFitting } from "../budget.ts"
import { entry, NOTE, toEntry } from "../memory-entry.ts"
import { searchProjectFirst } from "../project-search.ts"
import { ToolError } from "../tool-error.ts"
import { READS, tool } from "./tool.ts"

export const searchTool = tool({
  name: "memory_search",
  title: "Search memory",
  description: "Find what is remembered about the user, their work or past talks.",
  annotations: READS,
  input: z.strictObject({
    query: z.string().min(1).max(2_000),
    limit: z.int().min(1).max(50).default(8),
    kinds: z.enum(["facts", "episodes", "turns", "documents"]).optional(),
    detail: z.enum(["index", "full"]).default("index"),
  }),
  output: z.object({ note: z.string(), memories: z.array(entry), more: z.boolean() }),
  async run({ query, limit, kinds, detail }, call) {
    const full = detail === "full"
    const { found, degraded } = await searchProjectFirst(query, limit, call, given({ kinds }))
    if (found.length === 0 && degraded.length > 0) {
      throw new ToolError(`The search failed in ${degraded.join(", ")}. Try once more; else go on without memory.`)
    }
    const entries = found.map(({ memory, shown }) => toEntry(memory, shown, full))
    const memories = takeFitting(entries, full ? FULL_BUDGET : BUDGET)
    return { note: NOTE, memories: [...memories], more: memories.length < entries.length }
  },
})

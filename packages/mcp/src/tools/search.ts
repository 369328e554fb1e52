import { z } from "zod"
import { Advice } from "../advice.ts"
import { BUDGET, FULL_BUDGET, fitting } from "../budget.ts"
import { rankedFor } from "../ranked.ts"
import { entry, entryOf, NOTE } from "../shown.ts"
import { READS, tool } from "./tool.ts"

export const search = tool({
  name: "memory_search",
  title: "Search memory",
  description:
    "Find what is remembered about the user, their work or past talks. Best first; memory_get has whole texts.",
  annotations: READS,
  input: z.strictObject({
    query: z.string().min(1).max(2_000),
    limit: z.int().min(1).max(50).default(8),
    detail: z.enum(["index", "full"]).default("index"),
  }),
  output: z.object({ note: z.string(), memories: z.array(entry), more: z.boolean() }),
  async run({ query, limit, detail }, call) {
    const full = detail === "full"
    const { found, degraded } = await rankedFor(query, limit, call)
    if (found.length === 0 && degraded.length > 0) {
      throw new Advice(`The search failed in ${degraded.join(", ")}. Try once more; else go on without memory.`)
    }
    const entries = found.map(({ memory, shown }) => entryOf(memory, shown, full))
    const memories = fitting(entries, full ? FULL_BUDGET : BUDGET)
    return { note: NOTE, memories: [...memories], more: memories.length < entries.length }
  },
})

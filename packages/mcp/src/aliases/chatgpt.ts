import { z } from "zod"
import { FULL_BUDGET, takeFitting, truncateToBudget } from "../budget.ts"
import { formatSource, harmlessLines, toEntry } from "../memory-entry.ts"
import { searchProjectFirst } from "../project-search.ts"
import { memoryUri } from "../resources.ts"
import { ToolError } from "../tool-error.ts"
import { one } from "../tools/get.ts"
import { READS, type Tool, tool } from "../tools/tool.ts"

const FOUND = 10
const TITLE = 80

/** The tools that deep research connectors require: `search` and `fetch`. */
export const chatgpt: readonly Tool[] = [
  tool({
    name: "search",
    title: "Search memory",
    description: "Memories relevant to a query.",
    annotations: READS,
    input: z.strictObject({ query: z.string().min(1).max(2_000) }),
    output: z.object({ results: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })) }),
    async run({ query }, call) {
      const { found } = await searchProjectFirst(query, FOUND, call)
      const results = found.map(({ memory, shown }) => {
        const { text } = toEntry(memory, shown)
        return { id: memory.id, title: text.slice(0, TITLE).toWellFormed(), url: memoryUri(memory.id) }
      })
      return { results: [...takeFitting(results, FULL_BUDGET)] }
    },
  }),
  tool({
    name: "fetch",
    title: "Read a memory",
    description: "The whole text of a memory that search found.",
    annotations: READS,
    input: z.strictObject({ id: z.string().min(1).max(200) }),
    output: z.object({
      id: z.string(),
      title: z.string(),
      text: z.string(),
      url: z.string(),
      metadata: z.record(z.string(), z.string()),
    }),
    async run({ id }, call) {
      const memory = await one(id, call)
      if (memory === undefined) throw new ToolError("This id is unknown. Call search for existing ids.")
      const { text } = toEntry(memory)
      return {
        id,
        title: text.slice(0, TITLE).toWellFormed(),
        text: truncateToBudget(harmlessLines(memory.content), FULL_BUDGET),
        url: memoryUri(id),
        metadata: { source: formatSource(memory), created: memory.createdAt, status: memory.status },
      }
    },
  }),
]

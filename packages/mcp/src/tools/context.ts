import { countTokens } from "@keepsake/core/internal"
import { z } from "zod"
import { BUDGET, takeFitting } from "../budget.ts"
import { READS, tool } from "./tool.ts"

/** Token limit of the block. It is sent twice, as are the ids. */
const TOKENS = 480

export const contextTool = tool({
  name: "memory_context",
  title: "Context from memory",
  description: "The user's profile and what is relevant to a topic, as one block. Call it at the start of a task.",
  annotations: READS,
  input: z.strictObject({ query: z.string().max(2_000).optional() }),
  output: z.object({ block: z.string(), memories: z.array(z.string()) }),
  async run({ query }, { memories, connection: { project, projectOnly }, signal }) {
    const narrowed = projectOnly && project !== undefined ? { project } : {}
    const request = { maxTokens: TOKENS, ...narrowed, ...(query !== undefined && { query }) }
    const { block, data } = await memories.memoryContext(request, { signal })
    const text = block ?? "Nothing relevant to this is remembered yet."
    const ids = data.map(({ memory }) => memory.id)
    return { block: text, memories: [...takeFitting(ids, BUDGET - countTokens(text))] }
  },
})

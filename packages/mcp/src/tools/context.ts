import { countTokens } from "@keepsake/core"
import { z } from "zod"
import { BUDGET, fitting } from "../budget.ts"
import { READS, tool } from "./tool.ts"

/** Of the block; it travels twice, and so do the ids that fit beside it. */
const TOKENS = 480

export const context = tool({
  name: "memory_context",
  title: "Context from memory",
  description: "The user's profile and what bears on a topic, as one block. Call it at the start of a task.",
  annotations: READS,
  input: z.strictObject({ query: z.string().max(2_000).optional() }),
  output: z.object({ block: z.string(), memories: z.array(z.string()) }),
  async run({ query }, { memories, connection: { project, projectOnly }, signal }) {
    const narrowed = projectOnly && project !== undefined ? { project } : {}
    const asked = { maxTokens: TOKENS, ...narrowed, ...(query !== undefined && { query }) }
    const { block, data } = await memories.memoryContext(asked, { signal })
    const text = block ?? "Nothing that bears on this is remembered yet."
    const ids = data.map(({ memory }) => memory.id)
    return { block: text, memories: [...fitting(ids, BUDGET - countTokens(text))] }
  },
})

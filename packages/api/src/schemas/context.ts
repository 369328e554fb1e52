import { z } from "zod"
import { limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { projectName, scopedNames, tokenBudget } from "./names.ts"

export const contextBody = z.strictObject({
  query: z
    .string()
    .max(limits.queryCharacters)
    .optional()
    .describe("topic of the next message; default: what is known about the user"),
  maxTokens: tokenBudget,
  ...projectName,
  ...scopedNames,
})

export const contextResult = z.object({
  block: z.string().nullable().describe("the block that the gateway would inject; null when there is none"),
  tokens: z.int(),
  data: z.array(z.object({ memory: memorySchema, shown: z.string().describe("the content, or its best passage") })),
  degraded: z.array(z.string()).describe("parts that failed or timed out"),
})

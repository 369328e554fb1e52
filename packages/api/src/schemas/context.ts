import { z } from "zod"
import { limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { ownerNames, projectName, scopeName, tenantNames } from "./names.ts"

export const contextBody = z.strictObject({
  query: z
    .string()
    .max(limits.queryCharacters)
    .optional()
    .describe("what the next message is about; left out, what is known about the user"),
  maxTokens: z
    .int()
    .min(0)
    .max(16_000)
    .optional()
    .describe("of the block; the setting memory.maxTokens is not exceeded"),
  ...projectName,
  ...ownerNames,
  ...tenantNames,
  scope: scopeName.optional(),
})

export const contextResult = z.object({
  block: z
    .string()
    .nullable()
    .describe("as the gateway would place it into a request; null when there is nothing to say"),
  tokens: z.int(),
  data: z.array(z.object({ memory: memorySchema, shown: z.string().describe("the content, or its best passage") })),
  degraded: z.array(z.string()).describe("parts that failed or came too late"),
})

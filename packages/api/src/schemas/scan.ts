import { z } from "zod"
import { tenantNames } from "./names.ts"

export const scanBody = z.strictObject({
  ...tenantNames,
  redact: z.boolean().optional().describe("remove the secrets; default: only count them"),
  cursor: z.string().optional().describe("cursor of the previous range"),
})

export const scanPage = z.object({
  looked: z.int().describe("scanned versions of memories"),
  found: z
    .array(
      z.object({
        where: z.enum(["memory", "queue"]),
        id: z.string(),
        tenant: z.string(),
        kinds: z.array(z.string()).describe("kind of secret: password, API key …; never the text itself"),
      }),
    )
    .describe("one entry for each version of a memory that contains a secret"),
  next: z.string().optional().describe("cursor of the next range; absent at the end"),
})

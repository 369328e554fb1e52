import { z } from "zod"
import { tenantNames } from "./names.ts"

export const scanBody = z.strictObject({
  ...tenantNames,
  redact: z.boolean().optional().describe("take the secrets out; without it they are only counted"),
  cursor: z.string().optional().describe("go on where another stretch ended"),
})

export const scanPage = z.object({
  looked: z.int().describe("versions of memories that were looked at"),
  found: z
    .array(
      z.object({
        where: z.enum(["memory", "queue"]),
        id: z.string(),
        tenant: z.string(),
        kinds: z.array(z.string()).describe("what was found: password, API key … and never the text"),
      }),
    )
    .describe("a memory comes once for each of its versions that holds a secret"),
  next: z.string().optional().describe("absent at the end"),
})

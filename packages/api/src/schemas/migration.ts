import { z } from "zod"

export const newMigration = z.strictObject({
  to: z.string().min(1).max(1_000).describe("a store by the name that the settings know it under"),
  from: z.string().min(1).max(1_000).optional().describe("the one in use; another is refused"),
})

export const migrationSchema = z.object({
  active: z.string().describe("the store in use"),
  names: z.array(z.string()).describe("stores that memories can be moved to"),
  state: z
    .enum(["idle", "copying", "checking", "stopped", "ready", "switched"])
    .describe(
      "stopped: nothing but failures for a minute, it goes on when it is started again; ready: both sides were compared and are equal, and what is written follows",
    ),
  from: z.string().optional(),
  to: z.string().optional(),
  copied: z.int().optional().describe("versions that were copied"),
  total: z.int().optional().describe("memories that there were at the start"),
  behind: z
    .int()
    .optional()
    .describe(
      "versions that were written and not copied, 20,000 at most; once as many were copied as there were memories",
    ),
  leftMs: z.number().optional().describe("how long the rest may take"),
  verified: z
    .object({ memories: z.int(), hash: z.string(), at: z.number() })
    .optional()
    .describe("the last comparison: how many memories stand alike on both sides, and the hash of all of them"),
  trouble: z.string().optional().describe("why it does not go on at the moment"),
})

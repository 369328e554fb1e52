import { z } from "zod"
import { memorySchema } from "./memory.ts"
import { ownerNames, scopeName, tenantNames } from "./names.ts"

export const eventsQuery = z.strictObject({
  after: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe(
      "the id of the last event that was seen, as the header Last-Event-ID; left out, only what comes from now on",
    ),
  ...ownerNames,
  ...tenantNames,
  scope: scopeName.optional(),
})

/** The data of one event, whose name is `created`, `updated` or `deleted`. */
export const memoryEvent = z
  .object({
    id: z.string(),
    revision: z.int(),
    at: z.iso.datetime(),
    by: z.string().describe("who did it: key:…, extractor:rules@1 …"),
    pool: z.string(),
    memory: memorySchema.nullable().describe("as this change left it; null when it was taken out"),
  })
  .meta({ id: "MemoryEvent" })

import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { memorySchema } from "../schemas/memory.ts"
import { scopedNames } from "../schemas/names.ts"

const eventsQuery = z.strictObject({
  after: z
    .string()
    .min(1)
    .max(2_000)
    .optional()
    .describe("id of the last received event, like the header Last-Event-ID; default: only new events"),
  ...scopedNames,
})

/** The data of one event, whose name is `created`, `updated` or `deleted`. */
const memoryEvent = z
  .object({
    id: z.string(),
    revision: z.int(),
    at: z.iso.datetime(),
    by: z.string().describe("the author: key:…, extractor:rules@1 …"),
    pool: z.string(),
    memory: memorySchema.nullable().describe("the memory after this change; null when it was deleted"),
  })
  .meta({ id: "MemoryEvent" })

/** The change feed. */
export const eventRoutes = {
  events: {
    ...endpoint("user", "GET", "/api/events"),
    summary: "Stream changes of the memories that this key may see as server-sent events; resumes after Last-Event-ID",
    query: eventsQuery,
    responseEvents: memoryEvent,
    responses: {},
  },
} as const satisfies Record<string, Route>

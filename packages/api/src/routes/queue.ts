import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { limits } from "../schemas/limits.ts"
import { idParameter, pagination } from "../schemas/query.ts"
import { queueCounts } from "../schemas/status.ts"

const queueQuery = z.strictObject(pagination)

const queuePage = queueCounts.extend({
  scheduled: z.int().describe("jobs scheduled for later"),
  data: z
    .array(
      z.object({
        id: z.string(),
        kind: z.string(),
        tenant: z.string(),
        pool: z.string(),
        at: z.iso.datetime(),
        why: z.string(),
      }),
    )
    .describe("failed jobs"),
  next: z.string().optional(),
})

const retryBody = z.strictObject({
  ids: z.array(idParameter).min(1).max(limits.page).optional().describe("default: all"),
})
const retryResult = z.object({ retried: z.int() })

const acknowledgeResult = z.object({ acknowledged: z.int().describe("number of acknowledged lost turns") })

/** The background queue. */
export const queueRoutes = {
  queue: {
    ...endpoint("admin", "GET", "/api/queue"),
    summary: "List pending jobs, and failed jobs with their errors",
    query: queueQuery,
    responses: { 200: queuePage },
  },
  retryJobs: {
    ...endpoint("admin", "POST", "/api/queue/retry"),
    summary: "Retry failed jobs",
    body: retryBody,
    responses: { 200: retryResult },
  },
  acknowledgeLost: {
    ...endpoint("admin", "POST", "/api/queue/acknowledge"),
    summary: "Acknowledge lost turns, so that the warning about them ends",
    responses: { 200: acknowledgeResult },
  },
} as const satisfies Record<string, Route>

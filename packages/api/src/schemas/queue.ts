import { z } from "zod"
import { limits } from "./limits.ts"

export const queueQuery = z.strictObject({
  limit: z.coerce.number<number | string>().int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the page before"),
})

export const queuePage = z.object({
  pending: z.int().describe("due now"),
  scheduled: z.int().describe("their time lies ahead"),
  failed: z.int().describe("given up after several attempts, until somebody asks for them"),
  oldestMs: z.number().nullable(),
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
    .describe("those given up"),
  next: z.string().optional(),
})

export const retryBody = z.strictObject({
  ids: z.array(z.string().min(1).max(200)).min(1).max(limits.page).optional().describe("left out, all of them"),
})
export const retryResult = z.object({ retried: z.int() })

export const acknowledged = z.object({ acknowledged: z.int().describe("how many turns were lost") })

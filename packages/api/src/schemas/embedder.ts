import { z } from "zod"
import { warningFields } from "./codes.ts"

export const embedderStatus = z.object({
  configured: z.boolean(),
  space: z.string().nullable(),
  dimensions: z.int().nullable(),
  coverage: z
    .object({ embedded: z.int(), memories: z.int() })
    .nullable()
    .describe("of all tenants, whatever a memory's status"),
  usage: z
    .object({ requests: z.int(), tokens: z.int(), mostTokens: z.int().nullable() })
    .nullable()
    .describe("today (UTC); mostTokens is the day's limit"),
  paused: z.boolean(),
  why: z.string().nullable().describe("why there are no new vectors at the moment"),
  until: z.int().nullable().describe("when it is asked again, in ms since 1970"),
  ...warningFields,
})

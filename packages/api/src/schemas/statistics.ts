import { z } from "zod"
import { memorySchema } from "./memory.ts"
import { tenantNames } from "./names.ts"
import { queryNumber } from "./query.ts"

const counts = z.record(z.string(), z.int())

export const statisticsQuery = z.strictObject({
  days: queryNumber.int().min(1).max(366).default(30).describe("the period in days"),
  perMillion: queryNumber
    .min(0)
    .max(10_000)
    .optional()
    .describe("price of a million input tokens, to estimate the cost of the blocks"),
  ...tenantNames,
})

const use = z.object({
  requests: z.int().describe("requests that allowed memories"),
  hits: z.int().describe("requests that were given a block"),
  hitRate: z.number().nullable().describe("hits over requests, 0 to 1; null without requests"),
  profileOnly: z.int().describe("hits whose block contained only the profile, which is always included"),
  helped: z.int().describe("hits whose block contained memories that match the request"),
  helpedRate: z.number().nullable().describe("helped over requests, 0 to 1; null without requests"),
  recalled: z.int().describe("memories in the blocks"),
  tokens: z.int().describe("tokens of the blocks"),
  kept: z.int().describe("memories created from turns"),
  degraded: z.int().describe("requests in which a part of memory failed or timed out"),
})

export const statistics = z
  .object({
    tenant: z.string(),
    memories: z.object({
      total: z.int().describe("active memories that this key may see"),
      byType: counts,
      byCategory: counts,
      byOrigin: counts,
      byStatus: counts.describe("memories in any status"),
    }),
    tenants: z
      .array(z.object({ tenant: z.string(), memories: z.int() }))
      .nullable()
      .describe("the 100 largest tenants, for administrators who name no tenant; else null"),
    growth: z.array(z.object({ day: z.iso.date(), created: z.int() })).describe("memories by day of creation, UTC"),
    use: z
      .object({ total: use, days: z.array(use.extend({ day: z.iso.date() })) })
      .nullable()
      .describe("usage of the whole tenant, for keys that may see all of it; else null"),
    cost: z
      .object({ perMillion: z.number(), estimate: z.number() })
      .nullable()
      .describe("tokens of the blocks times perMillion; null without perMillion"),
    top: z.array(memorySchema).describe("the ten most used memories"),
    neverUsed: z.object({
      count: z.int(),
      oldest: z.array(memorySchema).describe("the ten oldest facts that no request was given"),
    }),
    looked: z.int().describe("number of memories from which top and neverUsed were computed: the newest 5,000 at most"),
  })
  .meta({ id: "Statistics" })

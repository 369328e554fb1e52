import { z } from "zod"
import { memorySchema } from "./memory.ts"
import { tenantNames } from "./names.ts"

const counts = z.record(z.string(), z.int())

export const statisticsQuery = z.strictObject({
  days: z.coerce.number<number | string>().int().min(1).max(366).default(30).describe("how far back to look"),
  perMillion: z.coerce
    .number<number | string>()
    .min(0)
    .max(10_000)
    .optional()
    .describe("what a million input tokens costs, for an estimate of what the blocks cost"),
  ...tenantNames,
})

const use = z.object({
  requests: z.int().describe("that might have been given something"),
  hits: z.int().describe("that were given a block"),
  hitRate: z.number().nullable().describe("hits over requests, 0 to 1; null without requests"),
  profileOnly: z.int().describe("of the hits, those whose block held nothing but the profile, which always goes along"),
  helped: z.int().describe("the other hits: requests that were given something because of what they asked"),
  helpedRate: z.number().nullable().describe("helped over requests, 0 to 1; null without requests"),
  recalled: z.int().describe("memories in the blocks"),
  tokens: z.int().describe("tokens of the blocks"),
  kept: z.int().describe("memories that were made of turns"),
  degraded: z.int().describe("requests of which a part of memory failed or came too late"),
})

export const statistics = z
  .object({
    tenant: z.string(),
    memories: z.object({
      total: z.int().describe("active ones that this key may see"),
      byType: counts,
      byCategory: counts,
      byOrigin: counts,
      byStatus: counts.describe("of any status"),
    }),
    tenants: z
      .array(z.object({ tenant: z.string(), memories: z.int() }))
      .nullable()
      .describe("an administrator's who names no tenant: the largest 100; else null"),
    growth: z
      .array(z.object({ day: z.iso.date(), created: z.int() }))
      .describe("memories by the day they were made, UTC"),
    use: z
      .object({ total: use, days: z.array(use.extend({ day: z.iso.date() })) })
      .nullable()
      .describe("of the whole tenant, for keys that may see all of it; else null"),
    cost: z
      .object({ perMillion: z.number(), estimate: z.number() })
      .nullable()
      .describe("tokens of the blocks times perMillion; null when that was not given"),
    top: z.array(memorySchema).describe("those used most, the first ten"),
    neverUsed: z.object({
      count: z.int(),
      oldest: z.array(memorySchema).describe("facts that were never given to a request, the ten oldest"),
    }),
    looked: z.int().describe("memories that top and neverUsed were taken from, the newest 5,000 at most"),
  })
  .meta({ id: "Statistics" })

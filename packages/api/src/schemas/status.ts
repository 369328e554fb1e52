import { z } from "zod"
import { warningFields } from "./codes.ts"

/** How many memories have a vector in a space. */
export const vectorCoverage = z.object({ space: z.string(), embedded: z.int(), memories: z.int() })

export const queueCounts = z.object({
  pending: z.int().describe("turns and writes that are due"),
  failed: z.int().describe("jobs that failed repeatedly and are only retried on request"),
  oldestMs: z.number().nullable().describe("age of the oldest due job"),
})

const turns = z
  .object({
    waiting: z.int().describe("turns that wait in memory because the store refuses them"),
    lost: z.int().describe("lost turns that nobody has acknowledged"),
    lostSince: z.iso.datetime().nullable(),
  })
  .describe("turns of all tenants whose reply was sent but which are not stored")

/** `working` is the result of a probe that writes, finds and erases a memory. */
export const healthSchema = z.object({
  working: z.boolean(),
  latencyMs: z.number(),
  error: z.string().optional(),
  queue: queueCounts,
  turns,
  scheduled: z.int().describe("jobs scheduled for later"),
  embedding: z.int().describe("memories that wait for a vector"),
  ...warningFields,
})

export const statusSchema = z.object({
  version: z.string(),
  store: z.string(),
  embedder: z.string().nullable(),
  vectors: vectorCoverage.nullable().describe("the tenant's memories with a vector, in any status"),
  vectorsWhy: z.string().nullable().describe("why `vectors` is null and what to do; else null"),
  url: z.string(),
  upstream: z.record(z.string(), z.string()).describe("the upstream of each dialect"),
  uptimeSeconds: z.int(),
  tenant: z.string(),
  role: z.enum(["user", "admin"]),
  queue: queueCounts.extend({ scheduled: z.int(), embedding: z.int() }),
  turns,
  llm: z
    .object({ model: z.string(), pending: z.int(), deadLettered: z.int(), why: z.string().nullable() })
    .nullable()
    .describe("the model that reads conversations, and how many of all tenants it has not read; null without one"),
  files: z
    .array(z.object({ name: z.string(), bytes: z.int() }))
    .nullable()
    .describe("disk usage of all tenants' memories, for administrators; else null"),
  memories: z
    .object({ total: z.int(), byType: z.record(z.string(), z.int()) })
    .nullable()
    .describe("what this key may see; null while the store is unavailable"),
  ...warningFields,
})

export const seenSchema = z.object({
  request: z
    .object({ at: z.iso.datetime(), recalled: z.int() })
    .nullable()
    .describe("the newest visible trace, and how many memories it was given"),
  agent: z
    .object({ at: z.iso.datetime() })
    .nullable()
    .describe("the tenant's last call over MCP since the server started"),
})

export const aliveSchema = z.object({ status: z.literal("ok"), version: z.string() })
export const readySchema = z.object({ status: z.literal("ready") })

import { z } from "zod"
import { warningFields } from "./codes.ts"

const queue = z.object({
  pending: z.int().describe("turns and writes that are due"),
  failed: z.int().describe("given up after several attempts"),
  oldestMs: z.number().nullable().describe("how long the oldest has been due"),
})

const turns = z
  .object({
    waiting: z.int().describe("the store does not take them; they wait in memory until it does"),
    lost: z.int().describe("until somebody acknowledges it"),
    lostSince: z.iso.datetime().nullable(),
  })
  .describe("of all tenants, turns whose reply went out and that are not kept")

/** `working` is the result of a probe that writes, finds and erases a memory. */
export const healthSchema = z.object({
  working: z.boolean(),
  latencyMs: z.number(),
  error: z.string().optional(),
  queue,
  turns,
  scheduled: z.int().describe("jobs whose time lies ahead"),
  embedding: z.int().describe("memories that wait for their vector"),
  ...warningFields,
})

export const statusSchema = z.object({
  version: z.string(),
  store: z.string(),
  embedder: z.string().nullable(),
  vectors: z
    .object({ space: z.string(), embedded: z.int(), memories: z.int() })
    .nullable()
    .describe("how many of the tenant's memories have their vector, whatever their status"),
  url: z.string(),
  upstream: z.record(z.string(), z.string()).describe("where each dialect's requests go"),
  uptimeSeconds: z.int(),
  tenant: z.string(),
  role: z.enum(["user", "admin"]),
  queue: queue.extend({ scheduled: z.int(), embedding: z.int() }),
  turns,
  files: z
    .array(z.object({ name: z.string(), bytes: z.int() }))
    .nullable()
    .describe("what the memories of all tenants take on the server's disk, for administrators; else null"),
  memories: z
    .object({ total: z.int(), byType: z.record(z.string(), z.int()) })
    .nullable()
    .describe("what this key may see; null while the store does not answer"),
  ...warningFields,
})

export const seenSchema = z.object({
  request: z
    .object({ at: z.iso.datetime(), recalled: z.int() })
    .nullable()
    .describe("the newest trace in sight, and how many memories it was given"),
  agent: z
    .object({ at: z.iso.datetime() })
    .nullable()
    .describe("the tenant's last call over MCP since the server started"),
})

export const aliveSchema = z.object({ status: z.literal("ok"), version: z.string() })
export const readySchema = z.object({ status: z.literal("ready") })

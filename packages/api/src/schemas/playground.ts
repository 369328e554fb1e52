import { z } from "zod"
import { ownerNames, scopeName, tenantNames } from "./names.ts"

const dialect = z.enum(["chat-completions", "responses", "messages"])

export const playgroundBody = z.strictObject({
  dialect,
  request: z
    .union([z.string().min(2), z.record(z.string(), z.unknown())])
    .describe("the request as a client sends it: as JSON, or as a text whose every byte counts"),
  maxTokens: z.int().min(0).max(16_000).optional().describe("the budget, inside the setting"),
  scope: scopeName.optional(),
  ...ownerNames,
  ...tenantNames,
})

export const playgroundResult = z
  .object({
    path: z.string().describe("where the gateway takes such a request"),
    payload: z.string().describe("what would go upstream, byte for byte"),
    changed: z.boolean().describe("false: the request goes on as it is"),
    memory: z.string().describe("what is in force, and why after a semicolon"),
    inserted: z
      .object({ at: z.int(), bytes: z.int(), text: z.string() })
      .nullable()
      .describe("what was put in, and after how many bytes"),
    block: z.string().nullable(),
    position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
    recalled: z.array(z.string()),
    tokens: z.object({
      request: z.int().describe("of the request as it came, estimated from its text"),
      payload: z.int(),
      block: z.int(),
    }),
    bytes: z.object({
      request: z.int(),
      payload: z.int(),
      cacheable: z
        .int()
        .describe("at the beginning, the same with and without memory: what a provider's prompt cache keeps"),
    }),
    cacheableShare: z.number().describe("of the request's bytes, 0 to 1"),
    session: z.string(),
    degraded: z.array(z.string()),
  })
  .meta({ id: "Playground" })

import { z } from "zod"
import { scopedNames, tokenBudget } from "./names.ts"

const dialect = z.enum(["chat-completions", "responses", "messages"])

export const playgroundBody = z.strictObject({
  dialect,
  request: z
    .union([z.string().min(2), z.record(z.string(), z.unknown())])
    .describe("the request of a client: JSON, or a string whose bytes are used exactly"),
  maxTokens: tokenBudget,
  ...scopedNames,
})

export const playgroundResult = z
  .object({
    path: z.string().describe("path of the request at the gateway"),
    payload: z.string().describe("the exact request that would be sent upstream"),
    changed: z.boolean().describe("false: the request is sent unchanged"),
    memory: z.string().describe("the effective memory mode, followed by a semicolon and the reason"),
    inserted: z
      .object({ at: z.int(), bytes: z.int(), text: z.string() })
      .nullable()
      .describe("the injected text and its byte offset"),
    block: z.string().nullable(),
    position: z.enum(["latest-user", "system", "system-tail"]).nullable(),
    recalled: z.array(z.string()),
    tokens: z.object({
      request: z.int().describe("estimated tokens of the original request"),
      payload: z.int(),
      block: z.int(),
    }),
    bytes: z.object({
      request: z.int(),
      payload: z.int(),
      cacheable: z.int().describe("common prefix with and without memory, which a provider's prompt cache covers"),
    }),
    cacheableShare: z.number().describe("share of the request's bytes, 0 to 1"),
    session: z.string(),
    degraded: z.array(z.string()),
  })
  .meta({ id: "Playground" })

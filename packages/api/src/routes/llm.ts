import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { limits } from "../schemas/limits.ts"
import { name, tenantNames } from "../schemas/names.ts"

const counts = z.object({
  requests: z.int(),
  failed: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
})

const llmStatus = z.object({
  configured: z.boolean(),
  model: z.string().nullable(),
  usage: counts
    .extend({
      tokensToday: z.int().describe("tokens of all tenants, running calls included"),
      mostTokens: z.int().nullable().describe("the daily budget of all tenants"),
    })
    .describe("usage of the tenant today (UTC)"),
  byKind: z.record(z.string(), counts).describe("the same by purpose: distill, extract, gate"),
  last30Days: counts.describe("usage of the tenant in the last 30 days"),
  pending: z.int().describe("conversations of all tenants with messages that the model has not read"),
  due: z.int().describe("of these, how many could be read now"),
  deadLettered: z.int().describe("conversations that are only read again on request"),
  failed: z
    .array(
      z.object({
        id: z.string(),
        tenant: z.string(),
        pool: z.string(),
        session: z.string(),
        at: z.iso.datetime(),
        why: z.string(),
      }),
    )
    .describe("these conversations"),
  why: z.string().nullable().describe("why nothing is read at present"),
  until: z.int().nullable().describe("time of the next attempt in milliseconds since 1970, if it is known"),
  lastError: z.string().nullable(),
  lastSuccessAt: z.int().nullable().describe("in milliseconds since 1970"),
})

const llmEstimate = z.object({
  days: z.int(),
  conversations: z.int(),
  messages: z.int().describe("messages of people"),
  calls: z.int(),
  inputTokens: z.int(),
  outputTokens: z.int(),
})

const distillBody = z.strictObject({
  ...tenantNames,
  user: name.optional().describe("read this user's conversations, whatever their time and length"),
  session: name.optional().describe("read this conversation of the user only"),
  all: z.boolean().default(false).describe("read every conversation that waits, of all tenants"),
})

const distillations = z.object({
  data: z.array(
    z.object({
      session: z.string(),
      kind: z.string(),
      outcome: z.string().describe("read or failed"),
      why: z.string().nullable(),
      memories: z.int().describe("memories that were created or changed"),
      agreed: z.int().describe("statements that were stored already"),
      quarantined: z.int().describe("statements that wait for review"),
      rejected: z.record(z.string(), z.int()).describe("discarded statements by reason"),
      inputTokens: z.int(),
      outputTokens: z.int(),
      at: z.iso.datetime(),
    }),
  ),
})

/** The model that reads conversations. */
export const llmRoutes = {
  llmStatus: {
    ...endpoint("admin", "GET", "/api/llm/status"),
    summary: "Get the model that reads conversations, its usage, what waits for it and why",
    query: z.strictObject({ ...tenantNames }),
    responses: { 200: llmStatus },
  },
  llmEstimate: {
    ...endpoint("admin", "GET", "/api/llm/estimate"),
    summary: "Estimate what a model would have cost over the conversations of the last 30 days, of all tenants",
    responses: { 200: llmEstimate },
  },
  retryLlm: {
    ...endpoint("admin", "POST", "/api/llm/retry"),
    summary: "Read conversations again that the model failed to read",
    body: z.strictObject({ ids: z.array(z.string().min(1).max(2_000)).min(1).max(limits.page).optional() }),
    responses: { 200: z.object({ retried: z.int() }) },
  },
  distill: {
    ...endpoint("admin", "POST", "/api/distill"),
    summary: "Have the model read conversations now; responds when they are read. By default those that are due",
    body: distillBody,
    responses: { 200: z.object({ pending: z.int(), deadLettered: z.int() }) },
  },
  distillations: {
    ...endpoint("admin", "GET", "/api/distillations"),
    summary: "List what the model read in the last 30 days, newest first, without texts",
    query: z.strictObject({ ...tenantNames, limit: z.coerce.number().int().min(1).max(limits.page).default(50) }),
    responses: { 200: distillations },
  },
} as const satisfies Record<string, Route>

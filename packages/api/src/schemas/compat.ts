import { z } from "zod"
import { json, limits, overLimit, utf8Bytes } from "./limits.ts"
import { category, content, timestamp } from "./memory.ts"
import { name, tenant } from "./names.ts"
import { commaSeparated, idParameter, queryNumber } from "./query.ts"

/** Memory settings with OmniRoute's two additional names. */
export const memorySettings = z
  .object({
    enabled: z.boolean().describe("whether the memory mode is not off"),
    maxTokens: z.int(),
    retentionDays: z.int().nullable(),
    strategy: z.string(),
    skillsEnabled: z.literal(false).describe("skills are not supported"),
  })
  .catchall(json)
export const memorySettingsChange = z
  .object({
    enabled: z.boolean().optional().describe("true changes mode off to on; false sets mode off"),
    skillsEnabled: z.boolean().optional(),
  })
  .catchall(json)

const turnText = z
  .string()
  .max(limits.extractBytes)
  .refine((text) => utf8Bytes(text) <= limits.extractBytes, overLimit("256 KiB of text"))
/** A date without a time may be tomorrow's in another time zone. */
const DAY_MS = 86_400_000
export const ingestBody = z.object({
  agent_id: name.describe("the agent that owns the memories"),
  conversation_id: name.describe("the session; repeated turns are stored once"),
  turns: z
    .array(z.object({ user: turnText.optional(), assistant: turnText.optional() }))
    .min(1)
    .max(1_000),
  session_date: timestamp
    .refine((at) => at <= Date.now() + DAY_MS, "Expected a time that is not in the future")
    .optional()
    .describe("time of the conversation; default: now, also for today's date"),
  skip_extraction: z.boolean().default(false).describe("store only the verbatim words"),
})
export const ingestResult = z.object({
  status: z.literal("ok"),
  distillation: z.enum(["extracted", "skipped"]),
  episode_id: z.string().nullable().describe("always null: episodes are not supported"),
  memories: z.int(),
  ids: z.array(z.string()),
})

export const agentList = z.object({
  agents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      memories: z.int(),
      facts: z.int().describe("without verbatim words"),
      pinned_facts: z.int(),
    }),
  ),
})

const instanceId = z.string({ error: "instanceId is required" }).pipe(tenant)
const importance = z.int().min(1).max(10)
/** Clamps to the range, as Polyant does. */
function clampedInteger(least: number, most: number, fallback: number) {
  return queryNumber
    .int()
    .default(fallback)
    .transform((value) => Math.min(most, Math.max(least, value)))
}
export const instanceQuery = z.strictObject({ instanceId })
export const instanceMemoriesQuery = z.strictObject({
  instanceId,
  limit: clampedInteger(1, 100, 20),
  offset: clampedInteger(0, 100_000, 0),
  category: category.optional(),
  search: z.string().max(limits.queryCharacters).optional().describe("words to find; ranked"),
  minImportance: queryNumber.int().min(1).max(10).optional(),
})
export const deleteInstanceMemoriesQuery = z.strictObject({
  instanceId,
  ids: commaSeparated(idParameter)
    .pipe(z.array(idParameter).min(1).max(1_000))
    .optional()
    .describe("comma-separated ids; default: all memories of the instance"),
})
export const newInstanceMemory = z.strictObject({
  instanceId,
  content,
  category: category.default("general"),
  importance: importance.default(5),
  sourceConversationId: name.nullable().optional(),
})
const instanceMemory = z.object({
  id: z.string(),
  instanceId: z.string(),
  content: z.string(),
  category: z.string(),
  importance,
  sourceConversationId: z.string().nullable().describe("readable with GET /api/sessions/{session}"),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type InstanceMemoryOnTheWire = z.output<typeof instanceMemory>
export const oneInstanceMemory = z.object({ memory: instanceMemory })
export const instanceMemories = z.object({
  data: z.array(instanceMemory),
  total: z.int(),
  limit: z.int(),
  offset: z.int(),
})
export const deleteInstanceMemoriesResult = z.object({
  success: z.literal(true),
  deleted: z.int(),
  ids: z.array(z.string()),
})

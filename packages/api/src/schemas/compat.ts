import { z } from "zod"
import { json, limits, overLimit, utf8Bytes } from "./limits.ts"
import { category, content, moment } from "./memory.ts"
import { name, tenant } from "./names.ts"

/** Memory settings with OmniRoute's two additional names. */
export const memorySettings = z
  .object({
    enabled: z.boolean().describe("whether the mode is another than off"),
    maxTokens: z.int(),
    retentionDays: z.int().nullable(),
    strategy: z.string(),
    skillsEnabled: z.literal(false).describe("skills are not built yet"),
  })
  .catchall(json)
export const memorySettingsChange = z
  .object({
    enabled: z.boolean().optional().describe("true: mode on, where it is off; false: mode off"),
    skillsEnabled: z.boolean().optional(),
  })
  .catchall(json)

const said = z
  .string()
  .max(limits.extractBytes)
  .refine((text) => utf8Bytes(text) <= limits.extractBytes, overLimit("256 KiB of text"))
/** A date without a time may be tomorrow's in another zone. */
const DAY_MS = 86_400_000
export const ingestBody = z.object({
  agent_id: name.describe("whose memory: an agent with a pool of its own"),
  conversation_id: name.describe("the session; the same turns of it again are kept once"),
  turns: z
    .array(z.object({ user: said.optional(), assistant: said.optional() }))
    .min(1)
    .max(1_000),
  session_date: moment
    .refine((at) => at <= Date.now() + DAY_MS, "Expected a time that does not lie ahead")
    .optional()
    .describe("when it was said; now when left out, and for the rest of today"),
  skip_extraction: z.boolean().default(false).describe("keep the words alone"),
})
export const ingested = z.object({
  status: z.literal("ok"),
  distillation: z.enum(["extracted", "skipped"]),
  episode_id: z.string().nullable().describe("null: episodes are not made yet"),
  memories: z.int(),
  ids: z.array(z.string()),
})

export const agentList = z.object({
  agents: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      memories: z.int(),
      facts: z.int().describe("without words as they were said"),
      pinned_facts: z.int(),
    }),
  ),
})

const instanceId = z.string({ error: "instanceId is required" }).pipe(tenant)
const importance = z.int().min(1).max(10)
/** Clamps to the range, as Polyant does. */
function within(least: number, most: number, fallback: number) {
  return z.coerce
    .number<number | string>()
    .int()
    .default(fallback)
    .transform((value) => Math.min(most, Math.max(least, value)))
}
export const instanceQuery = z.strictObject({ instanceId })
export const instanceMemoriesQuery = z.strictObject({
  instanceId,
  limit: within(1, 100, 20),
  offset: within(0, 100_000, 0),
  category: category.optional(),
  search: z.string().max(limits.queryCharacters).optional().describe("words to find; ranked"),
  minImportance: z.coerce.number<number | string>().int().min(1).max(10).optional(),
})
export const instanceMemoriesGone = z.strictObject({
  instanceId,
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().min(1).max(200)).min(1).max(1_000))
    .optional()
    .describe("which, with commas; all of the instance when left out"),
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
  sourceConversationId: z.string().nullable().describe("GET /api/sessions/{session} reads it"),
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
export const memoriesGone = z.object({ success: z.literal(true), deleted: z.int(), ids: z.array(z.string()) })

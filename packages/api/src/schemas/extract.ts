import { z } from "zod"
import { limitedText, limits } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { ownerNames, tenantNames } from "./names.ts"

export const extractBody = z.strictObject({
  text: limitedText(limits.extractBytes, "256 KiB of text").describe("a user message"),
  extractor: z
    .enum(["rules", "llm"])
    .default("rules")
    .describe("who reads it: the extractors that read each turn, or the model, which costs a call"),
  ...ownerNames,
  ...tenantNames,
})

const existingMemory = memorySchema.pick({ id: true, content: true, key: true, status: true, updatedAt: true })

export const extractResult = z.object({
  data: z.array(
    z.object({
      content: z.string(),
      type: memorySchema.shape.type,
      category: z.string(),
      key: z.string().describe("empty if it has none"),
      importance: z.number(),
      status: memorySchema.shape.status,
      quote: z.string().nullable().describe("the part of the text from which it was extracted"),
      extractor: z.string().nullable().describe("extractor as name@version"),
      rule: z.string().nullable().describe("the extractor's rule"),
      validUntil: z.iso.datetime().nullable(),
      did: z
        .enum(["created", "updated", "duplicate", "superseded", "conflicting", "refused"])
        .describe("the outcome; refused: it was deleted, or a newer memory exists"),
      against: existingMemory
        .nullable()
        .describe("the affected memory: the duplicate, or the one that is updated or superseded"),
    }),
  ),
  forgotten: z.array(existingMemory).describe("statements that the text asks to forget"),
  model: z
    .object({
      inputTokens: z.int(),
      outputTokens: z.int(),
      rejected: z.record(z.string(), z.int()).describe("discarded statements by reason"),
    })
    .nullable()
    .describe("what the model's call took; null where no model read"),
})
export type ExtractedOnTheWire = z.output<typeof extractResult>

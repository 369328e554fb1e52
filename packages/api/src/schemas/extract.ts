import { z } from "zod"
import { limits, overLimit, utf8Bytes } from "./limits.ts"
import { memorySchema } from "./memory.ts"
import { ownerNames, tenantNames } from "./names.ts"

export const extractBody = z.strictObject({
  text: z
    .string()
    .min(1)
    .refine((text) => utf8Bytes(text) <= limits.extractBytes, overLimit("256 KiB of text"))
    .describe("what a user might say"),
  ...ownerNames,
  ...tenantNames,
})

const before = memorySchema.pick({ id: true, content: true, key: true, status: true, updatedAt: true })

export const extractResult = z.object({
  data: z.array(
    z.object({
      content: z.string(),
      type: memorySchema.shape.type,
      category: z.string(),
      key: z.string().describe("empty when there is none"),
      importance: z.number(),
      status: memorySchema.shape.status,
      quote: z.string().nullable().describe("the words of the text that it was read in"),
      extractor: z.string().nullable().describe("who read it: name@version"),
      rule: z.string().nullable().describe("which of its rules"),
      validUntil: z.iso.datetime().nullable(),
      did: z
        .enum(["created", "updated", "duplicate", "superseded", "refused"])
        .describe("what would become of it; refused: it was deleted, or something newer stands"),
      against: before.nullable().describe("the memory that stands already: the same, the one revised or superseded"),
    }),
  ),
  forgotten: z.array(before).describe("what the text asks to forget"),
})
export type ExtractedOnTheWire = z.output<typeof extractResult>

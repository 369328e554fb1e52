import { z } from "zod"
import { limits } from "./limits.ts"
import { memorySchema, ownerParameters, timestamp } from "./memory.ts"
import { name, scopeName } from "./names.ts"
import { pagination } from "./query.ts"

export const summarizeBody = z.strictObject({
  session: name.optional().describe("only this conversation"),
  per: z
    .enum(["conversation", "month"])
    .default("conversation")
    .describe("month: one summary for each month in UTC that is over"),
  olderThanDays: z
    .int()
    .min(1)
    .max(365)
    .optional()
    .describe("conversations whose last message is at least this old; default: 30"),
  maxTokens: z.int().min(100).max(16_000).default(400).describe("maximum number of tokens of one summary"),
  archive: z.boolean().default(false).describe("archives the messages: they are kept and no longer recalled"),
  dryRun: z.boolean().default(true).describe("shows the summaries and writes nothing"),
  ...ownerParameters,
})

export const summarizeResult = z.object({
  dryRun: z.boolean(),
  runId: z.string().nullable().describe("for POST /api/memory/undo; null if nothing was written"),
  candidates: z
    .array(
      z.object({
        id: z.string().describe("id of the summary"),
        session: z.string().nullable().describe("null for the summary of a month"),
        month: z.string().nullable().describe("such as 2026-05; null for the summary of a conversation"),
        content: z.string().describe("text of the summary"),
        turns: z.int(),
        tokens: z.int().describe("of its messages"),
        summaryTokens: z.int(),
        createdAt: z.iso.datetime().describe("time of the last message"),
        from: z.iso.datetime().describe("time of the first message"),
      }),
    )
    .describe("one for each conversation or month, at most 500"),
  originalCount: z.int().describe("messages"),
  summarizedCount: z.int().describe("conversations or months"),
  totalTokens: z.int(),
  tokensSaved: z.int().describe("tokens of the messages less those of the summaries"),
  summaryIds: z.array(z.string()).describe("empty in a dry run"),
  deletedCount: z.literal(0).describe("messages stay"),
})

export const episodesQuery = z.strictObject({
  q: z.string().min(1).max(limits.queryCharacters).optional().describe("ranks by this query, without pages"),
  ...pagination,
  ...ownerParameters,
  session: name.optional(),
  from: timestamp.optional().describe("whose last message is of this time or later"),
  before: timestamp.optional().describe("whose last message is earlier than this time"),
  scope: scopeName.optional(),
})

export const episodePage = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      session: z.string().nullable(),
      summary: z.string(),
      topics: z.array(z.string()),
      entities: z.array(z.string()).describe("whom and what its statements are about, besides the user"),
      decisions: z.array(z.string()),
      actionItems: z.array(z.string()).describe("named by a model; empty for an extract"),
      salience: z.number().describe("now: it falls to 37 % in 30 days without use"),
      from: z.iso.datetime().describe("time of the first message"),
      until: z.iso.datetime().describe("time of the last message"),
      turns: z.int().describe("number of its messages; 0 if unknown"),
      memory: memorySchema,
    }),
  ),
  next: z.string().optional(),
})

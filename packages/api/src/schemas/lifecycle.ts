import { z } from "zod"
import { reviewReason } from "./codes.ts"
import { limits, metadata } from "./limits.ts"
import { category, content, memoryFilters, memorySchema, ownerParameters, timestamp, type } from "./memory.ts"
import { ownerNames, scopeName } from "./names.ts"
import { idParameter, pagination } from "./query.ts"
import { alsoDeleted } from "./results.ts"

const scopedOwner = { ...ownerParameters, scope: scopeName.optional() }
const revision = z.int().min(1).describe("expected current revision; 409 if it differs")

/** Changeable fields of a memory. Omitted fields stay; null removes a date. */
const change = {
  content: content.optional(),
  type: type.optional(),
  category: category.optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  metadata: metadata.optional().describe("replaces all metadata"),
  expiresAt: timestamp.nullable().optional(),
  validFrom: timestamp.nullable().optional(),
  validUntil: timestamp.nullable().optional(),
}

export const updateBody = z.strictObject({
  ...change,
  key: z
    .string()
    .max(limits.keyCharacters)
    .optional()
    .describe("cannot change: only the current key or none is accepted"),
  revision: revision.optional(),
  origin: z.enum(["manual", "assistant"]).optional().describe("author of the new content; default: manual"),
  ...ownerParameters,
})
export const changedMemory = z.object({ success: z.literal(true), memory: memorySchema })

export const historyQuery = z.strictObject({ ...pagination, ...ownerParameters })
export const historyPage = z.object({
  data: z.array(
    z.object({
      revision: z.int(),
      at: z.iso.datetime(),
      by: z.string().describe("the author: key:ID, extractor:NAME@VERSION, purge …"),
      did: z.enum(["created", "changed", "deleted", "restored"]),
      changed: z.array(z.string()).describe("fields that differ from the previous revision"),
      diff: z
        .array(z.object({ is: z.enum(["same", "added", "removed"]), text: z.string() }))
        .describe("word diff of the content with the previous revision; empty if equal"),
      memory: memorySchema.nullable().describe("null for a deletion, and for the versions of a deleted memory"),
      withheld: z
        .literal(true)
        .optional()
        .describe("the memory is deleted: the words of this version are not given until it is restored"),
    }),
  ),
  next: z.string().optional(),
})
export type HistoryOnTheWire = z.output<typeof historyPage>["data"][number]

export const restoreBody = z.strictObject({
  revision: z.int().min(1).optional().describe("default: the revision before the last change, or before the deletion"),
  ...ownerParameters,
})

export const feedbackBody = z.strictObject({
  verdict: z
    .enum(["useful", "wrong", "outdated"])
    .describe("useful: ranks higher; wrong: quarantined for review; outdated: no longer valid"),
  ...ownerParameters,
})

const because = z.enum(["quarantined", "conflicting", "duplicate", "forget"])

export const reviewQuery = z.strictObject({
  because: because
    .default("quarantined")
    .describe(
      "quarantined memories, memories that contradict existing ones, duplicates, or memories that an unclear request to forget may mean",
    ),
  ...pagination,
  ...scopedOwner,
})
export const reviewPage = z.object({
  data: z.array(
    z.object({
      memory: memorySchema,
      because,
      code: reviewReason.describe("code of the reason"),
      reason: z.string().describe("the reason as a sentence"),
      against: z.array(memorySchema).describe("memories that it restates, contradicts or would replace"),
    }),
  ),
  next: z.string().optional(),
})
export const decisionBody = z.strictObject({
  decision: z
    .enum(["accept", "merge", "reject"])
    .describe(
      "accept: recalled from now on; memories that it contradicts end now, memories that it restates stay; reject: deleted. With the code forget-unclear accept keeps it",
    ),
  into: idParameter.optional().describe("with merge: the target memory"),
  content: content
    .optional()
    .describe("with merge: new content of the target; default: content of the reviewed memory"),
  words: z
    .enum(["keep", "remove"])
    .optional()
    .describe(
      "with reject: what becomes of the sentences that it was extracted from; default: keep, and remove with the code forget-unclear",
    ),
  revision: revision.optional(),
  ...ownerParameters,
})
export const decisionResult = z.object({
  success: z.literal(true),
  memory: memorySchema.nullable().describe("the memory afterwards; null if deleted"),
})

export const sessionId = z.strictObject({ session: z.string().min(1).max(256) })
export const sessionsQuery = z.strictObject({ ...pagination, ...scopedOwner })
const session = z
  .object({
    id: z.string(),
    user: z.string().nullable(),
    agent: z.string().nullable(),
    pool: z.string().describe("the same session id in another pool is another conversation"),
    memories: z.int().describe("number of memories in any status"),
    turns: z.int().describe("number of verbatim turns among them"),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: "Session" })
export const sessionPage = z.object({
  data: z.array(session),
  next: z.string().optional().describe("a page may have fewer items than the limit and still have a next"),
})
export const oneSessionQuery = z.strictObject(scopedOwner)
export const oneSession = z.object({
  id: z.string(),
  data: z.array(memorySchema).describe("chronological, in any status"),
})
export const undoResult = z.object({
  success: z.literal(true),
  forgotten: z.array(z.string()).describe("ids of memories that it created"),
  restored: z.array(z.string()).describe("ids of memories that it changed or ended, now restored"),
})
export const undoBody = z.strictObject({
  origin: memorySchema.shape.source.shape.origin.optional(),
  from: z.string().min(1).max(256).optional().describe("id of a session"),
  run: idParameter.optional().describe("runId of POST /api/memory/summarize or id of a consolidation run, alone"),
  ...scopedOwner,
})

export const bulkBody = z.strictObject({
  action: z.enum(["delete", "erase", "restore", "pin", "unpin", "change", "accept", "reject"]),
  ids: z.array(idParameter).min(1).max(10_000).optional(),
  filter: z
    .strictObject({
      ...memoryFilters,
      session: ownerNames.session,
      q: z.string().min(1).max(limits.queryCharacters).optional(),
    })
    .optional()
    .describe("alternative to ids: all matching memories; default status: active"),
  change: z.strictObject(change).omit({ content: true }).optional().describe("fields for the action change"),
  words: z
    .enum(["keep", "remove"])
    .optional()
    .describe(
      "with delete, erase and reject: what becomes of the sentences that state them; default: remove, of reject keep",
    ),
  preview: z
    .boolean()
    .default(false)
    .describe("changes nothing: returns the count and a sample; of delete and erase with the words that go along"),
  expected: z.int().min(0).optional().describe("required with filter: the count of the preview; 409 if it differs"),
  ...scopedOwner,
})
export const bulkResult = z.object({
  matched: z.int(),
  done: z.int(),
  ids: z.array(z.string()).describe("ids of the memories that were changed"),
  also: alsoDeleted,
  failed: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  sample: z.array(memorySchema).describe("with preview: at most 20 memories"),
  notReached: z.array(z.string()).optional().describe("with erase: where copies of erased data may remain"),
})

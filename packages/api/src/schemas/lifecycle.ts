import { z } from "zod"
import { alsoGone } from "./done.ts"
import { limits, metadata } from "./limits.ts"
import { category, content, memorySchema, moment, oneOwner, reviewReason, type, which } from "./memory.ts"
import { ownerNames, scopeName } from "./names.ts"

const revision = z.int().min(1).describe("the revision that was read; 409 when another stands")
const id = z.string().min(1).max(200)
const paging = {
  limit: z.coerce.number<number | string>().int().min(1).max(limits.page).default(50),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the page before"),
}

/** Changeable fields of a memory. Omitted fields stay; a date that is null is removed. */
const change = {
  content: content.optional(),
  type: type.optional(),
  category: category.optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  metadata: metadata.optional().describe("takes the place of all metadata"),
  expiresAt: moment.nullable().optional(),
  validFrom: moment.nullable().optional(),
  validUntil: moment.nullable().optional(),
}

export const updateBody = z.strictObject({
  ...change,
  key: z.string().max(limits.keyCharacters).optional().describe("a memory keeps its key: only the same one, or none"),
  revision: revision.optional(),
  origin: z.enum(["manual", "assistant"]).optional().describe("who says the new words; manual when left out"),
  ...oneOwner,
})
export const changedMemory = z.object({ success: z.literal(true), memory: memorySchema })

export const historyQuery = z.strictObject({ ...paging, ...oneOwner })
export const historyPage = z.object({
  data: z.array(
    z.object({
      revision: z.int(),
      at: z.iso.datetime(),
      by: z.string().describe("who did it: key:ID, extractor:NAME@VERSION, purge …"),
      did: z.enum(["created", "changed", "deleted", "restored"]),
      changed: z.array(z.string()).describe("fields that differ from the revision before"),
      diff: z
        .array(z.object({ is: z.enum(["same", "added", "removed"]), text: z.string() }))
        .describe("the content against that of the revision before, word by word; empty where it is the same"),
      memory: memorySchema.nullable().describe("null where it was deleted"),
    }),
  ),
  next: z.string().optional(),
})
export type HistoryOnTheWire = z.output<typeof historyPage>["data"][number]

export const restoreBody = z.strictObject({
  revision: z
    .int()
    .min(1)
    .optional()
    .describe("left out: the one before the last change, or as it was when it was deleted"),
  ...oneOwner,
})

export const feedbackBody = z.strictObject({
  verdict: z
    .enum(["useful", "wrong", "outdated"])
    .describe("useful ranks it higher; wrong sets it aside for review; outdated: true until now"),
  ...oneOwner,
})

const because = z.enum(["quarantined", "conflicting", "duplicate"])

export const reviewQuery = z.strictObject({
  because: because.default("quarantined").describe("set aside; against what stands; or saying it again"),
  ...paging,
  ...oneOwner,
  scope: scopeName.optional(),
})
export const reviewPage = z.object({
  data: z.array(
    z.object({
      memory: memorySchema,
      because,
      code: reviewReason.describe("why it waits, for programs"),
      reason: z.string().describe("the same, for people"),
      against: z.array(memorySchema).describe("what it restates, contradicts or would take the place of"),
    }),
  ),
  next: z.string().optional(),
})
export const decisionBody = z.strictObject({
  decision: z
    .enum(["accept", "merge", "reject"])
    .describe(
      "accept: recalled from now on, what it contradicts was true until now, what it restates stays; reject: forgotten",
    ),
  into: id.optional().describe("with merge: the memory that takes it in"),
  content: content
    .optional()
    .describe("with merge: what that memory says from now on; else what the reviewed one says"),
  revision: revision.optional(),
  ...oneOwner,
})
export const decisionResult = z.object({
  success: z.literal(true),
  memory: memorySchema.nullable().describe("what stands afterwards"),
})

export const sessionId = z.strictObject({ session: z.string().min(1).max(256) })
export const sessionsQuery = z.strictObject({ ...paging, ...oneOwner, scope: scopeName.optional() })
const session = z
  .object({
    id: z.string(),
    user: z.string().nullable(),
    agent: z.string().nullable(),
    pool: z.string().describe("the same id in another pool is another conversation"),
    memories: z.int().describe("of any status"),
    turns: z.int().describe("of these, words as they were said"),
    firstAt: z.iso.datetime(),
    lastAt: z.iso.datetime(),
  })
  .meta({ id: "Session" })
export const sessionPage = z.object({
  data: z.array(session),
  next: z.string().optional().describe("a page may hold fewer than asked for and still have a next"),
})
export const oneSessionQuery = z.strictObject({ ...oneOwner, scope: scopeName.optional() })
export const oneSession = z.object({
  id: z.string(),
  data: z.array(memorySchema).describe("in the order of the conversation, of any status"),
})
export const undoResult = z.object({
  success: z.literal(true),
  forgotten: z.array(z.string()).describe("ids of what it had made"),
  restored: z.array(z.string()).describe("ids of what it had changed or ended, as before it again"),
})
export const undoBody = z.strictObject({
  origin: memorySchema.shape.source.shape.origin.optional(),
  from: z.string().min(1).max(256).optional().describe("a session"),
  ...oneOwner,
  scope: scopeName.optional(),
})

export const bulkBody = z.strictObject({
  action: z.enum(["delete", "erase", "restore", "pin", "unpin", "change", "accept", "reject"]),
  ids: z.array(id).min(1).max(10_000).optional(),
  filter: z
    .strictObject({
      ...which,
      session: ownerNames.session,
      q: z.string().min(1).max(limits.queryCharacters).optional(),
    })
    .optional()
    .describe("in the place of ids: all that it takes, active ones unless status says otherwise"),
  change: z.strictObject(change).omit({ content: true }).optional().describe("for the action change"),
  preview: z.boolean().default(false).describe("nothing is done: how many there are, and the first of them"),
  expected: z
    .int()
    .min(0)
    .optional()
    .describe("needed with filter: how many the preview found; 409 when there are more or fewer"),
  ...oneOwner,
  scope: scopeName.optional(),
})
export const bulkResult = z.object({
  matched: z.int(),
  done: z.int(),
  ids: z.array(z.string()).describe("of what was done"),
  also: alsoGone,
  failed: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  sample: z.array(memorySchema).describe("with preview: at most 20 of them"),
  notReached: z.array(z.string()).optional().describe("when they were erased: where copies may still stand"),
})

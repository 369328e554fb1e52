import { z } from "zod"
import { json, limits, metadata, overLimit, utf8Bytes } from "./limits.ts"
import { ownerNames, projectName, scopeName, tenantNames } from "./names.ts"

export const type = z.enum(["factual", "episodic", "procedural", "semantic"])
export const status = z.enum(["active", "quarantined", "superseded", "ended", "archived"])
export const category = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u, "Expected 1 to 100 characters")
const time = z.iso.datetime()
const place = z.int().min(0)

/** The address of a fact. */
export const about = z.object({ subject: z.string(), attribute: z.string() })
/** Why a memory waits for review, as a code. */
export const reviewReason = z.enum([
  "conflicts",
  "repeats",
  "judged-wrong",
  "tool-text",
  "document-text",
  "tool-reply",
  "instructs-model",
  "overrides-instructions",
  "imitates-role",
  "lifts-restrictions",
  "asks-for-secrets",
  "plants-recommendation",
  "unknown",
])
export const sourceRange = z.object({ memory: z.string(), from: place, to: place })
export const storedSpan = z.object({
  from: place,
  to: place,
  kind: z.enum(["typed", "pasted", "quoted", "code", "scaffold", "agent"]).exactOptional(),
  until: z.number().exactOptional(),
  by: z.string().exactOptional(),
})

/** A memory on the wire: the record with ISO dates, and beside it the names that older clients read (`apiKeyId`, `sessionId`, …). */
export const memorySchema = z
  .object({
    id: z.string(),
    tenant: z.string(),
    apiKeyId: z.string().describe("the tenant, under its older name"),
    user: z.string().nullable(),
    agent: z.string().nullable(),
    pool: z.string().describe("where it is kept: user or nobody / agent or nobody"),
    session: z.string().nullable(),
    sessionId: z.string().describe("the session, empty when there is none"),
    type,
    category: z.string(),
    key: z.string().describe("unique in its pool; empty when there is none"),
    about: about.nullable().describe("the subject and attribute that a fact is about"),
    content: z.string(),
    importance: z.number().min(0).max(1),
    pinned: z.boolean(),
    status,
    review: reviewReason.nullable().describe("why it waits for a decision"),
    source: z
      .object({
        origin: z.enum(["user", "assistant", "tool", "manual", "import", "file", "system"]),
        message: z.string().optional(),
        position: z.number().optional(),
        speaker: z.string().optional(),
        quote: z.string().optional(),
        at: sourceRange.optional().describe("where its words are in a stored turn, in UTF-16 code units"),
        extractor: z.string().optional(),
      })
      .describe("where it comes from, written by code"),
    links: z.array(z.object({ to: z.string(), as: z.enum(["supersedes", "summarises", "restates", "conflicts"]) })),
    metadata: z.record(z.string(), json),
    createdAt: time,
    updatedAt: time,
    expiresAt: time.nullable(),
    validFrom: time.nullable(),
    validUntil: time.nullable(),
    revision: z.int().describe("1 when created; each change makes the next"),
    accessCount: z.int().describe("how often it was recalled"),
    lastAccessedAt: time.nullable(),
  })
  .meta({ id: "Memory" })
export type MemoryOnTheWire = z.output<typeof memorySchema>

/** An ISO 8601 date-time with a zone, or a date (midnight UTC), parsed to milliseconds since 1970. */
export const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "Expected an ISO 8601 date or date and time with a zone")
  .transform((text) => Date.parse(text))

/** Matches text with at least one visible character: not a space, control, zero-width or blank symbol. */
const visible = /[^\s\p{Z}\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

export const content = z
  .string()
  .min(1)
  .refine((text) => visible.test(text), "Expected text that can be seen")
  .refine((text) => utf8Bytes(text.trim()) <= limits.contentBytes, overLimit("8 KiB of content"))

/** An explicitly added memory. Omitted fields get the engine's defaults. */
export const newMemory = z.strictObject({
  content,
  key: z
    .string()
    .refine((text) => text.length <= limits.keyCharacters, overLimit(`${limits.keyCharacters} characters of a key`))
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "Expected a key without control characters")
    .optional()
    .describe(
      "adding the key again makes the next revision of the same memory; type, category, importance and what else is left out stay as they are",
    ),
  type: type.optional(),
  category: category.optional(),
  metadata: metadata.optional(),
  expiresAt: moment
    .refine((at) => at > Date.now(), "Expected a time that lies ahead")
    .nullable()
    .optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  origin: z.enum(["manual", "assistant"]).optional().describe("who says it; manual when left out"),
  quote: z
    .string()
    .min(1)
    .refine((text) => utf8Bytes(text) <= limits.contentBytes, overLimit("8 KiB of a quote"))
    .optional()
    .describe("the user's own words; content that they support counts as the user's"),
  ...projectName,
  ...ownerNames,
  ...tenantNames,
})

export const addedMemory = z.object({
  success: z.literal(true),
  id: z.string(),
  did: z.enum(["created", "updated", "duplicate", "superseded"]).describe("what became of it"),
  status,
  memory: memorySchema,
})

/** Comma-separated values in one parameter. */
function several<T extends z.ZodType<string, string>>(one: T) {
  return z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(one))
}
const ALL_STATUSES = status.options.join(",")
/** Filters; all given ones must match. */
const conditions = {
  from: moment.optional().describe("made then or later"),
  before: moment.optional().describe("made earlier"),
  updatedFrom: moment.optional(),
  updatedBefore: moment.optional(),
  minImportance: z.coerce.number<number | string>().min(0).max(1).optional(),
  maxImportance: z.coerce.number<number | string>().min(0).max(1).optional(),
  origin: several(memorySchema.shape.source.shape.origin).optional().describe("one or several, with commas"),
  pinned: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  key: z.string().min(1).max(limits.keyCharacters).optional(),
}
export const which = {
  ...conditions,
  type: several(type).optional().describe("one or several, with commas"),
  category: several(category).optional().describe("one or several, with commas"),
  status: z
    .string()
    .transform((text) => (text === "all" ? ALL_STATUSES : text))
    .pipe(several(status))
    .optional()
    .describe("one or several, with commas, or all"),
  ...projectName,
}
const filters = { ...which, ...ownerNames, ...tenantNames, scope: scopeName.optional() }

/** `cursor` or `offset` or `page`; the first given of these wins in that order. */
export const listQuery = z.strictObject({
  ...filters,
  asOf: moment
    .optional()
    .describe(
      "as the list was then, without what was deleted since; not together with q. No more than 1,000 are counted: walk by next",
    ),
  q: z.string().max(limits.queryCharacters).optional().describe("words to find; ranked, at most the best 200"),
  contains: z
    .string()
    .max(limits.queryCharacters)
    .optional()
    .describe(
      "only what has exactly this text in its content or its key, capitals aside; looks through 2,000 a page, so that a page may be short and still have a next, and total counts what the other filters leave",
    ),
  page: z.coerce.number<number | string>().int().min(1).max(100_000).optional(),
  limit: z.coerce.number<number | string>().int().min(1).max(limits.page).default(50),
  offset: z.coerce.number<number | string>().int().min(0).max(100_000).optional(),
  cursor: z.string().min(1).max(2_000).optional().describe("next of the page before: for walking through everything"),
})

export const memoryPage = z.object({
  data: z.array(memorySchema),
  total: z.int(),
  totalIsLeast: z
    .literal(true)
    .optional()
    .describe("there are more than total: as of another time, no more than the first 1,000 are counted"),
  page: z.int(),
  limit: z.int(),
  totalPages: z.int(),
  next: z.string().optional().describe("cursor of the next page; absent on the last"),
  stats: z.object({
    total: z.int(),
    byType: z.record(z.string(), z.int()),
    tokensUsed: z
      .int()
      .describe(
        "of all contents, a token every four characters; taken from this page when there are more than it holds",
      ),
    hitRate: z
      .number()
      .nullable()
      .describe(
        "share of the last 30 days' requests that were given something, 0 to 1; null without requests, and for keys that do not see the whole tenant",
      ),
  }),
  degraded: z
    .array(z.string())
    .optional()
    .describe("with q: parts that failed or came too late, so that more may match than is counted"),
})

export const memoryId = z.strictObject({ id: z.string().min(1).max(200) })

export const oneOwner = { user: ownerNames.user, agent: ownerNames.agent, ...tenantNames }

export const oneMemoryQuery = z.strictObject(oneOwner)

export const deleteQuery = z.strictObject({
  erase: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional()
    .describe("true purges its versions now; otherwise they stay for undoDays and it can be restored"),
  ...oneOwner,
})

export const searchBody = z.strictObject({
  query: z.string().min(1).max(limits.queryCharacters),
  limit: z.int().min(1).max(limits.search).default(10),
  ...filters,
  type: z.union([type, z.array(type).min(1)]).optional(),
  category: z.union([category, z.array(category).min(1)]).optional(),
  status: z
    .union([status, z.array(status).min(1)])
    .optional()
    .describe("active and quarantined when left out"),
  scope: scopeName.optional(),
})

export const searchResult = z.object({
  data: z.array(
    z.object({
      memory: memorySchema,
      score: z.number(),
      shown: z.string().describe("the content, or its best passage"),
    }),
  ),
  degraded: z.array(z.string()).describe("parts that failed or came too late"),
})

import { z } from "zod"
import { reviewReason } from "./codes.ts"
import { json, limitedText, limits, metadata, overLimit, utf8Bytes } from "./limits.ts"
import { ownerNames, projectName, scopedNames, tenantNames } from "./names.ts"
import { commaSeparated, idParameter, pagination, queryFlag, queryNumber } from "./query.ts"

export const type = z.enum(["factual", "episodic", "procedural", "semantic"])
export const status = z.enum(["active", "quarantined", "superseded", "ended", "archived"])
export const category = z.string().regex(/^[^\p{Cc}\p{Cs}]{1,100}$/u, "Expected 1 to 100 characters")
const dateTime = z.iso.datetime()
const offset = z.int().min(0)

/** Subject and attribute of a fact. */
export const about = z.object({ subject: z.string(), attribute: z.string() })
const aboutName = z
  .string()
  .regex(/[^\s\p{Cc}\p{Cs}]/u, "Expected a name")
  .refine((text) => text.length <= limits.aboutCharacters, overLimit(`${limits.aboutCharacters} characters of about`))
const givenAbout = z.strictObject({ subject: aboutName.default("user"), attribute: aboutName })
export const sourceFields = {
  origin: z.enum(["user", "assistant", "tool", "manual", "import", "file", "system"]),
  message: z.string().exactOptional(),
  position: z.number().exactOptional(),
  speaker: z.string().exactOptional(),
  quote: z.string().exactOptional(),
  at: z
    .object({ memory: z.string(), from: offset, to: offset })
    .exactOptional()
    .describe("position of its words in a stored turn, in UTF-16 code units"),
  extractor: z.string().exactOptional(),
}
export const link = z.object({ to: z.string(), as: z.enum(["supersedes", "summarises", "restates", "conflicts"]) })
export const storedSpan = z.object({
  from: offset,
  to: offset,
  kind: z.enum(["typed", "pasted", "quoted", "code", "scaffold", "agent"]).exactOptional(),
  until: z.number().exactOptional(),
  by: z.string().exactOptional(),
})

/** A memory on the wire: the record with ISO dates, and the fields of older clients (`apiKeyId`, `sessionId`, …). */
export const memorySchema = z
  .object({
    id: z.string(),
    tenant: z.string(),
    apiKeyId: z.string().describe("older name of tenant"),
    user: z.string().nullable(),
    agent: z.string().nullable(),
    pool: z.string().describe('the pool: USER/AGENT, each "-" if absent; "+/-" is shared by the tenant'),
    session: z.string().nullable(),
    sessionId: z.string().describe("older name of session; empty if it has none"),
    type,
    category: z.string(),
    key: z.string().describe("unique in its pool; empty if it has none"),
    about: about.nullable().describe("subject and attribute of a fact"),
    content: z.string(),
    importance: z.number().min(0).max(1),
    pinned: z.boolean(),
    status,
    review: reviewReason.nullable().describe("why it waits for review"),
    source: z.object(sourceFields).describe("its origin, set by the engine"),
    links: z.array(link),
    metadata: z.record(z.string(), json),
    createdAt: dateTime,
    updatedAt: dateTime,
    expiresAt: dateTime.nullable(),
    validFrom: dateTime.nullable(),
    validUntil: dateTime.nullable(),
    revision: z.int().describe("1 when created; increases with each change"),
    salience: z
      .number()
      .describe("now, from 0 to 1: it falls to 37 % in 30 days without use, and does not affect recall"),
    salienceBase: z.number().describe("salience when it was stored or last used"),
    sourceCount: z.int().describe("how many conversations stated it, counted up to 65; 0 for one that none did"),
    accessCount: z.int().describe("number of recalls"),
    lastAccessedAt: dateTime.nullable(),
    words: z
      .array(z.string())
      .optional()
      .describe(
        "in a list: the sentences of its message that it was extracted from; of one memory: all sentences of messages that are deleted with it; absent if none",
      ),
  })
  .meta({ id: "Memory" })
export type MemoryOnTheWire = z.output<typeof memorySchema>

const otherMemories = z.array(
  z.object({ id: z.string(), content: z.string(), status, since: dateTime.describe("when it was created") }),
)
const conflicts = otherMemories.describe("memories that it contradicts or may contradict; review shows both sides")
export const oneMemory = z.object({ memory: memorySchema, conflicts })

/** An ISO 8601 date-time with a zone, or a date (midnight UTC), parsed to milliseconds since 1970. */
export const timestamp = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], "Expected an ISO 8601 date or date and time with a zone")
  .transform((text) => Date.parse(text))

/** Matches text with at least one visible character: not a space, control, zero-width or blank symbol. */
const VISIBLE = /[^\s\p{Z}\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

export const content = z
  .string()
  .min(1)
  .refine((text) => VISIBLE.test(text), "Expected text with visible characters")
  .refine((text) => utf8Bytes(text.trim()) <= limits.contentBytes, overLimit("8 KiB of content"))

/** An explicitly added memory. Omitted fields get the engine's defaults. */
export const newMemory = z.strictObject({
  content,
  key: z
    .string()
    .refine((text) => text.length <= limits.keyCharacters, overLimit(`${limits.keyCharacters} characters of a key`))
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), "Expected a key without control characters")
    .optional()
    .describe("adding the key again creates the next revision of the same memory; omitted fields stay as they are"),
  about: givenAbout
    .optional()
    .describe(
      "what it states: attribute (salary, due date) of subject (default: user); questions find it by these words",
    ),
  type: type.optional(),
  category: category.optional(),
  metadata: metadata.optional(),
  expiresAt: timestamp
    .refine((at) => at > Date.now(), "Expected a time in the future")
    .nullable()
    .optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  shared: z
    .boolean()
    .optional()
    .describe("true: every request of the tenant reads it; refused if a user or an agent is named; default: false"),
  origin: z.enum(["manual", "assistant"]).optional().describe("author of the content; default: manual"),
  quote: limitedText(limits.contentBytes, "8 KiB of a quote")
    .optional()
    .describe("the user's own words; content that they support counts as the user's"),
  ...projectName,
  ...ownerNames,
  ...tenantNames,
})

export const addedMemory = z.object({
  success: z.literal(true),
  id: z.string(),
  did: z
    .enum(["created", "updated", "duplicate", "superseded", "conflicting"])
    .describe("the outcome; conflicting: contradicts a memory that weighs more, and waits for review beside it"),
  status,
  memory: memorySchema,
  conflicts,
  replaced: otherMemories.optional().describe("memories whose place it took; absent if none"),
})

const ALL_STATUSES = status.options.join(",")
/** Filters; all given filters must match. */
const conditions = {
  from: timestamp.optional().describe("created at this time or later"),
  before: timestamp.optional().describe("created before this time"),
  updatedFrom: timestamp.optional(),
  updatedBefore: timestamp.optional(),
  minImportance: queryNumber.min(0).max(1).optional(),
  maxImportance: queryNumber.min(0).max(1).optional(),
  origin: commaSeparated(memorySchema.shape.source.shape.origin).optional().describe("comma-separated values"),
  pinned: queryFlag.optional(),
  key: z.string().min(1).max(limits.keyCharacters).optional(),
}
export const memoryFilters = {
  ...conditions,
  type: commaSeparated(type).optional().describe("comma-separated values"),
  category: commaSeparated(category).optional().describe("comma-separated values"),
  status: z
    .string()
    .transform((text) => (text === "all" ? ALL_STATUSES : text))
    .pipe(commaSeparated(status))
    .optional()
    .describe("comma-separated values, or all"),
  turns: queryFlag
    .optional()
    .describe(
      "whether verbatim turns and summaries are included; default: yes, except in a list without category, session, key, q or contains",
    ),
  ...projectName,
}
const scopedFilters = { ...memoryFilters, ...scopedNames }

/** `cursor` or `offset` or `page`; the first given of these wins in that order. */
export const listQuery = z.strictObject({
  ...scopedFilters,
  ...pagination,
  asOf: timestamp
    .optional()
    .describe(
      "the list as of this time, without memories deleted since; not together with q. At most 1,000 are counted: page with next",
    ),
  q: z.string().max(limits.queryCharacters).optional().describe("search words; ranked, at most the best 200"),
  contains: z
    .string()
    .max(limits.queryCharacters)
    .optional()
    .describe(
      "only memories whose content or key contains exactly this text, ignoring case; scans 2,000 memories a page, so a page may be short and still have a next, and total counts the matches of the other filters",
    ),
  page: queryNumber.int().min(1).max(100_000).optional(),
  offset: queryNumber.int().min(0).max(100_000).optional(),
})

export const memoryPage = z.object({
  data: z.array(memorySchema),
  total: z.int(),
  totalIsLeast: z.literal(true).optional().describe("the real total is higher: with asOf, at most 1,000 are counted"),
  turns: z.int().optional().describe("verbatim turns that match too and are left out"),
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
        "tokens of all contents, estimated at four characters each; extrapolated from this page if there are more",
      ),
    hitRate: z
      .number()
      .nullable()
      .describe(
        "share of requests in the last 30 days that were given memories, 0 to 1; null without requests, and for keys that do not see the whole tenant",
      ),
  }),
  degraded: z
    .array(z.string())
    .optional()
    .describe("with q: parts that failed or timed out, so more memories may match than are counted"),
})

export const memoryId = z.strictObject({ id: idParameter })

export const ownerParameters = { user: ownerNames.user, agent: ownerNames.agent, ...tenantNames }

export const oneMemoryQuery = z.strictObject(ownerParameters)

export const deleteQuery = z.strictObject({
  erase: queryFlag
    .optional()
    .describe("true purges all versions now; otherwise the memory can be restored for undoDays"),
  words: z
    .enum(["keep", "remove"])
    .optional()
    .describe("remove: its sentences are cut out of its messages; keep: they stay; default: remove"),
  ...ownerParameters,
})

export const searchBody = z.strictObject({
  query: z.string().min(1).max(limits.queryCharacters),
  kinds: z
    .enum(["facts", "episodes", "turns", "documents", "all"])
    .default("all")
    .describe(
      "facts: statements; episodes: summaries of conversations, and events; turns: messages; documents: parts of files; not with category",
    ),
  neighbors: z
    .int()
    .min(0)
    .max(3)
    .default(0)
    .describe("of each message, this many messages before and after it in its conversation"),
  limit: z.int().min(1).max(limits.search).default(10),
  allWords: z
    .boolean()
    .default(false)
    .describe("only memories that contain every word of the query in some form, apart from stop words"),
  ...scopedFilters,
  type: z.union([type, z.array(type).min(1)]).optional(),
  category: z.union([category, z.array(category).min(1)]).optional(),
  status: z
    .union([status, z.array(status).min(1)])
    .optional()
    .describe("default: active and quarantined"),
})

export const searchResult = z.object({
  data: z.array(
    z.object({
      memory: memorySchema,
      score: z.number(),
      shown: z.string().describe("the content, or the best passage"),
      times: z
        .int()
        .optional()
        .describe("of a question or request that was found several times: how often; the others are left out"),
      neighbors: z.array(memorySchema).optional().describe("messages before and after it, in their order"),
    }),
  ),
  degraded: z.array(z.string()).describe("parts that failed or timed out"),
})

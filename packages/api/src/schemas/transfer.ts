import { z } from "zod"
import { importFormats } from "../import-file.ts"
import { reviewReason } from "./codes.ts"
import { json, limitedText, limits } from "./limits.ts"
import { about, category, link, sourceFields, status, storedSpan, timestamp, type } from "./memory.ts"
import { name, scopedNames, tenant, tenantNames } from "./names.ts"
import { queryFlag } from "./query.ts"

const milliseconds = z.number().min(-8.64e15).max(8.64e15).describe("milliseconds since 1970")
const count = z.int().min(0)
const text = z.string()

/** A stored memory with all fields; unknown fields are preserved. */
const record = z
  .looseObject({
    id: z.uuid(),
    pool: z.string().regex(/^[^/]+\/[^/]+$/),
    owner: z.strictObject({
      tenant,
      user: name.exactOptional(),
      agent: name.exactOptional(),
      session: name.exactOptional(),
    }),
    type,
    category,
    key: text.min(1).max(limits.keyCharacters).exactOptional(),
    about: about.exactOptional(),
    spans: z.array(storedSpan).exactOptional(),
    content: limitedText(limits.contentBytes, "8 KiB of content"),
    importance: z.number().min(0).max(1),
    pinned: z.boolean().exactOptional(),
    status,
    review: reviewReason.exactOptional(),
    source: z.looseObject(sourceFields),
    links: z.array(link.strict()).exactOptional(),
    metadata: z.record(text, json),
    createdAt: milliseconds,
    updatedAt: milliseconds,
    expiresAt: milliseconds.exactOptional(),
    validFrom: milliseconds.exactOptional(),
    validUntil: milliseconds.exactOptional(),
    revision: z.int().min(1),
    signals: z
      .strictObject({
        uses: count,
        lastUsedAt: milliseconds.exactOptional(),
        useful: count,
        wrong: count,
        mentions: count,
        sessions: z.array(z.string().min(1).max(64)).max(64).exactOptional(),
        salience: z.number().exactOptional(),
      })
      .exactOptional(),
  })
  .meta({ id: "MemoryRecord" })

const version = z.strictObject({
  revision: z.int().min(1),
  at: milliseconds,
  by: text.min(1),
  memory: record
    .exactOptional()
    .describe("absent for the current state, which is outside the history, and for a deletion"),
})

/** An exported memory: the record and its history, oldest first. */
const exportedMemory = z.strictObject({ memory: record, history: z.array(version) })
const seenMessage = z.strictObject({
  id: text,
  role: z.enum(["user", "assistant"]),
  hash: text,
  before: text.exactOptional(),
  position: count,
  notKept: z
    .literal(true)
    .exactOptional()
    .describe("from a conversation with memory off: it stays excluded when it is sent again as history"),
})
/** The messages of a conversation as hashes, by which its continuation is recognised. */
const exportedSession = z.strictObject({
  conversation: z
    .strictObject({
      tenant,
      pool: z.string().regex(/^[^/]+\/[^/]+$/),
      id: name,
      next: count,
      seen: z.array(seenMessage).max(1_000),
      lastPair: text.exactOptional(),
      given: z.array(z.uuid()).max(1_000).exactOptional(),
      usedAt: milliseconds,
    })
    .meta({ id: "ConversationRecord" }),
})

/** Version of the export format. Servers refuse newer versions than they know. */
export const EXPORT_VERSION = 1

/** The header of an export. A truncated file lacks the trailer. */
const exportHeader = z.strictObject({
  keepsake: z.literal("memories"),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
})
/** A header of any version, so that an unknown version is reported as such. */
const headerOfAnyVersion = z.looseObject({ keepsake: z.literal("memories"), version: z.int().min(1) })
const exportTrailer = z.strictObject({ end: z.literal(true), memories: count })

export const exportLine = z
  .union([exportedMemory, exportedSession, exportHeader, exportTrailer])
  .meta({ id: "ExportLine" })

/** Fewer milliseconds are before 1973, and such a number is one of seconds. */
const MIN_MILLISECONDS = 1e11
const EXPECTED_TIME = "Expected an ISO 8601 date, a date and time with a zone, or milliseconds since 1970"
const foreignTime = z.union(
  [timestamp, z.number().refine((ms) => ms >= MIN_MILLISECONDS && ms <= 8.64e15, EXPECTED_TIME)],
  EXPECTED_TIME,
)

/** A memory of another system. */
const foreignMemory = z.strictObject({
  content: text.min(1),
  id: text
    .min(1)
    .max(500)
    .optional()
    .describe("its id in the other system; importing it again updates the same memory"),
  key: text.min(1).max(limits.keyCharacters).optional(),
  type: type.optional(),
  category: category.optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  metadata: z.record(text, json).optional(),
  createdAt: foreignTime.optional(),
  updatedAt: foreignTime.optional(),
  expiresAt: foreignTime.nullable().optional(),
  speaker: name.optional(),
  tenant: tenant.optional(),
  user: name.optional(),
  agent: name.optional(),
  session: name.optional(),
  shared: z.boolean().optional().describe("true keeps it for every request of the tenant"),
})

export const importLine = z
  .union([exportedMemory, exportedSession, headerOfAnyVersion, exportTrailer, foreignMemory])
  .meta({ id: "ImportLine" })
export type ExportLine = z.input<typeof exportLine>
export type ForeignLine = z.input<typeof foreignMemory>

export const exportQuery = z.strictObject({
  ...scopedNames,
  key: text.min(1).max(limits.keyCharacters).optional().describe("key of a memory"),
  tenants: z.literal("all").optional().describe("every tenant; only for administrators"),
})

export const importQuery = z.strictObject({
  dryRun: queryFlag.optional().describe("count without writing"),
  from: z
    .enum(importFormats)
    .optional()
    .describe(
      "format of the body; default: JSON lines. Other formats take that system's unmodified file as application/json or text/markdown",
    ),
  file: text
    .min(1)
    .max(500)
    .optional()
    .describe("name of the file: identifies its notes, and a date in it is their date"),
  modifiedAt: timestamp.optional().describe("date of the notes, if the file's name has none"),
  user: name.optional().describe("owner of memories of other systems that name none"),
  agent: name.optional(),
  shared: z
    .enum(["true", "false"])
    .transform((given) => given === "true")
    .optional()
    .describe("true keeps memories of another system for every request of the tenant, where their line names nobody"),
  ...tenantNames,
})

export const skippedLine = z.object({
  line: z.int().describe("line number from 1; in another system's file the number of the memory, or 0"),
  where: z.string().optional().describe("position in another system's file"),
  id: z.string().optional(),
  code: z.string(),
  message: z.string(),
})

/** Every non-empty line is counted once: under `did` or under `skipped`. */
export const importResult = z.object({
  dryRun: z.boolean(),
  lines: count.describe("lines that contain or should contain a memory"),
  did: z
    .object({
      created: count,
      updated: count,
      superseded: count,
      duplicate: count,
      unchanged: count,
      restored: count.describe("restored as exported, with their history"),
    })
    .describe("the outcomes; with dryRun the expected ones"),
  conversations: count.describe("conversations whose continuation is recognised from now on"),
  quarantined: count.describe("created memories that wait for review: search finds them, recall does not"),
  redacted: count.describe("created memories from which a secret was removed"),
  hidden: count.describe("memories older than memory.retentionDays, which recall omits"),
  ahead: count.describe("memories dated more than five minutes in the future, stored with the current time"),
  skipped: z.object({
    total: count,
    byCode: z.record(z.string(), count),
    first: z.array(skippedLine).describe("at most 1,000, with reasons"),
  }),
  broken: z.string().nullable().describe("evidence that the file is incomplete; null if there is none"),
})
export type ImportReport = z.output<typeof importResult>

/** Messages of a conversation that took place elsewhere. */
export const conversationBody = z.strictObject({
  ...tenantNames,
  user: name.optional(),
  agent: name.optional(),
  session: name.describe("the conversation; its program's own name, so that it is known again"),
  messages: z
    .array(
      z.strictObject({
        role: z.enum(["user", "assistant", "tool"]).describe("tool: what a tool returned; not remembered"),
        text: limitedText(limits.extractBytes * 4, "1 MiB of text"),
        at: z
          .union([milliseconds, timestamp], "Expected milliseconds since 1970, or an ISO 8601 date or date and time")
          .optional()
          .describe("when it was said: milliseconds since 1970, or an ISO 8601 date or date and time; default: now"),
      }),
    )
    .min(1)
    .max(500)
    .describe(
      "in order; messages that were sent before are recognised. at: when it was said, in milliseconds since 1970 or as an ISO 8601 date or date and time; default: now, and no later",
    ),
})

export const conversationResult = z.object({
  session: z.string(),
  memories: count.describe("memories that were created or changed"),
  forgetRequests: count.describe("messages that ask to forget something; each takes only what was told before it"),
  forgotten: count.describe("memories that these removed or shortened"),
})

import { z } from "zod"
import { importFormats } from "../import-file.ts"
import { json, limits, overLimit, utf8Bytes } from "./limits.ts"
import { about, category, moment, reviewReason, sourceRange, status, storedSpan, type } from "./memory.ts"
import { name, ownerNames, scopeName, tenant, tenantNames } from "./names.ts"

const time = z.number().min(-8.64e15).max(8.64e15).describe("milliseconds since 1970")
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
    content: text.min(1).refine((said) => utf8Bytes(said) <= limits.contentBytes, overLimit("8 KiB of content")),
    importance: z.number().min(0).max(1),
    pinned: z.boolean().exactOptional(),
    status,
    review: reviewReason.exactOptional(),
    source: z.looseObject({
      origin: z.enum(["user", "assistant", "tool", "manual", "import", "file", "system"]),
      message: text.exactOptional(),
      position: z.number().exactOptional(),
      speaker: text.exactOptional(),
      quote: text.exactOptional(),
      at: sourceRange.exactOptional(),
      extractor: text.exactOptional(),
    }),
    links: z
      .array(z.strictObject({ to: text, as: z.enum(["supersedes", "summarises", "restates", "conflicts"]) }))
      .exactOptional(),
    metadata: z.record(text, json),
    createdAt: time,
    updatedAt: time,
    expiresAt: time.exactOptional(),
    validFrom: time.exactOptional(),
    validUntil: time.exactOptional(),
    revision: z.int().min(1),
    signals: z
      .strictObject({
        uses: count,
        lastUsedAt: time.exactOptional(),
        useful: count,
        wrong: count,
        mentions: count,
        salience: z.number().exactOptional(),
      })
      .exactOptional(),
  })
  .meta({ id: "MemoryRecord" })

const version = z.strictObject({
  revision: z.int().min(1),
  at: time,
  by: text.min(1),
  memory: record.exactOptional().describe("absent: the present state, which stands beside the history, or a deletion"),
})

/** An exported memory: the record and its history, oldest first. */
const exportedMemory = z.strictObject({ memory: record, history: z.array(version) })
const seenMessage = z.strictObject({
  id: text,
  role: z.enum(["user", "assistant"]),
  hash: text,
  before: text.exactOptional(),
  position: count,
  notKept: z.literal(true).exactOptional().describe("said where nothing is kept: resent as history it stays out"),
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
      usedAt: time,
    })
    .meta({ id: "ConversationRecord" }),
})

/** Version of the export format. Servers refuse newer versions than they know. */
export const EXPORT_VERSION = 1

/** The header and, below, the trailer of an export; a truncated file lacks the trailer. */
const exportHead = z.strictObject({
  keepsake: z.literal("memories"),
  version: z.literal(EXPORT_VERSION),
  exportedAt: z.iso.datetime(),
})
/** A header of any version, so that an unknown version is reported as such. */
const headOfAnyForm = z.looseObject({ keepsake: z.literal("memories"), version: z.int().min(1) })
const exportEnd = z.strictObject({ end: z.literal(true), memories: count })

export const exportLine = z.union([exportedMemory, exportedSession, exportHead, exportEnd]).meta({ id: "ExportLine" })

/** A memory of another system. */
const foreignMemory = z.strictObject({
  content: text.min(1),
  id: text.min(1).max(500).optional().describe("what names it there; brought in again it is the same memory"),
  key: text.min(1).max(limits.keyCharacters).optional(),
  type: type.optional(),
  category: category.optional(),
  importance: z.number().min(0).max(1).optional(),
  pinned: z.boolean().optional(),
  metadata: z.record(text, json).optional(),
  createdAt: moment.optional(),
  updatedAt: moment.optional(),
  expiresAt: moment.nullable().optional(),
  speaker: name.optional(),
  tenant: tenant.optional(),
  user: name.optional(),
  agent: name.optional(),
  session: name.optional(),
})

export const importLine = z
  .union([exportedMemory, exportedSession, headOfAnyForm, exportEnd, foreignMemory])
  .meta({ id: "ImportLine" })
export type ExportLine = z.input<typeof exportLine>
export type ForeignLine = z.input<typeof foreignMemory>

export const exportQuery = z.strictObject({
  ...ownerNames,
  key: text.min(1).max(limits.keyCharacters).optional().describe("a memory's key"),
  scope: scopeName.optional(),
  ...tenantNames,
  tenants: z.literal("all").optional().describe("every tenant; for an administrator"),
})

export const importQuery = z.strictObject({
  dryRun: z
    .enum(["true", "false"])
    .transform((given) => given === "true")
    .optional()
    .describe("count, and write nothing"),
  from: z
    .enum(importFormats)
    .optional()
    .describe(
      "what the body is; lines of JSON when left out. For the others it is that system's file as it stands, as application/json or text/markdown",
    ),
  file: text
    .min(1)
    .max(500)
    .optional()
    .describe("what the file is called; notes of another name are other notes, and a day in it dates them"),
  modifiedAt: moment.optional().describe("when notes were written, where the file's name has no day"),
  user: name.optional().describe("whose they are, where a line of another system names nobody"),
  agent: name.optional(),
  ...tenantNames,
})

export const skippedLine = z.object({
  line: z.int().describe("counted from 1; in another system's file the memory, or 0 for what is none"),
  where: z.string().optional().describe("the place in another system's file"),
  id: z.string().optional(),
  code: z.string(),
  message: z.string(),
})

/** Every non-empty line is counted once: under `did` or under `skipped`. */
export const importResult = z.object({
  dryRun: z.boolean(),
  lines: count.describe("lines that hold a memory, or should"),
  did: z
    .object({
      created: count,
      updated: count,
      superseded: count,
      duplicate: count,
      unchanged: count,
      restored: count.describe("put back as exported, with their history"),
    })
    .describe("what became of them, or would"),
  conversations: count.describe("that are recognised where they go on, and were not before"),
  quarantined: count.describe("of the new ones: found by search, given to no conversation until reviewed"),
  redacted: count.describe("of the new ones: something secret was cut out"),
  hidden: count.describe("of these: older than memory.retentionDays, so that no recall gets them"),
  ahead: count.describe("of these: dated after now by more than five minutes, and taken as of now"),
  skipped: z.object({
    total: count,
    byCode: z.record(z.string(), count),
    first: z.array(skippedLine).describe("at most 1,000, and why each was left out"),
  }),
  broken: z.string().nullable().describe("what shows that the file is not whole; null when nothing does"),
})
export type Imported = z.output<typeof importResult>

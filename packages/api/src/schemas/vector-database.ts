import { z } from "zod"
import { warningFields } from "./codes.ts"
import { tenantNames } from "./names.ts"
import { vectorCoverage } from "./status.ts"

const url = z.url({ protocol: /^https?$/, error: "an http or https URL" }).max(2_000)
const host = z
  .string()
  .min(1)
  .max(253)
  .regex(/^(?:https?:\/\/)?[\w.[\]:-]+$/, "a host name or an address")
const port = z.int().min(1).max(65_535)
const collection = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, "letters, digits, _ and -, at most 100")
const quantization = z.enum(["none", "int8", "binary"])

/** Changeable fields; omitted ones stay. `host` and `port` are an alternative to `url`. */
export const vectorDatabaseChange = z.strictObject({
  enabled: z.boolean().optional().describe("whether vectors are stored in Qdrant; records stay where they are"),
  url: url.optional(),
  host: host.optional(),
  port: port.optional(),
  collection: collection.optional(),
  apiKey: z.string().max(2_000).optional().describe("stored encrypted, never returned; an empty string removes it"),
  embeddingModel: z
    .string()
    .max(200)
    .optional()
    .describe("must be the embedder's model, which is a setting of the embedder"),
  quantization: quantization.optional(),
})

export const vectorDatabaseSettings = z.object({
  name: z.string().describe("the name of the vector database, for people"),
  settings: z
    .object({ url: z.string(), collection: z.string(), apiKey: z.string() })
    .describe("configuration path of each field, as used in overridden"),
  enabled: z.boolean().describe("whether vectors are stored in Qdrant now"),
  url: z.string(),
  host: z.string(),
  port: z.int(),
  collection: z.string(),
  embeddingModel: z.string().nullable(),
  quantization,
  hasApiKey: z.boolean(),
  apiKeyMasked: z.string().nullable(),
  records: z.string().describe("store of the records: sqlite, qdrant, memory or a package"),
  overridden: z
    .array(z.object({ path: z.string(), by: z.string() }))
    .describe("settings fixed by flags, environment or file, which override the ones here"),
  ...warningFields,
})

export const vectorDatabaseHealth = z.object({
  ok: z.boolean(),
  latencyMs: z.number().nullable(),
  error: z.string().optional(),
  remedy: z.string().optional(),
  version: z.string().optional(),
  collection: z
    .object({ name: z.string(), points: z.int(), spaces: z.array(z.object({ name: z.string(), dimensions: z.int() })) })
    .nullable()
    .describe("null if it does not exist yet"),
  coverage: vectorCoverage.nullable().describe("memories of all tenants with a vector; null without an embedder"),
})

export const vectorSearchRequest = z.strictObject({
  query: z.string().min(1).max(8_192),
  topK: z.int().min(1).max(50).default(5),
  ...tenantNames,
})

export const vectorSearchResult = z.object({
  ok: z.boolean(),
  latencyMs: z.number(),
  space: z.string(),
  results: z.array(z.object({ id: z.string(), score: z.number(), content: z.string(), createdAt: z.int() })),
})

export const vectorDatabaseCleanup = z.strictObject({
  dryRun: z.boolean().default(true).describe("true: only counts"),
  confirm: z.boolean().default(false).describe("deleting needs dryRun false and confirm true"),
  olderThanDays: z
    .int()
    .min(1)
    .max(3_650)
    .optional()
    .describe("also memories older than this, except pinned ones; default: only expired memories"),
  ...tenantNames,
})

export const vectorDatabaseCleanupResult = z.object({
  ok: z.boolean(),
  dryRun: z.boolean(),
  count: z.int().describe("expired or old memories"),
  deletedCount: z.int(),
  retentionDays: z.int().nullable(),
  latencyMs: z.number(),
})

export const embeddingModels = z.object({
  models: z.array(
    z.object({ value: z.string(), label: z.string(), dimensions: z.int().nullable(), inUse: z.boolean() }),
  ),
})

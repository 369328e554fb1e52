import { z } from "zod"
import { queryFlag } from "./query.ts"

export const newReindex = z.strictObject({
  provider: z
    .string()
    .min(1)
    .max(50)
    .optional()
    .describe(
      "whose form the endpoint speaks: openai, gemini, voyage, or local for a model in the data folder; default: the embedder's in the settings",
    ),
  model: z.string().min(1).max(200).describe("the embedding model"),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "its endpoint, up to and including /v1; default: the provider's, which is the embedder's in the settings for the same provider",
    ),
  apiKey: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .describe("the endpoint's key, stored encrypted; default: the settings' key if the host is the same"),
  dimensions: z.int().min(1).max(16_384).optional().describe("the size of its vectors; default: the model's own"),
  batch: z
    .boolean()
    .optional()
    .describe("embed existing memories by the vendor's batch API, at a reduced price within hours; default: false"),
})

export const reindexEstimateSchema = z.object({
  space: z.string().describe("the space of the new vectors"),
  memories: z.int().describe("memories without a vector in that space"),
  texts: z.int().describe("texts that would be sent, without those whose vectors are cached"),
  tokens: z.int().describe("their tokens, estimated"),
  listPrice: z.number().optional().describe("the vendor's published price of a million tokens in US dollars, if known"),
  batch: z
    .object({ priceFactor: z.number(), hours: z.number() })
    .optional()
    .describe("what a batch costs relative to that, and within how many hours it is done"),
})

export const endReindexQuery = z.strictObject({
  drop: queryFlag.default(false).describe("delete the vectors of every space that is not in use"),
})

export const reindexSchema = z.object({
  active: z.string().describe("the embedder in use"),
  space: z.string().describe("the space in which queries are embedded"),
  state: z
    .enum(["idle", "embedding", "stopped", "ready", "switched"])
    .describe(
      "stopped: every attempt failed for a minute, start it again to resume; ready: every memory is embedded, and new ones are embedded in both spaces",
    ),
  from: z.string().optional(),
  to: z.string().optional(),
  embedded: z.int().optional().describe("memories with a vector in the space that is not in use"),
  total: z.int().optional().describe("number of memories"),
  leftMs: z.number().optional().describe("estimated remaining time"),
  batch: z
    .object({ jobs: z.int(), texts: z.int() })
    .optional()
    .describe("jobs that the vendor's batch API is working on, and their texts"),
  verified: z
    .object({ memories: z.int(), embedded: z.int(), before: z.int(), at: z.number() })
    .optional()
    .describe("counts before the switch: memories, those with a new vector, and those with an old one"),
  trouble: z.string().optional().describe("why it is not progressing at present"),
})

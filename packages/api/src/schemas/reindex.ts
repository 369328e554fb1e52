import { z } from "zod"

export const newReindex = z.strictObject({
  model: z.string().min(1).max(200).describe("the embedding model"),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("its endpoint, up to and including /v1; left out, that of the embedder in the settings"),
  apiKey: z
    .string()
    .min(1)
    .max(1_000)
    .optional()
    .describe("the endpoint's key, kept sealed; left out, that of the settings where the host is the same"),
  dimensions: z.int().min(1).max(16_384).optional().describe("the size of its vectors; left out, the model's own"),
})

export const endReindexQuery = z.strictObject({
  drop: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true")
    .describe("the vectors of every space but the one in use go"),
})

export const reindexSchema = z.object({
  active: z.string().describe("the embedder in use"),
  space: z.string().describe("the space that questions are asked in"),
  state: z
    .enum(["idle", "embedding", "stopped", "ready", "switched"])
    .describe(
      "stopped: nothing but failures for a minute, it goes on when it is begun again; ready: every memory has been embedded, and what is written gets its vector in both spaces",
    ),
  from: z.string().optional(),
  to: z.string().optional(),
  embedded: z.int().optional().describe("memories that have a vector in the space that is not in use"),
  total: z.int().optional().describe("memories that there are"),
  leftMs: z.number().optional().describe("how long the rest may take"),
  verified: z
    .object({ memories: z.int(), embedded: z.int(), before: z.int(), at: z.number() })
    .optional()
    .describe("counted before the switch: memories, those with a vector in the new space, and in the old one"),
  trouble: z.string().optional().describe("why it does not go on at the moment"),
})

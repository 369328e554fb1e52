import { CONTRACT, DailyUsage, definePlugin, Embedder, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { VendorClient, vendorOptions } from "./vendor-client.ts"
import { VendorEmbedder } from "./vendor-embedder.ts"
import { VoyageJobs } from "./voyage-jobs.ts"

/** At most 1,000 texts; the models' limits of tokens for a request start at 120,000. */
const LIMITS = { texts: 1_000, tokens: 100_000, tokensPerText: 32_000 }

const LIST_PRICES: Readonly<Record<string, number>> = {
  "voyage-4-large": 0.12,
  "voyage-4": 0.06,
  "voyage-4-lite": 0.02,
}

const answerSchema = z.object({
  data: z.array(z.object({ embedding: z.array(z.number()), index: z.int().min(0) })),
  usage: z
    .object({ total_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
})

/**
 * Embeddings of Voyage in its own form, which distinguishes queries from documents:
 * `createMemory({ plugins: [voyageEmbedder({ apiKey, model: "voyage-4-large" })] })`.
 */
export const voyageEmbedder = definePlugin({
  name: "voyage-embedder",
  contract: CONTRACT,
  options: z.strictObject({
    ...vendorOptions,
    baseUrl: z
      .url({ protocol: /^https?$/ })
      .default("https://api.voyageai.com/v1")
      .describe("the endpoint, up to and including the version"),
    model: z.string().min(1).describe("the embedding model"),
    dimensions: z
      .union([z.literal(256), z.literal(512), z.literal(1_024), z.literal(2_048)])
      .default(1_024)
      .describe("the size of its vectors: 256, 512, 1024 or 2048"),
  }),
  setup(context, { apiKey, baseUrl, model, dimensions, maxTokensPerDay, ...options }) {
    context.provide(Embedder, (use) => {
      const headers = apiKey === undefined ? undefined : { authorization: `Bearer ${apiKey}` }
      const client = new VendorClient({ ...options, headers })
      const base = baseUrl.replace(/\/$/, "")
      const url = `${base}/embeddings`
      const usage = new DailyUsage(use.get(State), `embeddings/${model}`, maxTokensPerDay)
      return new VendorEmbedder(usage, {
        name: "voyage",
        model,
        dimensions,
        limits: LIMITS,
        listPrice: LIST_PRICES[model],
        jobs: new VoyageJobs(client, base, model, dimensions),
        get paused() {
          return client.paused
        },
        async embed(texts, as, { signal }) {
          const body = { model, input: texts, input_type: as, output_dimension: dimensions, truncation: true }
          const { data, usage } = await client.post(url, body, answerSchema, signal)
          const vectors = data.toSorted((one, other) => one.index - other.index).map(({ embedding }) => embedding)
          return { vectors, tokens: usage?.total_tokens }
        },
      })
    })
  },
})

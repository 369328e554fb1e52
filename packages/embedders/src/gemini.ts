import { CONTRACT, DailyUsage, definePlugin, Embedder, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { GeminiJobs } from "./gemini-jobs.ts"
import { VendorClient, vendorOptions } from "./vendor-client.ts"
import { VendorEmbedder } from "./vendor-embedder.ts"

/** `batchEmbedContents` takes at most 100 texts of at most 2,048 tokens. */
const LIMITS = { texts: 100, tokens: 100_000, tokensPerText: 2_048 }
const LIST_PRICES: Readonly<Record<string, number>> = { "gemini-embedding-001": 0.15 }
const TASKS = { query: "RETRIEVAL_QUERY", document: "RETRIEVAL_DOCUMENT" } as const

const answerSchema = z.object({
  embeddings: z.array(z.object({ values: z.array(z.number()) })),
  usageMetadata: z
    .object({ promptTokenCount: z.int().min(0) })
    .optional()
    .catch(undefined),
})

/**
 * Embeddings of Gemini in its own form, which distinguishes queries from documents:
 * `createMemory({ plugins: [geminiEmbedder({ apiKey })] })`. Sizes below 3,072 are normalized here, as the vendor does not.
 */
export const geminiEmbedder = definePlugin({
  name: "gemini-embedder",
  contract: CONTRACT,
  options: z.strictObject({
    ...vendorOptions,
    baseUrl: z
      .url({ protocol: /^https?$/ })
      .default("https://generativelanguage.googleapis.com/v1beta")
      .describe("the endpoint, up to and including the version"),
    model: z.string().min(1).default("gemini-embedding-001").describe("the embedding model"),
    dimensions: z.int().min(1).max(3_072).default(3_072).describe("the size of its vectors"),
  }),
  setup(context, { apiKey, baseUrl, model, dimensions, maxTokensPerDay, ...options }) {
    context.provide(Embedder, (use) => {
      // Not in the address, which proxies log.
      const headers = apiKey === undefined ? undefined : { "x-goog-api-key": apiKey }
      const client = new VendorClient({ ...options, headers })
      const name = `models/${model}`
      const base = baseUrl.replace(/\/$/, "")
      const url = `${base}/${name}:batchEmbedContents`
      const usage = new DailyUsage(use.get(State), `embeddings/${model}`, maxTokensPerDay)
      return new VendorEmbedder(usage, {
        name: "gemini",
        model,
        dimensions,
        limits: LIMITS,
        listPrice: LIST_PRICES[model],
        jobs: new GeminiJobs(client, base, name, dimensions),
        get paused() {
          return client.paused
        },
        async embed(texts, as, { signal }) {
          const requests = texts.map((text) => ({
            model: name,
            content: { parts: [{ text }] },
            taskType: TASKS[as],
            outputDimensionality: dimensions,
          }))
          const { embeddings, usageMetadata } = await client.post(url, { requests }, answerSchema, signal)
          return { vectors: embeddings.map(({ values }) => values), tokens: usageMetadata?.promptTokenCount }
        },
      })
    })
  },
})

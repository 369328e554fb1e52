import { CONTRACT, DailyUsage, definePlugin, Embedder, State } from "@keepsake/core/plugin"
import { z } from "zod"
import { Endpoint } from "./endpoint.ts"
import { EndpointEmbedder } from "./endpoint-embedder.ts"
import { endpointOptions } from "./endpoint-options.ts"

/**
 * Embeddings from any endpoint with `/embeddings`: OpenAI, Ollama, LM Studio, vLLM, and the compatible ones of Gemini and Voyage.
 * `createMemory({ plugins: [openaiEmbedder({ model: "text-embedding-3-small", apiKey })] })`.
 */
export const openaiEmbedder = definePlugin({
  name: "openai-embedder",
  contract: CONTRACT,
  options: z.strictObject({
    ...endpointOptions,
    model: z.string().min(1).describe("the embedding model"),
    dimensions: z.int().min(1).max(16_384).optional().describe("the size of its vectors; defaults to the model's own"),
    maxTokensPerDay: z.int().min(1).optional().describe("maximum number of tokens per day (UTC)"),
  }),
  setup(context, { model, dimensions, maxTokensPerDay, ...endpoint }) {
    context.provide(Embedder, (use) => {
      const state = use.get(State)
      const usage = new DailyUsage(state, `embeddings/${model}`, maxTokensPerDay)
      return new EndpointEmbedder(new Endpoint(endpoint), usage, state, { model, dimensions })
    })
  },
})

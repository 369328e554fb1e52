import { z } from "zod"

/** Options shared by the embedder and the chat model. */
export const endpointOptions = {
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .default("https://api.openai.com/v1")
    .describe("an endpoint that speaks the OpenAI API, up to and including /v1"),
  apiKey: z.string().min(1).optional().describe("the endpoint's API key; local endpoints usually need none"),
  atOnce: z.int().min(1).max(64).default(4).describe("maximum number of concurrent requests"),
  retries: z.int().min(0).max(10).default(3).describe("maximum number of retries after a transient failure"),
  timeoutMs: z.int().min(100).max(600_000).default(30_000).describe("timeout of one request"),
}

export type EndpointOptions = Readonly<z.output<z.ZodObject<typeof endpointOptions>>>

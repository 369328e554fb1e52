import { z } from "zod"

/** What every part that speaks to an endpoint is told about it. */
export const endpointOptions = {
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .default("https://api.openai.com/v1")
    .describe("an endpoint that speaks the OpenAI API, up to and including /v1"),
  apiKey: z.string().min(1).optional().describe("its key; local endpoints mostly need none"),
  atOnce: z.int().min(1).max(64).default(4).describe("requests under way at the same time"),
  retries: z.int().min(0).max(10).default(3).describe("how often a request that failed for a moment is tried again"),
  timeoutMs: z.int().min(100).max(600_000).default(30_000).describe("how long one request may take"),
}

export interface EndpointOptions {
  readonly baseUrl: string
  readonly apiKey?: string | undefined
  readonly atOnce: number
  readonly retries: number
  readonly timeoutMs: number
}

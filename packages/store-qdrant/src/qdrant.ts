import { CONTRACT, definePlugin, Store } from "@keepsake/core/plugin"
import { z } from "zod"
import { QdrantStore } from "./qdrant-store.ts"

/** Stores memories in a Qdrant server: `createMemory({ plugins: [qdrant({ url: "http://localhost:6333" })] })`. All other data stays in `State`. */
export const qdrant = definePlugin({
  name: "qdrant",
  contract: CONTRACT,
  options: z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .default("http://localhost:6333")
      .describe("the server's REST interface; without a port 6333, or 443 for https"),
    apiKey: z.string().min(1).optional().describe("the server's API key, if it has one"),
    collection: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)
      .default("keepsake_memory")
      .describe("the name of its collections"),
    timeoutMs: z.int().min(100).max(600_000).default(10_000).describe("timeout of one request"),
    startsAlone: z
      .boolean()
      .default(false)
      .describe("whether to open while the server is unreachable; calls fail until it is available"),
    retries: z.int().min(0).max(10).default(3).describe("maximum number of retries after a transient failure"),
  }),
  setup(context, options) {
    context.provide(Store, () => new QdrantStore(options))
  },
})

import { CONTRACT, definePlugin, Store } from "@keepsake/core/plugin"
import { z } from "zod"
import { QdrantStore } from "./qdrant-store.ts"

/** Memories in a Qdrant server: `createMemory({ plugins: [qdrant({ url: "http://localhost:6333" })] })`. Everything that is no memory stays in `State`. */
export const qdrant = definePlugin({
  name: "qdrant",
  contract: CONTRACT,
  options: z.strictObject({
    url: z
      .url({ protocol: /^https?$/ })
      .default("http://localhost:6333")
      .describe("the server's REST interface; without a port 6333, or 443 for https"),
    apiKey: z.string().min(1).optional().describe("its key, where it has one"),
    collection: z
      .string()
      .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)
      .default("keepsake_memory")
      .describe("the name of its collections"),
    timeoutMs: z.int().min(100).max(600_000).default(10_000).describe("how long one request may take"),
    startsAlone: z
      .boolean()
      .default(false)
      .describe("open also while the server is away; calls fail until it is there"),
    retries: z.int().min(0).max(10).default(3).describe("how often a request that failed for a moment is tried again"),
  }),
  setup(context, options) {
    context.provide(Store, () => new QdrantStore(options))
  },
})

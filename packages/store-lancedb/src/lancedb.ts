import { CONTRACT, definePlugin, Store } from "@keepsake/core/plugin"
import { z } from "zod"
import { LanceStore } from "./lance-store.ts"

/** Stores memories in a folder of LanceDB tables: `createMemory({ plugins: [lancedb({ path: "memories.lance" })] })`. All other data stays in `State`. */
export const lancedb = definePlugin({
  name: "lancedb",
  contract: CONTRACT,
  options: z.strictObject({
    path: z
      .string()
      .min(1)
      .describe("the folder of the tables on a local disk, created if it is absent, or s3://BUCKET/PREFIX"),
  }),
  setup(context, options) {
    context.provide(Store, () => new LanceStore(options))
  },
})

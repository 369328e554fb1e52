import { CONTRACT, definePlugin, Store } from "@keepsake/core/plugin"
import { z } from "zod"
import { mapStore } from "./map-store.ts"
import { withWords } from "./with-words.ts"

/** Stores memories in STORE_NAME: `"store": "PACKAGE_NAME"` in keepsake.config.json. Options are set under `plugins`. */
export default definePlugin({
  name: "STORE_NAME",
  contract: CONTRACT,
  options: z.strictObject({}),
  setup: (context) => context.provide(Store, () => ({ ...withWords(mapStore()), name: "STORE_NAME" })),
})

import { CONTRACT, definePlugin, State, Store } from "@keepsake/core/plugin"
import { z } from "zod"
import type { FileEncryption } from "./encryption/file-encryption.ts"
import { SqliteFile } from "./sqlite-file.ts"
import { SqliteState } from "./sqlite-state.ts"
import { SqliteStore } from "./sqlite-store.ts"

/** Stores memories and all other persistent data in one file: `createMemory({ plugins: [sqlite({ path: "keepsake.db" })] })`. */
export const sqlite = definePlugin({
  name: "sqlite",
  contract: CONTRACT,
  options: z.strictObject({
    path: z.string().describe("the database file; its folder must exist"),
    durability: z
      .enum(["normal", "full"])
      .default("normal")
      .describe("normal survives a crash of the process, full also a power failure"),
    encryption: z
      .custom<FileEncryption>((value) => typeof value === "object" && value !== null && "keyOf" in value)
      .optional()
      .describe("encrypts the file: what @keepsake/sqlite-cipher makes from a key"),
  }),
  setup(context, options) {
    const file = new SqliteFile(options)
    context.provide(Store, () => new SqliteStore(file))
    context.provide(State, () => new SqliteState(file, context.now))
  },
})

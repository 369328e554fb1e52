import { createMemory } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { markdownFolders } from "../dist/index.js"

// Follows a folder with a database of its own, until it is killed or told to end.
const [path = "", folder = ""] = process.argv.slice(2)
await using _memory = await createMemory({
  plugins: [
    sqlite({ path }),
    markdownFolders({ roots: [{ path: folder, user: "ada", trust: "owner" }], intervalMs: 1_000 }),
  ],
})
process.stdout.write("following\n")
await new Promise<void>((resolve) => process.stdin.once("data", () => resolve()))

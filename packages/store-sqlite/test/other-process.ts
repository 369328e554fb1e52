import { createMemory } from "@keepsake/core"
import { sqlite } from "../src/sqlite.ts"

// Forgets or rewrites everything of a user, and ends.
const [path = "", user = "", what = ""] = process.argv.slice(2)
await using memory = await createMemory({ plugins: [sqlite({ path })] })
const owner = memory.for({ user })
for (const { id, content } of (await owner.list({ limit: 200 })).items) {
  if (what === "forget") await owner.forget(id)
  else await owner.update(id, { content: content.replaceAll("Rexo", "Biscuit") })
}

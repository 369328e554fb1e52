import { setTimeout as pause } from "node:timers/promises"
import { createMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { markdownFolders } from "../dist/index.js"

// Adds a folder to a database of its own, or removes it, until it is killed or has done so.
const [path = "", folder = "", task] = process.argv.slice(2)
await using memory = await createMemory({
  plugins: [sqlite({ path }), markdownFolders({ intervalMs: 1_000 })],
})
const call = {
  memory,
  owner: { tenant: tenantOf("default") },
  scope: "tenant",
  signal: new AbortController().signal,
} as const
const ask = async (name: string, input: object = {}): Promise<unknown> => memory.actions.get(name)?.run(input, call)

if (task === "add") await ask("files_add", { path: folder, user: "ada" })
else {
  process.stdout.write("removing\n")
  // A removal that an earlier process began goes on by itself.
  const isBegun = JSON.stringify(await ask("files_status")).includes("being removed")
  if (isBegun) process.stdout.write("resumed\n")
  else if ([await ask("files_status")].flat().length > 0) await ask("files_remove", { path: folder })
  while ([await ask("files_status")].flat().length > 0) await pause(50)
}
process.stdout.write("done\n")

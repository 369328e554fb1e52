import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { syncFolder } from "../src/index.ts"

// Syncs a folder, takes its owner's permissions from a file and a folder in it, and syncs it again. Prints the second
// report and what is in memory then. Root may read everything, so that it runs as another user.
const path = await mkdtemp(join(tmpdir(), "keepsake-unreadable-"))
try {
  await mkdir(join(path, "closed"))
  await writeFile(join(path, "open.md"), "The oven is new.\n")
  await writeFile(join(path, "private.md"), "The roof is old.\n")
  await writeFile(join(path, "closed/door.md"), "The door is blue.\n")
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await syncFolder(ada, { path })
  await writeFile(join(path, "private.md"), "The roof is green.\n")
  await chmod(join(path, "private.md"), 0)
  await chmod(join(path, "closed"), 0)
  const report = await syncFolder(ada, { path })
  const skipped = report.skipped.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const contents = (await ada.list({ limit: 200 })).items.map(({ content }) => content).toSorted()
  console.log(JSON.stringify({ skipped, removed: report.removed, contents }))
} finally {
  await chmod(join(path, "closed"), 0o700)
  await rm(path, { recursive: true })
}

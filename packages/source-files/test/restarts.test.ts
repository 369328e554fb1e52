import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createMemory, type MemoryEngine } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it, vi } from "vitest"
import { markdownFolders } from "../src/index.ts"
import { ask, contents, folder } from "./engine.ts"

const NEVER_MS = 86_400_000
const NOTES = 12

function open(database: string, intervalMs = NEVER_MS): Promise<MemoryEngine> {
  return createMemory({ plugins: [sqlite({ path: database }), markdownFolders({ intervalMs })] })
}

/** Rejects all changes of an engine's state from the one with this number on, as if it was killed before it. */
function killBefore(memory: MemoryEngine, change: number): void {
  const { set, delete: remove } = memory.state
  let changes = 0
  const isKilled = (): boolean => changes++ >= change
  memory.state.set = (...call) => (isKilled() ? Promise.reject(new Error("killed")) : set.apply(memory.state, call))
  memory.state.delete = (...call) =>
    isKilled() ? Promise.reject(new Error("killed")) : remove.apply(memory.state, call)
}

// After the first change, among the two of each file, and before each of the last three.
it.each([1, 8, 13, 24, 2 * NOTES + 1, 2 * NOTES + 2, 2 * NOTES + 3])(
  "a removal that was killed before its change %i goes on after a restart without being asked, and reads nothing again",
  { timeout: 60_000 },
  async (change) => {
    const path = await folder()
    const database = join(await folder(), "memory.db")
    for (let at = 0; at < NOTES; at++) {
      await writeFile(join(path, `note-${at}.md`), `The valve ${at} is in hall ${at}.\n`)
    }
    {
      await using memory = await open(database)
      await ask(memory, "files_add", { path, user: "ada" })
      killBefore(memory, change)
      await expect(ask(memory, "files_remove", { path })).rejects.toThrow("killed")
    }
    await using memory = await open(database, 1_000)
    await vi.waitFor(async () => expect(await ask(memory, "files_status")).toEqual([]), 20_000)
    expect(await contents(memory)).toBe("")
    expect(await readdir(path)).toHaveLength(NOTES)
    expect(await ask(memory, "files_add", { path, user: "ada" })).toMatchObject({ files: NOTES, chunks: NOTES })
  },
)

it("what a person forgot stays out after restarts with edits around it, and its place is named", async () => {
  const path = await folder()
  const database = join(await folder(), "memory.db")
  const file = join(path, "health.md")
  await writeFile(file, "# Health\n\n- Has a bad knee.\n- Runs on Sundays.\n")
  {
    await using memory = await open(database)
    await ask(memory, "files_add", { path, user: "ada" })
    const ada = memory.for({ user: "ada" })
    const [part] = (await ada.list()).items
    await ada.forget(part?.id ?? "")
  }
  const edits = [
    ["# Health\n\n- Has a bad knee.\n- Runs on Sundays.\n- Swims on Mondays.\n", "health.md#L1-L5"],
    ["# Body\n\nNew.\n\n* **Has a bad knee.**\n- Swims on Mondays.\n", "health.md#L1-L6"],
  ] as const
  for (const [text, place] of edits) {
    await writeFile(file, text)
    {
      await using memory = await open(database)
      expect(await ask(memory, "files_sync")).toMatchObject([{ read: 1, forgotten: [place] }])
      expect(await contents(memory)).toContain("Swims on Mondays")
      expect(await contents(memory)).not.toContain("knee")
    }
    // Also when nothing was read since.
    await using memory = await open(database)
    expect(await ask(memory, "files_sync")).toMatchObject([{ read: 0, forgotten: [place] }])
    expect(await ask(memory, "files_status")).toMatchObject([{ forgotten: [place] }])
    expect(await contents(memory)).not.toContain("knee")
  }
})

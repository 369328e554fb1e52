import { rmSync } from "node:fs"
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type OwnedMemory } from "@keepsake/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { FolderSync, type SyncReport } from "../src/index.ts"

/** Only a sync that never comes takes this long. */
const PATIENCE = { timeout: 20_000 }

let path = ""
let memory: MemoryEngine
let ada: OwnedMemory

const contents = async (): Promise<readonly string[]> =>
  (await ada.list()).items.map(({ content }) => content).toSorted()

beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "keepsake-sync-"))
  memory = await createMemory()
  ada = memory.for({ user: "ada" })
})

afterEach(async () => {
  await memory[Symbol.asyncDispose]()
  await rm(path, { recursive: true, force: true })
})

describe("a folder that is kept in sync", { timeout: 40_000 }, () => {
  it("takes edits, new and removed files without being asked", async () => {
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    await writeFile(join(path, "b.md"), "The roof is old.\n")
    await using folder = new FolderSync(ada, { path, intervalMs: 5 })
    await folder.sync()
    await writeFile(join(path, "a.md"), "The oven is broken.\n")
    await writeFile(join(path, "c.md"), "The door is blue.\n")
    await rm(join(path, "b.md"))
    await vi.waitFor(
      async () => expect(await contents()).toEqual(["The door is blue.", "The oven is broken."]),
      PATIENCE,
    )
  })

  it("keeps a file that an editor moves away and writes anew, with its history and what was forgotten of it", async () => {
    await writeFile(join(path, "a.md"), "- Has a bad knee.\n")
    await using folder = new FolderSync(ada, { path, intervalMs: 5, watch: false })
    await folder.sync()
    const [knee] = (await ada.list()).items
    await ada.forget(knee?.id ?? "")
    await writeFile(join(path, "a.md"), "- Has a bad knee.\n- Runs on Sundays.\n")
    await folder.sync()
    const [runs] = (await ada.list()).items
    expect(runs?.content).toBe("- Runs on Sundays.")
    await rename(join(path, "a.md"), join(path, "a.md~"))
    await writeFile(join(path, "b.md"), "The roof is old.\n")
    // A look that found the new file found the other missing.
    await vi.waitFor(async () => expect(await contents()).toContain("The roof is old."), PATIENCE)
    expect(await contents()).toContain("- Runs on Sundays.")
    await writeFile(join(path, "a.md"), "- Has a bad knee.\n- Runs on Sundays.\n")
    await folder.sync()
    expect(await ada.get(runs?.id ?? "")).toMatchObject({ revision: 1 })
    expect(await contents()).toEqual(["- Runs on Sundays.", "The roof is old."])
    await rm(join(path, "b.md"))
    await vi.waitFor(async () => expect(await contents()).toEqual(["- Runs on Sundays."]), PATIENCE)
  })

  it("loses nothing that changes while a sync runs, nor force, and shares the sync that follows", async () => {
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    const following: Promise<SyncReport>[] = []
    const onProgress = (): void => {
      if (following.length > 0) return
      rmSync(join(path, "a.md"))
      following.push(folder.sync(), folder.sync({ force: true }), folder.sync())
    }
    await using folder = new FolderSync(ada, { path, intervalMs: 0, onProgress })
    await folder.sync()
    expect(new Set(following).size).toBe(1)
    // Only with force are the documents of an emptied folder removed.
    expect(await following[0]).toMatchObject({ removed: 1 })
    expect(await contents()).toEqual([])
  })

  it("reports a folder that is away, deletes nothing, and goes on when it is back", async () => {
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    const errors: unknown[] = []
    await using folder = new FolderSync(ada, { path, intervalMs: 1, onError: (error) => errors.push(error) })
    await folder.sync()
    await rename(path, `${path}-away`)
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), PATIENCE)
    expect(errors[0]).toMatchObject({ code: "options_invalid" })
    expect(await contents()).toEqual(["The oven is new."])
    await writeFile(join(`${path}-away`, "b.md"), "The door is blue.\n")
    await rename(`${path}-away`, path)
    await vi.waitFor(async () => expect(await contents()).toEqual(["The door is blue.", "The oven is new."]), PATIENCE)
  })

  it("takes an edit that the file system announces, long before it would look", async () => {
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    await using folder = new FolderSync(ada, { path, intervalMs: 86_400_000 })
    await folder.sync()
    await mkdir(join(path, "rooms"))
    await writeFile(join(path, "rooms/b.md"), "The door is blue.\n")
    await vi.waitFor(async () => expect(await contents()).toEqual(["The door is blue.", "The oven is new."]), PATIENCE)
    await rename(join(path, "rooms"), join(path, "kept"))
    await writeFile(join(path, "a.md"), "The oven is broken.\n")
    await vi.waitFor(
      async () => expect(await contents()).toEqual(["The door is blue.", "The oven is broken."]),
      PATIENCE,
    )
  })

  it("ends when it is closed", async () => {
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    const folder = new FolderSync(ada, { path, intervalMs: 1 })
    await folder[Symbol.asyncDispose]()
    await expect(folder.sync()).rejects.toMatchObject({ code: "cancelled" })
  })
})

import { closeSync, existsSync, openSync, readdirSync, readlinkSync } from "node:fs"
import { rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { expect, it, onTestFinished, vi } from "vitest"
import { FolderSync } from "../src/index.ts"
import { ask, contents, engine, folder } from "./engine.ts"

const DESCRIPTORS = "/proc/self/fd"
const isLinux = existsSync(DESCRIPTORS)
const WAIT = { timeout: 20_000, interval: 50 }

/**
 * Takes the events of the file system away from this process while it waits for them: its next event is an error. The
 * descriptor is occupied, so that whoever closes it closes nothing else.
 */
function breakWatchers(): number {
  const events = readdirSync(DESCRIPTORS).filter((name) => {
    try {
      return readlinkSync(join(DESCRIPTORS, name)) === "anon_inode:inotify"
    } catch {
      return false
    }
  })
  for (const name of events) {
    closeSync(Number(name))
    const taken = openSync("/dev/null", "w")
    onTestFinished(() => {
      try {
        closeSync(taken)
      } catch {
        // The watcher has closed it.
      }
    })
  }
  return events.length
}

it.skipIf(!isLinux)(
  "a followed folder whose watcher fails while it runs is looked at at once, loses nothing, and is watched again",
  async () => {
    const path = await folder()
    await writeFile(join(path, "machines.md"), "The build server is in Oslo.\n")
    const memory = await engine([{ path, user: "ada" }])
    const status = () => ask(memory, "files_status")
    await vi.waitFor(async () => expect(await status()).toMatchObject([{ files: 1, unwatched: null }]), WAIT)
    for (const city of ["Bergen", "Hamar"]) {
      expect(breakWatchers()).toBeGreaterThan(0)
      // The event of this edit is the one that fails.
      await writeFile(join(path, "machines.md"), `The build server is in ${city}.\n`)
      await vi.waitFor(async () => expect(await contents(memory)).toContain(city), WAIT)
      await vi.waitFor(async () => expect(await status()).toMatchObject([{ unwatched: null, stale: 0 }]), WAIT)
    }
    await writeFile(join(path, "pumps.md"), "The pump is green.\n")
    await vi.waitFor(async () => expect(await contents(memory)).toContain("green"), WAIT)
  },
  90_000,
)

it.skipIf(!isLinux)(
  "a folder that a program follows loses nothing when its watcher fails, neither what it had announced",
  async () => {
    const path = await folder()
    await writeFile(join(path, "a.md"), "The oven is new.\n")
    await writeFile(join(path, "b.md"), "The roof is old.\n")
    await using memory = await createMemory()
    await using following = new FolderSync(memory.for({ user: "ada" }), { path, intervalMs: 86_400_000 })
    await following.sync()
    await writeFile(join(path, "a.md"), "The oven is broken.\n")
    expect(breakWatchers()).toBeGreaterThan(0)
    await rm(join(path, "b.md"))
    await vi.waitFor(async () => expect(await contents(memory)).toBe("The oven is broken."), WAIT)
    await vi.waitFor(async () => {
      await writeFile(join(path, "c.md"), "The door is blue.\n")
      expect(await contents(memory)).toContain("blue")
    }, WAIT)
  },
  90_000,
)

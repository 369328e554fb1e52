import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createMemory } from "@keepsake/core"
import { afterEach, beforeEach, expect, it } from "vitest"
import { sqlite } from "../src/sqlite.ts"
import { SqliteFile } from "../src/sqlite-file.ts"
import { SqliteStore } from "../src/sqlite-store.ts"

const other = fileURLToPath(new URL("./other-process.ts", import.meta.url))
const SETTINGS = { deadlineMs: 10_000 }

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keepsake-two-"))
  path = join(folder, "memories.db")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Lets another process forget or rewrite everything of a user. */
function elsewhere(user: string, what: "forget" | "update"): void {
  execFileSync(process.execPath, [other, path, user, what], { stdio: ["ignore", "inherit", "inherit"] })
}

it("what another process forgets or changes is not recalled any more, without any wait", {
  timeout: 60_000,
}, async () => {
  await using memory = await createMemory({ plugins: [sqlite({ path })], settings: SETTINGS })
  for (const user of ["ada", "eva", "nina"]) await memory.for({ user }).remember("My dog is called Rexo.")
  await memory.settled()
  const recalled = async (user: string) => (await memory.for({ user }).recall("What is my dog called?")).block ?? ""
  for (const user of ["ada", "eva", "nina"]) {
    expect(await recalled(user)).toContain("Rexo")
    expect(await recalled(user)).toContain("Rexo")
  }
  elsewhere("ada", "forget")
  expect(await recalled("ada")).not.toContain("Rexo")
  elsewhere("eva", "update")
  expect(await recalled("eva")).not.toContain("Rexo")
  expect(await recalled("eva")).toContain("Biscuit")
  expect(await recalled("nina")).toContain("Rexo")
})

it("a store counts the writes of others and none of its own", { timeout: 60_000 }, async () => {
  await using file = new SqliteFile({ path })
  await using store = new SqliteStore(file)
  await using memory = await createMemory({ plugins: [sqlite({ path })], settings: SETTINGS })
  await store.open()
  const before = await store.foreignWrites()
  await memory.for({ user: "ada" }).add("My dog is called Rexo.")
  const after = await store.foreignWrites()
  expect(after).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY)
  const [found] = (await memory.for({ user: "ada" }).list()).items
  if (found === undefined) throw new Error("nothing was added")
  await store.write({ tenant: found.owner.tenant, name: found.pool }, [{ op: "erase", id: found.id }], {
    by: "test",
    at: 1,
  })
  expect(await store.foreignWrites()).toBe(after)
  expect(await store.foreignWrites()).not.toBe(before)
})

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type NamedStores, type Plugin, tenantOf } from "@keepsake/core"
import { ActiveState, readActiveStore } from "@keepsake/core/internal"
import { State, Store } from "@keepsake/core/plugin"
import { SqliteFile, SqliteState, SqliteStore } from "@keepsake/store-sqlite"
import { expect, it, onTestFinished } from "vitest"

it("an erasure after a switch leaves nothing in the state that the other store had before", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-states-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const files = {
    old: new SqliteFile({ path: join(folder, "old.db") }),
    new: new SqliteFile({ path: join(folder, "new.db") }),
  }
  const states = { old: new SqliteState(files.old), new: new SqliteState(files.new) }
  await Promise.all([states.old.open(), states.new.open()])
  const named: NamedStores = {
    configured: "old",
    names: ["old", "new"],
    make: async (name) => new SqliteStore(name === "new" ? files.new : files.old),
    stateOf: async (name) => (name === "new" ? states.new : states.old),
  }
  const plugin: Plugin = {
    name: "two files",
    contract: 2,
    setup(context) {
      context.provide(Store, () => new SqliteStore(files.old))
      context.provide(State, () => new ActiveState(states.old, [states.new]))
    },
  }
  const filesWith = (word: string) =>
    readdirSync(folder).filter((name) => readFileSync(join(folder, name), "latin1").toLowerCase().includes(word))
  await using memory = await createMemory({ stores: named, plugins: [plugin] })
  const ada = memory.for({ user: "wilhelmina" })
  await ada.remember("My locker holds 7 keys.", { session: "quendolin" })
  await memory.settled()
  await memory.migration?.start("new")
  await expect.poll(async () => (await memory.migration?.status())?.state).toBe("ready")
  await memory.migration?.switch()
  expect(new Set(filesWith("quendolin").map((name) => name.slice(0, 3)))).toEqual(new Set(["old", "new"]))
  const receipt = await memory.eraseSubject({ tenant: tenantOf("default"), user: "wilhelmina" })
  expect(receipt.awaits).toEqual([])
  expect([...filesWith("quendolin"), ...filesWith("wilhelmina"), ...filesWith("locker")]).toEqual([])
  expect(await readActiveStore(states.old)).toMatchObject({ name: "new" })
  expect(await memory.migration?.rollBack()).toMatchObject({ state: "idle", active: "old" })
})

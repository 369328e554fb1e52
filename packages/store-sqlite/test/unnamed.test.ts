import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type MemorySettingsInput } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, onTestFinished, test } from "vitest"

function openIn(): (settings?: MemorySettingsInput) => Promise<MemoryEngine> {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-unnamed-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return (settings = {}) => createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })], settings })
}

const origin = (engine: MemoryEngine) => engine.settingOrigins.get("unnamed")

test("a new database keeps what nobody is named for apart, and stays so when it is opened again", async () => {
  const open = openIn()
  for (let time = 1; time <= 2; time++) {
    await using engine = await open()
    expect([engine.settings.unnamed, origin(engine)]).toEqual(["own", undefined])
    await engine.for().add(`The boat is called Waffle ${time}`)
    expect((await engine.for({ user: "ada" }).list()).items).toEqual([])
  }
})

test("a database with memories from before the setting goes on showing them to everybody, until it is changed", async () => {
  const open = openIn()
  {
    await using engine = await open()
    await engine.for().add("The boat is called Waffle")
    // As a version before the setting left it.
    await engine.state.delete("settings", "founded")
  }
  {
    await using engine = await open()
    expect([engine.settings.unnamed, origin(engine)]).toEqual(["everyone", "database"])
    expect((await engine.for({ user: "ada" }).list()).items).toHaveLength(1)
  }
  {
    await using engine = await open({ unnamed: "own" })
    expect([engine.settings.unnamed, origin(engine)]).toEqual(["own", "configuration"])
  }
  {
    await using engine = await open()
    expect(engine.settings.unnamed).toBe("everyone")
    await engine.configure({ unnamed: "own" })
    expect((await engine.for({ user: "ada" }).list()).items).toEqual([])
  }
  await using engine = await open()
  expect(engine.settings.unnamed).toBe("own")
})

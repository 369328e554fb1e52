import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { expect, it } from "vitest"
import { sqlite } from "../src/sqlite.ts"

const AT_ONCE = 50

it("fifty writes of one key, and of one memory, at once all succeed, and the last one holds", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-parallel-"))
  try {
    await using memory = await createMemory({ plugins: [sqlite({ path: join(folder, "memories.db") })] })
    const ada = memory.for({ user: "ada" })
    const numbers = Array.from({ length: AT_ONCE }, (_, number) => number)
    const added = await Promise.all(numbers.map((number) => ada.add(`Locker ${number} is green`, { key: "locker" })))
    const [first] = added
    if (first === undefined) throw new Error("nothing was added")
    expect(new Set(added.map((one) => one.memory.id)).size).toBe(1)
    expect((await ada.get(first.memory.id))?.content).toBe(`Locker ${AT_ONCE - 1} is green`)

    const changed = await Promise.all(
      numbers.map((number) => ada.update(first.memory.id, { importance: number / AT_ONCE })),
    )
    expect(changed.every((one) => one !== undefined)).toBe(true)
    expect((await ada.get(first.memory.id))?.importance).toBe((AT_ONCE - 1) / AT_ONCE)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

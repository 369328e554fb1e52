import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it, onTestFinished } from "vitest"

it("answers the calls of another tenant while a turn of 5,000 messages is remembered", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-long-turns-"))
  const engine = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })] })
  onTestFinished(async () => {
    await engine[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })
  const loud = engine.for({ tenant: tenantOf("loud") })
  const quiet = engine.for({ tenant: tenantOf("quiet") })
  let isDone = false
  const remembered = loud
    .remember(Array.from({ length: 5_000 }, (_, i) => ({ role: "user", text: `I like author${i}` })))
    .finally(() => {
      isDone = true
    })
  let answered = 0
  for (; !isDone && answered < 1_000; answered++) await quiet.add(`Owns painting ${answered}`)
  const { memories } = await remembered
  expect(memories).toHaveLength(10_000)
  // One in about ten steps of comparing and in each write; all at once, only the writes left room.
  expect(answered).toBeGreaterThan(30)
})

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { createMemory, type ExportedMemory, type MemoryEngine } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, onTestFinished, test } from "vitest"
import { askAll } from "../src/evaluation/ask.ts"
import { readDataSet } from "../src/evaluation/data-set.ts"
import { figuresOf, summary } from "../src/evaluation/figures.ts"
import { loadLines } from "../src/evaluation/load.ts"

const SET = fileURLToPath(new URL("../evaluation-set", import.meta.url))
const WANTED = { k: [1, 5, 10], budgets: [500, 2_000] }

test("after an export and an import recall is equal: the same for every question of the built-in set, in the same order", async () => {
  const folder = await mkdtemp(join(tmpdir(), "keepsake-export-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const data = await readDataSet(SET, undefined)
  await using one = await opened(join(folder, "one.db"))
  const loaded = await loadLines(one, data, () => undefined)
  const asked = async (engine: MemoryEngine) =>
    (await askAll({ engine, data, loaded, budgets: WANTED.budgets, progress: () => undefined })).map(
      ({ ms: _, ...found }) => found,
    )
  const before = await asked(one)

  await using other = await opened(join(folder, "other.db"))
  const lines = await exportOf(one)
  const outcomes = await importInto(other, lines)
  const after = await asked(other)
  const metrics = (found: typeof before) =>
    summary(
      found.map((answer) => figuresOf({ ...answer, ms: 0 }, WANTED)),
      WANTED,
    ).metrics
  expect(new Set(outcomes)).toEqual(new Set(["restored"]))
  expect(before.length).toBeGreaterThan(50)
  expect(metrics(after)).toEqual(metrics(before))
  expect(after).toEqual(before)
  expect(await exportOf(other)).toEqual(lines)
  expect(new Set(await importInto(other, lines))).toEqual(new Set(["unchanged"]))
})

function opened(path: string): Promise<MemoryEngine> {
  // A deadline that no slow machine meets, and turns that never expire.
  return createMemory({ plugins: [sqlite({ path })], settings: { deadlineMs: 10_000, turnRetentionDays: 0 } })
}

/** As it goes into a file. */
async function exportOf(engine: MemoryEngine): Promise<readonly string[]> {
  const lines: string[] = []
  for (const tenant of await engine.tenants()) {
    for await (const exported of engine.exportMemories({ tenant, pools: "all" })) lines.push(JSON.stringify(exported))
  }
  return lines
}

async function importInto(engine: MemoryEngine, lines: readonly string[]) {
  const outcomes = []
  for (let at = 0; at < lines.length; at += 50) {
    // Written above from exported memories.
    const some = lines.slice(at, at + 50).map((line) => JSON.parse(line) as ExportedMemory)
    outcomes.push(...(await engine.restore(some, {})))
  }
  return outcomes
}

import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { expect, it } from "vitest"
import { report, sizeFromEnvironment } from "../../../proofs/size.ts"
import { randomLife } from "../test/fixtures/random-life.ts"

const READS = sizeFromEnvironment("PROOF_READS", 100_000)
const STEPS = 40

it.each(["sqlite", "memory"] as const)("no read gives words of what is out, in the store %s", async (store) => {
  let reads = 0
  const acts: Record<string, number> = {}
  const wrong: string[] = []
  for (let seed = 1; reads < READS / 2; seed++) {
    let now = Date.UTC(2026, 10, 1)
    const folder = mkdtempSync(join(tmpdir(), "keepsake-words-"))
    const plugins = store === "sqlite" ? [sqlite({ path: join(folder, "keepsake.db") })] : []
    const engine = await createMemory({ plugins, now: () => now, settings: { deadlineMs: 10_000 } })
    const life = await randomLife(engine, { seed, steps: STEPS, advance: (milliseconds) => (now += milliseconds) })
    await engine[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
    reads += life.reads
    wrong.push(...life.wrong)
    for (const [name, count] of Object.entries(life.acts)) acts[name] = (acts[name] ?? 0) + count
    if (wrong.length > 0) break
  }
  report("words of what is out", { store, reads, wrong: wrong.length, ...acts })
  expect(wrong).toEqual([])
})

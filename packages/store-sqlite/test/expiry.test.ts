import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, tenantOf } from "@keepsake/core"
import { equallyWeighted } from "@keepsake/core/plugin"
import { sqlite } from "@keepsake/store-sqlite"
import { ManualClock } from "@keepsake/testkit"
import { expect, it, vi } from "vitest"

const DAY_MS = 86_400_000
const LATER = { timeout: 60_000 }

it("erases, once their retention is over, turns with their versions and what neighbours are found by, and nothing else", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-expiry-"))
  const clock = new ManualClock(Date.UTC(2026, 10, 1, 12))
  const open = () =>
    createMemory({
      plugins: [sqlite({ path: join(folder, "keepsake.db") })],
      settings: { turnRetentionDays: 30 },
      now: clock.now,
    })
  const turn = (text: string) => [{ role: "user" as const, text }]
  const first = await open()
  const ada = { user: "ada", session: "s" }
  await first.for(ada).remember(turn("The zanzibarine lamp stood beside the window all evening"), { session: "s" })
  clock.advance(20 * DAY_MS)
  await first.for(ada).remember(turn("Later we listSql along the quiet harbour wall"), { session: "s" })
  await first.for(ada).add("Owns a quokkalike hat", { expiresAt: clock.now() + DAY_MS })
  await first.for(ada).add("Lives in Porto")
  await first[Symbol.asyncDispose]()

  clock.advance(15 * DAY_MS)
  const later = await open()
  const said = async () => (await later.for(ada).list()).items.map(({ content }) => content).toSorted()
  const left = ["Later we listSql along the quiet harbour wall", "Lives in Porto"]
  await vi.waitFor(async () => expect(await said()).toEqual(left), LATER)
  const feed = await later.store.feed?.changes(undefined, 100)
  expect(JSON.stringify(feed?.items)).not.toMatch(/zanzibarine|quokkalike/)
  const scope = { tenant: tenantOf("default"), pools: "all" } as const
  const found = await later.store.text?.search(
    scope,
    { text: "", words: equallyWeighted(["zanzibarin", "lamp"]) },
    { limit: 9 },
  )
  expect(found?.hits).toEqual([])
  await later.compact()
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), "latin1"))
  expect(files.join()).not.toMatch(/zanzibarin|quokkalik/)
  await later[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

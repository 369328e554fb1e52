import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { createMemory, tenantOf } from "@keepsake/core"
import { equallyWeighted } from "@keepsake/core/plugin"
import { SqliteFile, SqliteState, sqlite } from "@keepsake/store-sqlite"
import { ManualClock } from "@keepsake/testkit"
import Sqlite from "better-sqlite3"
import { expect, it, onTestFinished, vi } from "vitest"
import { aFolder } from "./fixtures/a-folder.ts"

const DAY_MS = 86_400_000
const LATER = { timeout: 60_000 }

it("erases expired turns with their versions and index data, and nothing else", async () => {
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

it.each([
  ["years behind", Date.UTC(2020, 0, 1)],
  ["years ahead", Date.UTC(2090, 0, 1)],
])("removes state that is expired by the clock of the state, which may be %s", async (_, start) => {
  const path = join(aFolder(), "keepsake.db")
  const clock = new ManualClock(start)
  const file = new SqliteFile({ path })
  onTestFinished(() => file[Symbol.asyncDispose]())
  const state = new SqliteState(file, clock.now)
  await state.open()
  await state.set("b", "past", 1, { expiresAt: clock.now() - 1 })
  await state.set("b", "tomorrow", 1, { expiresAt: clock.now() + DAY_MS })
  await vi.waitFor(() => expect(keysIn(path)).not.toContain("past"), LATER)
  expect((await state.get("b", "tomorrow"))?.value).toBe(1)
  clock.advance(2 * DAY_MS)
  await state.set("b", "later", 1, { expiresAt: clock.now() + DAY_MS })
  await vi.waitFor(() => expect(keysIn(path)).toEqual(["later"]), LATER)
})

it("expires the engine's temporary entries by the engine's clock", async () => {
  const clock = new ManualClock(Date.UTC(2020, 0, 1))
  const engine = await createMemory({
    plugins: [sqlite({ path: join(aFolder(), "keepsake.db") })],
    now: clock.now,
  })
  onTestFinished(() => engine[Symbol.asyncDispose]())
  await engine.state.set("b", "tomorrow", 1, { expiresAt: clock.now() + DAY_MS })
  expect((await engine.state.get("b", "tomorrow"))?.value).toBe(1)
  clock.advance(2 * DAY_MS)
  expect(await engine.state.get("b", "tomorrow")).toBeUndefined()
})

function keysIn(path: string): readonly unknown[] {
  const database = new Sqlite(path, { readonly: true })
  try {
    return database.prepare("SELECT key FROM entries ORDER BY seq").pluck().all()
  } finally {
    database.close()
  }
}

it("keeps entries that have not expired, such as sessions, whenever the file is opened", async () => {
  const path = join(aFolder(), "keepsake.db")
  const open = () => createMemory({ plugins: [sqlite({ path })] })
  const entries = (): readonly unknown[] => {
    const database = new Sqlite(path, { readonly: true })
    try {
      return database.prepare("SELECT bucket, key FROM entries WHERE expires_at IS NOT NULL ORDER BY seq").all()
    } finally {
      database.close()
    }
  }
  const first = await open()
  const talk = [
    { role: "user" as const, text: "I keep six bees in a matchbox." },
    { role: "assistant" as const, text: "Do they sing?" },
  ]
  await first.for({ user: "ada" }).remember(talk, { session: "s" })
  await first[Symbol.asyncDispose]()
  const before = entries()
  expect(before).toHaveLength(2)
  for (let start = 0; start < 3; start++) {
    const again = await open()
    // At rest, the queue looks for jobs of a clock that was ahead.
    await vi.waitFor(async () => expect((await again.status()).queue.pending).toBe(0), LATER)
    await again.for({ user: "ada" }).search("bees")
    await pause(300)
    await again[Symbol.asyncDispose]()
    expect(entries()).toEqual(before)
  }
})

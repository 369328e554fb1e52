import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type Subject, tenantOf } from "@keepsake/core"
import { backUp, sqlite } from "@keepsake/store-sqlite"
import { CANARY_COUNT, canary, findCanaries, ManualClock, plantCanaries } from "@keepsake/testkit"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const tenant = tenantOf("default")
describe("erasing a subject", () => {
  let folder = ""
  let clock: ManualClock
  let engine: MemoryEngine

  beforeEach(async () => {
    clock = new ManualClock(Date.UTC(2026, 10, 1))
    folder = mkdtempSync(join(tmpdir(), "keepsake-erase-"))
    engine = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })], now: clock.now })
  })
  afterEach(async () => {
    await engine[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Which canaries stand in any file of the data folder, as they were written or as words of an index. */
  const inFiles = (): readonly number[] => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
    return findCanaries(files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file, "latin1")))
  }

  it("leaves none of a hundred canaries in any file, and keeps all data of others", async () => {
    const bob = engine.for({ user: "bob" })
    await bob.remember("My dog is called Rex.", { session: "walk" })
    const before = (await bob.list()).items
    await plantCanaries(engine, "ada", clock)
    expect(inFiles()).toHaveLength(CANARY_COUNT)
    const receipt = await engine.eraseSubject({ tenant, user: "ada" }, { by: "key:1" })
    expect(inFiles()).toEqual([])
    expect(receipt).toMatchObject({ subject: ["user"], by: "key:1", shortened: 0, compacted: true })
    expect(receipt.memories).toBeGreaterThan(30)
    expect(receipt.versions).toBeGreaterThan(receipt.memories)
    expect(receipt.entries).toBeGreaterThan(5)
    expect(JSON.stringify(receipt)).not.toMatch(/\bada\b/)
    expect((await engine.for({ user: "ada" }).list()).items).toEqual([])
    expect((await bob.list()).items).toEqual(before)
    expect((await bob.search("What is the dog called?")).memories.length).toBeGreaterThan(0)
    expect(await engine.eraseSubject({ tenant, user: "ada" })).toMatchObject({ memories: 0, versions: 0 })
  })

  it("erases a whole tenant and nothing of another", async () => {
    const other = engine.for({ tenant: tenantOf("other"), user: "ada" })
    await other.add("Has a boat")
    await plantCanaries(engine, "ada", clock)
    for (const name of ["default", "other"]) await engine.state.set(`usage/${name}`, "2026-11-01", { requests: 3 })
    await engine.eraseSubject({ tenant })
    expect(inFiles()).toEqual([])
    expect((await other.list()).items).toHaveLength(1)
    expect((await engine.usage.days(tenant, 9)).size).toBe(0)
    expect((await engine.usage.days(tenantOf("other"), 9)).size).toBe(1)
  })

  it.each<[string, Omit<Subject, "tenant">]>([
    ["a session", { session: "doomed" }],
    ["an agent", { agent: "doomed" }],
    ["a key", { key: "doomed" }],
    ["a session of one user", { session: "doomed", user: "ada" }],
  ])("erases %s alone", async (_, named) => {
    const ada = engine.for({ user: "ada", ...(named.agent !== undefined && { agent: named.agent }) })
    const details = {
      ...(named.session !== undefined && { session: named.session }),
      ...(named.key !== undefined && { key: named.key }),
    }
    if (named.session !== undefined) await ada.remember(`I live near ${canary(1)}.`, { session: named.session })
    await ada.add(`Owns a ${canary(2)}`, details)
    await engine.for({ user: "ada" }).add("Owns a bicycle", { session: "kept" })
    await engine.for({ user: "bob" }).add("Owns a tandem", { session: "doomed" })
    expect(inFiles().length).toBeGreaterThan(0)
    await engine.eraseSubject({ tenant, ...named })
    expect(inFiles()).toEqual([])
    const left = [
      ...(await engine.for({ user: "ada" }).list()).items,
      ...(await engine.for({ user: "bob" }).list()).items,
    ]
    const isBobs = named.session !== undefined && named.user === undefined
    expect(left.map(({ content }) => content)).toEqual(
      isBobs ? ["Owns a bicycle"] : ["Owns a bicycle", "Owns a tandem"],
    )
  })

  it("removes a session's versions from a memory that was changed since", async () => {
    const ada = engine.for({ user: "ada" })
    const first = await ada.add(`Lives at ${canary(3)}`, { key: "home", session: "doomed" })
    await ada.add("Lives in Lisbon", { key: "home", session: "later" })
    expect(await engine.eraseSubject({ tenant, session: "doomed" })).toMatchObject({ memories: 0, shortened: 1 })
    expect(inFiles()).toEqual([])
    expect((await ada.get(first.memory.id))?.content).toBe("Lives in Lisbon")
    expect((await ada.history(first.memory.id))?.items).toHaveLength(1)
  })

  it("does not restore it when the same history is sent again", async () => {
    const ada = engine.for({ user: "ada" })
    const said = [{ role: "user", text: "I live in Porto." }] as const
    await ada.remember(said, { session: "s" })
    await engine.eraseSubject({ tenant, user: "ada" })
    const again = [...said, { role: "assistant", text: "Nice." }, { role: "user", text: "I play the cello." }] as const
    await ada.remember(again, { session: "s" })
    const contents = (await ada.list()).items.map(({ content }) => content)
    expect(contents.some((content) => content.includes("cello"))).toBe(true)
    expect(contents.filter((content) => content.includes("Porto"))).toEqual([])
  })

  it("leaves the user's name in no file and no later backup, and treats a returning user as new", async () => {
    const named = (where: string): readonly string[] =>
      readdirSync(where, { recursive: true, encoding: "utf8" }).filter((name) =>
        statSync(join(where, name)).isFile() ? readFileSync(join(where, name)).includes("sieglinde") : false,
      )
    const sieglinde = engine.for({ user: "sieglinde" })
    const said = [{ role: "user", text: "I live in Porto." }] as const
    await sieglinde.remember(said, { session: "s" })
    await sieglinde.add("Prefers tea", { key: "drink" })
    await engine.for({ user: "bob" }).add("Prefers coffee", { key: "drink" })
    expect(named(folder)).not.toEqual([])

    await engine.eraseSubject({ tenant, user: "sieglinde" })

    expect(named(folder)).toEqual([])
    const copies = join(folder, "copies")
    mkdirSync(copies)
    await backUp(join(folder, "keepsake.db"), join(copies, "later.db"))
    expect(named(copies)).toEqual([])
    expect((await sieglinde.list()).items).toEqual([])
    expect((await engine.for({ user: "bob" }).list()).items).toHaveLength(1)

    const again = [...said, { role: "assistant", text: "Nice." }, { role: "user", text: "I play the cello." }] as const
    await sieglinde.remember(again, { session: "s" })
    await sieglinde.add("Prefers water", { key: "drink" })
    const contents = (await sieglinde.list()).items.map(({ content }) => content)
    expect(contents).toEqual(expect.arrayContaining(["Prefers water", "I play the cello"]))
    expect(contents.filter((content) => content.includes("Porto"))).toEqual([])

    await engine.eraseSubject({ tenant, user: "sieglinde" })
    expect(named(folder)).toEqual([])
  })

  it("stores nothing of a person who opted out until they opt in", async () => {
    await engine.optOuts.set(tenant, "ada", true)
    const ada = engine.for({ user: "ada" })
    expect((await ada.remember("I live in Porto.")).memories).toEqual([])
    await expect(ada.add("Lives in Porto")).rejects.toMatchObject({ code: "options_invalid" })
    const request = {
      owner: { tenant, user: "ada" },
      messages: [{ role: "user", text: "I live in Porto." }],
      systemRole: true,
    } as const
    const turn = await engine.begin(request)
    expect(turn).toMatchObject({ mode: "read", because: "opted-out" })
    await turn.finish({ text: "Nice.", whole: true })
    await engine.settled()
    expect((await ada.list()).items).toEqual([])
    expect((await engine.for({ user: "bob" }).remember("I live in Porto.")).memories.length).toBeGreaterThan(0)
    await engine.optOuts.set(tenant, "ada", false)
    expect((await ada.remember("I live in Lisbon.")).memories.length).toBeGreaterThan(0)
  })
})

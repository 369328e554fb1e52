import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createMemory, type MemoryEngine, type Subject, tenantOf } from "@keepsake/core"
import { sqlite } from "@keepsake/store-sqlite"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

const tenant = tenantOf("default")
const CANARIES = 100

/** Words that stand nowhere else, so that finding one in a file means that it was left there. */
function canary(n: number): string {
  return `zqcanary${String(n).padStart(3, "0")}xv`
}

describe("erasing a subject", () => {
  let folder = ""
  let now = 0
  let engine: MemoryEngine

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1)
    folder = mkdtempSync(join(tmpdir(), "keepsake-erase-"))
    engine = await createMemory({ plugins: [sqlite({ path: join(folder, "keepsake.db") })], now: () => now })
  })
  afterEach(async () => {
    await engine[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Which canaries stand in any file of the data folder, as they were written or as words of an index. */
  const inFiles = (): number[] => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))
    const bytes = files
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file).toString("latin1").toLowerCase())
    return Array.from({ length: CANARIES }, (_, n) => n).filter((n) => bytes.some((text) => text.includes(canary(n))))
  }

  /** A hundred of them wherever words of a person go: memories of every kind and status, versions, deleted ones, marks, the queue. */
  const plant = async (user: string): Promise<void> => {
    let n = 0
    const next = () => canary(n++)
    const ada = engine.for({ user })
    const helper = engine.for({ user, agent: next() })
    while (n < 40) {
      now += 60_000
      const session = `${next()}`
      await ada.remember(
        [
          { role: "user", text: `I met ${next()} and ${next()} at the lake, and my dog is called ${next()}.` },
          { role: "assistant", text: `So ${next()} it is.` },
          { role: "user", text: `My name is ${next()} and I live in ${next()}.`, speaker: next() },
        ],
        { session },
      )
    }
    await helper.remember(`I prefer ${next()} over ${next()}.`, { session: next() })
    while (n < 96) {
      const { memory } = await ada.add(`Keeps ${next()} in the ${next()} drawer`, {
        key: `drawer:${next()}`,
        metadata: { [next()]: next() },
        category: next(),
        session: next(),
      })
      if (n % 2 === 0) await ada.update(memory.id, { content: `Keeps ${next()} elsewhere` })
      if (n % 3 === 0) await ada.forget(memory.id)
    }
    await ada.add(`The page says ${next()}`, { origin: "tool" })
    while (n < CANARIES) await ada.add(`Spoke of ${next()}`, { expiresAt: now + 1 })
  }

  it("leaves none of a hundred canaries in any file, and nothing of others is missing", async () => {
    const bob = engine.for({ user: "bob" })
    await bob.remember("My dog is called Rex.", { session: "walk" })
    const before = (await bob.list()).items
    await plant("ada")
    expect(inFiles()).toHaveLength(CANARIES)
    const receipt = await engine.eraseSubject({ tenant, user: "ada" }, { by: "key:1" })
    expect(inFiles()).toEqual([])
    expect(receipt).toMatchObject({ subject: ["user"], by: "key:1", shortened: 0, compacted: true })
    expect(receipt.memories).toBeGreaterThan(30)
    expect(receipt.versions).toBeGreaterThan(receipt.memories)
    expect(receipt.entries).toBeGreaterThan(5)
    expect(JSON.stringify(receipt)).not.toContain("ada")
    expect((await engine.for({ user: "ada" }).list()).items).toEqual([])
    expect((await bob.list()).items).toEqual(before)
    expect((await bob.search("What is the dog called?")).memories.length).toBeGreaterThan(0)
    expect(await engine.eraseSubject({ tenant, user: "ada" })).toMatchObject({ memories: 0, versions: 0 })
  })

  it("erases a whole tenant likewise, and none of the next", async () => {
    const other = engine.for({ tenant: tenantOf("other"), user: "ada" })
    await other.add("Has a boat")
    await plant("ada")
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

  it("takes the versions that a session gave out of a memory that has gone on since", async () => {
    const ada = engine.for({ user: "ada" })
    const first = await ada.add(`Lives at ${canary(3)}`, { key: "home", session: "doomed" })
    await ada.add("Lives in Lisbon", { key: "home", session: "later" })
    expect(await engine.eraseSubject({ tenant, session: "doomed" })).toMatchObject({ memories: 0, shortened: 1 })
    expect(inFiles()).toEqual([])
    expect((await ada.get(first.memory.id))?.content).toBe("Lives in Lisbon")
    expect((await ada.history(first.memory.id))?.items).toHaveLength(1)
  })

  it("does not let it come back when the same history is sent again", async () => {
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

  it("keeps nothing of a person who opted out, until they opt in", async () => {
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

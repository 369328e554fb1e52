import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import type { MemorySettingsInput } from "../../src/turn/settings.ts"

const NOW = Date.UTC(2026, 10, 20)
const MINUTE = 60_000

interface Row {
  readonly content: string
  /** Minutes. */
  readonly age?: number
  readonly user?: string
  readonly session?: string
  readonly expiresIn?: number
}

async function holding(rows: readonly Row[], settings: MemorySettingsInput = {}): Promise<MemoryEngine> {
  let now = NOW
  const memory = await createMemory({ settings: { gate: "off", ...settings }, now: () => now })
  for (const { content, age = 0, user = "ada", session, expiresIn } of rows) {
    now = NOW - age * MINUTE
    const expiresAt = expiresIn === undefined ? {} : { expiresAt: NOW + expiresIn * MINUTE }
    await memory.for({ user }).add(content, { ...(session !== undefined && { session }), ...expiresAt })
  }
  now = NOW
  return memory
}

const recalled = async (memory: MemoryEngine, query: string, owner: object = { user: "ada" }) =>
  (await memory.for(owner).recall(query)).memories.map(({ memory: { content } }) => content)

describe("what earlier systems recalled, and what is recalled here", () => {
  test("the strategy recent gives the newest first", async () => {
    const rows = [
      { content: "apples", age: 3 },
      { content: "pears", age: 2 },
      { content: "plums", age: 1 },
    ]
    const memory = await holding(rows, { strategy: "recent" })
    expect(await recalled(memory, "apples pears plums")).toEqual(["plums", "pears", "apples"])
  })

  test("what belongs to another user is never among it", async () => {
    const memory = await holding([{ content: "apples are mine" }, { content: "apples are theirs", user: "bob" }])
    expect(await recalled(memory, "apples")).toEqual(["apples are mine"])
  })

  test("what has expired is not among it", async () => {
    const memory = await holding([
      { content: "old apples", expiresIn: -1 },
      { content: "new apples", expiresIn: 10 },
    ])
    expect(await recalled(memory, "apples")).toEqual(["new apples"])
  })

  test("retention hides what is older, and only that", async () => {
    const rows = [
      { content: "apples of last month", age: 44_640 },
      { content: "apples of this month", age: 41_760 },
    ]
    expect(await recalled(await holding(rows, { retentionDays: 30 }), "apples")).toEqual(["apples of this month"])
    expect(await recalled(await holding(rows, { retentionDays: 60 }), "apples")).toHaveLength(2)
    expect(await recalled(await holding(rows), "apples")).toHaveLength(2)
  })

  test("a budget of 0 and the mode off give nothing", async () => {
    const rows = [{ content: "apples" }]
    expect(await recalled(await holding(rows, { maxTokens: 0 }), "apples")).toEqual([])
    const off = await holding(rows, { mode: "off" })
    const messages = [{ role: "user" as const, text: "apples" }]
    const turn = await off.begin({ owner: { tenant: tenantOf("default"), user: "ada" }, messages, systemRole: true })
    expect([turn.mode, turn.placement]).toEqual(["off", undefined])
  })

  test("settings out of range are refused", async () => {
    await expect(holding([], { maxTokens: 1.5 })).rejects.toMatchObject({ code: "options_invalid" })
    await expect(holding([], { retentionDays: 0 })).rejects.toMatchObject({ code: "options_invalid" })
  })

  test("scope session gives the session's own", async () => {
    const rows = [
      { content: "apples here", session: "s1" },
      { content: "apples there", session: "s2" },
    ]
    const memory = await holding(rows, { scope: "session" })
    expect(await recalled(memory, "apples", { user: "ada", session: "s1" })).toEqual(["apples here"])
  })

  test("the only memory is given when the gate is open, though no word of it was asked for (fixed: nothing was)", async () => {
    expect(await recalled(await holding([{ content: "likes dark roast coffee" }]), "favourite beverage")).toEqual([
      "likes dark roast coffee",
    ])
  })

  test("a word is a word (fixed: cat found category; one letter and stop words counted)", async () => {
    const memory = await holding([{ content: "category theory" }, { content: "the cat sleeps" }])
    const found = async (query: string) =>
      (await memory.for({ user: "ada" }).search(query)).memories.map(({ memory: { content } }) => content)
    expect(await found("cat")).toEqual(["the cat sleeps"])
    expect(await found("a")).toEqual([])
  })

  test("a question's mark and stop words are no part of its words (fixed: database? found no database)", async () => {
    const memory = await holding([{ content: "my favourite database is postgres" }])
    const [hit] = (await memory.for({ user: "ada" }).search("What is my favorite database?")).memories
    expect(hit?.memory.content).toContain("postgres")
  })

  test.each(["", "   ", "???", "!!!", "the the the", "foo AND (bar)", "NEAR(", '"', "金银价格", "foo_bar baz-1"])(
    "%j is a valid query",
    async (query) => {
      const memory = await holding([{ content: "金银价格 rose" }, { content: "foo_bar baz-1 is set" }])
      await expect(memory.for({ user: "ada" }).search(query)).resolves.toMatchObject({ degraded: [] })
    },
  )

  test("an expired memory is not listed (fixed: only recall hid it)", async () => {
    const memory = await holding([{ content: "old apples", expiresIn: -1 }])
    expect((await memory.for({ user: "ada" }).list({ where: { at: NOW } })).items).toEqual([])
  })

  test("what is forgotten twice was there once", async () => {
    const memory = await holding([{ content: "apples" }])
    const id = (await memory.for({ user: "ada" }).list()).items[0]?.id ?? ""
    expect(await memory.for({ user: "ada" }).forget(id)).toBe(true)
    expect(await memory.for({ user: "ada" }).forget(id)).toBe(false)
  })
})

import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/engine/engine.ts"

describe("the memory of one owner", () => {
  let engine: MemoryEngine
  let now = Date.UTC(2026, 10, 1)

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1)
    engine = await createMemory({ now: () => now })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  it("is found by recall as soon as remember resolves", async () => {
    const ada = engine.for({ user: "ada" })
    const { memories } = await ada.remember("My train leaves at 7:40 every morning.")
    expect(memories.length).toBeGreaterThan(0)
    expect((await ada.recall("When does my train leave?")).block).toMatch(/7:40/)
  })

  it("says truly what became of an explicit memory", async () => {
    const ada = engine.for({ user: "ada" })
    const first = await ada.add("Prefers tabs over spaces")
    const again = await ada.add("Prefers tabs over spaces")
    const keyed = await ada.add("Lives in Oslo", { key: "identity:home" })
    const moved = await ada.add("Lives in Rome", { key: "identity:home" })
    expect([first.did, again.did, keyed.did, moved.did]).toEqual(["created", "duplicate", "created", "updated"])
    expect(moved.memory.id).toBe(keyed.memory.id)
    expect((await ada.get(first.memory.id))?.content).toBe("Prefers tabs over spaces")
  })

  it("shows nobody else what it holds, by id or by list", async () => {
    const { memory } = await engine.for({ user: "ada" }).add("Prefers tabs over spaces")
    const bob = engine.for({ user: "bob" })
    expect(await bob.get(memory.id)).toBeUndefined()
    expect((await bob.list()).items).toEqual([])
    expect(await bob.forget(memory.id)).toBe(false)
  })

  it("forgets at once, and purges the versions when the time to undo is over", async () => {
    const ada = engine.for({ user: "ada" })
    const { memory } = await ada.add("Prefers tabs over spaces")
    const scope = { tenant: memory.owner.tenant, pools: [memory.pool] } as const
    expect(await ada.forget(memory.id)).toBe(true)
    expect(await ada.get(memory.id)).toBeUndefined()
    expect((await ada.recall("tabs or spaces?")).memories).toEqual([])
    const versions = () => engine.store.history?.versions(scope, memory.id, { limit: 10 })
    expect((await versions())?.items.some((version) => version.memory !== undefined)).toBe(true)
    now += 31 * 86_400_000
    await engine.settled()
    expect((await versions())?.items.some((version) => version.memory !== undefined)).toBe(false)
  })

  it("leaves a memory alone that came back before its purge", async () => {
    const ada = engine.for({ user: "ada" })
    const { memory } = await ada.add("Lives in Oslo", { key: "identity:home" })
    await ada.forget(memory.id)
    const back = await ada.add("Lives in Oslo", { key: "identity:home" })
    now += 31 * 86_400_000
    await engine.settled()
    expect((await ada.get(back.memory.id))?.content).toBe("Lives in Oslo")
  })

  it("erases a turn with its words in the neighbours", async () => {
    const ada = engine.for({ user: "ada" })
    await ada.remember([
      { role: "user", text: "The zanzibar plan stays between us for now." },
      { role: "assistant", text: "Understood, the plan stays private." },
    ])
    const { items } = await ada.list()
    for (const memory of items.filter(({ content }) => /zanzibar/.test(content)))
      expect(await ada.erase(memory.id)).toBe(true)
    expect((await ada.search("zanzibar")).memories).toEqual([])
  })

  it("refuses a setting out of its range with the setting's name", async () => {
    await expect(engine.configure({ maxTokens: -1 })).rejects.toMatchObject({
      code: "options_invalid",
      message: /maxTokens/,
    })
    await expect(createMemory({ settings: { maxTokens: 99_999 } })).rejects.toMatchObject({ message: /maxTokens/ })
  })

  it("keeps a changed setting, and what the application fixed wins over it", async () => {
    expect((await engine.configure({ maxTokens: 100 })).maxTokens).toBe(100)
    expect(engine.settings.maxTokens).toBe(100)
  })
})

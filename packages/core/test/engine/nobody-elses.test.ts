import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine, OwnedMemory } from "../../src/engine/engine.ts"

describe("what was said without a user's name", () => {
  let engine: MemoryEngine
  beforeEach(async () => {
    engine = await createMemory()
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  const contents = async (view: OwnedMemory) => (await view.list()).items.map(({ content }) => content).toSorted()

  it("is read by no owner with one, in whichever way it looks", async () => {
    const nobody = engine.for()
    const ada = engine.for({ user: "ada" })
    const { memory } = await nobody.add("The boat is called Waffle", { session: "harbour" })
    await nobody.remember("My sister lives in Porto.", { session: "harbour" })
    expect((await nobody.recall("What is the boat called?")).block).toContain("Waffle")
    expect(await contents(ada)).toEqual([])
    expect((await ada.recall("What is the boat called?")).block).toBeUndefined()
    expect((await ada.search("boat Waffle Porto")).memories).toEqual([])
    expect((await ada.explain("What is the boat called?")).answers).toEqual([])
    expect(await ada.get(memory.id)).toBeUndefined()
    expect(await ada.history(memory.id)).toBeUndefined()
    expect(await ada.update(memory.id, { content: "The boat is called Toast" })).toBeUndefined()
    expect(await ada.forget(memory.id)).toBe(false)
    expect(await ada.erase(memory.id)).toBe(false)
    expect((await ada.sessions()).items).toEqual([])
    expect(await ada.session("harbour")).toEqual([])
    expect(await ada.undo({ session: "harbour" })).toEqual(await ada.undo({ session: "none" }))
    expect(await ada.select({ ids: [memory.id] })).toEqual([])
    expect((await nobody.get(memory.id))?.content).toBe("The boat is called Waffle")
  })

  it("is read by everybody again where the setting says so, for memories from before it existed", async () => {
    await engine.for().add("The boat is called Waffle")
    await engine.configure({ unnamed: "everyone" })
    expect(await contents(engine.for({ user: "ada" }))).toEqual(["The boat is called Waffle"])
    await engine.configure({ unnamed: "own" })
    expect(await contents(engine.for({ user: "ada" }))).toEqual([])
  })
})

describe("a shared memory", () => {
  let engine: MemoryEngine
  beforeEach(async () => {
    engine = await createMemory()
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  it("is read by every owner of the tenant, and changed only by one without names", async () => {
    const { memory } = await engine.for().add("The office closes at six", { shared: true })
    expect(memory).toMatchObject({ pool: "+/-", owner: { tenant: "default" } })
    for (const owner of [{}, { user: "ada" }, { agent: "bot" }, { user: "+" }, { user: "ada", agent: "bot" }]) {
      const view = engine.for(owner)
      expect((await view.recall("When does the office close?")).block).toContain("six")
      expect((await view.get(memory.id))?.id).toBe(memory.id)
    }
    for (const owner of [{ user: "ada" }, { agent: "bot" }]) {
      const view = engine.for(owner)
      const refused = { code: "options_invalid", message: /name no user/, remedy: /Leave user and agent out/ }
      await expect(view.add("The office closes at nine", { shared: true })).rejects.toMatchObject(refused)
      await expect(view.update(memory.id, { content: "x" })).rejects.toMatchObject(refused)
      await expect(view.pin(memory.id)).rejects.toMatchObject(refused)
      await expect(view.feedback(memory.id, "wrong")).rejects.toMatchObject(refused)
      await expect(view.forget(memory.id)).rejects.toMatchObject(refused)
      await expect(view.erase(memory.id)).rejects.toMatchObject(refused)
      await expect(view.eraseAll([memory])).rejects.toMatchObject(refused)
      await expect(view.restore(memory.id)).rejects.toMatchObject(refused)
      expect(await view.select({ where: {} })).toEqual([])
      expect((await view.undo({ origin: "manual" })).forgotten).toEqual(
        (await view.undo({ session: "none" })).forgotten,
      )
    }
    expect((await engine.for().update(memory.id, { content: "The office closes at nine" }))?.revision).toBe(2)
    expect(await engine.for().forget(memory.id)).toBe(true)
  })

  it("stays when a person is erased, and goes with the tenant", async () => {
    await engine.for().add("The office closes at six", { shared: true })
    await engine.for({ user: "ada" }).add("Likes green tea")
    expect((await engine.eraseSubject({ tenant: (await engine.tenants())[0] ?? fail(), user: "ada" })).memories).toBe(1)
    expect((await engine.for({ user: "ada" }).list()).items).toHaveLength(1)
  })

  it("is not removed by a person who asks in a conversation to forget it", async () => {
    const { memory } = await engine.for().add("The office closes at six", { shared: true })
    await engine.for({ user: "ada" }).remember("Forget that the office closes at six.")
    expect(await engine.for().get(memory.id)).toMatchObject({ status: "active" })
  })

  it("comes back from an export into its pool", async () => {
    const { memory } = await engine.for().add("The office closes at six", { shared: true })
    const exported = await Array.fromAsync(engine.exportMemories({ tenant: memory.owner.tenant, pools: "all" }))
    const other = await createMemory()
    expect(await other.restore(exported, {})).toEqual(["restored"])
    expect((await other.for({ user: "ada" }).get(memory.id))?.pool).toBe("+/-")
    await other[Symbol.asyncDispose]()
  })
})

function fail(): never {
  throw new Error("no tenant")
}

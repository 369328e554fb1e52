import { describe, expect, it } from "vitest"
import type { Change, Memory, Pool, WriteOptions } from "../../../src/contract/index.ts"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { createMemory } from "../../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../../src/index.ts"
import { CONTRACT, Store } from "../../../src/plugin/index.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

const SECRET = "hunter2hunter2"
const DAY_MS = 86_400_000

/** Lets others write between two writes of one who erases, once, right before an erasure goes through. */
class Overtaken extends InMemoryStore {
  others: (() => Promise<unknown>) | undefined
  override async write(pool: Pool, changes: readonly Change[], options: WriteOptions) {
    const { others } = this
    if (others !== undefined && changes.some(({ op }) => op === "erase")) {
      this.others = undefined
      await others()
    }
    return super.write(pool, changes, options)
  }
}

function over(store: Store, now?: () => number): Promise<MemoryEngine> {
  return createMemory({
    settings: { redactSecrets: false },
    plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.provide(Store, () => store) }],
    ...(now && { now }),
  })
}

async function everyVersion({ store }: MemoryEngine): Promise<readonly Memory[]> {
  const feed = await store.feed?.changes(undefined, 1_000)
  return feed?.items.flatMap(({ memory }) => memory ?? []) ?? []
}

describe("concurrent writes while a memory is rewritten", () => {
  it("is kept by a scan that takes a secret out", async () => {
    const store = new Overtaken()
    await using memory = await over(store)
    const ada = memory.for({ user: "ada" })
    const { memory: kept } = await ada.add(`My password is ${SECRET}`)
    await ada.update(kept.id, { content: "Has a password" })
    store.others = () => ada.update(kept.id, { content: "Uses a key now" })
    await memory.scan({ redact: true })
    expect((await ada.get(kept.id))?.content).toBe("Uses a key now")
    expect(JSON.stringify(await everyVersion(memory))).not.toContain(SECRET)
  })

  it("stays deleted when a scan comes upon it", async () => {
    const store = new Overtaken()
    await using memory = await over(store)
    const ada = memory.for({ user: "ada" })
    const { memory: kept } = await ada.add(`My password is ${SECRET}`)
    store.others = () => ada.forget(kept.id)
    await memory.scan({ redact: true })
    expect(await ada.get(kept.id)).toBeUndefined()
    expect(await everyVersion(memory)).toEqual([])
  })

  it("stays erased when a scan comes upon it", async () => {
    const store = new Overtaken()
    await using memory = await over(store)
    const ada = memory.for({ user: "ada" })
    const { memory: kept } = await ada.add(`My password is ${SECRET}`)
    store.others = () => ada.erase(kept.id)
    await memory.scan({ redact: true })
    expect(await ada.get(kept.id)).toBeUndefined()
  })

  it("is kept when somebody is erased from a memory that is another's by now", async () => {
    const store = new Overtaken()
    await using memory = await over(store)
    const first = { user: "ada", session: "first" }
    await memory.for(first).add("Lives in Porto", { key: "home", session: "first" })
    const { memory: kept } = await memory.for(first).add("Lives in Lisbon", { key: "home", session: "second" })
    store.others = () => memory.for({ user: "ada" }).update(kept.id, { content: "Lives in Faro" })
    await memory.eraseSubject({ tenant: tenantOf("default"), session: "first" })
    expect((await memory.for({ user: "ada" }).get(kept.id))?.content).toBe("Lives in Faro")
    expect((await everyVersion(memory)).map(({ content }) => content)).toEqual(["Lives in Faro"])
  })
})

describe("what others write while a deleted memory is purged", () => {
  it("is kept where the key was used again before", async () => {
    const clock = { now: Date.UTC(2026, 10, 1) }
    const store = new Overtaken()
    await using memory = await over(store, () => clock.now)
    const ada = memory.for({ user: "ada" })
    const { memory: kept } = await ada.add("Lives in Porto", { key: "home" })
    await ada.forget(kept.id)
    await ada.add("Lives in Lisbon", { key: "home" })
    store.others = () => ada.update(kept.id, { content: "Lives in Faro" })
    clock.now += 31 * DAY_MS
    expect(await memory.settled()).toBe(true)
    expect((await ada.get(kept.id))?.content).toBe("Lives in Faro")
    expect((await everyVersion(memory)).map(({ content }) => content)).toEqual(["Lives in Lisbon", "Lives in Faro"])
  })

  it("is kept where the key is used again, or the memory restored, at that moment", async () => {
    for (const again of ["add", "restore"] as const) {
      const clock = { now: Date.UTC(2026, 10, 1) }
      const store = new Overtaken()
      await using memory = await over(store, () => clock.now)
      const ada = memory.for({ user: "ada" })
      const { memory: kept } = await ada.add("Lives in Porto", { key: "home" })
      await ada.forget(kept.id)
      store.others = () => (again === "add" ? ada.add("Lives in Faro", { key: "home" }) : ada.restore(kept.id))
      clock.now += 31 * DAY_MS
      expect(await memory.settled()).toBe(true)
      expect((await ada.get(kept.id))?.content).toBe(again === "add" ? "Lives in Faro" : "Lives in Porto")
    }
  })
})

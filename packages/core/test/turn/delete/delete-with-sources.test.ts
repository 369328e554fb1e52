import { describe, expect, it } from "vitest"
import type { Change, Pool, WriteOptions } from "../../../src/contract/index.ts"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { createMemory } from "../../../src/engine/create-memory.ts"
import type { OwnedMemory } from "../../../src/index.ts"
import { CONTRACT, Store } from "../../../src/plugin/index.ts"

/** Applies the changes of a write one by one, and stops for good after some of those that are requested: as a process that is killed leaves a database without transactions. */
class Stopping extends InMemoryStore {
  override readonly traits = { atomic: false, readsOwnWrites: true, maxBatch: 1_000, ownStatistics: true }
  stopsAt: Change["op"] | undefined
  after = 1
  override async write(pool: Pool, changes: readonly Change[], options: WriteOptions) {
    if (!changes.some(({ op }) => op === this.stopsAt)) return super.write(pool, changes, options)
    await super.write(pool, changes.slice(0, this.after), options)
    this.stopsAt = undefined
    throw new Error("killed")
  }
}

describe("a deletion of a statement that breaks off in between", () => {
  const breaks = (["forget", "erase", "restore"] as const).flatMap((call) =>
    [0, 1, 2, 3].map((after) => [call, after] as const),
  )
  it.each(breaks)("is completed afterwards, or nothing of it happens: %s, after %i changes", async (call, after) => {
    let now = Date.UTC(2026, 10, 1)
    const store = new Stopping()
    await using engine = await createMemory({
      now: () => now,
      plugins: [{ name: "given", contract: CONTRACT, setup: (parts) => parts.provide(Store, () => store) }],
    })
    const words = async (ada: OwnedMemory) => (await ada.list()).items.filter(({ content }) => /peanut/.test(content))
    const ada = engine.for({ user: "ada" })
    await ada.remember("I am allergic to peanuts. The weather was fine.", { session: "s" })
    const fact = (await words(ada)).find(({ category }) => category !== "turn")
    expect(await words(ada)).toHaveLength(2)
    if (call === "restore") await ada.forget(fact?.id ?? "")
    store.stopsAt = call === "restore" ? "put" : "erase"
    store.after = after
    await expect(ada[call](fact?.id ?? "")).rejects.toThrow("killed")
    now += 60_000
    await engine.settled()
    const isDone = after > 0
    expect(await words(ada)).toHaveLength((call === "restore") === isDone ? 2 : 0)
    const turns = (await ada.list()).items.filter(({ category }) => category === "turn")
    expect(turns.map(({ content }) => /weather/.test(content))).toEqual([true])
    // A second attempt finds the same state as the first one.
    if (!isDone) await ada[call](fact?.id ?? "")
    expect(await words(ada)).toHaveLength(call === "restore" ? 2 : 0)
  })
})

describe("deletions that meet", () => {
  const told = "I am allergic to peanuts. The weather was fine."
  const holding = async (ada: OwnedMemory, words: RegExp) =>
    (await ada.list()).items.filter(({ content }) => words.test(content))

  it("of the same sentence take it out once, and it returns with the statement", async () => {
    await using engine = await createMemory()
    const ada = engine.for({ user: "ada" })
    await ada.remember(told, { session: "s" })
    const fact = (await holding(ada, /peanut/)).find(({ category }) => category !== "turn")
    await Promise.all([ada.forget(fact?.id ?? ""), ada.forget(fact?.id ?? "")])
    await engine.settled()
    expect(await holding(ada, /peanut/)).toEqual([])
    expect((await holding(ada, /weather/)).map(({ content }) => content)).toEqual(["The weather was fine."])
    await ada.restore(fact?.id ?? "")
    expect((await holding(ada, /peanut/)).map(({ content }) => content)).toContain(told)
  })

  it("with a correction whose earlier message is erased meanwhile leave nothing of the message", async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      await using engine = await createMemory()
      const ada = engine.for({ user: "ada" })
      await ada.remember("I live in Lisbon. The trams are loud.", { session: "s" })
      const [turn] = await holding(ada, /trams/)
      const [, erased] = await Promise.all([
        ada.remember("I live in Oslo now.", { session: "t" }),
        ada.erase(turn?.id ?? ""),
      ])
      await engine.settled()
      expect(erased).toBe(true)
      expect(await holding(ada, /trams|Lisbon\./)).toEqual([])
      expect((await holding(ada, /Oslo/)).length).toBeGreaterThan(0)
    }
  })
})

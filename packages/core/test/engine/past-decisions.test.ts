import { beforeEach, describe, expect, it } from "vitest"
import { ConsolidationPool, DAY_MS } from "./consolidation-pool.ts"

let own: ConsolidationPool
beforeEach(() => {
  own = new ConsolidationPool()
})

const BUCKET = "consolidation-decisions"
const night = (pool: ConsolidationPool) => pool.over(pool.store, "auto").nightly(new AbortController().signal)

/** The next revision of a memory, as an edit writes it. */
async function edit(id: string, change: { readonly content?: string; readonly status?: "active" }): Promise<void> {
  const { signals: _, ...memory } = await own.read(id)
  const next = { ...memory, ...change, revision: memory.revision + 1, updatedAt: own.now }
  await own.store.write(own.pool, [{ op: "put", memory: next }], { by: "test", at: own.now })
}

describe("a change that a person left", () => {
  it("is not proposed again, also a year later, until its memory changes", async () => {
    await own.plantOthers(8)
    const idle = await own.plant("The queue at the bakery was long")
    own.now += 40 * DAY_MS
    await own.consolidation.leave(own.scope, (await own.propose()).id)
    for (const days of [1, 31, 40, 365]) {
      own.now += days * DAY_MS
      expect(await own.consolidation.propose(own.scope)).toEqual([])
    }
    await edit(idle.id, { content: "At the bakery the queue was long" })
    own.now += 40 * DAY_MS
    expect((await own.propose()).items).toMatchObject([{ id: idle.id, revision: 2 }])
  })

  it("keeps nothing else out of the next proposal, however many were left", { timeout: 60_000 }, async () => {
    await own.plantOthers(1_600)
    for (let place = 0; place < 520; place++) await own.plant(`The number ${place} bus was full`)
    own.now += 40 * DAY_MS
    const first = await own.propose()
    expect(first.items).toHaveLength(500)
    await own.consolidation.leave(own.scope, first.id)
    own.now += 40 * DAY_MS
    const left = new Set(first.items.map(({ id }) => id))
    const { items } = await own.propose()
    expect(items).toHaveLength(20)
    expect(items.filter(({ id }) => left.has(id))).toEqual([])
  })

  it("of two statements that are equal is not proposed with a third one either", async () => {
    await own.plantOthers(12)
    for (const importance of [0.9, 0.8, 0.7]) await own.plant("Plays the cello", { importance })
    await own.consolidation.leave(own.scope, (await own.propose()).id)
    own.now += 60 * DAY_MS
    expect(await own.consolidation.propose(own.scope)).toEqual([])
  })
})

describe("a change that a person undid", () => {
  it.each(["undo of the run", "restoring the memory"])("by %s stays undone under auto, for years", async (how) => {
    await own.plantOthers(8)
    const stronger = await own.plant("Plays the cello", { importance: 0.9 })
    const idle = await own.plant("The queue at the bakery was long")
    const twin = await own.plant("Plays the cello.", { importance: 0.3 })
    own.now += 40 * DAY_MS
    await night(own)
    for (const { id } of [idle, twin]) expect((await own.read(id)).status).toBe("archived")
    const [run] = (await own.consolidation.runs(own.scope, 50)).items
    if (how === "undo of the run") await own.consolidation.undo(own.scope, run?.id ?? "")
    else for (const { id } of [idle, twin]) await edit(id, { status: "active" })
    for (let month = 0; month < 24; month++) {
      own.now += 35 * DAY_MS
      await night(own)
      for (const { id } of [idle, twin, stronger]) expect((await own.read(id)).status).toBe("active")
    }
  })
})

describe("what is remembered of decisions", () => {
  const remembered = async () => {
    const entries = (await own.state.list(BUCKET, { limit: 1_000 })).items
    return entries.map(({ value }) => JSON.stringify(value)).join("")
  }

  it("goes with its memories, so that the state does not grow for ever", { timeout: 60_000 }, async () => {
    await own.plantOthers(200)
    const sizes: number[] = []
    for (let round = 0; round < 12; round++) {
      for (let place = 0; place < 60; place++) await own.plant(`The number ${place} bus was full in round ${round}`)
      own.now += 40 * DAY_MS
      const run = await own.propose()
      await own.consolidation.leave(own.scope, run.id)
      sizes.push((await remembered()).length)
      const erased = run.items.map(({ id }) => ({ op: "erase", id }) as const)
      await own.store.write(own.pool, erased, { by: "test", at: own.now })
    }
    expect(sizes[0]).toBeGreaterThan(0)
    expect(sizes.at(-1)).toBeLessThan(5 * (sizes[0] ?? 0))
  })

  it("has ids and no words, and is erased with its pool", async () => {
    await own.plantOthers(8)
    const idle = await own.plant("The queue at the bakery was long")
    own.now += 40 * DAY_MS
    await own.consolidation.leave(own.scope, (await own.propose()).id)
    expect(await remembered()).toContain(idle.id)
    expect(await remembered()).not.toContain("bakery")
    await own.state.erase(own.pool)
    expect(await remembered()).toBe("")
  })
})

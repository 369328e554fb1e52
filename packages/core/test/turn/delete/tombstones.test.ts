import { describe, expect, it } from "vitest"
import type { Memory } from "../../../src/contract/index.ts"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { Tombstones } from "../../../src/turn/delete/tombstones.ts"
import { tenantOf } from "../../../src/turn/pools.ts"

const pool = { tenant: tenantOf("acme"), name: "ada/-" }
const memory: Memory = {
  id: "0",
  pool: pool.name,
  owner: { tenant: pool.tenant, user: "ada" },
  type: "factual",
  category: "fact",
  content: "Has a boat in Oban",
  importance: 0.5,
  status: "active",
  source: { origin: "user", message: "m1" },
  metadata: {},
  createdAt: 1,
  updatedAt: 1,
  revision: 1,
}

describe("tombstones", () => {
  it("hold what was buried for its message and for imports, not for a new message or another pool", async () => {
    const tombstones = new Tombstones(new InMemoryState())
    await tombstones.add(memory, 2)
    expect(await tombstones.holds(pool, "m1", "has a boat in Oban.")).toBe(true)
    expect(await tombstones.holds(pool, undefined, memory.content)).toBe(true)
    expect(await tombstones.holds(pool, "m2", memory.content)).toBe(false)
    expect(await tombstones.holds(pool, "m1", "Has a boat in Mull")).toBe(false)
    expect(await tombstones.holds({ ...pool, name: "bob/-" }, "m1", memory.content)).toBe(false)
  })

  it("outlive a restart and carry no text", async () => {
    const state = new InMemoryState()
    await new Tombstones(state).add(memory, 2)
    expect(await new Tombstones(state).holds(pool, "m1", memory.content)).toBe(true)
    const { items } = await state.list("tombstones", { limit: 10 })
    expect(items.length).toBeGreaterThan(0)
    expect(JSON.stringify(items)).not.toMatch(/boat|Oban/)
  })

  it("differ from one data folder to the next", async () => {
    const names = await Promise.all(
      [new InMemoryState(), new InMemoryState()].map(async (state) => {
        await new Tombstones(state).add(memory, 2)
        return (await state.list("tombstones", { limit: 10 })).items.map(({ key }) => key)
      }),
    )
    expect(names[0]).not.toEqual(names[1])
  })
})

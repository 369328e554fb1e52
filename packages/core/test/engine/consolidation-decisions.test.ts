import { beforeEach, describe, expect, it } from "vitest"
import type { Store } from "../../src/contract/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"
import { ConsolidationPool, DAY_MS } from "./consolidation-pool.ts"

let pool: ConsolidationPool
beforeEach(() => {
  pool = new ConsolidationPool()
})

describe("taking and undoing", () => {
  it("restores content, status and links of every change of a run", async () => {
    await pool.plantOthers(8)
    const own = await pool.plant("Plays the cello")
    const weaker = await pool.plant("plays the cello.", { links: [{ to: own.id, as: "conflicts" }], importance: 0.3 })
    const idle = await pool.plant("The queue at the bakery was long")
    const before = new Map((await pool.all()).map((memory) => [memory.id, memory]))
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    const taken = await pool.consolidation.take(pool.scope, run.id)
    expect(taken).toMatchObject({ state: "taken", items: [{ state: "taken" }, { state: "taken" }] })
    expect(await pool.read(weaker.id)).toMatchObject({
      status: "archived",
      content: "plays the cello.",
      links: [
        { to: own.id, as: "conflicts" },
        { to: own.id, as: "restates" },
      ],
    })
    expect((await pool.read(idle.id)).status).toBe("archived")
    expect((await pool.consolidation.undo(pool.scope, run.id))?.state).toBe("undone")
    for (const { revision: _, updatedAt: __, ...memory } of await pool.all()) {
      const { revision: ___, updatedAt: ____, ...earlier } = before.get(memory.id) ?? own
      expect(memory).toEqual(earlier)
    }
  })

  it("takes single items, and drops one whose memory has changed since", async () => {
    await pool.plantOthers(12)
    const idle = [
      await pool.plant("The queue at the bakery was long"),
      await pool.plant("Tried the noodle bar"),
      await pool.plant("Slept in a hostel"),
    ]
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    const [first, second, third] = idle
    if (!first || !second || !third) throw new Error("three")
    await pool.consolidation.take(pool.scope, run.id, { places: [run.items.findIndex(({ id }) => id === first.id)] })
    expect([(await pool.read(first.id)).status, (await pool.read(second.id)).status]).toEqual(["archived", "active"])
    const { signals: _, ...changed } = await pool.read(second.id)
    await pool.store.write(
      pool.pool,
      [{ op: "put", memory: { ...changed, content: "Tried the noodle bar twice", revision: 2 } }],
      { by: "test", at: pool.now },
    )
    const after = await pool.consolidation.take(pool.scope, run.id)
    expect((await pool.read(second.id)).status).toBe("active")
    expect(after?.items.find(({ id }) => id === second.id)?.state).toBe("moved")
    expect((await pool.read(third.id)).status).toBe("archived")
  })

  it("is resumed after it was killed between any two writes, and changes each memory once", async () => {
    for (let killAt = 1; killAt <= 8; killAt++) {
      pool = new ConsolidationPool()
      await pool.plantOthers(12)
      const idle = [await pool.plant("The queue at the bakery was long"), await pool.plant("Tried the noodle bar")]
      pool.now += 40 * DAY_MS
      const run = await pool.propose()
      let left = killAt
      const write: Store["write"] = async (...call) => {
        if (left-- <= 0) throw new Error("killed")
        return pool.store.write(...call)
      }
      const dying = new Proxy<Store>(pool.store, {
        get(target, name) {
          if (name === "write") return write
          const value: unknown = Reflect.get(target, name)
          return typeof value === "function" ? value.bind(target) : value
        },
      })
      await pool
        .over(dying)
        .take(pool.scope, run.id)
        .catch(() => undefined)
      const taken = await pool.consolidation.take(pool.scope, run.id)
      expect(taken?.items.map(({ state: itemState }) => itemState)).toEqual(["taken", "taken"])
      for (const { id } of idle) expect(await pool.read(id)).toMatchObject({ status: "archived", revision: 2 })
    }
  })

  it("undoes a run that was killed before its first write, and changes nothing", async () => {
    await pool.plantOthers(8)
    const idle = await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    const entry = await pool.state.get("consolidation", run.id)
    const taking = JSON.stringify(entry?.value).replace('"kind":"archive"', '"kind":"archive","state":"taking"')
    await pool.state.set("consolidation", run.id, JSON.parse(taking.replace(',"state":"open"}]', "}]")))
    const undone = await pool.consolidation.undo(pool.scope, run.id)
    expect(undone).toMatchObject({ state: "undone", items: [{ state: "left" }] })
    expect(await pool.read(idle.id)).toMatchObject({ status: "active", revision: 1 })
  })

  it("finds nothing to take in a pool that was erased meanwhile, and leaves what changed after it was taken", async () => {
    await pool.plantOthers(8)
    const idle = await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    await pool.consolidation.take(pool.scope, run.id)
    const { signals: _, ...archived } = await pool.read(idle.id)
    await pool.store.write(pool.pool, [{ op: "put", memory: { ...archived, status: "ended", revision: 3 } }], {
      by: "test",
      at: pool.now,
    })
    await pool.consolidation.undo(pool.scope, run.id)
    expect((await pool.read(idle.id)).status).toBe("ended")
    await pool.state.erase(pool.pool)
    expect(await pool.consolidation.take(pool.scope, run.id)).toBeUndefined()
  })

  it("is out of reach for another pool and another tenant", async () => {
    await pool.plantOthers(8)
    await pool.plant("The queue at the bakery was long")
    pool.now += 40 * DAY_MS
    const run = await pool.propose()
    for (const foreign of [
      { tenant: pool.pool.tenant, pools: ["bob/-"] } as const,
      { tenant: tenantOf("other"), pools: "all" } as const,
    ]) {
      expect(await pool.consolidation.show(foreign, run.id)).toBeUndefined()
      expect(await pool.consolidation.take(foreign, run.id)).toBeUndefined()
      expect(await pool.consolidation.undo(foreign, run.id)).toBeUndefined()
      expect((await pool.consolidation.runs(foreign, 50)).items).toEqual([])
    }
  })
})

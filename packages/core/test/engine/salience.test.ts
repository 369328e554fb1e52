import { beforeEach, describe, expect, it } from "vitest"
import { salienceAt } from "../../src/engine/consolidation/salience.ts"
import { ConsolidationPool, DAY_MS, START } from "./consolidation-pool.ts"

let pool: ConsolidationPool
beforeEach(() => {
  pool = new ConsolidationPool()
})

describe("salience", () => {
  it("is the same after 400 days, read daily, weekly or monthly, and falls by e in 30 days", async () => {
    const memory = {
      ...(await pool.plant("Likes jazz")),
      signals: { uses: 0, useful: 0, wrong: 0, mentions: 0, salience: 1 },
    }
    const values = [1, 7, 30].map((every) => {
      for (let day = 0; day < 400; day += every) salienceAt(memory, START + day * DAY_MS)
      return salienceAt(memory, START + 400 * DAY_MS)
    })
    expect(new Set(values).size).toBe(1)
    const rounded = [1, 30, 60].map((day) => Number(salienceAt(memory, START + day * DAY_MS).toFixed(6)))
    expect(rounded).toEqual([0.967216, 0.367879, 0.135335])
    expect(salienceAt(memory, START - 400 * DAY_MS)).toBe(1)
  })

  it("is the same after 400 days of runs that are taken daily, weekly or monthly", { timeout: 60_000 }, async () => {
    const results: unknown[] = []
    for (const every of [1, 7, 30]) {
      pool = new ConsolidationPool()
      await pool.plantOthers(8)
      const idle = await pool.plant("Likes jazz")
      const salient = await pool.plant("Plays the cello", { importance: 0.9 })
      await pool.store.write(pool.pool, [{ op: "signal", id: salient.id, add: { salience: 1 } }], {
        by: "test",
        at: pool.now,
      })
      for (let day = every; day <= 400; day += every) {
        pool.now = START + day * DAY_MS
        for (const { id } of await pool.consolidation.propose(pool.scope)) await pool.consolidation.take(pool.scope, id)
      }
      pool.now = START + 400 * DAY_MS
      expect((await pool.read(idle.id)).status).toBe("archived")
      const facts = (await pool.all()).filter(({ category, status }) => category === "fact" && status === "active")
      const values = facts.map((fact) => [fact.content, fact.signals?.salience, salienceAt(fact, pool.now)] as const)
      results.push(values.toSorted(([one], [other]) => (one < other ? -1 : 1)))
    }
    expect(results[0]).toHaveLength(9)
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  })

  it("lets an idle statement of salience 1 go on day 49 and not on day 12", async () => {
    await pool.plantOthers(8)
    const idle = await pool.plant("Likes jazz")
    await pool.store.write(pool.pool, [{ op: "signal", id: idle.id, add: { salience: 1 } }], {
      by: "test",
      at: pool.now,
    })
    const days: number[] = []
    for (const day of [12, 30, 48, 49]) {
      pool.now = START + day * DAY_MS
      if ((await pool.consolidation.propose(pool.scope)).length > 0) days.push(day)
    }
    expect(days).toEqual([49])
  })
})

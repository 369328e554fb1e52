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

  it.each([
    ["three conversations in one week", [1, 3, 5], 0.55],
    ["six conversations, two of them on one day", [1, 3, 5, 9, 9, 30], 0.65],
    ["conversations that are too far from each other", [1, 50, 100, 150, 200], 0.5],
    ["pauses and returns", [1, 8, 15, 22, 130, 140, 141, 142, 290, 300, 310], 0.75],
    ["more than salience can rise", Array.from({ length: 60 }, (_, place) => 2 * place), 1],
  ])(
    "rises by what was mentioned, not by how often a run is taken, in 400 days: %s",
    { timeout: 120_000 },
    async (_, days, salience) => {
      for (const every of [1, 7, 30]) {
        pool = new ConsolidationPool()
        const fact = await pool.plant("Trains for the marathon in Porto", { importance: 0.5, category: "preference" })
        for (let day = 0; day <= 400; day++) {
          pool.now = START + day * DAY_MS
          for (const [place, one] of days.entries()) {
            if (one === day) await pool.summary(`Trains for the marathon in Porto, lap ${place}.`, `talk ${place}`)
          }
          if (day % every !== every - 1) continue
          for (const { id } of await pool.consolidation.propose(pool.scope)) {
            await pool.consolidation.take(pool.scope, id)
          }
        }
        expect([every, (await pool.read(fact.id)).signals?.salience ?? 0.5]).toEqual([every, salience])
      }
    },
  )

  it("rises no more when the summary of a conversation that goes on is written again", async () => {
    const fact = await pool.plant("Trains for the marathon in Porto", { importance: 0.5 })
    const summaries = []
    for (const name of ["one", "two", "three"]) {
      pool.now += DAY_MS
      const summary = await pool.summary(`Trains for the marathon in Porto, lap ${name}.`, name)
      summaries.push({ ...summary, validFrom: summary.createdAt })
    }
    for (let week = 1; week <= 20; week++) {
      pool.now += 7 * DAY_MS
      const again = summaries.map((summary) => ({ ...summary, createdAt: pool.now, revision: week + 1 }))
      await pool.store.write(
        pool.pool,
        again.map((memory) => ({ op: "put", memory }) as const),
        { by: "test", at: pool.now },
      )
      for (const { id } of await pool.consolidation.propose(pool.scope)) await pool.consolidation.take(pool.scope, id)
    }
    expect((await pool.read(fact.id)).signals?.salience).toBe(0.55)
  })

  it("does not rise by the summary of a month, which repeats its conversations", async () => {
    const fact = await pool.plant("Trains for the marathon in Porto", { importance: 0.5 })
    for (const name of ["one", "two"]) await pool.summary(`Trains for the marathon in Porto, lap ${name}.`, name)
    const month = await pool.summary("Trains for the marathon in Porto, both laps.", "month")
    const { session: _, ...owner } = month.owner
    const put = { op: "put", memory: { ...month, owner, key: "summary:2026-01", revision: 2 } } as const
    await pool.store.write(pool.pool, [put], { by: "test", at: pool.now })
    expect(await pool.consolidation.propose(pool.scope)).toEqual([])
    expect((await pool.read(fact.id)).signals?.salience).toBeUndefined()
  })

  it("is not lowered by a proposal that another one has overtaken", async () => {
    await pool.plantOthers(4)
    const fact = await pool.plant("Trains for the marathon in Porto", { importance: 0.9, category: "preference" })
    await pool.plant("The queue at the bakery was long")
    for (const name of ["one", "two", "three"]) {
      pool.now += 10 * DAY_MS
      await pool.summary(`Trains for the marathon in Porto, lap ${name}.`, name)
    }
    pool.now += 5 * DAY_MS
    const first = await pool.propose()
    const [archive, promote] = ["archive", "promote"].map((kind) => first.items.findIndex((one) => one.kind === kind))
    await pool.consolidation.take(pool.scope, first.id, { places: [archive ?? -1] })
    for (const name of ["four", "five"]) {
      pool.now += DAY_MS
      await pool.summary(`Trains for the marathon in Porto, lap ${name}.`, name)
    }
    await pool.consolidation.take(pool.scope, (await pool.propose()).id)
    expect((await pool.read(fact.id)).signals?.salience).toBe(0.85)
    await pool.consolidation.take(pool.scope, first.id, { places: [promote ?? -1] })
    expect((await pool.read(fact.id)).signals?.salience).toBe(0.85)
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

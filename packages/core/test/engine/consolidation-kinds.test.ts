import { beforeEach, describe, expect, it } from "vitest"
import { joinsNamesakes } from "../../src/engine/episodes/namesakes.ts"
import { ConsolidationPool, DAY_MS, restorable } from "./consolidation-pool.ts"

let own: ConsolidationPool

beforeEach(() => {
  own = new ConsolidationPool()
})

/** Statements that no proposal touches. */
async function plantOthers(count: number): Promise<void> {
  for (let place = 0; place < count; place++) {
    await own.plant(`Owns locker ${place} at the harbour`, { importance: 0.9 })
  }
}

describe("contradictions that came in beside each other", () => {
  it.each([
    ["a value at the same address", "Lives in Porto", "Lives in Madrid", { subject: "user", attribute: "home" }],
    ["a negation", "I use Vim", "I no longer use Vim", undefined],
    ["a preference the other way round", "Prefers tabs over spaces", "Prefers spaces", undefined],
  ])("%s: the later one is put into review, both stay, and undo takes the mark back", async (_, one, other, about) => {
    const more = about === undefined ? {} : { about }
    const earlier = await own.plant(one, { importance: 0.9, ...more })
    own.now += DAY_MS
    const later = await own.plant(other, { importance: 0.9, ...more })
    const before = (await own.all()).map(restorable)
    const run = await own.propose()
    const into = { id: earlier.id, revision: 1 }
    expect(run.items).toMatchObject([{ id: later.id, kind: "conflict", reason: "contradicts", into }])
    await own.consolidation.take(own.scope, run.id)
    expect(await own.read(later.id)).toMatchObject({
      status: "active",
      review: "conflicts",
      links: [{ to: earlier.id, as: "conflicts" }],
    })
    expect(await own.read(earlier.id)).toEqual(earlier)
    await own.consolidation.undo(own.scope, run.id)
    expect((await own.all()).map(restorable)).toEqual(before)
  })

  it.each([
    ["two values that may both hold", "Owns a kayak", "Owns a drone"],
    ["the same of two people", "Lives in Porto", "Lives in Madrid"],
  ])("are none for %s", async (_, one, other) => {
    const of = (subject: string) => ({ importance: 0.9, about: { subject, attribute: "home" } })
    await own.plant(one, one.startsWith("Lives") ? of("sister ines") : { importance: 0.9 })
    own.now += DAY_MS
    await own.plant(other, other.startsWith("Lives") ? of("colleague ines") : { importance: 0.9 })
    expect(await own.consolidation.propose(own.scope)).toEqual([])
  })
})

describe("what several conversations mention", () => {
  it("gets a higher salience once for each new conversation, which undo lowers again", async () => {
    const fact = await own.plant("Trains for the marathon in Porto", { importance: 0.5 })
    for (const name of ["Lea", "Max", "Nina"]) {
      own.now += DAY_MS
      await own.summary(`[2026-01-02] Trains for the marathon in Porto with ${name}.`, `talk about ${name}`)
    }
    const run = await own.propose()
    expect(run.items).toMatchObject([{ id: fact.id, kind: "promote", reason: "mentioned", salience: 0.55 }])
    expect(run.items[0]?.sources).toHaveLength(3)
    await own.consolidation.take(own.scope, run.id)
    expect((await own.read(fact.id)).signals?.salience).toBe(0.55)
    await own.consolidation.take(own.scope, run.id)
    expect((await own.read(fact.id)).signals?.salience).toBe(0.55)
    for (let night = 0; night < 20; night++) {
      own.now += DAY_MS
      expect(await own.consolidation.propose(own.scope)).toEqual([])
    }
    await own.consolidation.undo(own.scope, run.id)
    expect((await own.read(fact.id)).signals?.salience).toBe(0.5)
    expect((await own.read(fact.id)).revision).toBe(1)
  })

  it("is refused where a proposal names fewer conversations, or one that does not mention it", async () => {
    const fact = await own.plant("Trains for the marathon in Porto")
    const sources: string[] = []
    for (const text of ["Trains for the marathon in Porto.", "Trains for the marathon in Porto!", "Bought oat milk."]) {
      sources.push((await own.summary(text, text)).id)
    }
    const item = { id: fact.id, revision: 1, kind: "promote", reason: "mentioned", salience: 1, sources } as const
    const run = await own.consolidation.submit(own.pool, [item, { ...item, sources: sources.slice(0, 2) }], "model")
    expect(run.items).toEqual([])
    expect(run.refused.map(({ because }) => because)).toEqual(["rarely-mentioned", "rarely-mentioned"])
  })
})

describe("episodes", () => {
  it("that tell the same are merged into the earlier one, whose text stays, and others are not", async () => {
    await plantOthers(8)
    const words = "The nightly export of the shop ran for the warehouse and was sent to the accountant without a fault"
    const first = await own.summary(`${words}.`, "one")
    own.now += DAY_MS
    const again = await own.summary(`${words}!`, "two")
    await own.summary(`${words} on 3 March.`, "three")
    await own.summary(`${words.replace("without", "with")}.`, "four")
    const before = (await own.all()).map(restorable)
    const run = await own.propose()
    expect(run.items.map(({ id, kind, into }) => [id, kind, into?.id])).toEqual([[again.id, "merge", first.id]])
    await own.consolidation.take(own.scope, run.id)
    expect(await own.read(again.id)).toMatchObject({ status: "archived", content: again.content })
    await own.consolidation.undo(own.scope, run.id)
    expect((await own.all()).map(restorable)).toEqual(before)
  })
})

describe("a conversation whose messages expire soon", () => {
  it("is proposed to be summarised, which is written when it is taken and removed by undo", async () => {
    await own.say("The boiler was serviced by Nadia on 4 May and needs a new valve.", "boiler")
    await own.say("Talked about the garden plan for spring and the apple trees.", "garden")
    const before = await own.all()
    expect(await own.consolidation.propose(own.scope)).toEqual([])
    own.now += 340 * DAY_MS
    const run = await own.propose()
    expect(run.items).toMatchObject([
      { kind: "summarize", session: "boiler", reason: "expires" },
      { kind: "summarize", session: "garden", reason: "expires" },
    ])
    expect(await own.all()).toEqual(before)
    await own.consolidation.take(own.scope, run.id, { places: [0] })
    const written = (await own.all()).filter(({ category }) => category === "summary")
    expect(written.map(({ content }) => content)).toEqual([expect.stringContaining("Nadia")])
    expect((await own.propose()).items).toMatchObject([{ session: "garden" }])
    await own.consolidation.undo(own.scope, run.id)
    expect(await own.all()).toEqual(before)
  })
})

it("proposes no summary again of a conversation of which there is nothing to tell", async () => {
  await own.say("Thanks!", "thanks")
  own.now += 340 * DAY_MS
  const run = await own.propose()
  expect((await own.consolidation.take(own.scope, run.id))?.items).toMatchObject([{ state: "moved" }])
  expect(await own.consolidation.propose(own.scope)).toEqual([])
})

describe("runs beside each other", () => {
  const idle = ["The queue at the bakery was long", "Tried the noodle bar", "Slept in a hostel", "I slept badly"]

  it("of two processes leave one proposal to take, and never archive more than a quarter together", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    own.now += 40 * DAY_MS
    const other = own.over(own.store)
    const [[one], [two]] = await Promise.all([own.consolidation.propose(own.scope), other.propose(own.scope)])
    const runs = (await own.consolidation.runs(own.scope, 50)).items
    expect(runs.map(({ state }) => state).toSorted()).toEqual(["open", "replaced"])
    const takes = [one, two].map((run, place) =>
      (place === 0 ? own.consolidation : other).take(own.scope, run?.id ?? "").catch(() => undefined),
    )
    await Promise.all(takes)
    expect((await own.all()).filter(({ status }) => status === "archived")).toHaveLength(3)
  })

  it("take each change once when one run is taken twice at the same time, and undo restores it", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    const before = (await own.all()).map(restorable)
    own.now += 40 * DAY_MS
    const run = await own.propose()
    const other = own.over(own.store)
    await Promise.all([own.consolidation.take(own.scope, run.id), other.take(own.scope, run.id)])
    const taken = (await own.consolidation.show(own.scope, run.id))?.run
    expect(taken?.items.map(({ state }) => state)).toEqual(["taken", "taken", "taken"])
    for (const { id } of run.items) expect(await own.read(id)).toMatchObject({ status: "archived", revision: 2 })
    await own.consolidation.undo(own.scope, run.id)
    expect((await own.all()).map(restorable)).toEqual(before)
  })

  it("keep nothing of a pool that is erased while its proposal is made", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    own.now += 40 * DAY_MS
    const erasing = new Proxy(own.store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (name !== "read" || typeof value !== "function")
          return typeof value === "function" ? value.bind(target) : value
        return async (...call: Parameters<typeof target.read>) => {
          const read = await target.read(...call)
          const erase = (await own.all()).map(({ id }) => ({ op: "erase", id }) as const)
          if (erase.length > 0) await target.write(own.pool, erase, { by: "test", at: own.now })
          await own.state.erase(own.pool)
          return read
        }
      },
    })
    await own.over(erasing).propose(own.scope)
    expect((await own.consolidation.runs(own.scope, 50)).items).toEqual([])
    expect((await own.state.list("consolidation-pools", { limit: 10 })).items).toEqual([])
  })

  it("propose and archive nothing early when the clock was set back, and go on when it is right again", async () => {
    await plantOthers(8)
    for (const content of idle) await own.plant(content)
    own.now -= 400 * DAY_MS
    expect(await own.consolidation.propose(own.scope)).toEqual([])
    own.now += 440 * DAY_MS
    const run = await own.propose()
    expect(run.items).toHaveLength(3)
    own.now -= 440 * DAY_MS
    const taken = await own.consolidation.take(own.scope, run.id)
    expect(taken?.items.every(({ state }) => state === "moved")).toBe(true)
    expect((await own.all()).filter(({ status }) => status === "archived")).toEqual([])
  })
})

describe("proposals for a whole tenant", () => {
  it("go on after the call, which tells how far they are, and a second call joins", async () => {
    for (const content of ["The queue at the bakery was long", "Tried the noodle bar"]) await own.plant(content)
    await plantOthers(8)
    own.now += 40 * DAY_MS
    const scope = { tenant: own.pool.tenant, pools: "all" } as const
    const first = await own.consolidation.proposeWithin(scope, { waitMs: 0 })
    expect(first.progress).toMatchObject({ isComplete: false, proposals: 0 })
    const second = await own.consolidation.proposeWithin(scope, { waitMs: 60_000 })
    expect(second.progress).toMatchObject({ isComplete: true, pools: 1, total: 1, proposals: 1 })
    expect(second.progress.startedAt).toBe(first.progress.startedAt)
    expect((await own.consolidation.runs(scope, 50)).items).toHaveLength(1)
  })
})

it("tells what a sentence joins of two people of one name from what it says of one, 100 times of 100", () => {
  const names = ["Anna", "Ben", "Clara", "Deniz", "Eva"]
  const towns = ["Porto", "Lyon", "Graz", "Utrecht"]
  for (let round = 0; round < 100; round++) {
    const [name, town] = [names[round % names.length] ?? "", towns[round % towns.length] ?? ""]
    const sources = [
      `My sister ${name} works as a nurse in ${town}.`,
      `${name} from work is allergic to cats and has ${round} plants.`,
    ]
    expect(joinsNamesakes(`${name} works as a nurse and is allergic to cats.`, sources)).toBe(true)
    expect(
      joinsNamesakes(`The sister ${name} works as a nurse in ${town}. ${name} from work has ${round} plants.`, sources),
    ).toBe(false)
    expect(joinsNamesakes(`${name} works as a nurse.`, [sources[0] ?? ""])).toBe(false)
  }
})

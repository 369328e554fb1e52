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

import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine, OwnedMemory } from "../../src/index.ts"

const DAY = 86_400_000

describe("words of a statement that no longer holds", () => {
  let now = Date.UTC(2026, 10, 1, 12)
  let engine: MemoryEngine
  let ada: OwnedMemory

  beforeEach(async () => {
    now = Date.UTC(2026, 10, 1, 12)
    engine = await createMemory({ now: () => now, settings: { timeZone: "UTC", deadlineMs: 10_000 } })
    ada = engine.for({ user: "ada" })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  const said =
    "I live in Lisbon. The trams there are loud, and the neighbour practises the bassoon at night, which nobody in the house minds except for me and the parrot. The balcony looks over the river, and in the evening the whole street smells of grilled sardines and of the sea."
  const block = async (question: string) => (await ada.recall(question)).block ?? ""
  const turnOf = async (holds: RegExp) =>
    (await ada.list()).items.find(({ category, content }) => category === "turn" && holds.test(content))
  const tell = async (text: string, days = 1) => {
    await ada.remember(text, { session: `s${now}` })
    now += days * DAY
  }

  it("stay in the record with the day on which they ended, and are left out of what is recalled about now", async () => {
    await tell(said, 10)
    expect(await block("Where do I live?")).toContain("Lisbon")
    await tell("I live in Porto now.")
    expect(await block("Where do I live?")).not.toContain("Lisbon")
    expect(await block("What does the neighbour practise at night? The bassoon?")).toMatch(/bassoon/)
    expect(await block("What does the neighbour practise at night? The bassoon?")).not.toMatch(/Lisbon/)
    const turn = await turnOf(/bassoon/)
    const home = (await ada.list()).items.find(({ key }) => key === "identity:home")
    const until = Date.UTC(2026, 10, 11, 12)
    expect(turn).toMatchObject({ content: said, revision: 2, spans: [{ from: 0, to: 17, until, by: home?.id }] })
    expect((await ada.search("Lisbon trams")).memories[0]).toMatchObject({
      memory: { id: turn?.id, content: said },
      shown: expect.stringContaining("I live in Lisbon. (until 2026-11-11)"),
    })
  })

  it("are given with the day on which they ended to a question about the past", async () => {
    await tell("I live in Lisbon.", 10)
    await tell("I live in Porto now.")
    expect(await block("Did I live in Lisbon before?")).toContain("[2026-11-01] I live in Lisbon. (until 2026-11-11)")
  })

  it("hold again when the statement is made again, wherever it was said", async () => {
    await tell(said, 10)
    await tell("I live in Porto now.", 10)
    await tell("I live in Lisbon.")
    expect((await turnOf(/bassoon/))?.spans).toEqual([])
    expect((await turnOf(/Porto/))?.spans).toMatchObject([{ from: 0, to: 20 }])
    expect(await block("Where do I live?")).not.toContain("Porto")
  })

  it("end in every message that repeats them", async () => {
    for (const n of [1, 2]) await tell(`Note ${n}. I work at Initech. The kitchen was closed.`)
    await tell("I work at Globex now.")
    expect((await turnOf(/Note 1/))?.spans).toHaveLength(1)
    expect((await turnOf(/Note 2/))?.spans).toHaveLength(1)
    expect(await block("Where do I work?")).not.toContain("Initech")
  })

  it("end at their day without a job that runs then", async () => {
    await tell("The bread was good. I'm in Berlin until 14 November.", 0)
    const turn = await turnOf(/bread/)
    const [fact] = (await ada.list()).items.filter(({ category }) => category !== "turn")
    expect(fact?.validUntil).toBeDefined()
    expect(turn?.spans).toEqual([{ from: 20, to: 52, until: fact?.validUntil, by: fact?.id }])
    expect(await block("Which city am I in? Berlin?")).toContain("Berlin")
    now += 20 * DAY
    expect(await block("Which city am I in? Berlin?")).not.toContain("Berlin")
  })

  it("hold again when what superseded them is undone", async () => {
    await tell(said, 10)
    await ada.remember("I live in Porto now.", { session: "mistake" })
    await ada.undo({ session: "mistake" })
    expect((await turnOf(/bassoon/))?.spans).toEqual([])
    expect(await block("Where do I live?")).toContain("Lisbon")
  })
})

import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { MemoryEngine } from "../../src/index.ts"
import { createMemory } from "../../src/index.ts"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let now: number
let engine: MemoryEngine
const ada = () => engine.for({ user: "ada" })
beforeEach(async () => {
  now = Date.UTC(2026, 10, 22, 12)
  engine = await createMemory({ now: () => now })
})
afterEach(() => engine[Symbol.asyncDispose]())

async function standing(): Promise<readonly string[]> {
  const { items } = await ada().list()
  return items.filter(({ category, status }) => category !== "turn" && status === "active").map((one) => one.content)
}

describe.each([
  ["an hour", HOUR_MS],
  ["a day", DAY_MS],
])("a clock that is set back by %s", (_, by) => {
  it("takes corrections all the same", async () => {
    await ada().remember("I live in Lisbon.")
    const { memory } = await ada().add("Prefers trains", { key: "travel" })
    now -= by
    await ada().remember("I live in Porto now.")
    expect(await ada().add("Prefers planes", { key: "travel" })).toMatchObject({ did: "updated" })
    expect((await standing()).toSorted()).toEqual(["Lives in Porto now", "Prefers planes"])
    expect(await ada().update(memory.id, { content: "Prefers ships" })).toMatchObject({ content: "Prefers ships" })
    const versions = (await ada().history(memory.id))?.items ?? []
    expect(versions.map(({ memory: one }) => one?.content)).toEqual([
      "Prefers ships",
      "Prefers planes",
      "Prefers trains",
    ])
    expect(await standing()).toContain("Prefers ships")
  })

  it("runs waiting jobs at once and recalls their memories", async () => {
    const pushed = ada().remember("I play the cello in an orchestra.")
    now -= by
    await pushed
    expect(await engine.settled(2_000)).toBe(true)
    const { memories } = await ada().recall("Where do I play the cello?")
    expect(memories.map(({ memory }) => memory.content).join()).toMatch(/cello/)
  })

  it("deletes, and gives back", async () => {
    const { memory } = await ada().add("Prefers trains")
    now -= by
    expect(await ada().forget(memory.id)).toBe(true)
    expect(await standing()).toEqual([])
    await ada().restore(memory.id)
    expect(await standing()).toEqual(["Prefers trains"])
  })
})

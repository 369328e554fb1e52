import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/index.ts"

describe("statements added to one session", () => {
  let engine: MemoryEngine
  let now = Date.UTC(2026, 10, 1)

  beforeEach(async () => {
    engine = await createMemory({ now: () => now++ })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  const found = async (query: string): Promise<readonly string[]> => {
    const { memories } = await engine.for({ user: "ada" }).search(query)
    return memories.map(({ memory }) => memory.content).toSorted()
  }
  const add = (content: string, session?: string) =>
    engine.for({ user: "ada" }).add(content, session === undefined ? {} : { session })

  test("are found by the one before and the one behind, the others less than itself", async () => {
    await add("Plays the oboe in a quartet.", "music")
    await add("They rehearse in a chapel.", "music")
    await add("Nobody else may listen.", "music")
    expect(await found("oboe")).toEqual(["Plays the oboe in a quartet.", "They rehearse in a chapel."])
    expect(await found("chapel")).toHaveLength(3)
    const { memories } = await engine.for({ user: "ada" }).search("chapel")
    expect(memories[0]?.memory.content).toBe("They rehearse in a chapel.")
  })

  test("not by those of another session, nor by those without a session", async () => {
    await add("Plays the oboe in a quartet.", "music")
    await add("The roof leaks.", "house")
    await add("Likes almonds.")
    expect(await found("oboe")).toEqual(["Plays the oboe in a quartet."])
  })

  test.each(["forget", "erase"] as const)("no more by one that was taken out: %s", async (way) => {
    await add("Plays the oboe in a quartet.", "music")
    const { memory } = await add("They rehearse in a chapel.", "music")
    await add("Nobody else may listen.", "music")
    expect(await engine.for({ user: "ada" })[way](memory.id)).toBe(true)
    expect(await found("chapel")).toEqual([])
    expect(await found("oboe")).toEqual(["Nobody else may listen.", "Plays the oboe in a quartet."])
  })
})

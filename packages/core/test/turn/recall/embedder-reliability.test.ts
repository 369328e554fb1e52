import { describe, expect, test } from "vitest"
import { InMemoryState } from "../../../src/defaults/in-memory/state.ts"
import { compareHits, EmbedderReliability } from "../../../src/turn/recall/embedder-reliability.ts"
import { tenant } from "../a-memory.ts"

const space = "test/words/2"
const poolOf = (user: string) => ({ tenant, name: `${user}/-` })
const scopeOf = (user: string) => ({ tenant, pools: [`${user}/-`] }) as const
const measured = (overlap: number, samples = 20) => ({ sum: overlap * samples, samples, memories: 100 })
/** The default of `memory.fusionWeight`. */
const FULL = 0.3

describe("the highest weight of vectors", () => {
  test("is that of a small model while nothing is measured", async () => {
    expect(await new EmbedderReliability(new InMemoryState()).maxWeight(space, scopeOf("ada"))).toBe(0.5)
  })

  test("stays where they find some of what the words find, and goes where they find none", async () => {
    const reliability = new EmbedderReliability(new InMemoryState())
    await reliability.record(space, poolOf("ada"), measured(0.2))
    expect(await reliability.maxWeight(space, scopeOf("ada"))).toBeGreaterThan(FULL)
    const random = new EmbedderReliability(new InMemoryState())
    for (let pool = 0; pool < 10; pool++) await random.record(space, poolOf(`u${pool}`), measured(0))
    expect(await random.maxWeight(space, scopeOf("u1"))).toBeLessThan(0.02)
    expect(await random.maxWeight(space, scopeOf("nobody yet"))).toBeLessThan(0.02)
    expect(await random.maxWeight(space, { tenant, pools: "all" })).toBeLessThan(0.02)
    expect(await random.maxWeight("another/space/2", scopeOf("u1"))).toBe(0.5)
  })

  test("is lower for one whose language the model does not know, without harm to others", async () => {
    const reliability = new EmbedderReliability(new InMemoryState())
    for (let pool = 0; pool < 10; pool++) await reliability.record(space, poolOf(`u${pool}`), measured(0.3))
    await reliability.record(space, poolOf("hana"), measured(0, 40))
    expect(await reliability.maxWeight(space, scopeOf("u1"))).toBeGreaterThan(FULL)
    expect(await reliability.maxWeight(space, scopeOf("hana"))).toBeLessThan(0.2)
  })

  test("counts a pool once, however often it is measured", async () => {
    const [once, often] = [new InMemoryState(), new InMemoryState()]
    await new EmbedderReliability(once).record(space, poolOf("ada"), measured(0.1))
    for (const overlap of [0.9, 0, 0.1]) {
      await new EmbedderReliability(often).record(space, poolOf("ada"), measured(overlap))
    }
    const weightIn = (state: InMemoryState) => new EmbedderReliability(state).maxWeight(space, scopeOf("ada"))
    expect(await weightIn(often)).toBeCloseTo(await weightIn(once), 10)
  })
})

describe("the overlap of two lists", () => {
  const ids = (from: number, count = 10) => Array.from({ length: count }, (_, place) => `${from + place}`)
  const overlap = (...asked: Parameters<typeof compareHits>) => {
    const { sum, samples } = compareHits(...asked)
    return sum / samples
  }

  test("is 0 where it is no more than chance, and 1 where both are alike", () => {
    expect(overlap(ids(0), ids(8), 50)).toBeCloseTo(0, 10)
    expect(overlap(ids(0), ids(8), 10_000)).toBeCloseTo(0.2, 2)
    expect(overlap(ids(0), ids(0), 10_000)).toBe(1)
  })

  test("counts less where words find fewer than ten, and not at all among so few memories that any two lists agree", () => {
    expect(compareHits(ids(0, 5), ids(0), 10_000)).toEqual({ sum: 0.5, samples: 0.5 })
    expect(overlap(ids(0, 5), ids(4), 50)).toBeCloseTo(0, 10)
    expect(compareHits(ids(0), ids(0), 15)).toEqual({ sum: 0, samples: 0 })
    expect(compareHits(ids(0), ids(0, 9), 10_000)).toEqual({ sum: 0, samples: 0 })
  })
})

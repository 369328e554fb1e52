import { describe, expect, test } from "vitest"
import type { Leg, Memory } from "../../../src/index.ts"
import { EmbedderReliability } from "../../../src/turn/recall/embedder-reliability.ts"
import { aMemory, tenant } from "../a-memory.ts"

const memories = Array.from({ length: 40 }, (_, place) => aMemory({ content: `Memory ${place}` }))
const asked = (user: string) => ({ space: "test/words/2", scope: { tenant, pools: [`${user}/-`] } as const })
/** What vectors weigh unless set otherwise. */
const FULL = 0.3

/** Two lists of ten with so many in both. */
function legs(both: number, held = 10_000): readonly Leg[] {
  const hits = (from: number) => memories.slice(from, from + 10).map((memory: Memory) => ({ memory, score: 1 }))
  const statistics = { memories: held, meanLength: 10, documentFrequency: {} }
  return [
    { name: "words", kind: "words", found: { hits: hits(0), statistics } },
    { name: "vectors", kind: "vectors", found: { hits: hits(10 - both) } },
  ]
}

function after(times: number, found: readonly Leg[]): number {
  const reliability = new EmbedderReliability()
  for (let time = 1; time < times; time++) reliability.observe(found, asked("ada"))
  return reliability.observe(found, asked("ada"))
}

describe("the weight that vectors bear", () => {
  test("is that of a small model while nothing is known of them", () => {
    expect(new EmbedderReliability().observe([], asked("ada"))).toBe(0.5)
  })

  test("stays where they find some of what the words find", () => {
    expect(after(100, legs(2))).toBeGreaterThan(FULL)
  })

  test("goes where they find none of it", () => {
    expect(after(10, legs(0))).toBeLessThan(0.15)
    expect(after(100, legs(0))).toBeLessThan(0.02)
  })

  test("goes where they find no more of it than chance would", () => {
    expect(after(100, legs(2, 50))).toBeLessThan(0.02)
    expect(after(100, legs(2, 10_000))).toBeGreaterThan(FULL)
  })

  test("is lower for one whose language the model does not know, without harm to others", () => {
    const reliability = new EmbedderReliability()
    for (let time = 0; time < 100; time++) {
      reliability.observe(legs(3), asked("ada"))
      reliability.observe(legs(0), asked("hana"))
    }
    expect(reliability.observe([], asked("ada"))).toBeGreaterThan(FULL)
    expect(reliability.observe([], asked("hana"))).toBeLessThan(0.1)
  })

  test("comes back when a model is mended", () => {
    const reliability = new EmbedderReliability()
    for (let time = 0; time < 1_000; time++) reliability.observe(legs(0), asked("ada"))
    for (let time = 0; time < 300; time++) reliability.observe(legs(3), asked("ada"))
    expect(reliability.observe([], asked("ada"))).toBeGreaterThan(FULL)
  })

  test("is not judged by lists from so few memories that any two agree", () => {
    expect(after(100, legs(0, 15))).toBe(0.5)
  })
})

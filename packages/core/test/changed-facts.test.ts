import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createMemory, type MemoryEngine } from "../src/index.ts"

const DAY = 86_400_000

let memory: MemoryEngine
let now = Date.UTC(2026, 10, 1)
beforeAll(async () => {
  memory = await createMemory({ now: () => now, settings: { deadlineMs: 5_000 } })
  for (const [place, said] of [
    "I live in Lisbon.",
    "I like coffee.",
    "Actually, I moved to Oslo.",
    "I don't like coffee anymore.",
  ].entries()) {
    now = Date.UTC(2026, 10, 1 + 3 * place)
    await memory.for({ user: "ada" }).remember(
      [
        { role: "user", text: said },
        { role: "assistant", text: "Noted, thanks for telling me." },
      ],
      { session: `s${place}` },
    )
  }
  now += DAY
})
afterAll(() => memory[Symbol.asyncDispose]())

const blockOf = async (asked: string) => (await memory.for({ user: "ada" }).recall(asked)).block ?? ""

describe("what has changed", () => {
  test.each(["Where do I live?", "Do I like coffee?", "What do you know about me?"])(
    "is given as it is now, dated by the newest statement and marked, to %j",
    async (asked) => {
      const block = await blockOf(asked)
      expect(block).toContain("- [2026-11-07, updated] Moved to Oslo")
      expect(block).toContain("- [2026-11-10, updated] Does not like coffee anymore")
      expect(block).not.toContain("Lisbon")
      expect(block).not.toMatch(/I like coffee/i)
    },
  )

  test("is given as it was before when that is asked for, behind what holds now", async () => {
    const block = await blockOf("Where did I live before Oslo, was it Lisbon?")
    expect(block).toContain("- [2026-11-01] I live in Lisbon.")
    expect(block.indexOf("Oslo")).toBeLessThan(block.indexOf("Lisbon"))
  })
})

import { describe, expect, it } from "vitest"
import { InMemoryStore } from "../../../src/defaults/in-memory/store.ts"
import { rulesExtractor } from "../../../src/defaults/rules-extractor.ts"
import { IndependentTurns } from "../../../src/turn/remember/independent.ts"
import { readTurn } from "../../../src/turn/remember/remember.ts"
import { memorySettingsSchema } from "../../../src/turn/settings.ts"
import { pool, tenant } from "../a-memory.ts"

const settings = memorySettingsSchema.parse({})

const turn = (text: string, session: string) =>
  readTurn(
    { store: new InMemoryStore(), extractors: [rulesExtractor] },
    {
      turn: {
        id: `${session} ${text}`,
        owner: { tenant, session },
        at: 1,
        before: [],
        messages: [{ role: "user", text, position: 0, id: `${session}-0` }],
        recalled: [],
      },
      pool,
      settings,
      recalledTexts: [],
      toolsRead: false,
      toolTexts: [],
      ranBefore: false,
    },
  )

/** Whether the second can be remembered beside the first. */
async function beside(first: string, second: string, session = "b"): Promise<boolean> {
  const independent = new IndependentTurns()
  expect(independent.admits(await turn(first, "a"))).toBe(true)
  return independent.admits(await turn(second, session))
}

describe("turns that can be remembered side by side", () => {
  it("are those of different sessions that say different things", async () => {
    expect(await beside("My dog is called Biscuit.", "I prefer tabs over spaces.")).toBe(true)
    expect(await beside("Can you help me with the tax form?", "Can you help me with the tax form?")).toBe(true)
  })

  it("are not those of one session", async () => {
    expect(await beside("Can you help me with the tax form?", "And with the other one?", "a")).toBe(false)
  })

  it("are not those that state the same, change it or say its opposite", async () => {
    expect(await beside("My dog is called Biscuit.", "My dog is called Biscuit.")).toBe(false)
    expect(await beside("I live in Porto.", "I live in Lisbon now.")).toBe(false)
    expect(await beside("I love cilantro.", "I hate cilantro.")).toBe(false)
    expect(await beside("I prefer tabs over spaces.", "I prefer spaces.")).toBe(false)
    expect(await beside("I use Vim for work.", "I don't use Vim for work anymore.")).toBe(false)
  })

  it("are not those of which one asks to forget", async () => {
    expect(await beside("My dog is called Biscuit.", "Please forget that my dog is called Biscuit.")).toBe(false)
    expect(await beside("Please forget that my dog is called Biscuit.", "I prefer tabs over spaces.")).toBe(false)
  })
})

import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

/** What becomes of one message beside what was told. */
async function ask(told: readonly string[], text: string) {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  for (const one of told) await memory.for(owner).remember(one)
  await memory.settled()
  const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
  await turn.finish({ text: "All right.", whole: true })
  await memory.settled()
  const left = (await memory.for(owner).list()).items.map(({ content }) => content)
  return { forgot: turn.forgot, asked: turn.asked, block: turn.placement?.block ?? "", left }
}

const TOLD = [
  "I work nights at the bakery on Mill Street.",
  "My sister Nora moved to Leeds in March.",
  "I play the cello in a quartet.",
]

describe("a request to forget in one's own words", () => {
  it.each([
    "that stuff about nora leeds etc, pls act as tho i never typed it",
    "Nora would be upset with me, so kindly let her move slip your mind.",
    "As for the cello, I'd rather you no longer had that on file.",
    "Das Cello bitte wieder aus deinem Gedächtnis streichen, das war unüberlegt.",
  ])("is recognized: %s", async (text) => {
    const { asked, left } = await ask(TOLD, text)
    expect(asked).toEqual(["forget"])
    expect(left.join("\n")).not.toContain(text)
  })

  it("offers what was told even if it shares no word with it", async () => {
    const { forgot, block, left } = await ask(TOLD, "Please forget everything I ever told you about how I make music.")
    expect(forgot).toMatchObject({ status: "removed", removed: 0 })
    expect(block).toContain("cello")
    expect(left.join("\n")).toContain("cello")
  })

  it.each([
    "I always forget my cello bow at home, any tricks?",
    "Delete the sentence about the bakery from this cover letter, please.",
    "Take Nora off the guest list for Saturday.",
    "Remember that the quartet meets on Tuesdays now.",
  ])("is not what only sounds like one: %s", async (text) => {
    const { forgot, left } = await ask(TOLD, text)
    expect(forgot?.status === "removed" ? forgot.removed : 0).toBe(0)
    for (const word of ["bakery", "Nora", "cello"]) expect(left.join("\n")).toContain(word)
  })
})

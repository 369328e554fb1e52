import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

/** The active facts after each text was told in a conversation of its own. */
async function factsAfter(told: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const [at, text] of told.entries()) {
    const turn = await memory.begin({
      owner: { ...owner, session: String(at) },
      systemRole: true,
      messages: [{ role: "user", text }],
    })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const { items } = await memory.for(owner).list({ limit: 50 })
  return items.flatMap(({ category, content }) => (category === "turn" ? [] : [content]))
}

describe("who left the place where they worked or learned does so no longer", () => {
  it.each([
    ["I work at Siemens.", "I quit Siemens."],
    ["I work at Siemens.", "I left Siemens last week."],
    ["I work for Acme.", "Finally quit Acme, feels great."],
    ["I work at Tesco.", "Got fired from Tesco yesterday."],
    ["Ich arbeite bei Siemens.", "Ich habe bei Siemens gekündigt."],
    ["Je travaille chez Renault.", "J'ai quitté Renault."],
    ["Je travaille chez Orange.", "J'ai démissionné d' Orange en mars."],
    ["Trabalho na Natura.", "Saí da Natura em junho."],
    ["我在华为工作。", "我从华为离职了。"],
  ])("%s %s", async (stood, left) => {
    const before = await factsAfter([stood])
    const after = await factsAfter([stood, left])
    for (const fact of before) expect(after).not.toContain(fact)
  })

  it.each([
    ["I work at Siemens.", "I left Siemens early today."],
    ["I work at Siemens.", "I quit smoking."],
    ["I work at Siemens.", "My brother quit Bosch."],
    ["I work at Siemens.", "I would never quit Siemens, I like it."],
    ["I live in Berlin.", "I left Berlin yesterday morning."],
    ["Ich arbeite bei Siemens.", "Ich habe Siemens nicht verlassen."],
    ["Je travaille chez Renault.", "J'ai presque quitté Renault."],
    ["我在华为工作。", "我想从华为离职。"],
  ])("and still does: %s %s", async (stood, other) => {
    const before = await factsAfter([stood])
    const after = await factsAfter([stood, other])
    for (const fact of before) expect(after).toContain(fact)
  })
})

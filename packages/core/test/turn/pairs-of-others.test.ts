import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../src/index.ts"

async function blockAfter(...told: readonly string[]): Promise<string> {
  let now = Date.UTC(2026, 9, 1)
  await using memory = await createMemory({ now: () => now, settings: { deadlineMs: 10_000, profile: "always" } })
  const owner = { tenant: tenantOf("default"), user: "ada" }
  for (const text of told) {
    now += 86_400_000
    const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const messages = [{ role: "user" as const, text: "Hi!" }]
  const { placement } = await memory.begin({ owner, messages, systemRole: true, mode: "read" })
  return placement?.block ?? ""
}

describe("what is told of somebody else's birth or name leaves the speaker's own", () => {
  it.each([
    ["I'm pregnant, due in May.", "Our niece was born on Friday!", "Is pregnant, due in May\n"],
    ["I'm pregnant.", "Anna's little girl arrived on Tuesday.", "Is pregnant\n"],
    ["Estoy embarazada.", "Nuestra sobrina nació el viernes.", "Estoy embarazada\n"],
    ["My name is Sarah Miller.", "She's divorced, she took back the name Koch.", "Name is Sarah Miller\n"],
  ])("%s %s", async (told, later, kept) => {
    expect(await blockAfter(told, later)).toContain(`- [2026-10-02] ${kept}`)
  })

  it("ends a pregnancy by the birth of one's own child", async () => {
    const block = await blockAfter("I'm pregnant, due in May.", "Our daughter was born on Friday!")
    expect(block).not.toContain("- [2026-10-02] Is pregnant")
  })
})

import { describe, expect, it } from "vitest"
import { afterSessions } from "./after-chat.ts"

describe("what is told of somebody else's birth or name leaves the speaker's own", () => {
  it.each([
    ["I'm pregnant, due in May.", "Our niece was born on Friday!", "Is pregnant, due in May\n"],
    ["I'm pregnant.", "Anna's little girl arrived on Tuesday.", "Is pregnant\n"],
    ["Estoy embarazada.", "Nuestra sobrina nació el viernes.", "Estoy embarazada\n"],
    ["My name is Sarah Miller.", "She's divorced, she took back the name Koch.", "Name is Sarah Miller\n"],
  ])("%s %s", async (told, later, kept) => {
    expect((await afterSessions(told, later)).block).toContain(`- [2026-10-02] ${kept}`)
  })

  it("ends a pregnancy by the birth of one's own child", async () => {
    const { block } = await afterSessions("I'm pregnant, due in May.", "Our daughter was born on Friday!")
    expect(block).not.toContain("- [2026-10-02] Is pregnant")
  })
})

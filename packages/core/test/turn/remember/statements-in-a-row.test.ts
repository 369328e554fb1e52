import { describe, expect, it } from "vitest"
import { afterConversation } from "../after-chat.ts"

describe("what somebody says of themselves in plain sentences is given to every conversation", () => {
  it.each([
    ["I'm a teacher. I live in Bristol. I'm allergic to nuts.", ["teacher", "Bristol", "nuts"]],
    ["I'm Tom. I'm 34. I live in Oslo. I'm vegan.", ["Tom", "34", "Oslo", "vegan"]],
    ["Ich bin Lehrerin. Ich wohne in Kiel. Ich bin allergisch gegen Nüsse.", ["Lehrerin", "Kiel", "Nüsse"]],
    ["Soy profe. Vivo en Vigo. Soy alérgica a las nueces.", ["profe", "Vigo", "nueces"]],
    ["My name is Becky. I live in Derby.", ["Becky", "Derby"]],
    ["I work at Lidl. I live in Dublin.", ["Lidl", "Dublin"]],
    ["My name is Ann. I grew up in Houston.", ["Ann"]],
  ])("%s", async (told, values) => {
    const { block } = await afterConversation(told)
    for (const value of values) expect(block).toContain(value)
  })

  it.each([
    "Translate into French: I'm a teacher. I live in Bristol. I'm allergic to nuts.",
    "Make this sound nicer. I'm a teacher. I live in Bristol. I'm allergic to nuts.",
    "I'm a teacher. I live in Bristol. I'm allergic to nuts. Put that in Dutch.",
    "I'm a teacher. I live in Bristol. I'm allergic to nuts. In French please.",
  ])("but not a text to work on: %s", async (told) => {
    expect((await afterConversation(told)).block).not.toContain("nuts")
  })
})

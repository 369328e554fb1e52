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

describe("what a message introduces as its sender's own", () => {
  it.each([
    ["About me: I'm Fay, I live in Reno, I'm allergic to peanuts.", "peanuts"],
    ["Remember this: I'm allergic to peanuts.", "peanuts"],
    ["Please remember: I'm vegan", "vegan"],
    ["Über mich: Ich heiße Jan, wohne in Bonn und bin gegen Nüsse allergisch.", "Nüsse"],
    ["Retiens ceci : je suis allergique aux noix.", "noix"],
    ["Recuerda esto: soy alérgico a las nueces.", "nueces"],
    ["Ricordati questo: sono allergico alle noci.", "noci"],
    ["记住：我对坚果过敏。", "坚果"],
  ])("reaches every conversation: %j", async (text, value) => {
    expect((await afterConversation(text)).block).toContain(value)
  })

  it.each([
    ["Mum: I'm allergic to cats.", "cats"],
    ["Translate: I'm allergic to cats.", "cats"],
    ["Anna schreibt: Ich bin gegen Nüsse allergisch.", "Nüsse"],
    ["Correct this: I live in Reno and I am allergic to peanuts.", "peanuts"],
  ])("and what is somebody else's does not: %j", async (text, value) => {
    expect((await afterConversation(text)).block).not.toContain(value)
  })
})

import { describe, expect, it } from "vitest"
import { leftAfter } from "./told.ts"

describe("what is somebody else's is told apart from one's own", () => {
  it.each([
    ["I drive a Volvo.", "My niece drives a Mini.", "forget my niece's car", "Mini", "Volvo"],
    ["I'm Catholic.", "My client is Muslim.", "Please forget my client's religion.", "Muslim", "Catholic"],
    [
      "Mi cumpleaños es el 2 de marzo.",
      "El cumpleaños de mi hijo es el 8 de junio.",
      "Olvida mi cumpleaños.",
      "marzo",
      "junio",
    ],
    [
      "Mon anniversaire est le 4 avril.",
      "L'anniversaire de ma femme est le 9 mai.",
      "Oublie mon anniversaire",
      "avril",
      "mai",
    ],
    [
      "Mein Geburtstag ist der 2. März.",
      "Der Geburtstag meiner Frau ist der 8. Juni.",
      "Vergiss meinen Geburtstag.",
      "März",
      "Juni",
    ],
    ["我的生日是三月五号。", "我太太的生日是六月一号。", "忘掉我的生日", "三月五号", "六月一号"],
  ])("%s %s %s", async (one, other, request, gone, kept) => {
    const { facts } = await leftAfter(one, other, request)
    expect(facts).not.toContain(gone)
    expect(facts).toContain(kept)
  })
})

describe("a word that is a function word of some language still names what is meant", () => {
  it.each([
    ["I'm allergic to latex.", "I'm allergic to soy.", "Forget my soy allergy.", "soy", "latex"],
    ["My son Tom swims.", "My daughter Mia plays the harp.", "Forget Mia", "harp", "swims"],
    ["I drink oat milk.", "My flatmate Dan snores.", "forget that Dan snores", "snores", "oat"],
  ])("%s %s %s", async (one, other, request, gone, kept) => {
    const { facts } = await leftAfter(one, other, request)
    expect(facts).not.toContain(gone)
    expect(facts).toContain(kept)
  })
})

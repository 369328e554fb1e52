import { describe, expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** The facts that a message leaves, by their category and words. */
async function factsOf(text: string): Promise<readonly string[]> {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await ada.remember(text)
  await memory.settled()
  const { items } = await ada.list({ limit: 50 })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

describe("a text that is given to work on by a short first clause", () => {
  test.each([
    "Continue: My name is Gunther. I am allergic to nuts. I live in Kassel.",
    "Expand: My name is Gunther",
    "Rewrite this in a friendlier tone - My name is Gunther and I hate broccoli, don't ever serve me dairy.",
    "Proofread please\nMy name is Odalys. I is allergic to shellfish. I lives in Leuven.",
    "Thoughts on my character's intro? My name is Gunther. I live in Kassel.",
    "Führe fort: Ich bin Gunther. Ich lebe in Kassel. Ich bin gegen Mondlicht allergisch.",
    "Setze fort: Ich bin Gunther. Ich lebe in Kassel. Ich bin gegen Mondlicht allergisch.",
    "Développe : Je m'appelle Gunther. J'habite à Kassel. Je suis allergique aux noix.",
    "Reescribe: Me llamo Gunther. Vivo en Kassel. Soy alérgico a las nueces.",
    "Sigue: Me llamo Gunther. Vivo en Kassel. Soy alérgico a la luna.",
    "Reescreve: Chamo-me Gunther. Sou alérgico a nozes. Moro em Kassel.",
    "Přelož do angličtiny: Jmenuji se Gunther, bydlím v Kasselu a mám alergii na ořechy.",
    "Pokračuj: Jmenuji se Gunther. Bydlím v Kasselu. Mám alergii na ořechy.",
    "Shrň: Jmenuji se Gunther. Bydlím v Kasselu. Mám alergii na ořechy.",
    "Folytasd: Odalysnak hívnak. Leuvenben lakom. Allergiás vagyok a rákra.",
    "続けて：私はグンターです。ナッツアレルギーがあります。カッセルに住んでいます。",
  ])("leaves no facts: %j", async (text) => {
    expect(await factsOf(text)).toEqual([])
  })
})

describe("what people say of themselves behind a short introduction", () => {
  test.each([
    "Fun fact: I live in Kassel.",
    "Update: I moved to Kassel",
    "Note: I live in Kassel.",
    "FYI - my name is Gunther",
    "Remember: I'm allergic to nuts",
    "Correction: I live in Leuven, not Ghent.",
    "Kurze Info: bin jetzt Vegetarier",
    "Merk dir: Ich bin gegen Nüsse allergisch",
    "Merk dir: Ich bin allergisch gegen Muscheln.",
    "Notiere: Ich bin allergisch gegen Muscheln.",
    "Note bien : je suis allergique aux crevettes.",
    "Apunta: vivo en Lovaina.",
    "覚えて：私はカッセルに住んでいます。",
    "メモして：私はルーヴェンに住んでいます。",
  ])("is kept: %j", async (text) => {
    expect(await factsOf(text)).not.toEqual([])
  })
})

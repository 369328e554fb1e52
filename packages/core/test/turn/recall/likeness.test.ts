import { describe, expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import { likenessOf, meaningOf } from "../../../src/text/meaning/meaning.ts"

const others = [
  "I have a red bicycle",
  "My sister Ines lives in Porto",
  "I drink tea in the morning",
  "My boss is called Henrik",
  "I read detective novels",
  "My rent is 900 euros",
  "I play the cello on Thursdays",
  "My car is an old Skoda",
  "I was born in 1984",
  "I am learning Finnish",
  "My garden has a plum tree",
  "I work at a bakery",
  "I wear size 42",
  "I collect stamps",
  "My neighbour plays drums at night",
]

describe("a question in other words", () => {
  it.each([
    ["Would a cruise suit me?", "I get seasick on every boat"],
    ["Which animals do I keep?", "I have two cats and a parrot"],
    ["Can I go snorkelling with you?", "I never learned to swim"],
  ])("finds what was told without a common word: %s", async (question, told) => {
    await using memory = await createMemory()
    const ada = memory.for({ user: "ada" })
    for (const content of [...others.slice(0, 8), told, ...others.slice(8)]) await ada.add(content)
    expect((await ada.recall(question)).block).toContain(told)
  })

  it("is more alike to its answer than to what else was told, in each language that the table was learned from", () => {
    const asked: readonly (readonly [question: string, answer: string, other: string])[] = [
      ["Which animals do I keep?", "I have two cats and a parrot", "My rent is 900 euros"],
      ["Welche Tiere habe ich?", "Wir haben zwei Katzen und einen Hund", "Meine Miete beträgt 900 Euro"],
      ["Quels animaux ai-je ?", "Nous avons deux chats et un chien", "Mon loyer est de 900 euros"],
      ["¿Qué animales tengo?", "Tenemos dos gatos y un perro", "Pago 900 euros de alquiler"],
      ["Quali animali ho?", "Abbiamo due gatti e un cane", "Pago 900 euro di affitto"],
      ["Que animais eu tenho?", "Temos dois gatos e um cachorro", "Pago 900 euros de aluguel"],
      ["我养了什么动物？", "我家有两只猫和一条狗", "我的房租是九百"],
      ["ペットは何を飼っていますか", "猫を二匹と犬を飼っています", "家賃は九万円です"],
    ]
    for (const [question, answer, other] of asked) {
      const meaning = meaningOf(question)
      expect(likenessOf(meaning, meaningOf(answer)), question).toBeGreaterThan(likenessOf(meaning, meaningOf(other)))
    }
  })

  it("means nothing without a word, and the same in any case and form of its letters", () => {
    expect(meaningOf("?! … 🙂").every((value) => value === 0)).toBe(true)
    expect(likenessOf(meaningOf("CAFÉ au lait"), meaningOf("cafe\u0301 au lait"))).toBeCloseTo(1)
  })
})

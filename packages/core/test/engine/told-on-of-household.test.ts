import { describe, expect, test } from "vitest"
import { afterConversation } from "../conversation.ts"

/** The facts of a conversation, and what a later one is given of them. */
const carriedAfter = (messages: readonly string[]) =>
  afterConversation(...messages.map((text) => [text, "Okay."] as const))

describe("what is said on of a relative or an animal by a pronoun is carried in words that name them", () => {
  test.each([
    [["My wife is Sue.", "She is vegan."], "My wife is Sue. She is vegan"],
    [
      ["I have a cat called Luna.", "She is allergic to chicken."],
      "I have a cat called Luna. She is allergic to chicken",
    ],
    [["My grandmother is Hana.", "She is allergic to latex."], "My grandmother is Hana. She is allergic to latex"],
    [["My wife is Sue. She's 27 and has diabetes."], "My wife is Sue. She's 27 and has diabetes"],
    [["My daughter is Eva. She's 5 and allergic to kiwi."], "My daughter is Eva. She's 5 and allergic to kiwi"],
    [["My husband Tom works nights. He's diabetic."], "My husband Tom works nights. He's diabetic"],
    [["Meine Frau heißt Susi. Sie ist Veganerin."], "Meine Frau heißt Susi. Sie ist Veganerin"],
    [
      ["Ma fille Anna a 12 ans.", "Elle est allergique aux œufs."],
      "Ma fille Anna a 12 ans. Elle est allergique aux œufs",
    ],
    [
      ["Tengo una gata que se llama Luna.", "Ella es alérgica al pollo."],
      "Tengo una gata que se llama Luna. Ella es alérgica al pollo",
    ],
    [["Mia figlia Anna ha 12 anni.", "È allergica alle uova."], "Mia figlia Anna ha 12 anni. È allergica alle uova"],
    [["Minha mulher se chama Susana.", "Ela é vegana."], "Minha mulher se chama Susana. Ela é vegana"],
    [["我妻子叫苏珊。", "她吃素。"], "我妻子叫苏珊。她吃素"],
    [["娘の杏奈は12歳です。", "彼女は卵アレルギーです。"], "娘の杏奈は12歳です。彼女は卵アレルギーです"],
  ])("%s", async (messages, line) => {
    const { facts, block } = await carriedAfter(messages)
    expect(block).toContain(line)
    expect(facts.filter(({ about }) => about?.subject === "user").map(({ content }) => content)).toEqual([])
  })
})

describe("what is said on of somebody outside of the household is neither the user's nor carried", () => {
  test.each([
    [["My colleague is Sue.", "She is allergic to nuts."]],
    [["Ma collègue s'appelle Sylvie.", "Elle est allergique aux noix."]],
    [["La mia collega si chiama Susanna.", "È allergica alle noci."]],
    [["我同事叫苏珊。", "她对坚果过敏。"]],
  ])("%s", async (messages) => {
    const { facts, block } = await carriedAfter(messages)
    expect(block).not.toMatch(/allerg|过敏/u)
    expect(facts.filter(({ category, about }) => category === "constraint" || about?.subject === "user")).toEqual([])
  })
})

describe("what the user says next of themselves stays theirs", () => {
  test.each([
    [["My wife is Sue.", "I am vegan."], "vegan"],
    [["Mia figlia Anna ha 12 anni.", "Sono allergica alle uova."], "Sono allergica alle uova"],
    [["我女儿安娜12岁。", "我对鸡蛋过敏。"], "我对鸡蛋过敏"],
  ])("%s", async (messages, own) => {
    const { facts } = await carriedAfter(messages)
    const fact = facts.find(({ category }) => category === "constraint")
    expect(fact?.content).toMatch(new RegExp(`^(?:Is |)${own}$`))
  })
})

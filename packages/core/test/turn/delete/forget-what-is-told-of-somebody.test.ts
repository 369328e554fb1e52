import { describe, expect, test } from "vitest"
import { afterConversation } from "../../conversation.ts"

/** The texts of all that is left after messages of one conversation, of which each is answered. */
const leftAfter = async (...texts: readonly string[]): Promise<readonly string[]> => {
  const { memories } = await afterConversation(...texts.map((text) => [text, "Okay."] as const))
  return memories.map(({ content }) => content)
}

describe("of what is told of somebody, only the sentence that a request means is forgotten", () => {
  test.each([
    ["My wife is Sue. She is vegan.", "Forget that she is vegan.", "vegan", "My wife is Sue."],
    ["My wife is Sue. She is vegan.", "Forget Sue's diet.", "vegan", "My wife is Sue."],
    [
      "My brother is called Owen. He has epilepsy.",
      "Forget Owen's epilepsy.",
      "epilepsy",
      "My brother is called Owen.",
    ],
    [
      "My brother is called Owen. He has epilepsy.",
      "Please delete that my brother has epilepsy.",
      "epilepsy",
      "My brother is called Owen.",
    ],
    [
      "we've got a dog named Rufus. He's diabetic.",
      "Forget Rufus's diabetes",
      "diabetic",
      "we've got a dog named Rufus.",
    ],
    [
      "Meine Frau heißt Petra. Sie ist Veganerin.",
      "Vergiss, dass sie Veganerin ist.",
      "Vegan",
      "Meine Frau heißt Petra.",
    ],
    [
      "Meine Frau heißt Petra. Sie ist Veganerin. Sie arbeitet als Lehrerin.",
      "Vergiss, dass sie Veganerin ist.",
      "Vegan",
      "Meine Frau heißt Petra. Sie arbeitet als Lehrerin.",
    ],
    [
      "Ma femme s'appelle Claire. Elle est végétarienne.",
      "Oublie le régime de Claire.",
      "végétar",
      "Ma femme s'appelle Claire.",
    ],
    [
      "Mi mujer se llama Ana. Ella trabaja de médica. Ella es vegana.",
      "Olvida el trabajo de Ana.",
      "médica",
      "Mi mujer se llama Ana. Ella es vegana.",
    ],
    ["Mi mujer se llama Carmen. Es vegana.", "Olvida que es vegana.", "vegana", "Mi mujer se llama Carmen."],
    [
      "Mio figlio si chiama Luca. È allergico alle noci.",
      "Dimentica l'allergia di Luca.",
      "noci",
      "Mio figlio si chiama Luca.",
    ],
    ["Minha esposa se chama Ana. Ela é vegana.", "Esqueça a dieta da Ana.", "vegana", "Minha esposa se chama Ana."],
    ["我妻子叫小红。她吃素。", "请忘记我妻子吃素。", "吃素", "我妻子叫小红。"],
    ["妻は美咲です。ベジタリアンです。", "美咲の食事のことは忘れて。", "ベジタリアン", "妻は美咲です。"],
    [
      "My dad's name is Colin. He is diabetic. I work as a baker.",
      "Forget that he is diabetic.",
      "diabetic",
      "My dad's name is Colin. I work as a baker.",
    ],
  ])("%s %s", async (told, request, gone, message) => {
    const left = await leftAfter(told, request)
    expect(left.filter((text) => text.includes(gone))).toEqual([])
    expect(left).toContain(message)
  })

  test("also where a message before introduced them", async () => {
    const left = await leftAfter("My wife is Sue.", "She is vegan.", "Forget Sue's diet.")
    expect(left.filter((text) => text.includes("vegan"))).toEqual([])
    expect(left).toContain("My wife is Sue.")
  })

  test("and not what is told of somebody else in the same words", async () => {
    const left = await leftAfter(
      "My wife is Sue. She is vegan.",
      "My sister is Amy. She is vegan.",
      "Forget Amy's diet.",
    )
    expect(left).toContain("My wife is Sue. She is vegan.")
    expect(left).not.toContain("My sister is Amy. She is vegan.")
  })

  test("but what goes on about that goes with it", async () => {
    const left = await leftAfter("My wife is Sue. She has a rash. It itches at night.", "Forget that she has a rash.")
    expect(left.filter((text) => /rash|itch/.test(text))).toEqual([])
    expect(left).toContain("My wife is Sue.")
  })
})

test.each([
  ["My brother is called Owen.", "My brother has asthma.", "Forget that my brother has asthma."],
  ["Mein Bruder heißt Kai.", "Mein Bruder hat Asthma.", "Vergiss, dass mein Bruder Asthma hat."],
])("a statement about somebody of one's own does not stand for all of them: %s", async (name, told, request) => {
  const left = await leftAfter(name, told, request)
  expect(left).toContain(name)
  expect(left.filter((text) => /asthma/iu.test(text))).toEqual([])
})

test("what a message says of nobody stays with it when the relative of the message before is forgotten", async () => {
  const left = await leftAfter("祖母は恵です。", "卵アレルギーがあります。", "祖母のことは忘れて。")
  expect(left).toContain("卵アレルギーがあります。")
})

test.each([
  ["My wife is Sue. She is vegan.", "Forget that."],
  ["Meine Frau heißt Petra. Sie ist Veganerin.", "Vergiss das."],
])("a message that only tells of somebody close is taken back: %s", async (told, request) => {
  expect((await leftAfter(told, request)).filter((text) => text !== request)).toEqual([])
})

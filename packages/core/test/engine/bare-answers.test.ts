import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** The facts after a greeting or request, the assistant's question and an answer. */
async function factsAfter(request: string, question: string, answer: string) {
  await using memory = await createMemory()
  const own = memory.for({ user: "u" })
  const said = [
    { role: "user", text: request },
    { role: "assistant", text: question },
    { role: "user", text: answer },
  ] as const
  await own.remember([said[0]], { session: "s" })
  await own.remember(said, { session: "s" })
  const { items } = await own.list({ where: { status: ["active"] }, limit: 100 })
  return items.filter(({ category }) => category !== "turn")
}

test.each([
  ["Hello", "Do you have any allergies?", "Yes, peanuts.", "Allergic to peanuts"],
  ["What should I cook?", "Sure! What are you allergic to?", "Eggs", "Allergic to eggs"],
  ["Hallo", "Wogegen bist du allergisch?", "Gegen Eier.", "Ich bin allergisch gegen Eier"],
  ["Je veux cuisiner.", "Volontiers. Tu as des allergies ?", "Les œufs.", "Je suis allergique aux œufs"],
  ["Hola", "¿Tienes alguna alergia?", "Sí, a los frutos secos.", "Tengo alergia a los frutos secos"],
  ["Voglio cucinare.", "Hai allergie o intolleranze?", "Il lattosio", "Ho un'allergia al lattosio"],
  ["Oi", "Você tem alergias?", "Amendoim.", "Tenho alergia a amendoim"],
  ["你好", "你对什么过敏？", "花生", "我对花生过敏"],
  ["こんにちは", "アレルギーはありますか？", "はい、卵です。", "卵アレルギーがあります"],
])("a bare answer to a question about allergies is a constraint that says so: %s %s %s", async (...row) => {
  const [request, question, answer, content] = row
  const facts = await factsAfter(request, question, answer)
  const [fact] = facts.filter(({ category }) => category === "constraint")
  expect(fact?.content).toBe(content)
  expect(fact?.about).toEqual({ subject: "user", attribute: "allergy" })
  expect(facts).toHaveLength(1)
})

test.each([
  ["Hi", "Are you vegetarian?", "Yes.", /^Is vegetarian$/],
  ["Hi", "Are you vegetarian or vegan?", "Vegan.", /^Is vegan$/],
  ["Hallo", "Bist du Vegetarier?", "Ja", /^Ich bin Vegetarier$/],
  ["Bonjour", "Es-tu végétarienne ?", "Oui.", /^Je suis végétarienne$/],
  ["你好", "你吃素吗？", "是的。", /^我吃素$/],
  ["こんにちは", "ベジタリアンですか？", "はい。", /^ベジタリアンです$/],
])("a yes to a question about what somebody eats is a constraint that says so: %s %s %s", async (...row) => {
  const [request, question, answer, content] = row
  const [fact] = await factsAfter(request, question, answer)
  expect(fact?.content).toMatch(content)
  expect([fact?.category, fact?.about]).toEqual(["constraint", { subject: "user", attribute: "diet" }])
})

test.each([
  ["Hello", "Do you have any allergies?", "No thanks"],
  ["Hello", "Do you have any allergies?", "Rather not say"],
  ["Hello", "Do you have any allergies?", "Why do you ask?"],
  ["Hello", "Do you have any allergies?", "Cheers."],
  ["Hello", "What are you allergic to?", "Mondays"],
  ["Hello", "Do you have any allergies?", "My son: peanuts"],
  ["Hello", "Do you have any allergies?", "Maybe peanuts?"],
  ["Hello", "Do you have any allergies?", "Pasta, please"],
  ["My niece is staying with us.", "Any allergies?", "Peanuts"],
  ["We have visitors from Japan.", "Any allergies?", "Peanuts"],
  ["Pretend I'm Sherlock Holmes.", "Very well, Mr Holmes. Are you vegetarian?", "Yes."],
  ["Let's play: you are a waiter and I am a guest.", "Do you have any allergies?", "Shrimp."],
  ["Write a story about a chef.", "What is he allergic to?", "Eggs"],
  ["Hello", "Do you want a recipe with nuts or without?", "Nuts"],
  ["Hello", "Are you vegetarian or vegan?", "Yes"],
  ["Hello", "Are you vegetarian?", "My wife is"],
  ["Hallo", "Hast du Allergien?", "Möchte ich nicht sagen"],
  ["Hallo", "Hast du Allergien?", "Früher mal, Milch"],
  ["Bonjour", "As-tu des allergies ?", "Pas à ma connaissance"],
  ["Hola", "¿A qué eres alérgico?", "A los lunes"],
  ["Ciao", "Hai allergie?", "Preferisco non dirlo"],
  ["Oi", "Você tem alergias?", "Meu filho, ovo"],
  ["你好", "你有什么过敏吗？", "没有"],
  ["こんにちは", "アレルギーはありますか？", "息子は卵です"],
])(
  "a refusal, a joke, a part that somebody plays and what is of somebody else give no allergy and no diet of the user: %s %s %s",
  async (...row) => {
    const facts = await factsAfter(...(row as [string, string, string]))
    const own = facts.filter(
      ({ about, content }) =>
        about?.attribute === "allergy" || about?.attribute === "diet" || /allerg|alerg|过敏|アレルギー/iu.test(content),
    )
    expect(own.map(({ content }) => content)).toEqual([])
  },
)

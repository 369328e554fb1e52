import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { afterConversation } from "../conversation.ts"

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

test.each([
  ["I'm cooking for my grandmother.", "Any allergies I should know about?", "chicken"],
  ["Plan a snack table for a bake sale.", "Any allergies?", "Peanuts"],
  ["I'd like to bake a cake for Tom.", "Any allergies?", "soy"],
  ["My godson is staying for a week.", "Any allergies?", "Eggs"],
  ["Our lodger turns 30.", "Any allergies?", "Milk"],
  ["Ich koche für meine Großmutter.", "Irgendwelche Allergien?", "Nüsse"],
  ["Meine Cousine kommt morgen.", "Irgendwelche Allergien?", "Eier"],
  ["Mon filleul dort chez nous.", "Des allergies ?", "Les arachides"],
  ["Mi cuñado viene a comer.", "¿Alguna alergia?", "Huevo"],
  ["Mia suocera viene a cena.", "Qualche allergia?", "Noci"],
  ["A minha sogra vem jantar.", "Alguma alergia?", "Ovo"],
  ["给食堂写菜单。", "有什么过敏吗？", "花生"],
  ["祖母に料理を作ります。", "アレルギーはありますか？", "卵"],
])("a bare answer behind a request for others states nothing of anybody: %s %s %s", async (...row) => {
  const facts = await factsAfter(...(row as [string, string, string]))
  const answered = facts.filter(({ content }) => content.toLowerCase().includes(row[2].toLowerCase()))
  expect(answered.map(({ content }) => content)).toEqual([])
})

test.each([
  ["I don't have much time. Suggest a recipe.", "Any allergies?", "Peanuts"],
  ["I'm kinda hungry.", "Any allergies?", "Eggs"],
  ["I'd like to visit Thailand. What could I eat there?", "Any allergies?", "Peanuts"],
  ["I'm cooking for myself tonight.", "Any allergies?", "Soy"],
  ["O que posso jantar? Tenho pouco tempo.", "Alguma alergia?", "Amendoim"],
  ["Ho poco tempo. Suggerisci una ricetta.", "Qualche allergia?", "Noci"],
])(
  "words of one language that name people in another keep no answer from being the user's: %s %s %s",
  async (...row) => {
    const facts = await factsAfter(...(row as [string, string, string]))
    expect(facts.map(({ about }) => about?.attribute)).toContain("allergy")
  },
)

/** The facts after the answer to a question and a next message. */
async function factsAfterNext(question: string, answer: string, next: string) {
  const { facts } = await afterConversation(["Hi", question], [answer, "OK."], [next, "OK."])
  return facts.map(({ content }) => content)
}

test.each([
  ["Do you have any allergies?", "soy", "Sorry, I meant sulfites.", "Allergic to sulfites"],
  ["Do you have any allergies?", "soy", "Not soy but sulfites.", "Allergic to sulfites"],
  ["Do you have any allergies?", "Peanuts", "No, I meant walnuts.", "Allergic to walnuts"],
  ["Are you vegetarian or vegan?", "vegan", "Sorry, I meant vegetarian.", "Is vegetarian"],
  ["Hast du Allergien?", "Soja", "Sorry, ich meinte Sellerie.", "Ich bin allergisch gegen Sellerie"],
  ["你有什么过敏吗？", "花生", "不是花生，是核桃。", "我对核桃过敏"],
])("a bare answer is corrected by the next message: %s %s %s", async (question, answer, next, content) => {
  expect(await factsAfterNext(question, answer, next)).toEqual([content])
})

test.each([
  ["Do you have any allergies?", "soy", "Sorry, I meant to ask about dinner.", "Allergic to soy"],
  ["Do you have any allergies?", "milk", "Sorry, I have to go.", "Allergic to milk"],
  ["Do you have any allergies?", "eggs", "No, that's all.", "Allergic to eggs"],
  ["Hast du Allergien?", "Nüsse", "Nein, sonst nichts.", "Ich bin allergisch gegen Nüsse"],
])("and stays behind what corrects nothing: %s %s %s", async (question, answer, next, content) => {
  expect(await factsAfterNext(question, answer, next)).toEqual([content])
})

test.each([
  ["Do you have any allergies?", "gegen Nüsse", "Ich bin allergisch gegen Nüsse"],
  ["Do you have any allergies?", "aux arachides", "Je suis allergique aux arachides"],
  ["Hast du Allergien?", "alle noci", "Ho un'allergia alle noci"],
  ["Any allergies?", "el huevo", "Tengo alergia al huevo"],
  ["Do you have any allergies?", "花生", "我对花生过敏"],
])("an answer in another language than its question is stated in its own: %s %s", async (question, answer, content) => {
  const facts = await factsAfter("Hi", question, answer)
  expect(facts.map((fact) => fact.content)).toEqual([content])
})

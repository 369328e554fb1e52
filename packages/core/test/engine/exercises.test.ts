import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

/** What is stored of single conversations but the turns themselves. */
async function factsOf(...texts: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory()
  const own = memory.for({ user: "u" })
  for (const text of texts) {
    const reply = { role: "assistant", text: "OK." } as const
    await own.remember([{ role: "user", text }, reply], { session: text })
  }
  const { items } = await own.list({ where: { status: ["active"] }, limit: 100 })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

test.each([
  ["Solve: My name is Peter. I am 12 years old and my sister is 4 years younger. How old is she?"],
  ["Question 4. I own 24 chickens and sell 7 of them at the market. How many chickens do I have left?"],
  ["Löse: Ich heiße Paul und bin 11 Jahre alt. Meine Schwester ist doppelt so alt. Wie alt ist sie?"],
  ["Résous : Je m'appelle Léa et j'ai 13 ans. Mon frère a 5 ans de moins. Quel âge a-t-il ?"],
  ["Ejercicio de mates: Vivo a 8 km del colegio y voy en bici a 16 km/h. ¿Cuánto tardo?"],
  ["Problema: Ho 7 galline e ogni gallina fa 5 uova. Quante uova ho?"],
  ["Resolva: Meu nome é Bruno e tenho 12 anos. Minha irmã tem a metade. Quantos anos ela tem?"],
  ["解题：我叫小明，今年12岁，妹妹比我小4岁。妹妹几岁？"],
  ["Correct: I has two childs and I lives in Leeds since 2019. My name is Tariq."],
  ["Fix the mistakes: i lives in bristol and i works at a bakery"],
  ["Korrigiere: Ich heiße Selim. Ich wohne in Essen seit drei Jahr."],
])("an exercise or a text to correct says nothing of who sends it: %s", async (text) => {
  expect(await factsOf(text)).toEqual([])
})

test("a name in a text to correct does not replace the person's own", async () => {
  const facts = await factsOf(
    "My name is Nora and I'm 41 years old.",
    "Correct: I live since three years in Bonn. My name is Omar.",
    "Solve: My name is Anna. I am 14 years old and I have two brothers. How old will I be in 5 years?",
  )
  expect(facts.join()).toMatch(/Nora/)
  expect(facts.join()).toMatch(/41/)
  expect(facts.join()).not.toMatch(/Omar|Anna|14|Bonn/)
})

test.each([
  ["Problem: I live in a flat without heating and my landlord won't answer. What can I do?", /flat/],
  ["Correction: I live in Leeds, not London.", /Leeds/],
  ["My cat eats 3 tins a day. Is that too much?", /3 tins/],
  ["I have 3 cats. How many litter boxes do I need?", /3 cats/],
  ["How many calories do I need? I'm 41 years old and weigh 80 kg.", /41/],
  ["Korrektur: Ich wohne in Kassel, nicht in Kiel.", /Kassel/],
  ["Ich habe drei Katzen. Wie viele Klos brauche ich?", /Katzen/],
  ["J'ai trois chats. Combien de litières me faut-il ?", /chats/],
  ["我是医院的翻译，我对乳胶过敏。", /乳胶/],
])("a question about one's own life is no exercise: %s", async (text, own) => {
  expect((await factsOf(text)).join()).toMatch(own)
})

/** The same after one conversation of user and assistant in turn. */
async function factsAfter(...texts: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory()
  const own = memory.for({ user: "u" })
  for (let at = 0; at < texts.length; at += 2) {
    const said = [...texts.slice(0, at + 1), texts[at + 1] ?? "OK."]
    const messages = said.map((text, index) => ({ role: index % 2 === 0 ? "user" : "assistant", text }) as const)
    await own.remember(messages, { session: "s" })
  }
  const { items } = await own.list({ where: { status: ["active"] }, limit: 100 })
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

test.each([
  [
    "Help me fill out a form for my father, ask me one thing at a time.",
    "Sure. What is his name?",
    "My name is Walter Blom",
    "Any allergies?",
    "I'm allergic to ibuprofen",
  ],
  ["Ich dolmetsche für einen Patienten.", "Was sagt der Patient?", "Ich habe Diabetes und bin gegen Latex allergisch"],
  [
    "Aide-moi à remplir un formulaire pour ma mère, pose-moi les questions une par une.",
    "Des allergies ?",
    "Je suis allergique à la pénicilline",
    "Nom ?",
    "Je m'appelle Odette Morin",
  ],
  [
    "Ayúdame a rellenar un formulario para mi madre, hazme las preguntas una a una.",
    "¿Alergias?",
    "Soy alérgica a la penicilina",
  ],
  ["我要给一位病人做翻译。", "病人说什么？", "我有糖尿病，对乳胶过敏"],
])("who answers for somebody else says nothing of themselves: %s", async (...texts) => {
  expect((await factsAfter(...texts)).join()).not.toMatch(/Blom|ibuprofen|Diabetes|Latex|nicil|Odette|糖尿病|乳胶/i)
})

test.each([
  ["Help me fill in my own form", "Any allergies?", "I'm allergic to penicillin", /penicillin/],
  ["Hilf mir, mein Formular auszufüllen", "Allergien?", "Ich bin allergisch gegen Penicillin", /Penicillin/],
  ["I'm translating for a living.", "Nice, where do you live?", "I live in Basel and I have two sons", /Basel/],
])("who answers for themselves is heard: %s", async (request, asked, answer, own) => {
  expect((await factsAfter(request, asked, answer)).join()).toMatch(own)
})

test.each([
  ["我接下来发一些句子，你帮我翻译成英文。", "好的。", "我叫李雷。", "My name is Li Lei.", "我对花生过敏。"],
  ["我一句一句发，你帮我改语法。", "好。", "我是工作在医院。", "我在医院工作。", "我有二个孩子。"],
  ["Ich gebe dir jetzt Wörter, sag mir nur den Artikel."],
  ["Adesso ti mando dei testi, correggili e basta."],
  ["For this game always answer in rhymes."],
])("an announcement of texts is no wish that lasts, and they are nobody's life: %s", async (...texts) => {
  expect(await factsAfter(...texts)).toEqual([])
})

test.each([
  ["Always translate what I write in German into English.", /German/],
  ["From now on answer in short sentences.", /short/],
])("a wish that sounds like such an announcement lasts: %s", async (text, own) => {
  expect((await factsAfter(text)).join()).toMatch(own)
})

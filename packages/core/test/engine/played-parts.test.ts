import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import type { ChatMessage } from "../../src/turn/messages.ts"
import { tenantOf } from "../../src/turn/pools.ts"

/** What is known, without turns, after a conversation: messages of the user, each but the last with the reply to it. */
async function factsOf(...texts: readonly string[]) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const all = texts.map((text, at): ChatMessage => ({ role: at % 2 === 0 ? "user" : "assistant", text }))
  for (const [at, { role }] of all.entries()) {
    if (role !== "user") continue
    const turn = await memory.begin({ owner, messages: all.slice(0, at + 1), systemRole: true })
    await turn.finish({ text: all[at + 1]?.text ?? "OK.", whole: true })
    await memory.settled()
  }
  const { items } = await memory.for(owner).list({ where: { status: ["active"] }, limit: 100 })
  expect(items.filter(({ category }) => category === "turn").length).toBeGreaterThanOrEqual(all.length / 2)
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

test.each([
  [
    "Pretend that I'm a patient with epilepsy and you're the paramedic.",
    "Okay. Sir, can you hear me?",
    "Yes. I take carbamazepine and I'm allergic to aspirin.",
  ],
  [
    "I want to practise a job interview, you're the interviewer.",
    "Great! Tell me about yourself.",
    "My name is John Miller, I'm 34 and I've worked at Siemens for six years.",
    "Why do you want to leave?",
    "I live in Munich and want to be closer to my kids.",
  ],
  [
    "Rollenspiel: ich spiele eine Kundin, die in Kiel wohnt, du bist der Kellner.",
    "Guten Abend, was darf es sein?",
    "Ich hätte gern einen Kaffee, aber ich vertrage keine Laktose.",
  ],
  [
    "J'aimerais m'entraîner à un entretien d'embauche. Tu fais le recruteur.",
    "Très bien. Parlez-moi de vous.",
    "Je m'appelle Paul Girard et je travaille chez Renault depuis dix ans.",
  ],
  [
    "Haz como si yo fuera un paciente con asma y tú la médica de urgencias.",
    "Buenas, ¿qué le pasa?",
    "Tomo cortisona y soy alérgico a la penicilina.",
  ],
  [
    "Vorrei esercitarmi per un colloquio di lavoro. Tu fai il selezionatore.",
    "Bene. Mi parli di lei.",
    "Mi chiamo Paolo Neri e lavoro in Fiat da dieci anni.",
  ],
  [
    "Finge que eu sou um paciente com asma e você é a médica.",
    "Boa noite, o que houve?",
    "Tomo corticoide e sou alérgico a penicilina.",
  ],
  [
    "面接の練習をしたいです。あなたは面接官です。",
    "では自己紹介をお願いします。",
    "山本太郎と申します。仙台に住んでいます。",
  ],
  ["假装我是一个哮喘病人，你是急诊医生。", "您好，哪里不舒服？", "我在吃激素，对青霉素过敏。"],
])("what somebody says in a part that they play is no fact about them: %s", async (...texts) => {
  expect(await factsOf(...texts)).toEqual([])
})

test.each([
  [
    "Let's play: I'm a dragon and you're a knight.",
    "Have at thee, dragon!",
    "Ok enough, end of game. In real life I'm allergic to sesame, what do I bake?",
  ],
  [
    "I want to practise for a job interview.",
    "Great! Tell me about yourself.",
    "I've worked in sales for ten years.",
    "Why do you want to leave?",
    "Thanks, that helped. By the way I have a sesame allergy, which snacks can I take along?",
  ],
  [
    "Spielen wir: ich bin ein Drache und du ein Ritter.",
    "Zieh dein Schwert!",
    "Okay, Schluss mit dem Spiel. In echt bin ich gegen sesame allergisch. Was backe ich?",
  ],
  ["Act as my nutritionist.", "Gladly. What do you eat?", "Mostly oats, and I'm allergic to sesame."],
  ["Let's play twenty questions.", "Is it an animal?", "Yes! Wait, dinner first, I'm allergic to sesame, any recipe?"],
])("who ends the part, or plays none, speaks for themselves: %s", async (...texts) => {
  expect((await factsOf(...texts)).join(" ")).toContain("sesame")
})

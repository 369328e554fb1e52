import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"

const TALK = new URL("../../talk/unstated/judge/", import.meta.url)

/** What every conversation of somebody who typed only this may be given. */
async function factsOf(...texts: readonly string[]): Promise<readonly (readonly string[])[]> {
  await using memory = await createMemory()
  const facts: (readonly string[])[] = []
  for (const [at, text] of texts.entries()) {
    const person = memory.for({ user: `user ${at}` })
    await person.remember(text)
    const { items } = await person.list()
    facts.push(items.filter(({ type }) => type !== "episodic").map(({ content }) => content))
  }
  return facts
}

test.each([
  "Am I allergic to shellfish?",
  "Do I have diabetes?",
  "Don't I have asthma?",
  "Is my nut allergy real?",
  "Can you test me whether I'm allergic to gluten?",
  "is it possible that im allergic to cats",
  "How do I say I'm allergic to eggs in Japanese?",
  "what's the Spanish for I am allergic to peanuts",
  "I wish I were allergic to broccoli",
  "People often say I'm allergic to nuts when they just dislike them",
  "I'm allergic to Mondays",
  "My character is a wizard. I live in a tower and I have three dragons.",
  "lol I'm a potato and live in a couch",
  "Bin ich allergisch gegen Nüsse?",
  "weißt du ob ich allergisch gegen katzen bin",
  "Suis-je allergique aux noix ?",
  "Me pregunto si soy celíaca.",
  "sai se sono allergico al polline",
  "eu tenho diabetes ou nao",
  "私が乳糖不耐症かどうか分かりますか。",
  "我对花生过敏吗？",
  "我会不会对小麦过敏？",
])("what somebody asks, wishes, repeats or has translated about themselves is no fact: %s", async (text) => {
  expect(await factsOf(text)).toEqual([[]])
})

test.each([
  ["I'm allergic to nuts, what can I eat?", "nuts"],
  ["What should I cook, I have celiac disease?", "celiac"],
  ["As a diabetic, can I have this?", "diabetic"],
  ["Can my coeliac son have this?", "coeliac"],
  ["Darf ich als Diabetikerin Bananen essen?", "Diabetikerin"],
  ["ich wohne in bonn, wo gibts gute pizza?", "bonn"],
  ["je suis allergique aux noix je peux manger quoi ?", "noix"],
  ["Tengo asma, ¿qué vacunas necesito?", "asma"],
  ["ho l'asma, posso correre?", "asma"],
  ["moro em recife, onde janto bem?", "recife"],
  ["我对坚果过敏，可以吃什么？", "坚果"],
])("what somebody tells of themselves in a question is kept: %s", async (text, told) => {
  const [facts] = await factsOf(text)
  expect(facts?.join("\n").toLowerCase()).toContain(told.toLowerCase())
})

test("of talk that nothing was fitted on, one sentence in sixteen that asserts nothing becomes a fact at most, and three in four that do are kept", async () => {
  const lines = readdirSync(TALK).flatMap((name) => readFileSync(new URL(name, TALK), "utf8").trim().split("\n"))
  const sentences = lines.map((line) => line.slice(2).split(" | "))
  const facts = await factsOf(...sentences.map(([text = ""]) => text))
  const isKept = lines.map((line, at) => {
    const told = facts[at]?.join("\n").toLowerCase() ?? ""
    return line.startsWith("-") ? told !== "" : told.includes(sentences[at]?.[1]?.toLowerCase() ?? "")
  })
  const shareOf = (sign: string) => {
    const those = isKept.filter((_, at) => lines[at]?.startsWith(sign))
    return those.filter((kept) => kept).length / those.length
  }
  expect(shareOf("-")).toBeLessThanOrEqual(1 / 16)
  expect(shareOf("+")).toBeGreaterThanOrEqual(0.75)
})

test('"i" is only the English pronoun in English', async () => {
  expect(await factsOf("Jag bor i Lund.", "i live in leeds")).toEqual([
    ["Jag bor i Lund"],
    [expect.stringMatching(/^(?:I live|Lives) in leeds$/)],
  ])
})

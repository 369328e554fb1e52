import { expect, test } from "vitest"
import { READER_HEADS, READER_WEIGHTS } from "../../src/defaults/reader/reader-weights.ts"
import { createMemory, rulesExtractor, tenantOf } from "../../src/index.ts"
import { ATTRIBUTE_WEIGHTS } from "../../src/text/topics/attribute-weights.ts"

async function factsOf(text: string) {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  const { drafts } = await ada.preview(text)
  return drafts.map(({ draft }) => draft)
}

test.each([
  ["been at the harbour office as a crane operator since march", "identity"],
  ["Seit Ostern wohnen wir bei meinen Eltern in Soest", "identity"],
  ["我对花生过敏，吃一点就起疹子", "constraint"],
  ["dont use emojis with me pls", "instruction"],
])("a statement in natural words becomes a fact in these words: %s", async (text, category) => {
  const [fact, ...others] = await factsOf(text)
  expect(others).toEqual([])
  expect(fact).toMatchObject({ category, content: expect.stringContaining(text.slice(1)) })
})

test.each([
  "No grupo tratam-me por Nandinha",
  "Abitiamo sopra il bar, quindi il rumore lo conosco",
  "Auf dem Namensschild steht Dr. Holm, aber hier reicht Ines",
  "signe Margot, personne ne m'appelle Marguerite",
])("what slips in beside a task becomes a fact: %s", async (text) => {
  const facts = await factsOf(text)
  expect(facts.map(({ content }) => content.slice(1))).toEqual([text.slice(1)])
})

test.each(["田中：", "estou à espera do eletricista", "いまバス待ち", "Wolę nie mówić"])(
  "who speaks, the moment and an evasion give no fact: %s",
  async (text) => {
    expect(await factsOf(text)).toEqual([])
  },
)

test.each([
  "apparently I snore",
  "Angeblich bin ich mit einem Grafen verwandt",
  "Stell dir vor, ich wäre Kapitän",
  "se vivessi a Parigi mangerei meglio",
  "mon collègue s'est acheté un bateau",
  "the guy next door keeps bees on his roof",
  "我同事下个月结婚",
  "schreib mir drei Reime auf Haus",
  "Estoy cansadísima hoy",
])("hearsay, what is supposed, others' lives, requests and moods give no fact: %s", async (text) => {
  expect(await factsOf(text)).toEqual([])
})

test("a negation stays in the fact, whatever the order of words", async () => {
  const [fact] = await factsOf("Überhaupt nicht mag ich laute Musik.")
  expect(fact?.content).toBe("Überhaupt nicht mag ich laute Musik")
})

test.each([
  "Seit Ostern wohne ich bei meinen Eltern in Soest",
  "seit ostern wohn ich wieder bei meinen eltern in soest",
  "Seit Ostern wohnen wir bei meinen Eltern in Soest",
  "we live in Leeds now",
  "on habite à Nantes depuis mars",
  "ahora vivimos en Valencia",
  "我现在住在成都",
])("a fact of the user has an address, by which a question finds it: %s", async (said) => {
  await using memory = await createMemory()
  const ada = memory.for({ user: "ada" })
  await ada.remember(said)
  const { items } = await ada.list()
  expect(items.find(({ category }) => category === "identity")?.about).toEqual({ subject: "user", attribute: "home" })
})

test("an answer is read with its question, and kept only if it says something alone", async () => {
  const messages = [
    { role: "assistant", text: "Got it. Do you still go climbing?", position: 0 },
    { role: "user", text: "nah", position: 1 },
  ] as const
  const turn = {
    id: "turn",
    owner: { tenant: tenantOf("default"), user: "ada" },
    at: 0,
    before: [],
    recalled: [],
    messages,
  }
  expect(await rulesExtractor.extract([turn], [])).toEqual([])
})

test("the weights take at most 300 kB", () => {
  const bytes = (3 * (READER_WEIGHTS.length + ATTRIBUTE_WEIGHTS.length)) / 4 + READER_HEADS.length
  expect(bytes).toBeLessThanOrEqual(300_000)
})

import { expect, test } from "vitest"
import { rulesExtractor } from "../../src/defaults/rules-extractor.ts"
import { tenantOf } from "../../src/turn/pools.ts"

async function read(text: string) {
  const messages = [{ role: "user", text, position: 0 }] as const
  const owner = { tenant: tenantOf("acme") }
  const drafts = await rulesExtractor.extract([{ id: "t", owner, at: 0, before: [], messages, recalled: [] }], [])
  return drafts.map(({ category, content, about, key }) => ({ category, content, attribute: about?.attribute, key }))
}

test.each([
  "Dmitri, 38, back-end, sit in Tbilisi",
  "hey bin leon, 19, azubi koch im zweiten lehrjahr",
  "hiya im priya 26 nurse on a ward in leeds",
  "coucou, moi c'est Camille, 23 ans, en master à Lyon",
  "Hola, me llamo Rocío y traduzco novelas",
  "Ciao, mi chiamo Bruna, insegno a Lecce",
  "Oi, meu nome é Joana",
  "我叫唐伟杰，在成都，做测试的",
  "Hey, Tom here. I fix boats",
])("an introduction is the name of its speaker: %s", async (text) => {
  const [first] = await read(text)
  expect(first?.category).toBe("identity")
  expect(first?.attribute === "name" || first?.key === "identity:name").toBe(true)
})

test("what goes on with an introduction is about its speaker", async () => {
  const facts = await read("Right. Graham here. Self employed sparky, Kidderminster, 58.")
  expect(facts.map(({ category, content }) => [category, content])).toEqual([
    ["identity", "Graham here"],
    ["identity", "Self employed sparky, Kidderminster, 58"],
  ])
})

test.each([
  "I'm 34 years old",
  "im tired",
  "I'm here",
  "Nothing here",
  "Bug here.",
  "Guest here.",
  "Delivery here",
  "Stau hier",
  "Pluie ici",
  "Berlin, 23 degrees",
  "I'm Mondays only",
])("no name is introduced by: %s", async (text) => {
  const facts = await read(text)
  expect(facts.filter(({ attribute, key }) => attribute === "name" || key === "identity:name")).toEqual([])
})

test.each([
  "Please keep your answers short when I ask about design, I hate walls of text.",
  "Please always answer with metric units, I'm done with miles.",
  "Wenn ich nach Zahlen frage, schreib bitte immer die Quelle dazu.",
  "pls dont use big words when u explain stats, i only understand plain english",
])("a standing wish is kept although it sounds like a request: %s", async (text) => {
  expect((await read(text)).map(({ category }) => category)).toContain("instruction")
})

test.each([
  "Please write a short answer to this mail",
  "Explain this in plain words",
  "Nenn mir drei Flüsse in Hessen",
])("a request of now is no standing wish: %s", async (text) => {
  expect(await read(text)).toEqual([])
})

test.each([
  ["Can I take ibuprofen with metformin, I'm diabetic?", "diabetic"],
  ["Was nehm ich für die Carbonara, wenn ich laktoseintolerant bin?", "laktoseintolerant"],
  ["我花生过敏，这个酱能吃吗？", "花生过敏"],
])("a question tells what its author must not get: %s", async (text, told) => {
  const facts = await read(text)
  expect(facts.map(({ category }) => category)).toEqual(["constraint"])
  expect(facts[0]?.content).toContain(told)
})

test.each([
  "Is peanut allergy more common than it was?",
  "Which sports are good for the back?",
  "Welche Medikamente gibt es gegen Migräne?",
])("a question of general knowledge tells nothing: %s", async (text) => {
  expect(await read(text)).toEqual([])
})

test("German words stay as they were written", async () => {
  const [fact] = await read("hey bin leon, 19, azubi koch im 2. lehrjahr")
  expect(fact?.content).toBe("Hey bin leon, 19, azubi koch im 2. lehrjahr")
})

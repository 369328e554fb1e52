import { readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { findMadeUp } from "../../src/text/spans/made-up-model.ts"
import { tenantOf } from "../../src/turn/pools.ts"

async function factsOf(text: string) {
  await using memory = await createMemory()
  const owner = { tenant: tenantOf("acme"), user: "ada" }
  const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
  await turn.finish({ text: "OK.", whole: true })
  await memory.settled()
  const { items } = await memory.for(owner).list({ where: { status: ["active"] } })
  expect(items.some(({ category }) => category === "turn")).toBe(true)
  return items.filter(({ category }) => category !== "turn").map(({ content }) => content)
}

test.each([
  "For testing, my name is Test User and I live in Testville.",
  "For the essay assume I grew up in Kenya.",
  "In my D&D game I am a half-elf named Lia and I live in Waterdeep.",
  "My character is a wizard. I live in a tower and I am allergic to iron.",
  "My OC is called Vex. I am a vampire and I live in Prague.",
  "me: I live in a swamp",
  "my cat: I am allergic to mondays",
  "Riddle: I have hands but cannot clap. What am I?",
  "What am I?\nI have keys but no locks. I am a piano.",
  "Pour le test, je m'appelle Jean Dupont et j'habite à Testville.",
  "Para la prueba, me llamo Juan Prueba y vivo en Madrid.",
  "Zum Testen: ich heiße Max Mustermann und wohne in Teststadt.",
  "In The Sims I'm called Dolly, I have four kids and work as a spy.",
  "From now on in this scene you call me Lord Varek and always speak in riddles.",
  "Lass uns spielen: Ich bin der König von Bayern und vertrage keine Milch. Du bist mein Koch.",
  "In meiner Geschichte bin ich Chirurgin in Wien und tablettensüchtig. Schreib bitte den Anfang.",
  "En mi cuento soy cirujana en Bogotá y adicta a la morfina. Escribe el principio.",
  "Il mio personaggio si chiama Bruno, è vedovo e vive a Camogli. Cosa lo spinge?",
  "Case: 45-year-old woman, celiac disease, takes metformin. What breakfast would you suggest?",
  "病例：女，45岁，乳糜泻，服用二甲双胍。早餐建议什么？",
])("what is tried out, played or told as a joke or of a case is no fact: %s", async (text) => {
  expect(await factsOf(text)).toEqual([])
})

test.each([
  ["I'm vegan and I live in Boston.", "Boston"],
  ["I'm 38 and I live in Tokyo", "Tokyo"],
  ["I'm diabetic and I live in Rome.", "diabetic"],
  ["Je suis mariée et j'habite à Paris.", "Paris"],
])("two plain things in one sentence are no story: %s", async (text, kept) => {
  expect((await factsOf(text)).join("\n")).toContain(kept)
})

test.each([
  ["My essay is about Kenya. I grew up in Nairobi.", "Nairobi"],
  ["I play D&D on Thursdays. I am allergic to walnuts.", "walnuts"],
  ["I test software for a living. I live in Ghent.", "Ghent"],
  ["I am allergic to walnuts. For testing, my name is Test User.", "walnuts"],
  ["I write crime novels for a living and I live in Whitby.", "Whitby"],
  ["I have a job interview on Friday at Siemens. I'm a software tester.", "tester"],
  ["I'm a dietitian and have celiac disease myself. Case: 45-year-old man, gout.", "celiac"],
  ["Ich bin Ernährungsberaterin und habe selbst Zöliakie. Fall: Mann, 50, Gicht.", "Zöliakie"],
])("what somebody says of themselves with the same words stays: %s", async (text, kept) => {
  const facts = (await factsOf(text)).join(" ")
  expect(facts).toContain(kept)
  expect(facts).not.toContain("Test User")
})

test("of judged sentences most that are made up are found, and few others", () => {
  const folder = new URL("../../talk/made-up/judge/", import.meta.url)
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(new URL(name, folder), "utf8")
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("#")),
  )
  const shareFound = (sign: string): number => {
    const those = lines.filter((line) => line.startsWith(sign))
    return those.filter((line) => findMadeUp(line.slice(2)) !== undefined).length / those.length
  }
  expect(shareFound(">")).toBeGreaterThan(0.65)
  expect(shareFound(".")).toBeLessThan(0.1)
})

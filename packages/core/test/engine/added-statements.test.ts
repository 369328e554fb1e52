import { expect, it, onTestFinished } from "vitest"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { AddDetails, OwnedMemory } from "../../src/index.ts"

/** A memory with notes, so that a request does not get everything. */
async function amongNotes(): Promise<OwnedMemory> {
  const engine = await createMemory()
  onTestFinished(() => engine[Symbol.asyncDispose]())
  const ada = engine.for({ user: "ada" })
  for (let note = 1; note <= 8; note++) {
    await ada.add(`Note ${note} about the roof of the barn`, { category: "general" })
  }
  return ada
}

const isGiven = async (memory: OwnedMemory, content: string): Promise<boolean> =>
  (await memory.recall("Suggest a quick dinner for tonight.")).block?.includes(content) === true

it.each([
  "I am allergic to nuts",
  "Allergic to nuts",
  "The user is allergic to nuts",
  "Has a severe nut allergy",
  "My name is Paula",
  "I am vegan",
  "Vegetarian",
  "I'm a type 1 diabetic",
  "Lives in Turin",
  "The user lives in Leeds",
  "User has coeliac disease",
  "User works at Siemens",
  "The user's wife is called Sue",
  "Ich bin allergisch gegen Nüsse",
  "Der Nutzer ist allergisch gegen Nüsse",
  "L'utilisateur est allergique aux noix",
  "El usuario vive en Sevilla",
  "L'utente si chiama Giulia",
  "O usuário é alérgico a amendoim",
  "用户对坚果过敏",
  "ユーザーは大阪に住んでいます",
])("gives %j to every conversation when it is added without a category", async (content) => {
  for (const origin of ["manual", "import", "assistant"] as const) {
    const memory = await amongNotes()
    await memory.add(content, { origin })
    expect(await isGiven(memory, content)).toBe(true)
  }
})

it.each([
  "The parser lives in packages/core",
  "Lives in packages/core/src/turn",
  "Works with PostgreSQL 16 only",
  "The user object has an address field",
  "User service runs in Kubernetes",
  "The user asked how diabetics eat",
  "The user is planning a trip to Turin",
  "Name: optional field",
  "Marco lives in Rome",
  "Call the plumber on Monday",
])("keeps %j for questions about it", async (content) => {
  const memory = await amongNotes()
  await memory.add(content)
  expect(await isGiven(memory, content)).toBe(false)
})

it("lets what the caller says of a memory win over what is read", async () => {
  const memory = await amongNotes()
  const about = { subject: "guest", attribute: "allergy" }
  const { memory: added } = await memory.add("Allergic to nuts", { category: "general", about })
  expect(added).toMatchObject({ category: "general", about })
  expect((await memory.add("Allergic to eggs", { importance: 0.2 })).memory.importance).toBe(0.2)
})

it.each<[string, string, AddDetails["quote"]]>([
  ["Lives in Lyon", "Lives in Nantes", undefined],
  ["The user lives in Lyon", "The user lives in Nantes", undefined],
  ["I live in Lyon", "I live in Nantes", "I live in Nantes"],
  ["The user's name is Ana", "The user's name is Eva", undefined],
  ["User works at Siemens", "User works at Bosch", undefined],
  ["User is vegetarian", "User is not vegetarian", undefined],
])("does not leave %j beside %j without a word", async (before, after, quote) => {
  const memory = await amongNotes()
  const earlier = await memory.add(before, { origin: "assistant" })
  const later = await memory.add(after, { origin: "assistant", ...(quote !== undefined && { quote }) })
  const links = later.memory.links?.filter(({ to }) => to === earlier.memory.id) ?? []
  expect([later.did, links.map(({ as }) => as)]).toEqual(["superseded", ["supersedes"]])
  expect((await memory.get(earlier.memory.id))?.status).toBe("superseded")
})

it("reads no instruction from what an agent or a file adds, and one from the person", async () => {
  for (const origin of ["assistant", "import"] as const) {
    const { memory: added } = await (await amongNotes()).add("Prefers short answers", { origin })
    expect(added.category).not.toBe("instruction")
  }
  const memory = await amongNotes()
  expect((await memory.add("Always answer in German")).memory.category).toBe("instruction")
  expect(await isGiven(memory, "Always answer in German")).toBe(true)
})

it("lets a part of a longer text take the place of nothing", async () => {
  const memory = await amongNotes()
  const both = "I'm allergic to nuts. I live in Derby."
  const { memory: added } = await memory.add(both)
  expect(await isGiven(memory, "allergic to nuts")).toBe(true)
  await memory.add("I live in Leeds")
  expect((await memory.get(added.id))?.status).toBe("active")
})

it("reads nothing from what every user of a tenant shares", async () => {
  const engine = await createMemory()
  onTestFinished(() => engine[Symbol.asyncDispose]())
  const { memory: added } = await engine.for({}).add("We live in Leeds", { shared: true })
  expect(added).toMatchObject({ category: "general" })
  expect(added.about).toBeUndefined()
})

import { describe, expect, test } from "vitest"
import { createMemory, tenantOf } from "../../src/index.ts"

const tenant = tenantOf("default")

/** The contents of what is kept as somebody's name after conversations of one message each. */
async function namesAfter(...texts: readonly string[]): Promise<readonly string[]> {
  await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  for (const [at, text] of texts.entries()) {
    const owner = { tenant, user: "ada", session: `talk-${at}` }
    const turn = await memory.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  const { items } = await memory.for({ tenant, user: "ada" }).list({ limit: 50, where: { status: ["active"] } })
  return items.filter(({ about }) => about?.attribute === "name").map(({ content }) => content)
}

describe("what somebody says they are does not replace their name", () => {
  test.each([
    ["My name is Carl.", "I'm Welsh, 25.", "Name is Carl"],
    ["My name is Carl.", "I'm left-handed, 35.", "Name is Carl"],
    ["Ich heiße Karl.", "Ich bin verwitwet, 70.", "Ich heiße Karl"],
    ["Ich heiße Karl.", "Ich bin Klempner, 44.", "Ich heiße Karl"],
    ["Je m'appelle Robert.", "Je suis veuf, 70 ans.", "Je m'appelle Robert"],
    ["Me llamo Andrés.", "Soy viudo, tengo 68 años.", "Me llamo Andrés"],
    ["Mi chiamo Piero.", "Sono svizzero, ho 25 anni.", "Mi chiamo Piero"],
    ["Me chamo José.", "Sou viúvo, tenho 70 anos.", "Me chamo José"],
  ])("%s %s", async (named, self, name) => {
    expect(await namesAfter(named, self)).toEqual([name])
  })
})

test.each([
  ["I'm Dennis, 40.", "I'm Dennis, 40"],
  ["i'm jenny, 22", "I'm jenny, 22"],
  ["Ich bin Wolf, 30.", "Ich bin Wolf, 30"],
  ["Je suis Olive, 30 ans.", "Je suis Olive, 30 ans"],
  ["soy marta, tengo 22 años", "Soy marta, tengo 22 años"],
  ["Sono Ornella, ho 40 anni.", "Sono Ornella, ho 40 anni"],
])("a name is kept, also where it is a word or has no capital: %s", async (named, name) => {
  expect(await namesAfter(named)).toEqual([name])
})

import { describe, expect, it } from "vitest"
import { createMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

async function withTold(texts: readonly string[]) {
  const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  const say = async (session: string, text: string) => {
    const messages = [{ role: "user" as const, text }]
    const turn = await memory.begin({ owner: { ...owner, session }, systemRole: true, messages })
    await turn.finish({ text: "Okay.", whole: true })
    await memory.settled()
  }
  for (const [at, text] of texts.entries()) await say(`told ${at}`, text)
  const listed = async () => (await memory.for(owner).list({ limit: 200 })).items
  const left = async () => (await listed()).map(({ content }) => content).join("\n")
  return { memory, say, listed, left, [Symbol.asyncDispose]: () => memory[Symbol.asyncDispose]() }
}

describe("a deleted statement leaves no other memory that states it", () => {
  it.each([
    [["I'm Muslim."], /Muslim/],
    [["I'm Jewish."], /Jewish/],
    [["I'm Muslim, so no pork please."], /Muslim/],
    [["My cat is called Minka.", "By the way, my cat is called Minka."], /Minka/],
    [["Ich bin Muslim.", "Ich bin Muslim."], /Muslim/],
    [["Je suis juif.", "Au fait, je suis juif."], /juif/],
    [["Soy musulmana.", "Soy musulmana."], /musulman/],
    [["我是穆斯林。", "对了，我是穆斯林。"], /穆斯林/],
  ])("%s", async (texts, gone) => {
    await using told = await withTold(texts)
    const fact = (await told.listed()).find(({ category, content }) => category !== "turn" && gone.test(content))
    expect(fact).toBeDefined()
    await told.memory.for(owner).forget(fact?.id ?? "")
    await told.memory.settled()
    expect(await told.left()).not.toMatch(gone)
  })
})

describe("a request to forget leaves no other memory that states it", () => {
  it.each([
    ["I'm Muslim.", "Forget my religion.", /Muslim/],
    ["I'm Jewish.", "Forget my religion.", /Jewish/],
    ["I'm Muslim.", "Forget that I'm Muslim.", /Muslim/],
  ])("%s %s", async (told, request, gone) => {
    await using memory = await withTold([told])
    await memory.say("asks", request)
    expect(await memory.left()).not.toMatch(gone)
  })
})

describe("a deletion with twins", () => {
  it("gives statement and message back when it is undone", async () => {
    await using told = await withTold(["I'm Jewish."])
    const fact = (await told.listed()).find(({ category }) => category === "constraint")
    await told.memory.for(owner).forget(fact?.id ?? "")
    await told.memory.settled()
    await told.memory.for(owner).restore(fact?.id ?? "")
    await told.memory.settled()
    expect((await told.listed()).map(({ content }) => content).toSorted()).toEqual(["I'm Jewish.", "Is Jewish"])
  })

  it("leaves what is no twin: another statement of the message, and a memory that somebody added", async () => {
    await using told = await withTold(["I'm Jewish. I work at Siemens."])
    await told.memory.for(owner).add("Plays the cello")
    const fact = (await told.listed()).find(({ category }) => category === "constraint")
    await told.memory.for(owner).forget(fact?.id ?? "")
    await told.memory.settled()
    expect((await told.listed()).map(({ content }) => content).toSorted()).toEqual([
      "I work at Siemens.",
      "Plays the cello",
      "Works at Siemens",
    ])
  })
})

import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, tenantOf } from "../../../src/index.ts"
import { parseOfferAnswer } from "../../../src/turn/delete/offer-answers.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const TOLD = ["I am allergic to peanuts.", "Since May I eat vegetarian.", "I live in Porto."]
const ASK = "delete what I told you about food"
const REPLY = 'Which one do you mean: "I am allergic to peanuts" or "Since May I eat vegetarian"?'

interface Said {
  readonly role: "user" | "assistant"
  readonly text: string
}

async function open(told: readonly string[] = TOLD): Promise<MemoryEngine> {
  const memory = await createMemory({ settings: { deadlineMs: 10_000 } })
  for (const text of told) await memory.for(owner).remember(text)
  await memory.settled()
  return memory
}

/** Sends the messages so far, and answers them. */
async function say(memory: MemoryEngine, messages: readonly Said[], reply: string) {
  const turn = await memory.begin({ owner, systemRole: true, messages })
  await turn.finish({ text: reply, whole: true })
  await memory.settled()
  return turn
}

/** A request that is not clear, the reply, and the answer to it. */
async function answer(memory: MemoryEngine, text: string, reply = REPLY) {
  const asked: readonly Said[] = [{ role: "user", text: ASK }]
  const first = await say(memory, asked, reply)
  const all: readonly Said[] = [...asked, { role: "assistant", text: reply }, { role: "user", text }]
  return { first, second: await say(memory, all, "Done.") }
}

const contents = async (memory: MemoryEngine) => (await memory.for(owner).list()).items.map(({ content }) => content)

describe("an unclear request to forget", () => {
  it("tells the model what it may mean, so that it can ask", async () => {
    await using memory = await open()
    const { first } = await answer(memory, "Never mind, what's the weather like?")
    expect(first.forgot).toMatchObject({ status: "removed", removed: 0, choices: { length: 2 } })
    expect(first.placement?.block).toContain('"Allergic to peanuts"')
    expect(first.placement?.block).toContain('"Since May I eat vegetarian."')
    expect(first.placement?.block).toContain("Ask the user which one")
  })

  it.each([
    ["the second one, please", ["peanuts", "Porto"]],
    ["1", ["vegetarian", "Porto"]],
    ["the one about peanuts", ["vegetarian", "Porto"]],
    ["Yes, both of them.", ["Porto"]],
  ])("is honoured by the answer %j", async (text, kept) => {
    await using memory = await open()
    const { second } = await answer(memory, text)
    expect(second.asked).toEqual(["forget"])
    expect(second.forgot).toMatchObject({ status: "removed", near: 0 })
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left.includes(word), word).toBe(kept.includes(word))
  })

  it.each([
    "yes", // to which of the two?
    "neither",
    "no, keep the first",
    "the first one was a nice day for all of us at the lake",
    "the third",
    "Is the first one bad for me?",
  ])("removes nothing upon %j", async (text) => {
    await using memory = await open()
    await answer(memory, text)
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left).toContain(word)
  })

  it("is honoured by a bare yes only where the reply named one of them", async () => {
    await using memory = await open()
    await answer(memory, "Yes", 'Do you mean "Since May I eat vegetarian"?')
    expect((await contents(memory)).join()).not.toContain("vegetarian")
    expect((await contents(memory)).join()).toContain("peanuts")
  })

  it("removes nothing upon a yes to another question, or upon one that comes later", async () => {
    await using memory = await open()
    await answer(memory, "Yes", "I could not tell which one. Shall we talk about your holiday?")
    const later: readonly Said[] = [
      { role: "user", text: ASK },
      { role: "assistant", text: REPLY },
      { role: "user", text: "Let me think." },
      { role: "assistant", text: REPLY },
      { role: "user", text: "the first" },
    ]
    await say(memory, later.slice(0, 3), REPLY)
    await say(memory, later, "Fine.")
    const left = (await contents(memory)).join()
    for (const word of ["peanuts", "vegetarian", "Porto"]) expect(left).toContain(word)
  })

  it("keeps neither the reply that quotes it nor the answer that names it", async () => {
    await using memory = await open()
    await answer(memory, "the vegetarian one")
    expect((await contents(memory)).join().toLowerCase()).not.toContain("vegetarian")
  })

  it("that was honoured is taken back upon request", async () => {
    await using memory = await open()
    await answer(memory, "the second")
    expect((await contents(memory)).join()).not.toContain("vegetarian")
    const turn = await say(memory, [{ role: "user", text: "Restore what you just forgot" }], "Done.")
    expect(turn.restored).toMatchObject({ status: "restored" })
    expect((await contents(memory)).join()).toContain("vegetarian")
  })
})

it.each([
  ["ja, den zweiten bitte", { means: "places", places: [1] }],
  ["beide", { means: "all" }],
  ["la première, s'il te plaît", { means: "places", places: [0] }],
  ["oui, c'est ça", { means: "yes" }],
  ["Sí, esa", { means: "yes" }],
  ["el último", { means: "places", places: [-1] }],
  ["as duas", { means: "count", places: [2] }],
  ["o primeiro, por favor", { means: "places", places: [0] }],
  ["tutti e due", { means: "all" }],
  ["il numero due", { means: "places", places: [1] }],
  ["第二个", { means: "places", places: [1] }],
  ["是的，删掉吧", { means: "yes" }],
  ["两个都删", { means: "all" }],
  ["二番目をお願いします", { means: "places", places: [1] }],
  ["はい、それです", { means: "yes" }],
  ["両方消して", { means: "all" }],
])("%j is an answer to what was offered", (text, answered) => {
  expect(parseOfferAnswer(text)).toMatchObject({ ...answered, rest: [] })
})

it.each([
  "nein, keinen",
  "aucun des deux",
  "non, garde-les",
  "ninguno",
  "não, deixa",
  "no, nessuno",
  "都不是",
  "いいえ",
  "thanks",
])("%j chooses nothing of what was offered", (text) => {
  expect(parseOfferAnswer(text)).toBeUndefined()
})

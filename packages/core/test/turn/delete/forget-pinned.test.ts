import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, type OwnedMemory, tenantOf } from "../../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }

async function say(memory: MemoryEngine, text: string, before: readonly string[] = []) {
  const messages = [...before.flatMap((one) => [user(one), { role: "assistant", text: "Okay." } as const]), user(text)]
  const turn = await memory.begin({ owner: { ...owner, session: "chat" }, systemRole: true, messages })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
  return { outcome: turn.forgot, block: turn.placement?.block ?? "" }
}
const user = (text: string) => ({ role: "user", text }) as const

async function pinFacts(ada: OwnedMemory): Promise<number> {
  const { items } = await ada.list({ limit: 50 })
  const facts = items.filter(({ category }) => category !== "turn")
  for (const { id } of facts) await ada.pin(id)
  return facts.length
}

const textsOf = async (ada: OwnedMemory) =>
  (await ada.list({ limit: 50 })).items.map(({ content }) => content).join("\n")

describe("a person's request to forget is stronger than a pin", () => {
  it.each([
    ["I live in Gorgonville.", "Forget that I live in Gorgonville.", /Gorgonville/],
    ["I am allergic to walnuts.", "Forget that I am allergic to walnuts.", /walnut/],
    ["I work at Brindlecorp.", "Forget where I work.", /Brindlecorp/],
    ["My dog is called Wumpus.", "Forget my dog.", /Wumpus/],
    ["Ich wohne in Gorgonstadt.", "Vergiss, dass ich in Gorgonstadt wohne.", /Gorgonstadt/],
    ["J'habite à Gorgonville.", "Oublie que j'habite à Gorgonville.", /Gorgonville/],
    ["Vivo en Gorgonville.", "Olvida que vivo en Gorgonville.", /Gorgonville/],
    ["我住在成都。", "请忘记我住在成都。", /成都/],
  ])("%s %s", async (told, request, gone) => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    await say(memory, told)
    expect(await pinFacts(ada)).toBeGreaterThan(0)
    const { outcome } = await say(memory, request, [told])
    expect(outcome).toMatchObject({ status: "removed", near: 0 })
    expect(await textsOf(ada)).not.toMatch(gone)
    expect((await say(memory, "Hello there.")).block).not.toMatch(gone)
  })

  it("also where it was added as pinned, and it comes back pinned", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    const { memory: added } = await ada.add("Lives in Gorgonville", { pinned: true })
    const request = "Forget that I live in Gorgonville."
    expect((await say(memory, request)).outcome).toEqual({ status: "removed", removed: 1, near: 0 })
    expect(await ada.get(added.id)).toBeUndefined()
    await say(memory, "Undo that.", [request])
    expect(await ada.get(added.id)).toMatchObject({ content: "Lives in Gorgonville", pinned: true })
  })

  it("what was just said goes with the pinned fact that was read from it", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    await say(memory, "I live in Gorgonville.")
    await pinFacts(ada)
    await say(memory, "Forget what I just said.", ["I live in Gorgonville."])
    expect(await textsOf(ada)).not.toMatch(/Gorgonville/)
  })

  it("what is left of a pinned list stays pinned", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    await ada.add("Allergic to peanuts and to penicillin", { pinned: true })
    await say(memory, "Forget that I'm allergic to peanuts.")
    const { items } = await ada.list({ limit: 50 })
    expect(items.filter(({ pinned }) => pinned).map(({ content }) => content)).toEqual(["Allergic to penicillin"])
  })

  it("another pinned memory stays", async () => {
    await using memory = await createMemory({ settings: { deadlineMs: 10_000 } })
    const ada = memory.for(owner)
    await ada.add("Lives in Gorgonville", { pinned: true })
    await ada.add("Answer in British English", { pinned: true, category: "instruction" })
    await ada.add("Works as a nurse", { pinned: true })
    await say(memory, "Forget that I live in Gorgonville.")
    expect((await textsOf(ada)).split("\n").sort()).toEqual(["Answer in British English", "Works as a nurse"])
  })
})

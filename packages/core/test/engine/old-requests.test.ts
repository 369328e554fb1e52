import { describe, expect, it } from "vitest"
import { createMemory, type MemoryEngine, type OwnedMemory, tenantOf } from "../../src/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const DAY = 86_400_000
const ago = (days: number): number => Date.now() - days * DAY
const settings = { deadlineMs: 10_000 }

const REQUESTS = [
  ["I live in Gorgonville.", "Forget that I live in Gorgonville.", /Gorgonville/],
  ["I am allergic to walnuts.", "Forget that I am allergic to walnuts.", /walnuts/],
  ["My dog is called Wumpus.", "Please forget my dog.", /Wumpus/],
  ["I work at Brindlecorp.", "Forget where I work.", /Brindlecorp/],
  ["Ich wohne in Gorgonstadt.", "Vergiss, dass ich in Gorgonstadt wohne.", /Gorgonstadt/],
  ["J'habite à Gorgonville.", "Oublie que j'habite à Gorgonville.", /Gorgonville/],
  ["Vivo en Gorgonville.", "Olvida que vivo en Gorgonville.", /Gorgonville/],
  ["我住在成都。", "请忘记我住在成都。", /成都/],
] as const

async function say(memory: MemoryEngine, text: string) {
  const turn = await memory.begin({
    owner: { ...owner, session: "chat" },
    systemRole: true,
    messages: [{ role: "user", text }],
  })
  await turn.finish({ text: "Okay.", whole: true })
  await memory.settled()
}

/** Reads messages of a conversation that took place before, each with the reply to it. */
function read(ada: OwnedMemory, session: string, said: readonly (readonly [text: string, at: number])[]) {
  const messages = said.flatMap(([text, at]) => [
    { role: "user", text, at } as const,
    { role: "assistant", text: "Okay.", at: at + 1_000 } as const,
  ])
  return ada.remember(messages, { session, findElsewhere: true })
}

async function known(ada: OwnedMemory): Promise<string> {
  const { items } = await ada.list({ limit: 100 })
  return items.flatMap(({ category, content }) => (category === "turn" ? [] : [content])).join("\n")
}

describe("a request to forget in an old conversation", () => {
  it.each(REQUESTS)("takes nothing that was told since: %s %s", async (told, request, fact) => {
    await using memory = await createMemory({ settings })
    const ada = memory.for(owner)
    await say(memory, told)
    const { forgot } = await read(ada, "old", [
      ["Hello there.", ago(366)],
      [request, ago(365)],
    ])
    expect(forgot).toEqual({ requests: 1, removed: 0 })
    expect(await known(ada)).toMatch(fact)
  })

  it.each(REQUESTS)("takes what was told before it: %s %s", async (told, request, fact) => {
    await using memory = await createMemory({ settings })
    const ada = memory.for(owner)
    await read(ada, "older", [[told, ago(500)]])
    expect(await known(ada)).toMatch(fact)
    const { forgot } = await read(ada, "old", [
      ["Hello there.", ago(366)],
      [request, ago(365)],
    ])
    expect(forgot?.requests).toBe(1)
    expect(forgot?.removed).toBeGreaterThan(0)
    expect((await ada.list({ limit: 100 })).items.map(({ content }) => content).join()).not.toMatch(fact)
  })

  it("takes nothing that was added by hand since, and what it takes can be restored like anything else", async () => {
    await using memory = await createMemory({ settings })
    const ada = memory.for(owner)
    await ada.add("Allergic to walnuts", { category: "constraint" })
    await read(ada, "older", [["I live in Gorgonville.", ago(500)]])
    const [home] = (await ada.list({ limit: 9 })).items.filter(
      ({ key, about }) => (key ?? about?.attribute) !== undefined,
    )
    await read(ada, "old", [
      ["Forget that I am allergic to walnuts.", ago(366)],
      ["Forget that I live in Gorgonville.", ago(365)],
    ])
    expect(await known(ada)).toBe("Allergic to walnuts")
    expect(home?.content).toMatch(/Gorgonville/)
    expect(await ada.restore(home?.id ?? "")).toMatchObject({ content: home?.content })
  })

  it("takes nothing that was told before it and said again since", async () => {
    await using memory = await createMemory({ settings })
    const ada = memory.for(owner)
    await read(ada, "older", [["I live in Gorgonville.", ago(500)]])
    await say(memory, "I live in Gorgonville.")
    await read(ada, "old", [["Forget that I live in Gorgonville.", ago(365)]])
    expect(await known(ada)).toMatch(/Gorgonville/)
    expect((await ada.session("chat")).map(({ content }) => content).join()).toMatch(/Gorgonville/)
  })

  it("leaves what is said again behind it in its own conversation", async () => {
    await using memory = await createMemory({ settings })
    const ada = memory.for(owner)
    await read(ada, "old", [
      ["I've moved, I live in Gorgonville now.", ago(400)],
      ["Forget that I live in Gorgonville.", ago(399)],
      ["I like rowing.", ago(398)],
      ["I live in Gorgonville.", ago(397)],
    ])
    expect(await known(ada)).toMatch(/Gorgonville/)
    expect((await ada.session("old")).filter(({ content }) => /Gorgonville/.test(content)).length).toBeGreaterThan(0)
  })
})

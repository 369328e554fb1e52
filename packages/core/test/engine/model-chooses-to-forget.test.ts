import { expect, it } from "vitest"
import { createMemory, type MemoryEngine, type MemoryOptions, tenantOf } from "../../src/index.ts"
import { ChatModel, CONTRACT, type Plugin } from "../../src/plugin/index.ts"

const owner = { tenant: tenantOf("default"), user: "ada" }
const TOLD = ["I am allergic to peanuts.", "Since May I eat vegetarian.", "I live in Porto."]

/** A model that answers which statement to forget, and what it was asked. */
async function open(answer: (text: string) => string, options: Partial<MemoryOptions> = {}) {
  const asked: string[] = []
  const plugin: Plugin = {
    name: "scripted",
    contract: CONTRACT,
    setup: (context) =>
      context.provide(ChatModel, () => ({
        name: "scripted",
        complete: async ({ messages }) => {
          const text = messages.at(-1)?.text ?? ""
          if (!text.startsWith("Request:")) return { message: { role: "assistant", text: '{"facts":[]}', position: 2 } }
          asked.push(text)
          return { message: { role: "assistant", text: answer(text), position: 2 } }
        },
      })),
  }
  const settings = { deadlineMs: 10_000 }
  const memory = await createMemory({ plugins: [plugin], extractor: "rules+llm", settings, ...options })
  for (const text of TOLD) await memory.for(owner).remember(text)
  await memory.settled()
  return { memory, asked }
}

async function left(memory: MemoryEngine): Promise<string> {
  const messages = [{ role: "user", text: "delete what I told you about food" }] as const
  const turn = await memory.begin({ owner, systemRole: true, messages })
  await turn.finish({ text: "Done.", whole: true })
  await memory.settled()
  return (await memory.for(owner).list()).items.map(({ content }) => content).join()
}

/** The number of the statement that has a word. */
const numberOf = (text: string, word: string) =>
  /^\[(\d)\]/.exec(text.split("\n").find((line) => line.includes(word)) ?? "")?.[1]

it("a model that reads conversations chooses which of the offered statements a request to forget means", async () => {
  const { memory, asked } = await open((text) => `{"forget":[${numberOf(text, "peanuts")}]}`)
  await using _ = memory
  const contents = await left(memory)
  expect(contents).not.toContain("peanuts")
  expect(contents).toContain("vegetarian")
  expect(contents).toContain("Porto")
  expect(asked).toHaveLength(1)
  expect(asked[0]).toContain("Request: food")
  expect(asked[0]).not.toContain("Porto")
})

it.each([
  ["a statement that was not offered", () => '{"forget":[9]}'],
  ["none", () => '{"forget":[]}'],
  ["something unreadable", () => "The first one, I think."],
])("its answer of %s removes nothing, and what it was asked is offered", async (_, answer) => {
  const { memory } = await open(answer)
  await using _memory = memory
  const contents = await left(memory)
  for (const word of ["peanuts", "vegetarian", "Porto"]) expect(contents).toContain(word)
  expect((await memory.for(owner).review("forget")).items).toHaveLength(2)
})

it("a model that reads no conversations is not asked", async () => {
  const { memory, asked } = await open(() => '{"forget":[1]}', { extractor: "rules" })
  await using _ = memory
  expect(await left(memory)).toContain("peanuts")
  expect(asked).toEqual([])
})

it("a model that reads conversations is not asked which statement an edit of a draft means", async () => {
  const { memory, asked } = await open(() => '{"forget":[1]}')
  await using _ = memory
  const draft = [
    { role: "user", text: "Write two lines about me for the club" },
    { role: "assistant", text: "Ada lives in Porto and eats vegetarian. She avoids peanuts." },
    { role: "user", text: "delete my address" },
  ] as const
  const turn = await memory.begin({ owner: { ...owner, session: "draft" }, systemRole: true, messages: draft })
  await turn.finish({ text: "Ada eats vegetarian.", whole: true })
  await memory.settled()
  expect(turn.forgot).toMatchObject({ status: "removed", removed: 0 })
  expect((await memory.for(owner).list()).items.map(({ content }) => content).join()).toContain("Porto")
  expect(asked).toEqual([])
})

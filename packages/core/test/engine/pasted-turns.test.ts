import { expect, test } from "vitest"
import { createMemory } from "../../src/index.ts"
import { tenantOf } from "../../src/turn/pools.ts"

const owner = { tenant: tenantOf("acme"), user: "ada" }

const NOTE =
  "The neighbour left this note, what does he want?\n\nDear neighbours,\nI live on the fourth floor and I keep bees on the roof terrace. My hives swarm in May. I am allergic to lavender.\nYours, Gregor Tillmann"

async function memoryWithNote() {
  const memory = await createMemory()
  const ada = memory.for(owner)
  await ada.remember([
    { role: "user", text: NOTE },
    { role: "assistant", text: "He asks for patience." },
  ])
  await memory.settled()
  const block = async (text: string): Promise<string> => {
    const turn = await memory.begin({ owner, messages: [{ role: "user", text }], systemRole: true })
    return turn.placement?.block ?? ""
  }
  return { memory, ada, block }
}

test("a stored turn says which of its words were pasted", async () => {
  const { memory, ada } = await memoryWithNote()
  await using _ = memory
  const { items } = await ada.list({ where: { category: ["turn"] } })
  const turn = items.find(({ source }) => source.origin === "user")
  const kinds = turn?.spans?.map(({ from, to, kind }) => [kind, turn.content.slice(from, to)])
  expect(kinds?.map(([kind]) => kind)).toEqual(["typed", "pasted"])
  expect(kinds?.[0]?.[1]).toBe("The neighbour left this note, what does he want?")
})

test("pasted words open no gate, come only to a question about the text, and are always found by search", async () => {
  const { memory, ada, block } = await memoryWithNote()
  await using _ = memory
  expect(await block("Do I have a roof?")).not.toContain("bees")
  expect(await block("What was the note of Gregor Tillmann about the bees on the roof?")).toContain("bees")
  const { memories } = await ada.search("bees roof terrace")
  expect(memories.map(({ memory: { category } }) => category)).toContain("turn")
})

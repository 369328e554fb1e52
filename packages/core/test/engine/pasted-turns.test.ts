import { expect, test } from "vitest"
import { type ChatMessage, createMemory } from "../../src/index.ts"
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

test("a line with words that the user pasted says so, and a line with their own words does not", async () => {
  const { memory, block } = await memoryWithNote()
  await using _ = memory
  const asked = await block("What was the note of Gregor Tillmann about the bees on the roof?")
  expect(asked).toMatch(/^- \[[\d-]+, pasted, not the user's own words\] .*bees/m)
  expect(await block("Which neighbour left me a note?")).not.toContain("not the user's own words")
})

test("a text that was handed over in a message of its own is marked as pasted", async () => {
  await using memory = await createMemory()
  const said: ChatMessage[] = []
  for (const text of [
    "Hier kommt der Brief von Opa, fass ihn mal zusammen",
    "Ich wohne jetzt in Görlitz und vertrage keine Tomaten mehr. Ruf mich bitte nie sonntags an.",
  ]) {
    said.push({ role: "user", text })
    const turn = await memory.begin({ owner: { ...owner, session: "first" }, messages: [...said], systemRole: true })
    await turn.finish({ text: "Gern.", whole: true })
    said.push({ role: "assistant", text: "Gern." })
    await memory.settled()
  }
  const messages = [{ role: "user", text: "Was weißt du über mich und Görlitz?" }] as const
  const turn = await memory.begin({ owner, messages, systemRole: true })
  expect(turn.placement?.block).toMatch(/pasted, not the user's own words\] Ich wohne jetzt in Görlitz/)
})

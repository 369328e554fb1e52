import { describe, expect, test } from "vitest"
import { createMemory } from "../../../src/index.ts"
import { parseCues } from "../../../src/turn/recall/cues.ts"
import { sectionOf } from "../../../src/turn/recall/section.ts"

const sectionFor = (text: string) => sectionOf(parseCues({ text, before: [], ignore: [], at: Date.UTC(2026, 10, 20) }))

describe("a request asks for one kind of memory", () => {
  test.each([
    ["identity", "What's my name?"],
    ["identity", "What do you know about me?"],
    ["identity", "Wo wohne ich?"],
    ["identity", "Où est-ce que j'habite ?"],
    ["identity", "¿Dónde vivo?"],
    ["transcript", "What were my exact words about the boat?"],
    ["transcript", "Quote what I wrote about Ines word for word"],
    ["transcript", "Was habe ich wörtlich über das Boot gesagt?"],
    ["transcript", "Qu'est-ce que j'ai dit mot pour mot sur le bateau ?"],
    ["transcript", "¿Cuáles fueron mis palabras exactas sobre el barco?"],
    ["transcript", "Quali erano le mie parole esatte sulla barca?"],
    ["transcript", "Quais foram minhas palavras exatas sobre o barco?"],
    ["transcript", "我关于那条船的原话是什么?"],
    ["transcript", "船について一言一句教えて"],
    ["episode", "What did we talk about last week?"],
    ["episode", "Worüber haben wir gestern gesprochen?"],
    ["episode", "Which boat did I mention in March 2026?"],
    ["pinned", "Which coffee do I like?"],
    ["pinned", "Is pineapple fine for me?"],
    ["pinned", "What exactly is a monad?"],
  ])("%s: %s", (section, text) => {
    expect(sectionFor(text)).toBe(section)
  })
})

test("a closed gate has the section none", async () => {
  await using memory = await createMemory()
  const own = memory.for({ user: "ada" })
  await own.remember("The boat is called Waffle and lies in Ludlow.")
  expect((await own.explain("Write a haiku about turtles")).gate.section).toBe("none")
  expect((await own.explain("What is my boat called?")).gate.section).toBe("pinned")
})

test("who asks for exact words gets what was said before what was made of it", async () => {
  await using memory = await createMemory()
  const own = memory.for({ user: "ada" })
  await own.remember("I like the boat Waffle, it is small but dry and smells of tar.")
  await own.add("Likes the boat Waffle", { category: "preference" })
  const first = async (query: string) => (await own.recall(query)).memories[0]?.memory.category
  expect(await first("What were my exact words about the boat Waffle?")).toBe("turn")
})

test("with memory.sections one, a question about exact words gives turns, another gives facts", async () => {
  await using memory = await createMemory({ settings: { sections: "one", profile: "off" } })
  const own = memory.for({ user: "ada" })
  await own.remember("Waffle is a name that I gave a boat once, long ago in Ludlow, just for fun.")
  await own.add("The boat Waffle lies in Ludlow", { category: "fact" })
  const categories = async (query: string) =>
    new Set((await own.recall(query)).memories.map(({ memory: { category } }) => category))
  expect(await categories("What were my exact words about the boat Waffle?")).toEqual(new Set(["turn"]))
  expect(await categories("Where does my boat Waffle lie?")).toEqual(new Set(["fact"]))
})

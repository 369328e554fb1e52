import { beforeEach, expect, it } from "vitest"
import type { Draft, Memory, Message } from "../../src/contract/index.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../src/index.ts"
import { CONTRACT, Extractor, type Plugin } from "../../src/plugin/index.ts"

/** What the extractor was shown, turn by turn. */
let shown: (readonly Memory[])[] = []

beforeEach(() => {
  shown = []
})

const ABOUT = { type: "factual", category: "fact" } as const

/** "CITY: Oslo" is a fact without a key; what was known of the city before is replaced. */
function cities(known: readonly Memory[], { role, text, position }: Message): readonly Draft[] {
  const city = /^CITY: (\w+)$/.exec(text)?.[1]
  if (city === undefined) return []
  const before = known.find(({ content }) => content.startsWith("The city of residence is"))
  const draft = { ...ABOUT, from: position, content: `The city of residence is ${city}` }
  return role === "system" ? [] : [{ ...draft, ...(before && { replaces: before.id }) }]
}

function withCities(mostKnown: number | undefined): Promise<MemoryEngine> {
  const extractor: Extractor = {
    name: "cities",
    version: 1,
    per: "turn",
    ...(mostKnown !== undefined && { mostKnown }),
    async extract(turns, known) {
      shown.push(known)
      return turns.flatMap(({ messages, reply }) =>
        [...messages, ...(reply ? [reply] : [])].flatMap((message) => cities(known, message)),
      )
    },
  }
  return createMemory({ plugins: [providing(extractor)] })
}

function providing(extractor: Extractor): Plugin {
  return { name: extractor.name, contract: CONTRACT, setup: (parts) => parts.add(Extractor, () => extractor) }
}

it("gets the active memories of the pool nearest to the turn, and no verbatim messages", async () => {
  await using engine = await withCities(2)
  const ada = engine.for({ user: "ada" })
  await ada.add("The bicycle is a red one from Bergen", { category: "fact" })
  await ada.add("Bees live behind the house", { category: "fact" })
  await engine.for({ user: "grace" }).add("The bicycle of Grace is blue", { category: "fact" })
  await ada.remember("Where is my bicycle?")
  await ada.remember("My bicycle is broken, my red bicycle.")
  expect(shown.at(-1)?.map(({ content }) => content)).toEqual(["The bicycle is a red one from Bergen"])
})

it("gets no memories unless it asks for them", async () => {
  await using engine = await withCities(undefined)
  const ada = engine.for({ user: "ada" })
  await ada.add("The bicycle is a red one from Bergen", { category: "fact" })
  await ada.remember("My bicycle is broken.")
  expect(shown).toEqual([[]])
})

it("supersedes what its draft replaces: the older memory is no longer recalled, but stored and linked", async () => {
  await using engine = await withCities(10)
  const ada = engine.for({ user: "ada" })
  const [oslo] = (await ada.remember("CITY: Oslo")).memories.filter(({ category }) => category === "fact")
  const [bergen] = (await ada.remember("CITY: Bergen")).memories.filter(({ category }) => category === "fact")
  const standing = await ada.list({ where: { category: ["fact"] } })
  expect(standing.items.map(({ content }) => content)).toEqual(["The city of residence is Bergen"])
  expect(bergen?.links).toContainEqual({ to: oslo?.id, as: "supersedes" })
  expect((await ada.get(oslo?.id ?? ""))?.status).toBe("superseded")
})

it("gets the memories of the previous turn, although both waited together", async () => {
  await using engine = await withCities(10)
  const ada = engine.for({ user: "ada" })
  await Promise.all([ada.remember("CITY: Oslo"), ada.remember("CITY: Bergen"), ada.remember("CITY: Paris")])
  const standing = await ada.list({ where: { category: ["fact"] } })
  expect(standing.items).toHaveLength(1)
})

it("does not let a model's words replace a person's: both are kept, and the later one is marked as a conflict", async () => {
  await using engine = await withCities(10)
  const ada = engine.for({ user: "ada" })
  const [oslo] = (await ada.remember("CITY: Oslo")).memories.filter(({ category }) => category === "fact")
  await ada.remember([
    { role: "user", text: "Where do I live?" },
    { role: "assistant", text: "CITY: Paris" },
  ])
  const { items } = await ada.list({ where: { category: ["fact"], status: ["active", "quarantined"] } })
  const paris = items.find(({ content }) => content.endsWith("Paris"))
  expect((await ada.get(oslo?.id ?? ""))?.status).toBe("active")
  expect(paris?.links).toContainEqual({ to: oslo?.id, as: "conflicts" })
})

it("cannot replace what another person's pool holds", async () => {
  await using engine = await withCities(10)
  const theirs = await engine.for({ user: "grace" }).add("The city of residence is Rome", { category: "fact" })
  const foreign: Extractor = {
    name: "foreign",
    version: 1,
    per: "turn",
    extract: async () => [{ ...ABOUT, from: 0, content: "Lives elsewhere", replaces: theirs.memory.id }],
  }
  await using other = await createMemory({
    plugins: [providing(foreign)],
    arrange: async () => engine.store,
  })
  const { memories } = await other.for({ user: "ada" }).remember("I moved away.")
  expect(memories.flatMap(({ links = [] }) => links).filter(({ as }) => as === "supersedes")).toEqual([])
  expect((await engine.for({ user: "grace" }).get(theirs.memory.id))?.status).toBe("active")
})

it("reads a quiet session once when it works per session, and is heard only where it quotes", async () => {
  const clock = { now: Date.parse("2026-11-02T09:00:00Z") }
  const asked: string[][] = []
  const reader: Extractor = {
    name: "reader",
    version: 3,
    per: "session",
    extract: async ([turn]) => {
      const messages = turn?.messages ?? []
      asked.push(messages.map(({ text }) => text))
      const [first] = messages
      if (first === undefined) return []
      const draft = { type: "factual", category: "fact", from: first.position } as const
      return [
        { ...draft, content: "I keep bees", quote: "I keep bees" },
        { ...draft, content: "I keep llamas" },
      ]
    },
  }
  await using engine = await createMemory({
    plugins: [providing(reader)],
    extractor: "none",
    settings: { distillMinCharacters: 0 },
    now: () => clock.now,
  })
  const ada = engine.for({ user: "ada" })
  await ada.remember("I keep bees behind the barn.", { session: "s" })
  await ada.remember("They like the lavender there.", { session: "s" })
  clock.now += 3_600_000
  await engine.model?.read()
  await engine.model?.read()
  expect(asked).toEqual([["I keep bees behind the barn.", "They like the lavender there."]])
  const facts = (await ada.list()).items.filter(({ category }) => category !== "turn")
  expect(facts.map(({ content, source }) => [content, source.extractor])).toEqual([["I keep bees", "reader@3"]])
})

import { expect, it } from "vitest"
import { CONTRACT, type Draft, Extractor } from "../../src/contract/index.ts"
import { createMemory } from "../../src/engine/create-memory.ts"
import type { Plugin } from "../../src/plugin/define-plugin.ts"

const said = "The rent went up. My sister Ines moved to Porto, near the river."

function drafting(draft: Omit<Draft, "type" | "category" | "from">): Plugin {
  return {
    name: "drafting",
    contract: CONTRACT,
    setup: (parts) =>
      parts.add(Extractor, () => ({
        name: "drafting",
        version: 1,
        per: "turn",
        extract: async ([turn]) =>
          (turn?.messages ?? []).map(({ position }) => ({
            type: "factual",
            category: "fact",
            from: position,
            ...draft,
          })),
      })),
  }
}

it("a draft's address, tags, entities and salience are stored, and its quote leads to the words of the turn", async () => {
  const quote = "My sister Ines moved to Porto"
  const plugin = drafting({
    content: "Their sister Ines lives in Porto",
    about: { subject: "sister ines", attribute: "home" },
    quote,
    salience: 0.7,
    tags: ["family"],
    entities: ["Ines", "Porto"],
  })
  await using memory = await createMemory({ plugins: [plugin] })
  const ada = memory.for({ user: "ada" })
  await ada.remember(said)
  const { items } = await ada.list({ where: { about: { subject: "sister ines" } } })
  expect(items).toMatchObject([
    {
      content: "Their sister Ines lives in Porto",
      about: { subject: "sister ines", attribute: "home" },
      metadata: { tags: ["family"], entities: ["Ines", "Porto"] },
      signals: { salience: 0.7 },
      source: { quote },
    },
  ])
  const at = items[0]?.source.at
  const turn = await ada.get(at?.memory ?? "")
  expect(turn?.category).toBe("turn")
  expect(turn?.content.slice(at?.from, at?.to)).toBe(quote)
})

it("a quote that is not in the message gives no place", async () => {
  await using memory = await createMemory({
    plugins: [drafting({ content: "Lives in Porto", quote: "I live in Porto" })],
  })
  const ada = memory.for({ user: "ada" })
  await ada.remember(said)
  const [fact] = (await ada.list({ where: { category: ["fact"] } })).items
  expect(fact?.source).not.toHaveProperty("at")
  expect(fact?.source).not.toHaveProperty("quote")
})

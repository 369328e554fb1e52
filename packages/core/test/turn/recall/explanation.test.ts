import { expect, test } from "vitest"
import { explain } from "../../../src/engine/observed/explain.ts"
import { recall } from "../../../src/turn/recall/recall.ts"
import { aMemory, aTurn } from "../a-memory.ts"
import { asking, now, partsOf, storeOf } from "../recall-parts.ts"

const dog = aMemory({ id: "dog", content: "Has a dog named Biscuit" })
const name = aMemory({ id: "name", content: "Is called Ada", category: "identity", key: "name" })
const many = Array.from({ length: 60 }, (_, place) =>
  aMemory({ id: `stamp-${place}`, content: `Owns stamp number ${place}` }),
)

const explaining = async (
  ask: ReturnType<typeof asking>,
  ids: readonly string[] = [],
  memories = [...many, dog, name],
) => explain(partsOf(await storeOf(...memories)), ask, ids)

test("An explained recall gives what a plain one gives", async () => {
  const ask = asking("What's my dog called?")
  const parts = partsOf(await storeOf(...many, dog, name))
  const plain = await recall(parts, ask)
  expect((await explain(parts, ask, [])).outcome).toEqual(plain)
})

test("Every candidate says which search found it, how its score came about and what became of it", async () => {
  const { considered, legs, gate, asked, budget } = await explaining(asking("What's my dog called?"))
  const [first] = considered
  expect(first).toMatchObject({ memory: { id: "dog" }, rank: 1, reason: "shown" })
  expect(first?.found[0]?.rank).toBeGreaterThan(0)
  const { words = 0, session = 0, vectors = 0, factor = 0 } = first?.weights ?? {}
  expect(first?.score).toBeCloseTo((words + session + vectors) * factor)
  expect(legs.flatMap(({ hits }) => hits.map(({ id }) => id))).toContain("dog")
  expect(gate).toMatchObject({ open: true, threshold: 0.5 })
  expect(asked.signs).toContain("question")
  expect(asked.words.find(({ word }) => word === "dog")?.rarity).toBeGreaterThan(0)
  expect(considered.find(({ memory }) => memory.id === "name")).toMatchObject({ as: ["profile"], reason: "shown" })
  const spent = considered.reduce((sum, one) => sum + (one.reason === "shown" ? (one.tokens ?? 0) : 0), 0)
  expect(budget.left).toBeLessThanOrEqual(budget.maxTokens - spent)
})

test("A closed gate is the reason of all that it keeps back", async () => {
  const { considered, gate } = await explaining(asking("Write a poem about a dog in the rain by the sea"))
  expect(gate.open).toBe(false)
  expect(considered.find(({ memory }) => memory.id === "dog")?.reason).toBe("gated")
})

test("What the budget cut is named with what its line would have cost", async () => {
  const stamps = await explaining(asking("Which stamp numbers do I own?", { maxTokens: 80 }))
  const cut = stamps.considered.filter(({ reason }) => reason === "over-budget")
  expect(cut.length).toBeGreaterThan(0)
  expect(cut[0]?.tokens).toBeGreaterThan(0)
  expect(stamps.considered.filter(({ reason }) => reason === "not-reached").length).toBeGreaterThan(20)
})

test("What repeats another names the one that is shown", async () => {
  const twice = [dog, aMemory({ id: "again", content: "Has a dog named Biscuit." })]
  const { considered } = await explaining(asking("What's my dog called?"), [], [...many, ...twice])
  const fates = considered.filter(({ memory }) => ["dog", "again"].includes(memory.id))
  expect(fates.map(({ reason }) => reason).toSorted()).toEqual(["repeats", "shown"])
  expect(fates.find(({ reason }) => reason === "repeats")?.by).toBe(
    fates.find(({ reason }) => reason === "shown")?.memory.id,
  )
})

test("What the request holds already is not given again, and the reason says so", async () => {
  const standing = { messages: new Set<string>(), texts: ["Has a dog named Biscuit"] }
  const { considered } = await explaining(asking("What's my dog called?", { standing }))
  expect(considered.find(({ memory }) => memory.id === "dog")?.reason).toBe("stands-in-request")
})

test.each([
  ["no-such-id", "unknown"],
  ["elsewhere", "unknown"],
  ["quarantined", "not-active"],
  ["expired", "not-valid"],
  ["old", "hidden-by-retention"],
  ["said-here", "left-out"],
  ["sea", "no-common-word"],
  ["dog", "shown"],
])("Asked why %s was not chosen, the answer is %s", async (id, reason) => {
  const more = [
    aMemory({ id: "quarantined", content: "A dog", status: "quarantined" }),
    aMemory({ id: "expired", content: "A dog", expiresAt: now - 1 }),
    aMemory({ id: "old", content: "A dog barked", createdAt: now - 90 * 86_400_000 }),
    aTurn("My dog barked", { id: "said-here" }),
    aMemory({ id: "sea", content: "The sea was calm" }),
  ]
  const ask = asking("What's my dog called?", { exclude: ["said-here"], set: { retentionDays: 60, maxTokens: 100 } })
  const { answers } = await explaining(ask, [id], [...many, ...more, dog])
  expect(answers).toMatchObject([{ id, reason }])
  expect(answers[0]?.because).toMatch(/^[A-Z]/)
})

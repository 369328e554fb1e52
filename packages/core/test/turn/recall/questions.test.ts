import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { createMemory } from "../../../src/engine/create-memory.ts"
import type { MemoryEngine } from "../../../src/engine/engine.ts"
import { asksOnly } from "../../../src/turn/recall/questions.ts"
import { aTurn } from "../a-memory.ts"

describe("a message that only asks or requests", () => {
  it.each([
    "What is the capital of France?",
    "what is the capital of france",
    "how do I center a div",
    "Can you recommend a book?",
    "Could you check this again",
    "Is there a faster way?",
    "Translate this to French",
    "Write a haiku about turtles. Make it funny.",
    "Wie heißt die Hauptstadt von Frankreich",
    "¿Cómo se dice gracias en ruso?",
    "法国的首都是什么",
  ])("%s", (text) => {
    expect(asksOnly(aTurn(text))).toBe(true)
  })

  it.each([
    "I moved to Porto, do you know a good dentist?",
    "Since I'm allergic to nuts, what can I cook?",
    "My sister works at the port — what should I ask her?",
    "Ich bin Vegetarier, was kann ich kochen?",
    "When I was in Porto I lost my wallet.",
    "Had a great day at the beach",
    "What I love is tea.",
    "Is it late? I have to get up at five.",
    "Always answer in German",
    "From now on use metric units",
    "My dog is called Biscuit",
  ])("is not: %s", (text) => {
    expect(asksOnly(aTurn(text))).toBe(false)
  })

  it("is told of the user's own turns alone", () => {
    const asked = "What is the capital of France?"
    expect(asksOnly(aTurn(asked, { source: { origin: "assistant" } }))).toBe(false)
    expect(asksOnly(aTurn(asked, { category: "fact" }))).toBe(false)
    expect(asksOnly(aTurn(`What is ${"a very ".repeat(60)}long question?`))).toBe(false)
  })
})

describe("questions that were asked before", () => {
  let engine: MemoryEngine
  let now = Date.UTC(2026, 10, 1)
  beforeEach(async () => {
    engine = await createMemory({ now: () => now })
  })
  afterEach(() => engine[Symbol.asyncDispose]())

  it("open no gate, however often they were asked, and a statement opens it", async () => {
    const ada = engine.for({ user: "ada" })
    const question = "Which harbour master signs the mooring papers in Leixões?"
    for (let time = 1; time <= 5; time++) {
      now += 86_400_000
      await ada.remember(question, { session: `s${time}` })
    }
    const asked = "which harbour master signs mooring papers in Leixões"
    expect((await ada.recall(asked)).gate.open).toBe(false)
    await ada.remember("The harbour master Rui signs the mooring papers in Leixões.", { session: "told" })
    const found = await ada.recall(asked)
    expect([found.gate.open, found.block]).toEqual([true, expect.stringContaining("Rui")])
  })

  it("are found once with their number, and stay as they are", async () => {
    const ada = engine.for({ user: "ada" })
    for (const [place, mark] of ["?", "?", "", " ?!"].entries()) {
      now += 86_400_000
      await ada.remember(`Who repairs old sextants${mark}`, { session: `s${place}` })
    }
    await ada.remember("Otto repairs old sextants.", { session: "told" })
    const { memories } = await ada.search("repairs old sextants")
    const shown = memories
      .filter(({ memory }) => memory.category === "turn")
      .map(({ memory, times }) => [memory.content.includes("Who"), times])
    expect(shown.toSorted()).toEqual([
      [false, undefined],
      [true, 4],
    ])
    expect((await ada.list({ where: { category: ["turn"] } })).items).toHaveLength(5)
  })
})

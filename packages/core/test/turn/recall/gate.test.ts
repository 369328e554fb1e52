import { describe, expect, test } from "vitest"
import { wordsOf } from "../../../src/text/words.ts"
import { parseCues } from "../../../src/turn/recall/cues.ts"
import { decideGate, figureOf } from "../../../src/turn/recall/gate.ts"
import { aMemory } from "../a-memory.ts"

const cues = (text: string) => parseCues({ text, before: [], ignore: [], at: Date.UTC(2026, 10, 20) })
const covering = (coverage: number, origin: "user" | "assistant" = "user") => ({
  memory: aMemory({ source: { origin } }),
  score: 1,
  coverage,
  typedCoverage: coverage,
  typedOnly: false,
  closeness: 0,
})
const figure = (text: string, ...ranked: readonly ReturnType<typeof covering>[]) =>
  figureOf(cues(text), { ranked, candidates: [], reliability: 1 })
const gate = (
  text: string,
  coverage: number,
  set: { readonly gateThreshold?: number } = {},
  cosine?: number,
  reliability = 1,
) => {
  const candidates = cosine === undefined ? [] : [{ memory: aMemory(), words: undefined, closeness: 1, cosine }]
  const found = { ranked: [covering(coverage)], candidates, reliability }
  return decideGate(cues(text), found, { gate: "heuristic", ...set }, false)
}

describe("the gate's figure", () => {
  test("is a probability that rises with what the best memory covers, and less with what only a reply covers", () => {
    const some = figure("Lisbon harbour", covering(0.4))
    expect(figure("Lisbon harbour", covering(0.4), covering(0.2))).toBeCloseTo(some)
    const more = figure("Lisbon harbour", covering(0.9))
    const reply = figure("Lisbon harbour", covering(0.4), covering(0.9, "assistant"))
    expect(reply).toBeGreaterThan(some)
    expect(more).toBeGreaterThan(reply)
    expect(more).toBeLessThan(1)
  })

  test("rises with a matter that the request and a memory have in common", () => {
    const sharing = { ...covering(0), evidence: { rarest: 0, near: 0, related: 0.5, prefixed: 0 } }
    expect(figure("Ideas for a dinner on Friday?", sharing)).toBeGreaterThan(
      figure("Ideas for a dinner on Friday?", covering(0)) + 0.05,
    )
  })

  test.each([
    ["Where did I put the keys?", "Where do people put the keys?"],
    ["What's my harbour like?", "What's the harbour like?"],
    ["You recommended a harbour", "They recommended a harbour"],
    ["Is there a harbour?", "There is a harbour"],
    ["Is the pier long?", "Wow, is the pier long?"],
    ["Is the pier long?", `Is the pier long? ${"Describe it for a tourist guide. ".repeat(8)}`],
  ])("%j has a higher one than %j", (more, less) => {
    expect(figure(more, covering(0.3))).toBeGreaterThan(figure(less, covering(0.3)))
  })

  test.each([
    ["who looks after the parrot when im away", "who looks after the parrots in the zoo"],
    ["welche schuhgröße hatte die kleine gleich", "welche schuhgröße entspricht 38 in england"],
    ["quel train je prends le matin déjà", "quel train relie paris à lyon"],
    ["a qué hora entra mi hijo a la escuela", "qué altura tiene el kilimanjaro"],
    ["in che classe insegno quest'anno", "in che anno nacque petrarca"],
    ["我妈妈哪天过生日", "母亲节是哪天"],
  ])("%j, which only somebody who knows the user can answer, has a higher one than %j", (own, other) => {
    expect(figure(own, covering(0.3))).toBeGreaterThan(figure(other, covering(0.3)))
  })

  test("is higher where the request names somebody who took part", () => {
    const content = "I painted a sunrise"
    const words = wordsOf({ text: content, speaker: "Melanie", createdAt: 0 })
    const candidate = { memory: aMemory({ content }), words, closeness: 0, cosine: undefined }
    const of = (text: string) =>
      figureOf(cues(text), { ranked: [covering(0.3)], candidates: [candidate], reliability: 0 })
    expect(of("When did Melanie paint?")).toBeGreaterThan(of("When did Caroline paint?"))
  })
})

describe("the gate", () => {
  test("opens for a question about the past that a memory covers, and not for an order that it covers as well", () => {
    expect(gate("When did I sail to Lisbon?", 0.4).open).toBe(true)
    expect(gate("Write a poem about sailing to Lisbon", 0.4).open).toBe(false)
  })

  test.each([
    ["What is 19 squared?", "what is our flat number"],
    ["was ist 17 mal 23", "was esse ich zum frühstück"],
    ["¿Cuántos minutos hay en un día?", "¿a qué hora entra mi hijo a la escuela?"],
  ])("stays closed for %j, though much of it is covered, and opens for %j", (general, own) => {
    expect(gate(general, 0.42).open).toBe(false)
    expect(gate(own, 0.42).open).toBe(true)
  })

  test("asks for more where there are vectors, which find something like anything", () => {
    const of = (cosine?: number) => gate("Is the harbour of Lisbon deep?", 0.6, {}, cosine).figure
    expect(of(0.1)).toBeLessThan(of())
    expect(of(0.7)).toBeGreaterThan(of())
    const between = { gateThreshold: (of(0.1) + of()) / 2 }
    expect(gate("Is the harbour of Lisbon deep?", 0.6, between).open).toBe(true)
    expect(gate("Is the harbour of Lisbon deep?", 0.6, between, 0.1).open).toBe(false)
  })

  test("does not look at vectors that are not believed", () => {
    const of = (...vector: readonly [cosine?: number, reliability?: number]) =>
      gate("Is the harbour of Lisbon deep?", 0.6, {}, ...vector).figure
    expect(of(0.1, 0)).toBe(of())
    expect(of(0.9, 0)).toBe(of())
  })

  test("opens from the figure on that is set", () => {
    const { figure: reached } = gate("Is the harbour of Lisbon deep?", 0.3)
    expect(gate("Is the harbour of Lisbon deep?", 0.3, { gateThreshold: reached }).open).toBe(true)
    expect(gate("Is the harbour of Lisbon deep?", 0.3, { gateThreshold: reached + 0.01 }).open).toBe(false)
  })

  test("says why", () => {
    expect(gate("Thanks!", 1).because).toBe("nothing was asked")
    expect(gate("What do you know about me?", 0).because).toBe("a question about the user")
  })
})

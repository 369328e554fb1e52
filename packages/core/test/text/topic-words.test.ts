import { expect, it } from "vitest"
import { subtopicsIn, topicsIn } from "../../src/text/topics/topic-words.ts"

it.each([topicsIn, subtopicsIn])("a word without an end is looked up in time that grows as its letters", (read) => {
  const cost = (letters: number): number => {
    const word = "a".repeat(letters)
    const before = process.cpuUsage()
    for (let time = 0; time < 10; time++) read([word], word)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  cost(2_000)
  expect(cost(32_000) / Math.max(10_000, cost(2_000))).toBeLessThan(16)
})

it("a longer word has the topic of the known word that it begins with", () => {
  expect(topicsIn(["klavierlehrer"], "klavierlehrer")).toEqual(topicsIn(["klavier"], "klavier"))
})

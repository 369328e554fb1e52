import { describe, expect, test } from "vitest"
import { backgroundFrequency } from "../../src/text/background-frequency.ts"
import { queryWords, topicWords } from "../../src/text/query-words.ts"

describe("queryWords", () => {
  test("stop words go and the rarest word comes first", () => {
    expect(queryWords("What did I say about the time in Reykjavik?")).toEqual(["reykjavik", "sai", "time"])
  })

  test("a query of nothing but stop words keeps them", () => {
    expect(queryWords("who am I")).toEqual(expect.arrayContaining(["who", "am", "i"]))
  })

  test("May is a month, so it stays", () => {
    expect(queryWords("in May")).toEqual(["mai"])
  })

  test("each word once, at most 32", () => {
    const words = queryWords(Array.from({ length: 300 }, (_, place) => `word${place} word${place}`).join(" "))
    expect(words).toHaveLength(32)
    expect(new Set(words).size).toBe(32)
  })

  test("of a pasted text both ends count", () => {
    const words = topicWords(`zebra ${"lorem ".repeat(20_000)} quokka`)
    expect(words).toEqual(expect.arrayContaining(["zebra", "quokka"]))
  })
})

describe("shareOf", () => {
  test("common words are in more messages than rare ones, unknown ones in none", () => {
    expect(backgroundFrequency("the")).toBeGreaterThan(backgroundFrequency("dog"))
    expect(backgroundFrequency("dog")).toBeGreaterThan(backgroundFrequency("zebra"))
    expect(backgroundFrequency("xyzzy")).toBe(0)
  })

  test("the word forms of a stem are added up", () => {
    expect(backgroundFrequency("recommend")).toBeGreaterThan(0.05)
  })
})

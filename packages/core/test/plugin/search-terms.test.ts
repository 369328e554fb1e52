import { describe, expect, it } from "vitest"
import { distinctTerms, selectTerms } from "../../src/plugin/search-terms.ts"

const counted = (frequencies: readonly number[], isAdded = false) =>
  frequencies.map((documentFrequency, at) => ({ word: `w${at}`, weight: 1, isAdded, documentFrequency }))

describe("the terms that are looked up", () => {
  it("exclude terms that no memory of the scope contains", () => {
    expect(selectTerms(counted([3, 0, 1]), 10).map(({ word }) => word)).toEqual(["w2", "w0"])
  })

  it("are at most 32 in a small scope, the rarest first", () => {
    const many = selectTerms(counted(Array.from({ length: 40 }, (_, at) => 40 - at)), 100)
    expect(many.length).toBe(32)
    expect(many[0]).toEqual({ word: "w39", weight: 1, isAdded: false, documentFrequency: 1 })
  })

  it("are at most eight in a large scope, and only four if these are frequent", () => {
    expect(selectTerms(counted(Array.from({ length: 20 }, () => 10)), 100_000).length).toBe(8)
    expect(
      selectTerms(counted([10, 20, 30, 29_000, 30_000, 40_000]), 100_000).map(
        ({ documentFrequency }) => documentFrequency,
      ),
    ).toEqual([10, 20, 30, 29_000])
  })

  it("are the query's own before those that were added for them, however rare", () => {
    const own = counted(Array.from({ length: 32 }, () => 50))
    const added = counted([1, 2, 3], true)
    expect(selectTerms([...added, ...own], 100).every(({ isAdded }) => !isAdded)).toBe(true)
    expect(selectTerms([...added, ...own.slice(1)], 100).at(-1)).toEqual(added[0])
  })
})

describe("the distinct terms of a query", () => {
  const words = [
    { word: "cat", weight: 1 },
    { word: "pet", weight: 0.3, of: "cat" },
    { word: "pet", weight: 0.5, of: "vet" },
  ]

  it("have the highest of their weights", () => {
    expect(distinctTerms(words, 100)).toEqual([
      { word: "cat", weight: 1, isAdded: false },
      { word: "pet", weight: 0.5, isAdded: true },
    ])
  })

  it("are its own alone in a large scope, unless it has none", () => {
    expect(distinctTerms(words, 5_001).map(({ word }) => word)).toEqual(["cat"])
    expect(distinctTerms(words.slice(1), 5_001).map(({ word }) => word)).toEqual(["pet"])
  })
})

import { describe, expect, test } from "vitest"
import { WordScan } from "../../../src/turn/recall/word-scan.ts"

describe("scanning a field for the words of a query", () => {
  test("counts each, up to 255 times", () => {
    const scan = new WordScan(["tea", "pot"])
    expect(scan.scan("tea for two and two for tea")).toBe(7)
    expect([...scan.found]).toEqual([2, 0])
    scan.scan("pot ".repeat(1_000).trim())
    expect([...scan.found]).toEqual([0, 255])
  })

  test("sees pairs in the order of the query, and beginnings", () => {
    const scan = new WordScan(["rubber", "duck", "photograph"])
    scan.scan("duck rubber duck photographi")
    expect([...scan.bigrams]).toEqual([1, 0, 0])
    expect([...scan.prefixed]).toEqual([0, 0, 1])
  })

  test("words of one, two and many letters, in any script", () => {
    const words = ["a", "ab", "香港", "서울", "x".repeat(64)]
    const scan = new WordScan(words)
    for (const [place, word] of words.entries()) {
      scan.scan(`zz ${word} zz`)
      expect([...scan.found].indexOf(1), word).toBe(place)
    }
  })

  test("cues are reported by kind and are no words of the query", () => {
    const cueBits = new Map([
      ["my", 1],
      ["ago", 2],
    ])
    const scan = new WordScan(["bike"], cueBits)
    scan.scan("bike my bike")
    expect([scan.cueBits, [...scan.found], [...scan.bigrams]]).toEqual([1, [2], [0]])
    scan.scan("ago my")
    expect(scan.cueBits).toBe(3)
    scan.scan("neither")
    expect(scan.cueBits).toBe(0)
  })

  test.each(["resturant", "restauurant", "restairant", "restaurnat", "restauran"])("%s may be mistyped", (word) => {
    const unsure = new WordScan([word, "menu"], new Map(), new Set([word]))
    unsure.scan("the restaurant and the")
    expect([...unsure.prefixed]).toEqual([1, 0])
    for (const other of ["testaurant", "res", "resultant"]) {
      unsure.scan(`the ${other}`)
      expect(unsure.prefixed[0], other).toBe(0)
    }
  })

  test("a field of over 64 KiB is read to there", () => {
    const scan = new WordScan(["end"])
    scan.scan(`${"x ".repeat(40_000)}end`)
    expect(scan.found[0]).toBe(0)
  })
})

import { describe, expect, test } from "vitest"
import { analyse } from "../../src/text/analyse.ts"
import { truncate } from "../../src/text/grapheme.ts"
import { bestPassage } from "../../src/text/passage.ts"

const filler = "Nothing of interest stands in this sentence. ".repeat(30)

describe("bestPassage", () => {
  test("a short text comes back whole", () => {
    expect(bestPassage(" I live in Oslo. ", ["oslo"])).toBe("I live in Oslo.")
  })

  test("a long one is shown around what matched, in whole sentences", () => {
    const shown = bestPassage(`${filler}My sister moved to Oslo in May. ${filler}`, analyse("sister Oslo"))
    expect(shown).toContain("My sister moved to Oslo in May.")
    expect(shown.length).toBeLessThanOrEqual(400)
    expect(shown).toMatch(/^… .* …$/)
  })

  test("the rarer word decides", () => {
    const shown = bestPassage(`The time is now. ${filler}Quokkas are small.`, ["time", "quokka"])
    expect(shown).toContain("Quokkas are small.")
  })

  test("a sentence without end is cut around the word", () => {
    const shown = bestPassage(`${"word ".repeat(400)}quokka ${"word ".repeat(400)}`, ["quokka"])
    expect(shown).toContain("quokka")
    expect(shown.length).toBeLessThanOrEqual(400)
  })

  test("nothing matched: it begins at the beginning", () => {
    expect(bestPassage(`First things first. ${filler}`, ["zebra"])).toMatch(/^First things first\./)
  })
})

describe("shortened", () => {
  test("never cuts a character as people see it", () => {
    const family = "👩‍👩‍👧"
    expect(truncate(family.repeat(20), 30)).toBe(`${family.repeat(3)}…`)
  })

  test("ends at a word where one ends near", () => {
    expect(truncate("Prefers tabs over spaces everywhere", 20)).toBe("Prefers tabs over…")
  })

  test("a sentence with another form of the word is found as well", () => {
    const text = `${"Nothing of note. ".repeat(60)}She bought a quay. ${"Nothing of note. ".repeat(60)}`
    expect(bestPassage(text, analyse("buy"))).toContain("She bought a quay.")
  })
})

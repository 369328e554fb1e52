import { describe, expect, test } from "vitest"
import { ANALYSER_VERSION } from "../../src/text/analyse.ts"
import { wordsOf } from "../../src/text/words.ts"

const at = Date.UTC(2023, 4, 20)

describe("wordsOf", () => {
  test("a memory is found by its text, speaker, neighbours and month", () => {
    expect(wordsOf({ text: "Likes tea", speaker: "Ada", before: "Coffee?", after: "Noted", createdAt: at })).toEqual({
      text: "like tea",
      speaker: "ada",
      before: "coffe",
      after: "note",
      afterQuestion: true,
      month: "mai 2023",
      version: ANALYSER_VERSION,
    })
  })

  test("of long neighbours only the nearest 120 characters count", () => {
    const words = wordsOf({
      text: "x",
      before: `far ${"- ".repeat(80)}near`,
      after: `near ${"- ".repeat(80)}far`,
      createdAt: at,
    })
    expect(words.before).toBe("near")
    expect(words.after).toBe("near")
  })

  test.each(["Really?", "“Really?”", "本当？", "¿De verdad? "])("%s is a question before", (before) => {
    expect(wordsOf({ text: "x", before, createdAt: at }).afterQuestion).toBe(true)
  })

  test("a statement before is none", () => {
    expect(wordsOf({ text: "x", before: "Is it? Yes.", createdAt: at }).afterQuestion).toBe(false)
  })

  test("a date that is none leaves the month empty", () => {
    expect(wordsOf({ text: "x", createdAt: Number.NaN }).month).toBe("")
  })
})

import { describe, expect, test } from "vitest"
import { cutIgnored } from "../../src/turn/ignore.ts"

describe("ignored texts", () => {
  test("a pattern is literal, in any case, everywhere", () => {
    expect(cutIgnored("[BOT] hi [bot] there (.*)", ["[bot] "])).toBe("hi there (.*)")
  })

  test("a star matches anything on the line", () => {
    expect(cutIgnored("a <id=7> b <id=8> c", ["<id=*> "])).toBe("a b c")
  })

  test("a star at the end reaches to the end of the line", () => {
    expect(cutIgnored("Hello\nSent from my phone", ["Sent from*"])).toBe("Hello\n")
  })

  test("two stars match anything over several lines", () => {
    expect(cutIgnored("a\n<x>\nb\n</X>\nc <x>d</x>", ["<x>**</x>"])).toBe("a\n\nc ")
    expect(cutIgnored("Hello\n-- \nAda\nLisbon", ["-- **"])).toBe("Hello\n")
    expect(cutIgnored("a <x> b", ["<x>**</x>"])).toBe("a <x> b")
  })

  test("characters that are longer in lower case do not shift the match", () => {
    expect(cutIgnored("İstanbul [BOT] hi", ["[bot] "])).toBe("İstanbul hi")
  })

  test("a pattern of stars alone cuts nothing", () => {
    expect(cutIgnored("Hello", ["*", "**"])).toBe("Hello")
  })

  test("many stars are cut in linear time", () => {
    expect(cutIgnored("a".repeat(60_000), ["a*a*a*a*a*b", "a**a**a**b"])).toHaveLength(60_000)
  })
})

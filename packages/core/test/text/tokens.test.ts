import fc from "fast-check"
import { countTokens as exact } from "gpt-tokenizer/encoding/o200k_base"
import { describe, expect, test } from "vitest"
import { countTokens } from "../../src/text/tokens.ts"
import { TEXTS } from "./token-texts.ts"

const errorOf = (text: string) => (countTokens(text) - exact(text)) / exact(text)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe("countTokens", () => {
  test("is within 12 % of o200k on average, over fourteen languages and code", () => {
    const errors = Object.values(TEXTS).flatMap((texts) => texts.map(errorOf))
    expect(mean(errors.map(Math.abs))).toBeLessThan(0.12)
  })

  test.each(Object.keys(TEXTS))("%s is neither far too high nor too low", (name) => {
    const error = mean((TEXTS[name] ?? []).map(errorOf))
    expect(error).toBeGreaterThan(-0.2)
    expect(error).toBeLessThan(0.2)
  })

  test.each([
    ["numbers and dates", "On 2023-05-14 at 13:45 I paid $1,299.99 for 3 items."],
    ["a hash", "3f2b8c1a9d4e4f6a8b7c1e2d3f4a5b6c0b1c2d3e4f5a6b7c8d9e0f1a2b3c4d5e"],
    ["emoji", "😀😃🎉👩‍👩‍👧🇩🇪👍🏽🧑‍🚀🔥🦄🥑"],
    ["an address", "https://example.com/path/to/page?id=42&ref=abc#top"],
    ["marks upon marks", "Z̴̢̛͔̞a̷͎̓l̵̬̈́g̶̱̽o̸̗̓ t̴̢̛e̷͎̓ẍ̵̬́ṯ̶̽"],
  ])("%s is about right", (_, text) => {
    expect(Math.abs(errorOf(text))).toBeLessThan(0.25)
  })

  test("nothing costs nothing", () => {
    expect(countTokens("")).toBe(0)
  })

  test("any text costs a whole number, at least one and at most three for a unit", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        const tokens = countTokens(text)
        expect(Number.isInteger(tokens)).toBe(true)
        expect(tokens).toBeGreaterThanOrEqual(1)
        expect(tokens).toBeLessThanOrEqual(3 * text.length)
      }),
    )
  })

  test("lines cost together what they cost one by one, give or take one each", () => {
    const lines = fc.array(fc.constantFrom(...Object.values(TEXTS).flat()), { maxLength: 20 })
    fc.assert(
      fc.property(lines, (parts) => {
        const whole = countTokens(parts.map((part) => `${part}\n`).join(""))
        const sum = parts.reduce((tokens, part) => tokens + countTokens(`${part}\n`), 0)
        expect(Math.abs(whole - sum)).toBeLessThanOrEqual(parts.length)
      }),
    )
  })
})

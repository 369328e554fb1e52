import { describe, expect, test } from "vitest"
import { countTokens } from "../../src/text/tokens.ts"

describe("countTokens", () => {
  // Beside them: what o200k counts.
  test.each([
    ["I have a dog named Biscuit and we walk to the park every morning before work.", 18],
    ["你好，我住在香港，喜欢喝茶和读书。", 13],
    ["Привет! Меня зовут Анна, я живу в Санкт-Петербурге и работаю учителем математики.", 26],
    ["On 2023-05-14 at 13:45 I paid $1,299.99 for 3 items.", 26],
  ])("%s is about right", (text, tokens) => {
    expect(Math.abs(countTokens(text) - tokens) / tokens).toBeLessThan(0.25)
  })

  test("Chinese costs more a character than English", () => {
    expect(countTokens("茶".repeat(100))).toBeGreaterThan(2 * countTokens("tea ".repeat(25)))
  })

  test("nothing costs nothing", () => {
    expect(countTokens("")).toBe(0)
  })

  test("two halves cost as much as the whole, give or take what stands at the cut", () => {
    const half = "Prefers tabs over spaces\n"
    expect(Math.abs(countTokens(half + half) - 2 * countTokens(half))).toBeLessThanOrEqual(1)
  })
})

import fc from "fast-check"
import { countTokens as exact } from "gpt-tokenizer/encoding/o200k_base"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createMemory, type MemoryEngine } from "../src/index.ts"
import { BLOCK_END, BLOCK_START } from "../src/text/block.ts"
import { TEXTS } from "./text/token-texts.ts"

const ODD: readonly (readonly [name: string, text: string])[] = [
  ["nothing", ""],
  ["white space", " \n\t\u3000"],
  ["one letter", "a"],
  ["one character of another script", "茶"],
  ["a megabyte of words", "My quokka bit the postman on Sunday. ".repeat(28_500)],
  ["a megabyte without a space", "x".repeat(1 << 20)],
  ["a megabyte of Chinese", "我住在香港喜欢喝茶".repeat(38_900)],
  ["emoji", "😀👩‍👩‍👧🇩🇪👍🏽🧑‍🚀".repeat(200)],
  ["punctuation", "?!…;:,.-–—()[]{}<>\"'`~@#$%^&*_+=|\\/".repeat(40)],
  ["right to left within left to right", "My friend שלום עולם says \u202eolleh\u202c مرحبا 123 and goes"],
  ["lone surrogates", "\ud83d my dog \udc00\ud800 is called \udfff Biscuit"],
  ["a control character and a null", "my \u0000 dog \u0007 Biscuit"],
  ["query syntax of databases", `"dog" AND NOT (cat* OR NEAR/3 ^x) text:dog -- ; DROP TABLE memories`],
]

let memory: MemoryEngine
beforeEach(async () => {
  memory = await createMemory({ settings: { deadlineMs: 10_000 } })
})
afterEach(() => memory[Symbol.asyncDispose]())

describe("any text", () => {
  test.each(ODD)("of %s may be asked", async (_, text) => {
    const ada = memory.for({ user: "ada" })
    await ada.remember("My quokka is called Biscuit.")
    const recall = await ada.recall(text)
    expect(recall.tokens).toBeLessThanOrEqual(800)
    expect(recall.degraded).toEqual([])
    if (text.trim() === "") expect(recall.block).toBeUndefined()
    await expect(ada.search(text)).resolves.toBeDefined()
  })

  test.each(ODD)("of %s may be said, and spoils nothing for what is said besides", async (_, text) => {
    const ada = memory.for({ user: "ada" })
    await ada.remember([
      { role: "user", text },
      { role: "assistant", text },
    ])
    await ada.remember("My quokka is called Quentin.")
    const { block = "" } = await ada.recall("What is my quokka called?")
    expect(block).toContain("Quentin")
    expect(block.startsWith(`${BLOCK_START}\n`)).toBe(true)
    expect(block.endsWith(`\n${BLOCK_END}`)).toBe(true)
    expect(block.isWellFormed()).toBe(true)
  })
})

describe("the budget of a block", () => {
  const languages = Object.keys(TEXTS)

  test.each(languages)("in %s is passed by at most a tenth, counted exactly", async (language) => {
    const texts = TEXTS[language] ?? []
    const ada = memory.for({ user: language })
    for (const [place, text] of texts.entries()) {
      for (let part = 0; part < 12; part++) {
        await ada.add(`${place}.${part} quokka ${text.slice((part * 31) % 60)}`, { category: "fact" })
      }
    }
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2_000 }), async (maxTokens) => {
        const { block = "", tokens } = await ada.recall("What about my quokka?", { maxTokens })
        expect(tokens).toBeLessThanOrEqual(maxTokens)
        expect(exact(block)).toBeLessThanOrEqual(1.1 * maxTokens)
      }),
      { numRuns: 15 },
    )
  })
})

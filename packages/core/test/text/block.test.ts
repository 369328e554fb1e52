import { describe, expect, test } from "vitest"
import { BLOCK_END, BLOCK_START, stripBlocks } from "../../src/text/block.ts"

const block = `${BLOCK_START}\n- [2026-11-02] Prefers tabs\n${BLOCK_END}`

describe("stripBlocks", () => {
  test("takes the block and the empty line behind it", () => {
    expect(stripBlocks(`${block}\n\nHello`)).toBe("Hello")
  })

  test("cuts every block and keeps the text between", () => {
    expect(stripBlocks(`a\n${block}\n\nb\n${block}`)).toBe("a\nb\n")
  })

  test("of a block that was cut off takes its lines and no more", () => {
    expect(stripBlocks(`${BLOCK_START}\n- [2026-11-02] Prefers\nHello`)).toBe("Hello")
  })

  test("a cut-off block does not swallow the words before the next one", () => {
    expect(stripBlocks(`${BLOCK_START}\nHello\n${block}\n\nyou`)).toBe("Hello\nyou")
  })

  test("a text without a block comes back as it is", () => {
    expect(stripBlocks(" as it is\r\n")).toBe(" as it is\r\n")
  })

  test("ten thousand openings are no trouble", () => {
    expect(stripBlocks("<keepsake-memory".repeat(10_000))).toBe("")
  })
})

import { describe, expect, test } from "vitest"
import { typed } from "../../../src/turn/recall/wrappers.ts"

describe("what a person typed", () => {
  test.each([
    ["<system-reminder>\nBe brief.\n</system-reminder>\nWhere is Ada?"],
    ["Where is Ada?\n<environment_details>\nfiles: a, b\n</environment_details>"],
    ["<command-name>/x</command-name>\n<command-message>x</command-message>\nWhere is Ada?"],
    ['<attachment id="1">text</attachment>\nWhere is Ada?'],
    ["<context>\nfile\n</context>\n<user_query>\nWhere is Ada?\n</user_query>"],
    ["<SYSTEM-REMINDER>x</SYSTEM-REMINDER>Where is Ada?"],
  ])("is found in %j", (text) => {
    expect(typed(text).trim()).toBe("Where is Ada?")
  })

  test.each([
    "Where is Ada?",
    "Use <b>bold</b> here",
    "<system-reminder> is a tag",
    "a <context>b</context> inside a line",
  ])("is everything in %j", (text) => {
    expect(typed(text)).toBe(text)
  })

  test("ten thousand open tags are no trouble", () => {
    const text = `${"<context>\n".repeat(10_000)}${"</documents>\n".repeat(10_000)}`
    expect(typed(text).length).toBeGreaterThan(0)
  })
})

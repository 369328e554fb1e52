import { describe, expect, test } from "vitest"
import { timeNamed } from "../../../src/turn/recall/time-named.ts"

// A Friday.
const now = Date.UTC(2026, 10, 20, 15)
const days = (text: string) => {
  const range = timeNamed(text, now)
  const day = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString().slice(0, 10))
  return range && [day(range.from), day(range.below)]
}

describe("the time that a text names", () => {
  test.each([
    ["what did I say yesterday?", "2026-11-19", "2026-11-20"],
    ["what did we talk about last week?", "2026-11-09", "2026-11-16"],
    ["anything from this month?", "2026-11-01", "2026-11-21"],
    ["last month", "2026-10-01", "2026-11-01"],
    ["three days ago", "2026-11-17", "2026-11-18"],
    ["on Monday", "2026-11-16", "2026-11-17"],
    ["in May", "2026-05-01", "2026-06-01"],
    ["in December", "2025-12-01", "2026-01-01"],
    ["in May 2023", "2023-05-01", "2023-06-01"],
    ["in 2024", "2024-01-01", "2025-01-01"],
  ])("%s", (text, from, below) => {
    expect(days(text)).toEqual([from, below])
  })

  test("is absent when it names none", () => {
    expect(days("what do you know about me?")).toBeUndefined()
  })
})

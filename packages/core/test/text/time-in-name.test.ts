import { afterEach, expect, it } from "vitest"
import { dayIn } from "../../src/text/day.ts"
import { timeInName } from "../../src/text/time-in-name.ts"

const { TZ = "UTC" } = process.env
const now = Date.UTC(2026, 10, 27, 9)

afterEach(() => {
  process.env.TZ = TZ
})

it("a date in the name of a note is that day wherever the process runs", () => {
  for (const zone of ["UTC", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"]) {
    process.env.TZ = zone
    expect(dayIn(zone, timeInName("2026-02-25.md", now) ?? 0)).toBe("2026-02-25")
  }
})

it.each([
  ["2026-02-25.md", "2026-02-25"],
  ["2026-02-25-standup.md", "2026-02-25"],
  ["2026-02-25_x.md", "2026-02-25"],
  ["Standup 2026-02-25.md", "2026-02-25"],
  ["2028-02-29 to 2024-02-29.md", "2024-02-29"],
  ["2026-02-30 or 2026-03-02.md", "2026-03-02"],
])("%s is dated %s", (name, day) => {
  expect(dayIn("UTC", timeInName(name, now) ?? 0)).toBe(day)
})

it.each([
  "notes.md",
  "2026-02-30.md",
  "2026-13-01.md",
  "2026-00-10.md",
  "2025-02-29.md",
  "12026-02-25.md",
  "2026-02-255.md",
  "2026-02.md",
  "1815-06-18 Waterloo.md",
  "0026-02-25.md",
  "2026-11-28.md",
])("%s has no date on which a note was written", (name) => {
  expect(timeInName(name, now)).toBeUndefined()
})

it("a note of today is not dated in the future", () => {
  const time = timeInName("2026-11-27.md", now)
  expect(time).toBeLessThanOrEqual(now)
  expect(dayIn("UTC", time ?? 0)).toBe("2026-11-27")
})

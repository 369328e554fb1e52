import { expect, it } from "vitest"
import { leftAnother } from "../../../src/turn/remember/opposite-statements.ts"

it.each([
  ["Quit the job at Globex last year", "Works at Acme", true],
  ["No longer works at Globex", "Works for Acme", true],
  ["Was laid off by Globex", "Works at Acme", true],
  ["Quit the job at Acme", "Works at Acme", false],
  ["No longer works at Acme", "Works at Acme as a cook", false],
  ["Quit the job", "Works at Acme", false],
  ["Works at Globex", "Works at Acme", false],
])("%s, where %s stands, ends the work for another: %s", (statement, standing, another) => {
  expect(leftAnother(statement, standing)).toBe(another)
})

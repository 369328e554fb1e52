import { expect, it } from "vitest"
import { cursorAt, isNumber, isText, placeOf } from "../../src/plugin/cursor.ts"

it("returns the place for the same question in any field order", () => {
  const cursor = cursorAt(["list", { tenant: "a", pools: ["x"] }], [7])
  expect(placeOf(["list", { pools: ["x"], tenant: "a" }], cursor, isNumber)).toEqual([7])
})

it.each([
  ["another question", cursorAt("other", [7])],
  ["another kind of place", cursorAt("mine", ["seven"])],
  ["nothing of ours", "🦭"],
  ["nothing at all", ""],
])("refuses %s", (_, cursor) => {
  expect(() => placeOf("mine", cursor, isNumber)).toThrow(expect.objectContaining({ code: "cursor_invalid" }))
})

it("carries any text", () => {
  const text = '👩‍👩‍👧 \0 "x"'
  expect(placeOf("q", cursorAt("q", [text]), isText)).toEqual([text])
})
